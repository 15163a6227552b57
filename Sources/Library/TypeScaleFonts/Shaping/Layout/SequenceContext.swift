/// A [sequence context](https://learn.microsoft.com/typography/opentype/spec/chapter2#sequence-context-table)
/// or [chained sequence context](https://learn.microsoft.com/typography/opentype/spec/chapter2#chained-sequence-context-table)
/// subtable of `GSUB` or `GPOS`.
struct SequenceContext {
    /// The fields of formats 1 and 2, before the rule sets.
    ///
    /// In format 2, a context has a class definition for the input sequence. A chained context has
    /// three class definitions, for the backtrack, input and lookahead sequences.
    private enum Fields: Int, Words { case format, coverageOffset, classDefOffsets }
    private enum Format3: Int, Words { case format, rule }
    enum RuleSet: Int, Words { case ruleCount, ruleOffsets }

    // The bytes are not stored, because threads would contend for their reference count.
    let isChained: Bool
    let format: Int
    private let table: Offset<Fields>

    /// Creates a context from the offset and the format of a subtable, or returns `nil` if the type
    /// is not a context.
    init?(at subtable: Offset<Subtable>, format: Int, _ type: LookupType) {
        guard type == .context || type == .chainedContext else { return nil }
        table = Offset(subtable.value)
        self.format = format
        isChained = type == .chainedContext
    }

    /// Returns the coverage of the first input glyph.
    func firstCoverage(_ bytes: borrowing TableBytes) -> Offset<Coverage>? {
        format == 3 ? coverageRule(bytes)?.first : bytes.follow(table, .coverageOffset)
    }

    /// Returns the coverage of the glyph after the first input glyph, or `nil` if any glyph may
    /// follow.
    func nextCoverage(_ bytes: borrowing TableBytes) -> Offset<Coverage>? {
        guard let rule = coverageRule(bytes)?.rule else { return nil }
        return coverage(rule.input, bytes) ?? coverage(rule.lookahead, bytes)
    }

    /// Returns the coverage of the glyph before the first input glyph, or `nil` if any glyph may
    /// precede.
    func previousCoverage(_ bytes: borrowing TableBytes) -> Offset<Coverage>? {
        guard let rule = coverageRule(bytes)?.rule else { return nil }
        return coverage(rule.backtrack, bytes)
    }

    private func coverage(
        _ coverages: WordArray,
        _ bytes: borrowing TableBytes
    ) -> Offset<Coverage>? {
        coverages.count > 0 ? Offset(table.value + bytes[coverages, 0]) : nil
    }

    private func classDef(_ index: Int, _ bytes: borrowing TableBytes) -> Offset<ClassDef>? {
        bytes.follow(table, .classDefOffsets, index)
    }

    func matchers(_ bytes: borrowing TableBytes) -> SequenceMatchers {
        switch format {
        case 2 where isChained:
            return SequenceMatchers(
                backtrack: .classes(classDef(0, bytes)),
                input: .classes(classDef(1, bytes)),
                lookahead: .classes(classDef(2, bytes))
            )
        case 2: return SequenceMatchers(input: .classes(classDef(0, bytes)))
        case 3:
            return SequenceMatchers(.coverages(origin: table.value))
        default: return SequenceMatchers()
        }
    }

    /// Returns the input class of a glyph in format 2.
    func inputClass(_ glyph: UInt16, _ bytes: borrowing TableBytes) -> Int {
        guard let classDef = inputClasses(bytes) else { return 0 }
        return bytes.glyphClass(glyph, at: classDef)
    }

    /// Returns the class definition for the input sequence in format 2.
    func inputClasses(_ bytes: borrowing TableBytes) -> Offset<ClassDef>? {
        classDef(isChained ? 1 : 0, bytes)
    }

    /// Returns the offsets of the rule sets, one for each covered glyph or each class.
    func ruleSets(_ bytes: borrowing TableBytes) -> WordArray? {
        let classDefCount = format != 2 ? 0 : isChained ? 3 : 1
        return bytes.array(afterCountAt: table.of(.classDefOffsets, classDefCount))
    }

