/// The lookups that a plan applies from one table, in order.
final class LookupStage: Sendable {
    let table: LayoutTable
    let lookups: [StagedLookup]
    let subtables: [StagedSubtable]
    /// The coverages of the subtables.
    private let words: [CoverageWord]
    /// The rules of contexts that have a single rule.
    let rules: [SequenceRule]
    /// The bits of the lookups that apply to the glyphs of each feature.
    private let bitsOfFeatures: [UInt64]
    /// The features for which ``bitsOfFeatures`` contains more than ``globalBits``.
    private let usedFeatures: UInt32
    /// The bits of the lookups that apply to all glyphs.
    let globalBits: UInt64
    /// The glyphs at which each lookup may start, by the lookup's ``bit(_:)``.
    let accelerator: LookupAccelerator
    let values: ValueRecordReader
    let gdef: GdefTable?
    let glyphCount: Int

    /// Prepares the lookups in a table, or returns `nil` if there are neither lookups nor marks.
    init?(
        _ table: LayoutTable,
        _ lookups: [PlannedLookup],
        _ face: FaceData,
        _ gdef: GdefTable?
    ) {
        let marks = gdef?.marks ?? []
        guard !lookups.isEmpty || !marks.isEmpty else { return nil }
        var accelerator = LookupAccelerator(glyphCount: face.glyphCount)
        var globalBits = Self.markBit
        var used = FeatureMask()
        var bitsOfFeatures = [UInt64](repeating: 0, count: 32)
        var staged: [StagedLookup] = []
        for (index, planned) in lookups.enumerated() {
            guard let lookup = table.lookup(planned.index) else { continue }
            let isGlobal = planned.features.contains(.global)
            let bit = Self.bit(index)
            if isGlobal { globalBits |= bit }
            used.formUnion(planned.features)
            for feature in bitsOfFeatures.indices
            where planned.features.rawValue &>> UInt32(feature) & 1 != 0 {
                bitsOfFeatures[feature] |= bit
            }
            let subtables = accelerator.add(lookup, index, table, isGlobal: isGlobal)
            let first = lookup.subtable(0, table.bytes)
            staged.append(
                StagedLookup(
                    lookup: lookup,
                    features: planned.features,
                    options: planned.options,
                    bit: bit,
                    subtables: subtables,
                    isReversed: first?.0 == .reverseChainedSubstitution
                )
            )
        }
        for glyphs in marks { accelerator.digest.insert(Self.markBit, glyphs) }
        self.table = table
        self.lookups = staged
        subtables = accelerator.subtables
        words = accelerator.words
        rules = accelerator.rules
        self.bitsOfFeatures = bitsOfFeatures
        usedFeatures = used.rawValue & ~FeatureMask.global.rawValue
        self.globalBits = globalBits
        self.accelerator = accelerator
        self.gdef = gdef
        values = ValueRecordReader(table.bytes, gdef, roundsDeltas: face.roundsDeltas)
        glyphCount = face.glyphCount
    }

    init(copying other: LookupStage) {
        table = other.table
        lookups = other.lookups
        subtables = other.subtables
        words = other.words
        rules = other.rules
        bitsOfFeatures = other.bitsOfFeatures
        usedFeatures = other.usedFeatures
        globalBits = other.globalBits
        accelerator = other.accelerator
        values = other.values
        gdef = other.gdef
        glyphCount = other.glyphCount
    }

    /// Returns the bits of the lookups that may start at a glyph with certain features.
    @inline(__always)
    func lookups(at glyph: UInt16, _ features: FeatureMask) -> UInt64 {
        let bits = accelerator.digest[glyph]
        guard bits & ~globalBits != 0 else { return bits }
        var included = globalBits
        var rest = features.rawValue & usedFeatures
        while rest != 0 {
            included |= bitsOfFeatures[rest.trailingZeroBitCount]
            rest &= rest &- 1
        }
        return bits & included
    }

    /// Returns the coverage index of a glyph, or `nil` if the subtable doesn't cover the glyph.
    @inline(__always)
    func coverageIndex(_ glyph: UInt16, _ subtable: StagedSubtable) -> Int? {
        let words = subtable.words
        guard words.count > 0 else { return searchedIndex(glyph, subtable.coverage) }
        let block = Int(glyph &>> 6) &- Int(words.firstBlock)
        guard block >= 0, block < Int(words.count) else { return nil }
        return self.words[Int(words.start) &+ block].index(of: glyph)
    }

    @inline(never)
    private func searchedIndex(_ glyph: UInt16, _ coverage: Offset<Coverage>) -> Int? {
        table.bytes.coverageIndex(glyph, at: coverage)
    }

    /// The index of the last lookup bit, which all later lookups share.
    static let lastBit = 62

    /// Returns the bit for a lookup, given its index in the stage.
    static func bit(_ index: Int) -> UInt64 { 1 &<< UInt64(min(index, lastBit)) }

    /// The bit for mark glyphs.
    static let markBit: UInt64 = 1 &<< 63
}

