/// A [sequence context](https://learn.microsoft.com/typography/opentype/spec/chapter2#sequence-context-table)
/// or [chained sequence context](https://learn.microsoft.com/typography/opentype/spec/chapter2#chained-sequence-context-table)
/// subtable of `GSUB` or `GPOS`.
struct SequenceContext {
    private enum Fields {
        static let format = Field<UInt16>(at: 0)
        /// In formats 1 and 2.
        static let coverageOffset = Field<Offset16>(after: format)
    }

    private enum Format1 {
        static let seqRuleSetCount = Field<UInt16>(after: Fields.coverageOffset)
    }

    private enum Format2 {
        static let classDefOffset = Field<Offset16>(after: Fields.coverageOffset)
        static let classSeqRuleSetCount = Field<UInt16>(after: classDefOffset)
    }

    private enum ChainedFormat2 {
        static let backtrackClassDefOffset = Field<Offset16>(after: Fields.coverageOffset)
        static let inputClassDefOffset = Field<Offset16>(after: backtrackClassDefOffset)
        static let lookaheadClassDefOffset = Field<Offset16>(after: inputClassDefOffset)
        static let chainedClassSeqRuleSetCount = Field<UInt16>(after: lookaheadClassDefOffset)
    }

    private enum RuleSet {
        static let ruleCount = Field<UInt16>(at: 0)
        static let ruleOffsets = FieldArray<Offset16>(after: ruleCount)
    }

    let bytes: TableBytes
    let start: Int
    let isChained: Bool
    let format: Int

    /// Reads the format; `nil` if the subtable is cut short, or if the lookup is of another type.
    @inline(__always)
    init?(_ bytes: TableBytes, at start: Int, _ type: LookupType) {
        guard type == .context || type == .chainedContext,
            let format = bytes[Fields.format, at: start]
        else { return nil }
        self.bytes = bytes
        self.start = start
        self.format = format
        isChained = type == .chainedContext
    }

    /// The offset of the coverage of the first input glyph, in formats 1 and 2.
    var coverage: Int? { bytes.follow(Fields.coverageOffset, at: start) }

    /// How the rules name glyphs.
    var matchers: SequenceMatchers {
        switch format {
        case 2:
            guard isChained else {
                let input = bytes.follow(Format2.classDefOffset, at: start)
                return SequenceMatchers(input: .classes(definition: input))
            }
            let backtrack = bytes.follow(ChainedFormat2.backtrackClassDefOffset, at: start)
            let input = bytes.follow(ChainedFormat2.inputClassDefOffset, at: start)
            let lookahead = bytes.follow(ChainedFormat2.lookaheadClassDefOffset, at: start)
            return SequenceMatchers(
                backtrack: .classes(definition: backtrack),
                input: .classes(definition: input),
                lookahead: .classes(definition: lookahead)
            )
        case 3: return SequenceMatchers(coveragesFrom: start)
        default: return SequenceMatchers()
        }
    }

    /// The class of a glyph of the input sequence, in format 2.
    func inputClass(_ glyph: UInt16) -> Int {
        let field = isChained ? ChainedFormat2.inputClassDefOffset : Format2.classDefOffset
        return bytes.follow(field, at: start).map { bytes.glyphClass(glyph, at: $0) } ?? 0
    }

    private var ruleSetCount: Field<UInt16> {
        guard format == 2 else { return Format1.seqRuleSetCount }
        return isChained
            ? ChainedFormat2.chainedClassSeqRuleSetCount : Format2.classSeqRuleSetCount
    }

    /// The number of rule sets: one for each covered glyph, or for each class.
    var ruleSets: Int { bytes[ruleSetCount, at: start] ?? 0 }

    /// The offset of a rule set, and the number of its rules.
    @inline(__always)
    func ruleSet(_ index: Int) -> (start: Int, count: Int)? {
        let offsets = FieldArray<Offset16>(after: ruleSetCount)
        guard index < ruleSets, let set = bytes.follow(offsets[index], at: start),
            let count = bytes[RuleSet.ruleCount, at: set]
        else { return nil }
        return (set, count)
    }

    /// A rule of a set; `nil` if it is cut short.
    @inline(__always)
    func rule(_ index: Int, inSetAt set: Int) -> SequenceRule? {
        guard let rule = bytes.follow(RuleSet.ruleOffsets[index], at: set) else { return nil }
        return isChained
            ? SequenceRule(chained: bytes, at: rule, storesFirst: false)
            : SequenceRule(bytes, at: rule, storesFirst: false)
    }

    /// The only rule of format 3, and the offset of the coverage of its first input glyph.
    var coverageRule: (first: Int, rule: SequenceRule)? {
        let ruleStart = Fields.format.end + start
        let rule =
            isChained
            ? SequenceRule(chained: bytes, at: ruleStart, storesFirst: true)
            : SequenceRule(bytes, at: ruleStart, storesFirst: true)
        guard var rule,
            let first = bytes.follow(Field<Offset16>(at: rule.input.offset), from: start)
        else { return nil }
        rule.input = FieldArray(at: rule.input.offset + 2, count: rule.input.count - 1)
        return (first, rule)
    }
}