    func ruleSet(
        _ index: Int,
        of sets: WordArray,
        _ bytes: borrowing TableBytes
    ) -> Offset<RuleSet>? {
        guard index < sets.count, bytes[sets, index] != 0 else { return nil }
        return Offset(table.value + bytes[sets, index])
    }

    func rule(
        _ index: Int,
        of set: Offset<RuleSet>,
        _ bytes: borrowing TableBytes
    ) -> SequenceRule? {
        guard let rule: Offset<SequenceRule.Fields> = bytes.follow(set, .ruleOffsets, index)
        else { return nil }
        return SequenceRule(bytes, at: rule, isChained: isChained, storesFirst: false)
    }

    /// Returns the single rule in format 3, and the coverage of its first input glyph.
    func coverageRule(
        _ bytes: borrowing TableBytes
    ) -> (first: Offset<Coverage>, rule: SequenceRule)? {
        guard format == 3 else { return nil }
        let start = Offset<SequenceRule.Fields>(Offset<Format3>(table.value).of(.rule))
        guard
            var rule = SequenceRule(bytes, at: start, isChained: isChained, storesFirst: true),
            bytes[rule.input, 0] != 0
        else { return nil }
        let first = Offset<Coverage>(table.value + bytes[rule.input, 0])
        rule.input = WordArray(offset: rule.input.offset + 2, count: rule.input.count - 1)
        return (first, rule)
    }
}

/// A rule of a context, with the sequences to match and the lookups to apply.
struct SequenceRule: Sendable {
    /// The fields of a sequence rule.
    ///
    /// In a chained rule, an array follows each count instead.
    enum Fields: Int, Words { case glyphCount, seqLookupCount, inputSequence }
    private enum SequenceLookupRecord: Int, RecordWords { case sequenceIndex, lookupListIndex, end }

    /// The backtrack sequence, in reverse order.
    private(set) var backtrack = WordArray(offset: 0, count: 0)
    /// The input sequence, without the first glyph.
    fileprivate(set) var input: WordArray
    private(set) var lookahead = WordArray(offset: 0, count: 0)
    let lookupCount: Int
    private let lookupRecords: Int

    /// Reads a rule, whose input sequence includes the first glyph if `storesFirst` is true.
    init?(
        _ bytes: borrowing TableBytes,
        at table: Offset<Fields>,
        isChained: Bool,
        storesFirst: Bool
    ) {
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

    /// Returns the sequence index of a matched glyph, and the lookup to apply at the glyph.
    func lookup(_ index: Int, _ bytes: TableBytes) -> (sequenceIndex: Int, lookup: Int) {
        let start = lookupRecords + SequenceLookupRecord.byteCount * index
        let record = Offset<SequenceLookupRecord>(start)
        return (bytes[record, .sequenceIndex], bytes[record, .lookupListIndex])
    }
}

struct SequenceMatchers {
    var backtrack = GlyphMatcher.glyphs
    var input = GlyphMatcher.glyphs
    var lookahead = GlyphMatcher.glyphs
}

extension SequenceMatchers {
    /// Creates matchers that are the same for all sequences.
    init(_ matcher: GlyphMatcher) {
        self.init(backtrack: matcher, input: matcher, lookahead: matcher)
    }
}

/// The kind of value that a sequence matches against a glyph.
enum GlyphMatcher {
    case glyphs
    /// A class. Without a definition, the class of every glyph is 0.
    case classes(Offset<ClassDef>?)
    /// The offset of a coverage table, relative to the origin.
    case coverages(origin: Int)

    /// Returns whether a value in a sequence matches a glyph.
    func matches(_ glyph: UInt16, _ value: Int, _ bytes: TableBytes) -> Bool {
        switch self {
        case .glyphs: Int(glyph) == value
        case .classes(let definition):
            value == definition.map { bytes.glyphClass(glyph, at: $0) } ?? 0
        case .coverages(let origin):
            value != 0 && bytes.coverageIndex(glyph, at: Offset(origin + value)) != nil
        }
    }
}