/// The glyphs at which a stage's lookups may start, and the adjacent glyphs that they require.
struct LookupAccelerator: Sendable {
    /// The lookups that may start at each glyph.
    var digest: LookupDigest
    /// The lookups that may start before each glyph.
    private var next: LookupDigest
    /// The lookups that may start after each glyph.
    private var previous: LookupDigest
    /// A bit mask of the lookups that only kern adjacent glyphs.
    private(set) var kerns: UInt64 = 0

    /// The maximum number of glyphs to read for all lookups in a stage.
    ///
    /// Only malformed fonts exceed the limit.
    private static let maximumGlyphCount = 1 &<< 22

    /// The maximum number of subtables to search for a pair without counting steps.
    private static let maximumKernSubtableCount = 64

    /// The maximum number of subtables to prepare.
    private static let maximumSubtableCount = 1 &<< 14

    /// The maximum number of words for coverages, which take 256 KB.
    private static let maximumWordCount = 1 &<< 14

    private var remaining = maximumGlyphCount
    private(set) var subtables: [StagedSubtable] = []
    private(set) var words: [CoverageWord] = []
    private(set) var rules: [SequenceRule] = []

    init(glyphCount: Int) {
        digest = LookupDigest(glyphCount: glyphCount)
        next = digest
        previous = digest
    }

    /// Returns the lookups that may start at a glyph between two neighbors.
    ///
    /// A neighbor is `nil` at either end of the text. The result is valid only if the lookups skip
    /// no glyphs.
    @inline(__always)
    func lookups(at glyph: UInt16, after before: UInt16?, before after: UInt16?) -> UInt64 {
        let bits = digest[glyph]
        guard bits & ~(next.unconditional & previous.unconditional) != 0 else { return bits }
        return bits & (next.unconditional | (after.map { next[$0] } ?? 0))
            & (previous.unconditional | (before.map { previous[$0] } ?? 0))
    }

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

    /// Adds the lookup at an index in the stage, and returns the indices of its subtables, or `nil`
    /// if there are too many.
    mutating func add(
        _ lookup: Lookup,
        _ index: Int,
        _ table: LayoutTable,
        isGlobal: Bool
    ) -> Range<Int>? {
        guard remaining > 0 else { return nil }
        let first = subtables.count
        let bit = LookupStage.bit(index)
        let bytes = table.bytes
        let isPlain = index < LookupStage.lastBit && lookup.properties.skipsOnlyMarks
        let isShort = lookup.subtableCount <= Self.maximumKernSubtableCount
        var kerns = table.isPositioning && isPlain && isShort && isGlobal
        var isWhole = true
        for subtable in 0..<lookup.subtableCount where remaining > 0 {
            remaining -= 1
            guard let (type, start) = lookup.subtable(subtable, bytes) else { continue }
            kerns =
                kerns && type == .pairAdjustment
                && bytes[Offset<PairPos1>(start.value), .valueFormat2] == 0
            guard var staged = StagedSubtable(type, start, bytes) else { continue }
            digest.insert(bit, bytes, staged.coverage, &remaining)
            let context = SequenceContext(at: start, format: bytes[start, .format], type)
            if subtables.count < Self.maximumSubtableCount {
                staged.words = makeWords(bytes, staged.coverage)
                if let (_, rule) = context?.coverageRule(bytes) {
                    staged.rule = Int32(truncatingIfNeeded: rules.count)
                    rules.append(rule)
                }
                subtables.append(staged)
            } else {
                isWhole = false
            }
            // For kerning, testing neighbors costs more than it saves.
            let testsNeighbors = isPlain && (!table.isPositioning || context != nil)
            if testsNeighbors, type == .ligatureSubstitution {
                insertSecondComponents(bit, bytes, Offset(start.value))
            } else if testsNeighbors, let context, context.format != 3 {
                insertNextGlyphs(bit, bytes, context)
            } else {
                let following = testsNeighbors ? context?.nextCoverage(bytes) : nil
                next.insert(bit, bytes, following, &remaining)
            }
            let required = testsNeighbors ? context?.previousCoverage(bytes) : nil
            previous.insert(bit, bytes, required, &remaining)
        }
        if remaining <= 0 {
            // This lookup and all later ones may start at any glyph.
            let bits = LookupStage.markBit - bit
            digest.insert(bits, 0...UInt16.max)
            next.unconditional |= bits
            previous.unconditional |= bits
            return nil
        }
        if kerns { self.kerns |= bit }
        return isWhole ? first..<subtables.count : nil
    }

