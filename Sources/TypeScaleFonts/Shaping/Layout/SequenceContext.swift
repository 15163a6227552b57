/// A [sequence context](https://learn.microsoft.com/typography/opentype/spec/chapter2#sequence-context-table)
/// or [chained sequence context](https://learn.microsoft.com/typography/opentype/spec/chapter2#chained-sequence-context-table)
/// subtable of `GSUB` or `GPOS`.
struct SequenceContext {
    private enum Format1: Int, Words {
        case format, coverageOffset, ruleSetCount, ruleSetOffsets
    }

    private enum Format2: Int, Words {
        case format, coverageOffset, classDefOffset, ruleSetCount, ruleSetOffsets
    }

    private enum ChainedFormat2: Int, Words {
        case format, coverageOffset, backtrackClassDefOffset, inputClassDefOffset
        case lookaheadClassDefOffset, ruleSetCount, ruleSetOffsets
    }

    private enum Format3: Int, Words { case format, rule }
    private enum RuleSet: Int, Words { case ruleCount, ruleOffsets }

    let bytes: TableBytes
    let start: Int
    let isChained: Bool
    let format: Int

    /// Reads the format; `nil` if the subtable is cut short, or if the lookup is of another type.
    @inline(__always)
    init?(_ bytes: TableBytes, at start: Int, _ type: LookupType) {
        guard type == .context || type == .chainedContext,
            let format = bytes.uint16(Format1.format, at: start)
        else { return nil }
        self.bytes = bytes
        self.start = start
        self.format = format
        isChained = type == .chainedContext
    }

    /// The offset of the coverage of the first input glyph, in formats 1 and 2.
    var coverage: Int? { bytes.follow(Format1.coverageOffset, at: start) }

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
        let definition =
            isChained
            ? bytes.follow(ChainedFormat2.inputClassDefOffset, at: start)
            : bytes.follow(Format2.classDefOffset, at: start)
        return definition.map { bytes.glyphClass(glyph, at: $0) } ?? 0
    }

    /// The rule sets: one for each covered glyph, or for each class.
    var ruleSets: WordArray? {
        let count =
            format != 2
            ? Format1.ruleSetCount.offset
            : isChained ? ChainedFormat2.ruleSetCount.offset : Format2.ruleSetCount.offset
        return bytes.array(afterCountAt: start + count)
    }

    /// The offset of a rule set, and the number of its rules.
    @inline(__always)
    func ruleSet(_ index: Int, of sets: WordArray) -> (start: Int, count: Int)? {
        guard index < sets.count, let offset = bytes.uint16(sets, index), offset != 0,
            let count = bytes.uint16(RuleSet.ruleCount, at: start + offset)
        else { return nil }
        return (start + offset, count)
    }

    /// A rule of a set; `nil` if it is cut short.
    @inline(__always)
    func rule(_ index: Int, inSetAt set: Int) -> SequenceRule? {
        guard let rule = bytes.follow(RuleSet.ruleOffsets, index, at: set) else { return nil }
        return isChained
            ? SequenceRule(chained: bytes, at: rule, storesFirst: false)
            : SequenceRule(bytes, at: rule, storesFirst: false)
    }

    /// The only rule of format 3, and the offset of the coverage of its first input glyph.
    var coverageRule: (first: Int, rule: SequenceRule)? {
        let ruleStart = start + Format3.rule.offset
        let rule =
            isChained
            ? SequenceRule(chained: bytes, at: ruleStart, storesFirst: true)
            : SequenceRule(bytes, at: ruleStart, storesFirst: true)
        guard var rule, let first = bytes.uint16(rule.input, 0), first != 0 else { return nil }
        rule.input = WordArray(offset: rule.input.offset + 2, count: rule.input.count - 1)
        return (start + first, rule)
    }
}

/// A rule of a context: the glyphs around and after the first one, and the lookups to apply.
struct SequenceRule {
    /// The fields of a sequence rule; a chained one has arrays after their counts.
    private enum Fields: Int, Words { case glyphCount, seqLookupCount, inputSequence }
    private enum SequenceLookupRecord: Int, RecordWords { case sequenceIndex, lookupListIndex, end }

    /// From the glyph before the first one, backward.
    private(set) var backtrack = WordArray(offset: 0, count: 0)
    /// The glyphs after the first one.
    fileprivate(set) var input: WordArray
    private(set) var lookahead = WordArray(offset: 0, count: 0)
    let lookupCount: Int
    private let lookupRecords: Int

    /// Reads a sequence rule; `storesFirst` if it has the coverage of the first glyph, too.
    init?(_ bytes: TableBytes, at start: Int, storesFirst: Bool) {
        guard let glyphCount = bytes.uint16(Fields.glyphCount, at: start), glyphCount > 0,
            let lookupCount = bytes.uint16(Fields.seqLookupCount, at: start)
        else { return nil }
        self.lookupCount = lookupCount
        input = WordArray(
            offset: start + Fields.inputSequence.offset,
            count: storesFirst ? glyphCount : glyphCount - 1
        )
        lookupRecords = input.end
    }

    /// Reads a chained sequence rule.
    init?(chained bytes: TableBytes, at start: Int, storesFirst: Bool) {
        guard let backtrack = bytes.array(afterCountAt: start),
            let glyphs = bytes.array(afterCountAt: backtrack.end), glyphs.count > 0
        else { return nil }
        let count = storesFirst ? glyphs.count : glyphs.count - 1
        input = WordArray(offset: glyphs.offset, count: count)
        guard let lookahead = bytes.array(afterCountAt: input.end),
            let lookups = bytes.array(afterCountAt: lookahead.end)
        else { return nil }
        self.backtrack = backtrack
        self.lookahead = lookahead
        lookupCount = lookups.count
        lookupRecords = lookups.offset
    }

    /// A lookup to apply: the index of the matched glyph, and that of the lookup.
    @inline(__always)
    func lookup(_ index: Int, _ bytes: TableBytes) -> (sequenceIndex: Int, lookup: Int)? {
        let record = lookupRecords + SequenceLookupRecord.byteCount * index
        guard let sequenceIndex = bytes.uint16(SequenceLookupRecord.sequenceIndex, at: record),
            let lookup = bytes.uint16(SequenceLookupRecord.lookupListIndex, at: record)
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
