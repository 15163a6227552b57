/// The state of applying a pass's lookups, as in HarfBuzz's `hb_ot_apply_context_t`.
///
/// The lookups of a hostile font can take years, so the number of steps is limited. A step is a
/// small amount of work, such as an attempt to apply a subtable to a glyph.
struct ApplyContext {
    /// The maximum depth of nested lookups, as in HarfBuzz.
    static let maximumDepth = 64

    /// The maximum number of glyphs in a match, as in HarfBuzz.
    static let maximumMatchLength = 64

    /// Returns the maximum number of steps for text with the given number of glyphs.
    ///
    /// All lookups that are applied to the text share these steps. Of 576 real faces, none takes
    /// more than 207 steps for each glyph of a simple script. A face of Grantha takes 3,100 for
    /// each character of Sanskrit, and 6,000 for the worst four. Therefore, the first 8,192
    /// characters of complex scripts may take 8,192 steps each.
    static func maximumStepCount(glyphs count: Int, complex complexCount: Int = 0) -> Int {
        4096 + 512 * count + 7680 * min(complexCount, 8192)
    }

    let pass: LookupPass
    var buffer: GlyphBuffer
    /// The bits of the lookups that may start at any glyph in the buffer.
    var present: UInt64
    /// All bits in the buffer, including lookups that the neighbors of their glyphs rule out.
    var unfiltered: UInt64
    /// Whether a glyph was replaced or removed.
    var isChanged = false
    var remainingSteps: Int
    var properties = LookupProperties.ignoringMarks
    /// The sets of glyphs to which the current lookup applies.
    private var features = FeatureMask.global
    /// The alternate that the current lookup chooses, counted from 1.
    private var alternate = 1
    /// How the current lookup matches joiners and syllables.
    private var options: FeatureOptions = []
    /// The syllable that the current match must not leave, or 0 for any.
    private var syllable: UInt8 = 0
    /// The base that the marks before an index attach to, so that it is not searched again.
    var lastBase: (index: Int?, until: Int) = (nil, 0)
    var depth = 0

    /// Creates the state in which lookups are applied to a buffer with the masks of a pass.
    ///
    /// - Parameters:
    ///   - pass: The pass.
    ///   - unfiltered: All bits in the buffer.
    ///   - bits: The bits of the lookups to apply.
    ///   - buffer: The buffer.
    ///   - steps: The number of steps that the lookups may take.
    init(
        _ pass: LookupPass,
        _ unfiltered: UInt64,
        _ bits: UInt64,
        _ buffer: consuming GlyphBuffer,
        steps: Int
    ) {
        self.unfiltered = unfiltered
        present = unfiltered & bits
        self.pass = pass
        self.buffer = buffer
        remainingSteps = steps
    }

    var table: LayoutTable { pass.table }
    var bytes: TableBytes { pass.table.bytes }
    var gdef: GdefTable? { pass.gdef }

    /// Returns the index of the first lookup from an index that may start at any glyph.
    func nextLookup(from index: Int) -> Int? {
        let next: Int
        if index < LookupPass.lastBit {
            next = (present & (.max << UInt64(index))).trailingZeroBitCount
        } else {
            // The other lookups share a bit.
            next = present & LookupPass.bit(LookupPass.lastBit) == 0 ? pass.lookups.count : index
        }
        return next < pass.lookups.count ? next : nil
    }

    /// Applies a lookup at each glyph whose mask contains the bit of the lookup.
    mutating func run(_ lookup: CompiledLookup) {
        guard remainingSteps >= 0 else { return }
        let bit = lookup.bit
        properties = lookup.lookup.properties
        features = lookup.features
        options = lookup.options
        alternate = lookup.alternate
        lastBase = (nil, 0)
        // Searching for glyphs at which the lookup may start costs a step for every 16 glyphs.
        remainingSteps -= 1 + buffer.count / 16
        if lookup.isReversed {
            for index in (0..<buffer.count).reversed()
            where remainingSteps >= 0 && buffer.mask(index) & bit != 0
                && isIncluded(index) && !isSkipped(index)
            {
                _ = apply(lookup.lookup, lookup.subtables, lookup.filter, at: index)
            }
            return
        }
        let testsNext = pass.accelerator.testsNext(bit)
        let testsPrevious = pass.accelerator.testsPrevious(bit)
        var index = buffer.firstIndex(from: 0, bit)
        while index < buffer.count, remainingSteps >= 0 {
            remainingSteps -= 1
            var next = index &+ 1
            if !testsNext || mayStart(before: next, bit),
                !testsPrevious || mayStart(after: index &- 1, bit),
                isIncluded(index), !isSkipped(index),
                let end = apply(lookup.lookup, lookup.subtables, lookup.filter, at: index)
            {
                next = end
            }
            index = buffer.nextIndex(after: next - 1, bit)
        }
    }