/// A rule of a context: the glyphs around and after the first one, and the lookups to apply.
struct SequenceRule {
    /// The fields of a sequence rule; a chained one has arrays after their counts.
    private enum Fields {
        static let glyphCount = Field<UInt16>(at: 0)
        static let seqLookupCount = Field<UInt16>(after: glyphCount)
    }

    private enum SequenceLookupRecord {
        static let sequenceIndex = Field<UInt16>(at: 0)
        static let lookupListIndex = Field<UInt16>(after: sequenceIndex)
        static let byteCount = lookupListIndex.end
    }

    /// From the glyph before the first one, backward.
    private(set) var backtrack = FieldArray<UInt16>(at: 0)
    /// The glyphs after the first one.
    fileprivate(set) var input: FieldArray<UInt16>
    private(set) var lookahead = FieldArray<UInt16>(at: 0)
    let lookupCount: Int
    private let lookupRecords: Int

    /// Reads a sequence rule; `storesFirst` if it has the coverage of the first glyph, too.
    init?(_ bytes: TableBytes, at start: Int, storesFirst: Bool) {
        guard let glyphCount = bytes[Fields.glyphCount, at: start], glyphCount > 0,
            let lookupCount = bytes[Fields.seqLookupCount, at: start]
        else { return nil }
        self.lookupCount = lookupCount
        input = FieldArray(
            at: start + Fields.seqLookupCount.end,
            count: storesFirst ? glyphCount : glyphCount - 1
        )
        lookupRecords = input.end
    }

    /// Reads a chained sequence rule.
    init?(chained bytes: TableBytes, at start: Int, storesFirst: Bool) {
        func array(after count: Field<UInt16>, minus missing: Int = 0) -> FieldArray<UInt16>? {
            bytes[count].map { FieldArray(after: count, count: $0 - missing) }
        }
        guard let backtrack = array(after: Field(at: start)),
            let input = array(after: Field(after: backtrack), minus: storesFirst ? 0 : 1),
            input.count >= (storesFirst ? 1 : 0),
            let lookahead = array(after: Field(after: input)),
            let lookupCount = bytes[Field<UInt16>(after: lookahead)]
        else { return nil }
        self.backtrack = backtrack
        self.input = input
        self.lookahead = lookahead
        self.lookupCount = lookupCount
        lookupRecords = Field<UInt16>(after: lookahead).end
    }

    /// A lookup to apply: the index of the matched glyph, and that of the lookup.
    @inline(__always)
    func lookup(_ index: Int, _ bytes: TableBytes) -> (sequenceIndex: Int, lookup: Int)? {
        let record = lookupRecords + SequenceLookupRecord.byteCount * index
        guard let sequenceIndex = bytes[SequenceLookupRecord.sequenceIndex, at: record],
            let lookup = bytes[SequenceLookupRecord.lookupListIndex, at: record]
        else { return nil }
        return (sequenceIndex, lookup)
    }
}

/// How a context names the glyphs of each of its sequences.
struct SequenceMatchers {
    var backtrack = GlyphMatcher.glyphs
    var input = GlyphMatcher.glyphs
    var lookahead = GlyphMatcher.glyphs
}

extension SequenceMatchers {
    /// By coverage tables, whose offsets count from the start of the subtable.
    init(coveragesFrom start: Int) {
        let matcher = GlyphMatcher.coverages(origin: start)
        self.init(backtrack: matcher, input: matcher, lookahead: matcher)
    }
}

/// How a sequence names glyphs.
enum GlyphMatcher {
    /// By their numbers.
    case glyphs
    /// By their classes; all glyphs are of class 0 without a definition.
    case classes(definition: Int?)
    /// By the offsets of coverage tables.
    case coverages(origin: Int)

    /// Whether a value of a sequence names a glyph.
    @inline(__always)
    func matches(_ glyph: UInt16, _ value: Int?, _ bytes: TableBytes) -> Bool {
        guard let value else { return false }
        switch self {
        case .glyphs: return Int(glyph) == value
        case .classes(let definition):
            return value == definition.map { bytes.glyphClass(glyph, at: $0) } ?? 0
        case .coverages(let origin):
            return value != 0 && bytes.coverageIndex(glyph, at: origin + value) != nil
        }
    }

    /// The glyphs that some values name.
    func glyphs(_ values: Set<Int>, _ bytes: TableBytes) -> [ClosedRange<UInt16>] {
        switch self {
        case .glyphs:
            return values.compactMap { UInt16(exactly: $0) }.map { $0...$0 }
        case .classes(let definition):
            guard !values.isEmpty, let definition else { return [] }
            return bytes.classRanges(at: definition)
                .filter { values.contains($0.value) }
                .map(\.glyphs)
        case .coverages: return []
        }
    }
}
