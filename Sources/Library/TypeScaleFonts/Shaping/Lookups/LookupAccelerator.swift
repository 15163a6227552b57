/// The glyphs at which a pass's lookups may start, and the adjacent glyphs that they require.
struct LookupAccelerator: Sendable {
    /// The lookups that may start at each glyph.
    var masks: LookupMaskTable
    /// The lookups that may start before each glyph.
    private var next: LookupMaskTable
    /// The lookups that may start after each glyph.
    private var previous: LookupMaskTable
    /// A bit mask of the lookups that only kern adjacent glyphs.
    private(set) var kerns: UInt64 = 0

    /// The maximum number of subtables to search for a pair without counting steps.
    private static let maximumKernSubtableCount = 128

    /// The number of subtables in the lookups that only kern adjacent glyphs.
    private var kernSubtableCount = 0

    /// The maximum number of rules in a context that are read each time they are applied.
    private static let maximumUnreadCount = 32

    /// The maximum number of subtables to prepare.
    private static let maximumSubtableCount = 1 << 14

    /// The ranges of mark glyphs, or `nil` if the face doesn't define classes of glyphs.
    private let marks: [ClosedRange<UInt16>]?

    /// The number of glyphs and rules that can still be read.
    var remaining: Int
    /// The number of pages that the tables can have.
    private let maximumPageCount: Int
    /// Whether the rules of contexts are read now, and not each time they are applied.
    private let readsContexts: Bool
    /// Whether there are contexts whose rules were not read.
    private(set) var hasUnreadContexts = false
    private(set) var subtables: [CompiledSubtable] = []
    private(set) var words: [CoverageWord] = []
    private(set) var contexts = ContextStore()
    /// The stored substitutes, or -1 for glyphs without a substitute.
    private(set) var substitutes: [Int32] = []
    /// The filters of lookups with many contexts.
    private(set) var filters: [SubtableFilter] = []

    init(_ gdef: GdefTable?, _ budget: LookupBudget) {
        marks = gdef.flatMap { $0.hasGlyphClasses ? $0.marks : nil }
        masks = LookupMaskTable()
        next = masks
        previous = masks
        remaining = budget.remaining
        maximumPageCount = budget.pages
        readsContexts = budget.readsContexts
        if remaining <= 0 { stopReading(at: 1) }
    }

    /// The number of pages in the tables.
    var pageCount: Int { masks.pageCount + next.pageCount + previous.pageCount }

    /// Returns the lookups that may start at a glyph between two neighbors.
    ///
    /// A neighbor is `nil` at either end of the text. The result is valid only if the lookups skip
    /// no glyphs.
    func lookups(at glyph: UInt16, after before: UInt16?, before after: UInt16?) -> UInt64 {
        let bits = masks[glyph]
        guard bits & ~(next.unconditional & previous.unconditional) != 0 else { return bits }
        return bits & (next.unconditional | (after.map { next[$0] } ?? 0))
            & (previous.unconditional | (before.map { previous[$0] } ?? 0))
    }

    /// The bits of the lookups that allow any glyph, or none, after their first glyph.
    var unconditional: UInt64 { next.unconditional }

    /// Returns the bits of the lookups that test the next glyph and may start before a glyph.
    @inline(__always)
    func allowed(before glyph: UInt16) -> UInt64 { next[glyph] }

    /// Returns whether the glyph after a lookup's first glyph is known to be in a certain set.
    func testsNext(_ bit: UInt64) -> Bool { next.unconditional & bit == 0 }

    /// Returns whether the glyph before a lookup's first glyph is known to be in a certain set.
    func testsPrevious(_ bit: UInt64) -> Bool { previous.unconditional & bit == 0 }

    /// Returns whether a lookup that tests the next glyph may start before a glyph.
    @inline(__always)
    func isAllowed(_ bit: UInt64, before glyph: UInt16) -> Bool { next[glyph] & bit != 0 }

    /// Returns whether a lookup that tests the previous glyph may start after a glyph.
    @inline(__always)
    func isAllowed(_ bit: UInt64, after glyph: UInt16) -> Bool { previous[glyph] & bit != 0 }

    /// Adds the lookup at an index in the pass, and returns the indices of its subtables, or `nil`
    /// if there are too many.
    mutating func add(
        _ lookup: Lookup,
        _ index: Int,
        _ table: LayoutTable,
        isGlobal: Bool
    ) -> Range<Int>? {
        guard remaining > 0 else { return nil }
        let first = subtables.count
        let bit = LookupPass.bit(index)
        let bytes = table.bytes
        let isPlain = index < LookupPass.lastBit && lookup.properties.skipsOnlyMarks
        let kernSubtableCount = kernSubtableCount + lookup.subtableCount
        let isShort = kernSubtableCount <= Self.maximumKernSubtableCount
        var kerns = table.isPositioning && isPlain && isShort && isGlobal
        var isWhole = true
        var hasMarks = false
        for subtable in 0..<lookup.subtableCount where remaining > 0 {
            remaining -= 1
            guard let (type, start) = lookup.subtable(subtable, bytes) else { continue }
            kerns = kerns && type == .pairAdjustment && Self.onlyKerns(start, bytes)
            guard var compiled = CompiledSubtable(type, start, bytes) else { continue }
            if !store(&compiled, bytes) {
                isWhole = false
            } else if type == .singleSubstitution, lookup.properties.skipsOnlyClasses {
                let range = SubstituteRange(compiled, bytes, in: &substitutes)
                subtables[subtables.count - 1].substitutes = range
                remaining -= range.glyphCount
            }
            masks.insert(bit, compiled.coverage, words, bytes, &remaining)
            // For kerning, testing neighbors costs more than it saves.
            let testsNeighbors = isPlain && (!table.isPositioning || compiled.isContext)
            let tested = testsNeighbors ? compiled.context : -1
            if testsNeighbors, type == .ligatureSubstitution {
                insertSecondComponents(bit, bytes, Offset(start.value))
            } else {
                next.insert(bit, tested, contexts, bytes, &remaining) { $0.next }
            }
            if let bases = compiled.bases, index < LookupPass.lastBit,
                type == .markToMarkAttachment ? isPlain : marks != nil
            {
                // Only marks are between a mark and its base. Two marks must be adjacent.
                previous.insert(bit, bases, words, bytes, &remaining)
                if let marks, !hasMarks, type != .markToMarkAttachment {
                    hasMarks = true
                    for glyphs in marks {
                        remaining -= glyphs.count
                        previous.insert(bit, glyphs)
                    }
                }
            } else {
                previous.insert(bit, tested, contexts, bytes, &remaining) { $0.previous }
            }
        }
        if pageCount > maximumPageCount { remaining = 0 }
        if remaining <= 0 {
            stopReading(at: bit)
            return nil
        }
        if kerns, isWhole {
            self.kerns |= bit
            self.kernSubtableCount = kernSubtableCount
        }
        return isWhole ? first..<subtables.count : nil
    }