    /// Returns whether a lookup that tests its neighbors may start before an index.
    ///
    /// A neighbor that the lookup may skip allows any glyph.
    // Without inlining these functions, Hebrew text takes 8% more instructions.
    @inline(__always)
    private func mayStart(before index: Int, _ bit: UInt64) -> Bool {
        guard index < buffer.count else { return false }
        return pass.accelerator.isAllowed(bit, before: buffer[index].id) || isSkippable(index)
    }

    @inline(__always)
    private func mayStart(after index: Int, _ bit: UInt64) -> Bool {
        guard index >= 0 else { return false }
        return pass.accelerator.isAllowed(bit, after: buffer[index].id) || isSkippable(index)
    }

    /// Returns whether the current lookup or its contexts may skip a glyph.
    ///
    /// Marks can attach to a glyph before the parts of a multiple substitution.
    @inline(__always)
    private func isSkippable(_ index: Int) -> Bool {
        buffer[index].role.isInvisible || isSkipped(index)
            || table.isPositioning && buffer[index].changes.contains(.multiplied)
    }

    /// Returns a subtable.
    ///
    /// If the function were inlined, it would retain the bytes, which all threads share.
    @inline(never)
    private func subtable(_ index: Int, of lookup: Lookup) -> CompiledSubtable? {
        lookup.subtable(index, bytes).flatMap { CompiledSubtable($0, $1, bytes) }
    }

    /// Applies the lookup's first matching subtable, and returns the index at which to continue, or
    /// `nil` if no subtable matches.
    private mutating func apply(
        _ lookup: Lookup,
        _ subtables: Range<Int>?,
        _ filter: Int?,
        at index: Int
    ) -> Int? {
        guard let subtables else { return apply(lookup, at: index) }
        let glyph = buffer[index].id
        syllable = options.contains(.perSyllable) ? buffer[index].syllable : 0
        if let filter { return apply(filter, subtables, at: index) }
        for number in subtables {
            remainingSteps -= 1
            guard remainingSteps >= 0 else { return nil }
            guard let covered = pass.coverageIndex(glyph, pass.subtables[number].coverage)
            else {
                continue
            }
            if let next = apply(pass.subtables[number], covered, at: index) { return next }
        }
        return nil
    }

    /// Applies the first matching subtable that a filter allows.
    @inline(never)
    private mutating func apply(_ filter: Int, _ subtables: Range<Int>, at index: Int) -> Int? {
        let glyph = buffer[index].id
        let next = secondIndex(after: index).flatMap { next in
            buffer[next].role.isInvisible ? nil : buffer[next].id
        }
        for group in 0..<pass.accelerator.filters[filter].groupCount {
            remainingSteps -= 1
            var rest = pass.accelerator.filters[filter].subtables(group, at: glyph, before: next)
            while rest != 0 {
                remainingSteps -= 1
                guard remainingSteps >= 0 else { return nil }
                let first = subtables.lowerBound + SubtableFilter.groupSize * group
                let number = first + rest.trailingZeroBitCount
                rest &= rest &- 1
                guard
                    let covered = pass.coverageIndex(glyph, pass.subtables[number].coverage)
                else { continue }
                if let next = apply(pass.subtables[number], covered, at: index) { return next }
            }
        }
        return nil
    }

    private mutating func apply(_ lookup: Lookup, at index: Int) -> Int? {
        syllable = options.contains(.perSyllable) ? buffer[index].syllable : 0
        for number in 0..<lookup.subtableCount {
            remainingSteps -= 1
            guard remainingSteps >= 0 else { return nil }
            guard let subtable = subtable(number, of: lookup),
                let covered = pass.searchedIndex(buffer[index].id, subtable.coverage.table)
            else { continue }
            if let next = apply(subtable, covered, at: index) { return next }
        }
        return nil
    }

    /// Applies a subtable that covers a glyph with a coverage index.
    @inline(never)
    private mutating func apply(_ subtable: CompiledSubtable, _ covered: Int, at index: Int) -> Int?
    {
        let start = subtable.start
        switch subtable.type {
        case .singleSubstitution: return substituteSingle(start, covered, at: index)
        case .multipleSubstitution: return substituteMultiple(start, covered, at: index)
        case .alternateSubstitution:
            let number = buffer[index].features.value(in: features) ?? alternate
            return substituteAlternate(start, covered, number: number, at: index)
        case .ligatureSubstitution: return substituteLigature(start, covered, at: index)
        case .reverseChainedSubstitution:
            return substituteReverseChained(start, covered, at: index)
        case .context, .chainedContext: return applyContext(subtable, covered, at: index)
        case .extension: return nil
        default:
            remainingSteps -= pass.values.steps
            switch subtable.type {
            case .singleAdjustment: return adjustSingle(start, covered, at: index)
            case .pairAdjustment: return adjustPair(subtable, covered, at: index)
            case .cursiveAttachment: return attachCursive(subtable, covered, at: index)
            default: return attach(subtable, covered, at: index)
            }
        }
    }

