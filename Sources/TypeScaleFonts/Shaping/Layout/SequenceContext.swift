/// A [sequence context](https://learn.microsoft.com/typography/opentype/spec/chapter2#sequence-context-table)
/// or [chained sequence context](https://learn.microsoft.com/typography/opentype/spec/chapter2#chained-sequence-context-table)
/// subtable of `GSUB` or `GPOS`.
struct SequenceContext {
    private enum Format1: Int, Words { case format, coverageOffset, ruleSetCount }
    private enum Format2: Int, Words { case format, coverageOffset, classDefOffset, ruleSetCount }
    private enum ChainedFormat2: Int, Words {
        case format, coverageOffset, backtrackClassDefOffset, inputClassDefOffset
        case lookaheadClassDefOffset, ruleSetCount
    }

    private enum Format3: Int, Words { case format, rule }
    enum RuleSet: Int, Words { case ruleCount, ruleOffsets }

    let bytes: TableBytes
    let isChained: Bool
    let format: Int
    private let start: Int

    /// Reads the format; returns `nil` for a lookup of another type.
    @inline(__always)
    init?(_ bytes: TableBytes, at subtable: Offset<Subtable>, _ type: LookupType) {
        guard type == .context || type == .chainedContext else { return nil }
        self.bytes = bytes
        start = subtable.value
        format = bytes[subtable, .format]
        isChained = type == .chainedContext
    }

    /// The coverage of the first input glyph, in formats 1 and 2.
    var coverage: Offset<Coverage>? { bytes.follow(Offset<Format1>(start), .coverageOffset) }

    /// The classes of input glyphs, in format 2.
    private var inputClassDef: Offset<ClassDef>? {
        isChained
            ? bytes.follow(Offset<ChainedFormat2>(start), .inputClassDefOffset)
            : bytes.follow(Offset<Format2>(start), .classDefOffset)
    }

    /// How the rules name glyphs.
    var matchers: SequenceMatchers {
        switch format {
        case 2:
            var matchers = SequenceMatchers(input: .classes(inputClassDef))
            if isChained {
                let table = Offset<ChainedFormat2>(start)
                matchers.backtrack = .classes(bytes.follow(table, .backtrackClassDefOffset))
                matchers.lookahead = .classes(bytes.follow(table, .lookaheadClassDefOffset))
            }
            return matchers
        case 3:
            let matcher = GlyphMatcher.coverages(origin: start)
            return SequenceMatchers(backtrack: matcher, input: matcher, lookahead: matcher)
        default: return SequenceMatchers()
        }
    }

    /// Returns the class of a glyph of the input sequence, in format 2.
    func inputClass(_ glyph: UInt16) -> Int {
        inputClassDef.map { bytes.glyphClass(glyph, at: $0) } ?? 0
    }

    /// The rule sets: one for each covered glyph, or for each class.
    var ruleSets: WordArray? {
        let count =
            format != 2
            ? Offset<Format1>(start).of(.ruleSetCount)
            : isChained
                ? Offset<ChainedFormat2>(start).of(.ruleSetCount)
                : Offset<Format2>(start).of(.ruleSetCount)
        return bytes.array(afterCountAt: count)
    }

    /// Returns a rule set; `nil` if it has no rules.
    @inline(__always)
    func ruleSet(_ index: Int, of sets: WordArray) -> Offset<RuleSet>? {
        guard index < sets.count, bytes[sets, index] != 0 else { return nil }
        return Offset(start + bytes[sets, index])
    }

    /// Returns a rule of a set; `nil` if it is cut short.
    @inline(__always)
    func rule(_ index: Int, of set: Offset<RuleSet>) -> SequenceRule? {
        bytes.follow(set, .ruleOffsets, index).flatMap {
            SequenceRule(bytes, at: $0, isChained: isChained, storesFirst: false)
        }
    }

    /// The only rule of format 3, and the coverage of its first input glyph.
    var coverageRule: (first: Offset<Coverage>, rule: SequenceRule)? {
        let table = Offset<SequenceRule.Fields>(Offset<Format3>(start).of(.rule))
        guard
            var rule = SequenceRule(bytes, at: table, isChained: isChained, storesFirst: true),
            bytes[rule.input, 0] != 0
        else { return nil }
        let first = Offset<Coverage>(start + bytes[rule.input, 0])
        rule.input = WordArray(offset: rule.input.offset + 2, count: rule.input.count - 1)
        return (first, rule)
    }
}