    /// Returns whether a pair adjustment changes only the first glyph, and does not raise it.
    ///
    /// Fonts for text from right to left also move the glyph by its kerning.
    private static func onlyKerns(_ start: Offset<Subtable>, _ bytes: TableBytes) -> Bool {
        let table = Offset<PairPos1>(start.value)
        let first = ValueFormat(rawValue: bytes.glyph(table, .valueFormat1))
        return bytes[table, .valueFormat2] == 0 && first.isDisjoint(with: .vertical)
    }

    /// Adds a lookup that only contexts apply, and returns the indices of its subtables, or `nil`
    /// if there are too many.
    mutating func addNested(_ lookup: Lookup, _ bytes: TableBytes) -> Range<Int>? {
        let first = subtables.count
        for subtable in 0..<lookup.subtableCount {
            remaining -= 1
            guard remaining > 0 else { return nil }
            guard let (type, start) = lookup.subtable(subtable, bytes),
                var compiled = CompiledSubtable(type, start, bytes)
            else { continue }
            remaining -= bytes[compiled.coverage.table, .count]
            guard store(&compiled, bytes) else { return nil }
        }
        return remaining > 0 ? first..<subtables.count : nil
    }

    /// Adds a filter for the subtables of a lookup, and returns its index.
    ///
    /// Returns `nil` if a filter would save no time or take too much memory.
    mutating func addFilter(_ subtables: Range<Int>?, _ bytes: TableBytes) -> Int? {
        guard readsContexts, let subtables, subtables.count >= SubtableFilter.minimumCount,
            self.subtables[subtables].contains(where: { $0.isContext })
        else { return nil }
        var filter = SubtableFilter()
        let size = SubtableFilter.groupSize
        for start in stride(from: subtables.lowerBound, to: subtables.upperBound, by: size) {
            let group = self.subtables[start..<min(start + size, subtables.upperBound)]
            filter.addGroup(group, words, contexts, bytes, &remaining)
            // Half of the pages remain for the masks of lookups.
            guard remaining > 0, pageCount + filter.pageCount <= maximumPageCount / 2 else {
                return nil
            }
        }
        filters.append(filter)
        return filters.count - 1
    }

    /// Stores a subtable with its coverages and context, or returns `false` if there are too many.
    private mutating func store(_ compiled: inout CompiledSubtable, _ bytes: TableBytes) -> Bool {
        guard subtables.count < Self.maximumSubtableCount else { return false }
        compiled.coverage.words = words.append(compiled.coverage.table, bytes)
        if let bases = compiled.bases {
            remaining -= bytes[bases.table, .count]
            compiled.bases?.words = words.append(bases.table, bytes)
        }
        if let context = SequenceContext(at: compiled.start, compiled.type, bytes) {
            if readsContexts || context.ruleCount(bytes) > Self.maximumUnreadCount {
                let index = contexts.append(context, bytes, &remaining)
                compiled.context = Int32(truncatingIfNeeded: index)
            } else {
                hasUnreadContexts = true
            }
        }
        if compiled.type == .pairAdjustment, bytes[compiled.start, .format] == 2 {
            compiled.classes = PairClasses(of: compiled.start, bytes) {
                contexts.read($0, bytes, &remaining)
            }
        }
        subtables.append(compiled)
        return true
    }

    /// Lets the lookup with a bit and all later ones start at any glyph.
    @inline(never)
    private mutating func stopReading(at bit: UInt64) {
        let bits = LookupPass.markBit - bit
        masks.insertForAllGlyphs(bits)
        next.unconditional |= bits
        previous.unconditional |= bits
    }

    private mutating func insertSecondComponents(
        _ bit: UInt64,
        _ bytes: TableBytes,
        _ table: Offset<SequenceSubst>
    ) {
        for index in 0..<bytes[table, .count] where remaining > 0 {
            remaining -= 1
            guard let set: Offset<LigatureSet> = bytes.follow(table, .offsets, index)
            else { continue }
            for index in 0..<bytes[set, .ligatureCount] where remaining > 0 {
                remaining -= 1
                guard let ligature: Offset<Ligature> = bytes.follow(set, .ligatureOffsets, index)
                else { continue }
                if bytes[ligature, .componentCount] == 1 { next.unconditional |= bit }
                let second = bytes.glyph(ligature, .componentGlyphIDs)
                next.insert(bit, second...second)
            }
        }
    }
}