    /// Removes the matched positions after the given number of them.
    // `removeLast(_:)` for several elements takes 5% of the instructions of Persian text in Lateef.
    mutating func removeMatches(from count: Int) {
        while buffer.matches.count > count { buffer.matches.removeLast() }
    }

    /// Applies a nested lookup at a glyph, and returns whether the lookup matched.
    mutating func applyNested(_ lookupIndex: Int, at index: Int) -> Bool {
        guard depth < Self.maximumDepth, let nested = pass.nestedLookup(lookupIndex) else {
            return false
        }
        let outer = properties
        depth += 1
        properties = nested.lookup.properties
        defer {
            depth -= 1
            properties = outer
        }
        return apply(nested.lookup, nested.subtables, nested.filter, at: index) != nil
    }
}

extension ApplyContext {
    /// Whether the current lookup skips a glyph, as in HarfBuzz's skipping iterator.
    enum Skip {
        case no
        /// The lookup skips the glyph unless the glyph matches.
        case maybe
        case yes
    }

    func skip(_ index: Int, isContext: Bool) -> Skip {
        if isSkipped(index) { return .yes }
        switch buffer[index].role {
        case .usual, .mark: return .no
        case .hiddenIgnorable: return table.isPositioning ? .maybe : .no
        case .defaultIgnorable: return .maybe
        case .zeroWidthNonJoiner:
            let isSkipped =
                table.isPositioning || isContext && !options.contains(.manualZWNJ)
            return isSkipped ? .maybe : .no
        case .zeroWidthJoiner:
            return isContext || !options.contains(.manualZWJ) ? .maybe : .no
        }
    }

    /// Returns whether the features of the current lookup apply to a glyph.
    private func isIncluded(_ index: Int) -> Bool {
        !buffer[index].features.isDisjoint(with: features)
    }

    func isInSyllable(_ index: Int) -> Bool {
        syllable == 0 || buffer[index].syllable == syllable
    }

    /// Returns whether a glyph can be part of an input sequence.
    func isMatchable(_ index: Int) -> Bool { isIncluded(index) && isInSyllable(index) }

    /// Returns whether the flags of the current lookup skip a glyph.
    func isSkipped(_ index: Int) -> Bool {
        let glyph = buffer[index].properties
        if glyph.isIgnored(by: properties.flags) { return true }
        return glyph.isMark && isSkippedMark(buffer[index].id, glyph)
    }

    private func isSkippedMark(_ glyph: UInt16, _ mark: GlyphProperties) -> Bool {
        if properties.flags.contains(.useMarkFilteringSet) {
            guard let set = properties.markFilteringSet, let gdef else { return true }
            return !gdef.markGlyphSet(set, contains: glyph)
        }
        let markAttachmentClass = properties.flags.markAttachmentClass
        return markAttachmentClass != 0 && markAttachmentClass != mark.markAttachmentClass
    }

    /// Returns whether a value in a sequence matches a glyph.
    private func matches(_ glyph: UInt16, _ value: Int, _ matcher: GlyphMatcher) -> Bool {
        switch matcher {
        case .glyphs: Int(glyph) == value
        case .classes(let classes): pass.glyphClass(glyph, classes) == value
        case .coverages(let origin):
            value != 0 && pass.searchedIndex(glyph, Offset(origin + value)) != nil
        }
    }

    /// Returns the nearest unskipped glyph in a direction, or `nil` if that glyph doesn't match.
    // Without inlining, this, the words' subscript and `range(of:at:_:)` cost Arabic text 8%.
    @inline(__always)
    mutating func nextMatch(
        from index: Int,
        step: Int = 1,
        isContext: Bool,
        _ matcher: GlyphMatcher,
        _ value: Int
    ) -> Int? {
        var index = index + step
        while index >= 0, index < buffer.count {
            remainingSteps -= 1
            guard remainingSteps >= 0 else { return nil }
            let skip = skip(index, isContext: isContext)
            if skip != .yes, isContext ? isInSyllable(index) : isMatchable(index),
                matches(buffer[index].id, value, matcher)
            {
                return index
            }
            if skip == .no { return nil }
            index += step
        }
        return nil
    }

    /// Returns the nearest glyph in a direction that the current lookup can't skip, or `nil` if the
    /// lookup's features do not apply to it.
    mutating func nextUnskipped(from index: Int, step: Int = 1) -> Int? {
        var index = index + step
        while index >= 0, index < buffer.count {
            remainingSteps -= 1
            guard remainingSteps >= 0 else { return nil }
            if skip(index, isContext: false) == .no { return isIncluded(index) ? index : nil }
            index += step
        }
        return nil
    }
}