    /// Adds the words of a coverage, or returns none if the table is malformed or the words would
    /// take too much memory.
    private mutating func makeWords(
        _ bytes: TableBytes,
        _ coverage: Offset<Coverage>
    ) -> CoverageWords {
        // A coverage takes at most 1,024 words.
        guard words.count + 1024 <= Self.maximumWordCount else { return CoverageWords() }
        let start = words.count
        var result = CoverageWords(start: Int32(truncatingIfNeeded: start))
        var index: UInt32 = 0
        var next = 0
        for number in 0..<bytes.coveredRangeCount(at: coverage) {
            guard let range = bytes.coveredRange(number, at: coverage),
                range.index == Int(word: index), range.glyphs.lowerBound >= next
            else {
                words.removeLast(words.count - start)
                return CoverageWords()
            }
            for glyph in range.glyphs {
                let block = glyph &>> 6
                if index == 0 { result.firstBlock = block }
                while words.count - start <= Int(block &- result.firstBlock) {
                    words.append(CoverageWord(firstIndex: index))
                }
                words[words.count - 1].glyphs |= 1 &<< UInt64(glyph)
                index &+= 1
            }
            next = Int(range.glyphs.upperBound) + 1
        }
        result.count = UInt16(truncatingIfNeeded: words.count - start)
        return result
    }

    /// Adds the glyphs that may follow the first glyph in the rules of formats 1 and 2.
    private mutating func insertNextGlyphs(
        _ bit: UInt64,
        _ bytes: TableBytes,
        _ context: SequenceContext
    ) {
        guard let sets = context.ruleSets(bytes) else { return }
        var classes: UInt64 = 0
        for index in 0..<sets.count where remaining > 0 {
            remaining -= 1
            guard let set = context.ruleSet(index, of: sets, bytes) else { continue }
            for number in 0..<bytes[set, .ruleCount] where remaining > 0 {
                remaining -= 1
                guard let rule = context.rule(number, of: set, bytes) else { continue }
                // Most glyphs are in class 0.
                let value = rule.input.count > 0 ? bytes[rule.input, 0] : 0
                if context.format == 1, value > 0 {
                    let glyph = UInt16(truncatingIfNeeded: value)
                    next.insert(bit, glyph...glyph)
                } else if 1...63 ~= value {
                    classes |= 1 &<< UInt64(value)
                } else {
                    next.unconditional |= bit
                    return
                }
            }
        }
        guard classes != 0, let definition = context.inputClasses(bytes) else { return }
        let ranges = bytes.classRanges(at: definition)
        remaining -= ranges.count
        for range in ranges where range.value < 64 && classes &>> UInt64(range.value) & 1 != 0 {
            remaining -= range.glyphs.count
            next.insert(bit, range.glyphs)
        }
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

/// A bit mask for each glyph, with a bit for each lookup that may start at the glyph.
///
/// Most glyphs start no lookup. Reading one mask is enough to recognize these glyphs.
struct LookupDigest: Sendable {
    /// The first index in ``masks`` for each block of 256 glyphs, or 0 if no lookup starts there.
    private var starts: [UInt32]
    /// The masks, which begin with 256 empty masks for blocks in which no lookup starts.
    private var masks: [UInt64]
    /// The lookups that allow any glyph, or no glyph at the start or end of the text.
    var unconditional: UInt64 = 0

    init(glyphCount: Int) {
        starts = Array(repeating: 0, count: (glyphCount + 255) / 256)
        masks = Array(repeating: 0, count: 256)
    }

    @inline(__always)
    subscript(glyph: UInt16) -> UInt64 {
        let page = Int(glyph &>> 8)
        guard page < starts.count else { return 0 }
        return masks[Int(starts[page]) + Int(glyph & 0xFF)]
    }

    /// Returns the lookups that may start at any of the glyphs.
    func lookups(of glyphs: [Glyph], from start: Int) -> UInt64 {
        var bits: UInt64 = 0
        for index in start..<glyphs.count { bits |= self[glyphs[index].id] }
        return bits
    }

    /// Adds a lookup for the glyphs in a coverage table, or for all glyphs if the table is `nil`.
    ///
    /// Subtracts the numbers of records and glyphs from `remaining`, and stops at 0.
    mutating func insert(
        _ bit: UInt64,
        _ bytes: TableBytes,
        _ coverage: Offset<Coverage>?,
        _ remaining: inout Int
    ) {
        guard let coverage else {
            unconditional |= bit
            return
        }
        remaining -= bytes[coverage, .count]
        for number in 0..<bytes.coveredRangeCount(at: coverage) where remaining > 0 {
            guard let (glyphs, _) = bytes.coveredRange(number, at: coverage) else { continue }
            remaining -= glyphs.count
            insert(bit, glyphs)
        }
    }

    mutating func insert(_ bit: UInt64, _ glyphs: ClosedRange<UInt16>) {
        var glyph = Int(glyphs.lowerBound)
        while glyph <= Int(glyphs.upperBound) {
            let page = glyph &>> 8
            guard page < starts.count else { return }
            if starts[page] == 0 {
                starts[page] = UInt32(masks.count)
                masks.append(contentsOf: repeatElement(0, count: 256))
            }
            let last = min(Int(glyphs.upperBound), page &<< 8 | 0xFF)
            let first = Int(starts[page]) &+ (glyph & 0xFF)
            for index in first...(first &+ last &- glyph) { masks[index] |= bit }
            glyph = last + 1
        }
    }
}