/// A rule of a context: the glyphs around and after the first one, and the lookups to apply.
struct SequenceRule {
    /// The fields of a sequence rule; a chained one has arrays after their counts.
    enum Fields: Int, Words { case glyphCount, seqLookupCount, inputSequence }
    private enum SequenceLookupRecord: Int, RecordWords { case sequenceIndex, lookupListIndex, end }

    /// The glyphs before the first one, backward.
    private(set) var backtrack = WordArray(offset: 0, count: 0)
    /// The glyphs after the first one.
    fileprivate(set) var input: WordArray
    private(set) var lookahead = WordArray(offset: 0, count: 0)
    /// The number of lookups.
    let lookupCount: Int
    private let lookupRecords: Int

    /// Reads a rule; `storesFirst` if it has the coverage of the first glyph, too.
    init?(_ bytes: TableBytes, at table: Offset<Fields>, isChained: Bool, storesFirst: Bool) {
        let omitted = storesFirst ? 0 : 1
        if isChained {
            guard let backtrack = bytes.array(afterCountAt: table.value),
                bytes.uint16(at: backtrack.end) > 0
            else { return nil }
            let count = bytes.uint16(at: backtrack.end) - omitted
            input = WordArray(offset: backtrack.end + 2, count: count)
            guard let lookahead = bytes.array(afterCountAt: input.end) else { return nil }
            self.backtrack = backtrack
            self.lookahead = lookahead
            lookupCount = bytes.uint16(at: lookahead.end)
            lookupRecords = lookahead.end + 2
        } else {
            guard bytes[table, .glyphCount] > 0 else { return nil }
            let count = bytes[table, .glyphCount] - omitted
            input = WordArray(offset: table.of(.inputSequence), count: count)
            lookupCount = bytes[table, .seqLookupCount]
            lookupRecords = input.end
        }
        guard bytes.holds(SequenceLookupRecord.byteCount * lookupCount, at: lookupRecords)
        else { return nil }
    }

    /// Returns the index of a matched glyph, and the lookup to apply to it.
    @inline(__always)
    func lookup(_ index: Int, _ bytes: TableBytes) -> (sequenceIndex: Int, lookup: Int) {
        let start = lookupRecords + SequenceLookupRecord.byteCount * index
        let record = Offset<SequenceLookupRecord>(start)
        return (bytes[record, .sequenceIndex], bytes[record, .lookupListIndex])
    }
}

/// How a context names the glyphs of each of its sequences.
struct SequenceMatchers {
    var backtrack = GlyphMatcher.glyphs
    var input = GlyphMatcher.glyphs
    var lookahead = GlyphMatcher.glyphs
}

/// How a sequence names glyphs.
enum GlyphMatcher {
    /// By their numbers.
    case glyphs
    /// By their classes; without a definition, every glyph has the class 0.
    case classes(Offset<ClassDef>?)
    /// By the offsets of coverage tables.
    case coverages(origin: Int)

    /// Returns whether a value of a sequence names a glyph.
    @inline(__always)
    func matches(_ glyph: UInt16, _ value: Int, _ bytes: TableBytes) -> Bool {
        switch self {
        case .glyphs: Int(glyph) == value
        case .classes(let definition):
            value == definition.map { bytes.glyphClass(glyph, at: $0) } ?? 0
        case .coverages(let origin):
            value != 0 && bytes.coverageIndex(glyph, at: Offset(origin + value)) != nil
        }
    }

    /// Returns the glyphs that some numbers or classes name.
    func glyphs(_ values: Set<Int>, _ bytes: TableBytes) -> [ClosedRange<UInt16>] {
        switch self {
        case .glyphs: return values.compactMap { UInt16(exactly: $0) }.map { $0...$0 }
        case .classes(let definition):
            guard !values.isEmpty, let definition else { return [] }
            return bytes.classRanges(at: definition)
                .filter { values.contains($0.value) }
                .map(\.glyphs)
        case .coverages: return []
        }
    }
}
