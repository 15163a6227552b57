/// A [sequence context](https://learn.microsoft.com/typography/opentype/spec/chapter2#sequence-context-table)
/// or [chained sequence context](https://learn.microsoft.com/typography/opentype/spec/chapter2#chained-sequence-context-table)
/// subtable of `GSUB` or `GPOS`.
///
/// All formats contain sets of rules. Format 1 has a set for each covered glyph. Format 2 has a set
/// for each class. Format 3 has a set with a single rule.
struct SequenceContext: Sendable {
    /// The fields of formats 1 and 2, before the rule sets.
    ///
    /// In format 2, a context has a class definition for the input sequence. A chained context has
    /// three class definitions, for the backtrack, input and lookahead sequences.
    private enum Fields: Int, Words { case format, coverageOffset, classDefOffsets }
    private enum Format3: Int, Words { case format, rule }
    private enum RuleSet: Int, Words { case ruleCount, ruleOffsets }

    // The bytes are not stored, because threads would contend for their reference count.
    let format: Int
    private let isChained: Bool
    private let table: Offset<Fields>

    /// Creates a context from the offset of a subtable, or returns `nil` if the type is not a
    /// context.
    init?(at subtable: Offset<Subtable>, _ type: LookupType, _ bytes: borrowing TableBytes) {
        guard type == .context || type == .chainedContext else { return nil }
        table = Offset(subtable.value)
        format = bytes[subtable, .format]
        isChained = type == .chainedContext
    }

    /// Returns the coverage of the first input glyph.
    func firstCoverage(_ bytes: borrowing TableBytes) -> Offset<Coverage>? {
        guard format == 3 else { return bytes.follow(table, .coverageOffset) }
        return coverageRule(bytes).map { Offset(table.value + bytes[$0.input, 0]) }
    }

    /// Returns the class definition for a sequence in format 2.
    func classes(
        of sequence: SequenceKind,
        _ bytes: borrowing TableBytes
    ) -> Offset<ClassDef>? {
        guard isChained || sequence == .input else { return nil }
        return bytes.follow(table, .classDefOffsets, isChained ? sequence.rawValue : 0)
    }

    /// The offset of the subtable, from which the offsets in the sequences of format 3 count.
    var origin: Int { table.value }

    /// Returns the coverage for a value in a sequence in format 3.
    func coverage(_ value: Int) -> Offset<Coverage>? {
        value == 0 ? nil : Offset(table.value + value)
    }

    /// Returns the number of rule sets.
    func setCount(_ bytes: borrowing TableBytes) -> Int {
        format == 3 ? 1 : ruleSets(bytes)?.count ?? 0
    }

    /// Returns the number of rules in all sets, or a number above 64 if there are more.
    func ruleCount(_ bytes: borrowing TableBytes) -> Int {
        if format == 3 { return 1 }
        let count = setCount(bytes)
        guard count <= 64 else { return count }
        var total = 0
        for set in 0..<count { total += ruleCount(ofSet: set, bytes) }
        return total
    }

    /// Returns the number of rules in a set, including malformed rules.
    func ruleCount(ofSet index: Int, _ bytes: borrowing TableBytes) -> Int {
        format == 3 ? 1 : ruleSet(index, bytes).map { bytes[$0, .ruleCount] } ?? 0
    }

    /// Returns a rule of a set, or `nil` if the rule is malformed.
    func rule(_ index: Int, ofSet set: Int, _ bytes: borrowing TableBytes) -> SequenceRule? {
        if format == 3 { return coverageRule(bytes)?.withoutFirst }
        guard let set = ruleSet(set, bytes),
            let rule: Offset<SequenceRule.Fields> = bytes.follow(set, .ruleOffsets, index)
        else { return nil }
        return SequenceRule(bytes, at: rule, isChained: isChained, storesFirst: false)
    }

    private func ruleSets(_ bytes: borrowing TableBytes) -> WordArray? {
        guard 1...2 ~= format else { return nil }
        let classDefCount = format == 1 ? 0 : isChained ? 3 : 1
        return bytes.array(afterCountAt: table.of(.classDefOffsets, classDefCount))
    }

    private func ruleSet(_ index: Int, _ bytes: borrowing TableBytes) -> Offset<RuleSet>? {
        guard let sets = ruleSets(bytes), index < sets.count, bytes[sets, index] != 0 else {
            return nil
        }
        return Offset(table.value + bytes[sets, index])
    }

    /// Returns the single rule in format 3, including the first input glyph.
    private func coverageRule(_ bytes: borrowing TableBytes) -> SequenceRule? {
        let start = Offset<SequenceRule.Fields>(Offset<Format3>(table.value).of(.rule))
        guard
            let rule = SequenceRule(bytes, at: start, isChained: isChained, storesFirst: true),
            bytes[rule.input, 0] != 0
        else { return nil }
        return rule
    }
}

/// The sequences of a rule, in the order of their class definitions in a chained context.
enum SequenceKind: Int { case backtrack, input, lookahead }

/// A rule of a context, with the sequences to match and the lookups to apply.
struct SequenceRule: Sendable {
    /// The fields of a sequence rule.
    ///
    /// In a chained rule, an array follows each count instead.
    enum Fields: Int, Words { case glyphCount, seqLookupCount, inputSequence }
    private enum SequenceLookupRecord: Int, RecordWords { case sequenceIndex, lookupListIndex, end }

    // A rule takes 48 bytes instead of 88. Some fonts have 10,000 rules, which stay in memory.
    private var inputStart: Int32
    private let lookupRecords: Int32
    private var inputCount: UInt16
    private var backtrackCount: UInt16 = 0
    private var lookaheadCount: UInt16 = 0
    private let recordCount: UInt16
    private var backtrackStart: Int32 = 0
    /// The values next to the first glyph, to compare at once.
    private(set) var values = NeighborValues()
    /// The distance to the next rule in the set whose second value differs.
    private(set) var distance: UInt16 = 1

    /// The backtrack sequence, in reverse order.
    var backtrack: WordArray {
        WordArray(offset: Int(backtrackStart), count: Int(backtrackCount))
    }

    /// The input sequence, without the first glyph.
    var input: WordArray { WordArray(offset: Int(inputStart), count: Int(inputCount)) }

    var lookahead: WordArray { WordArray(offset: input.end + 2, count: Int(lookaheadCount)) }

    var lookupCount: Int { Int(recordCount) }

    /// The sequence that starts with the glyph after the first, or `nil` if there is none.
    var next: (SequenceKind, WordArray)? {
        inputCount > 0 ? (.input, input) : lookaheadCount > 0 ? (.lookahead, lookahead) : nil
    }

    /// The sequence that starts with the glyph before the first, or `nil` if there is none.
    var previous: (SequenceKind, WordArray)? { backtrackCount > 0 ? (.backtrack, backtrack) : nil }

    /// Reads a rule, whose input sequence includes the first glyph if `storesFirst` is true.
    init?(
        _ bytes: borrowing TableBytes,
        at table: Offset<Fields>,
        isChained: Bool,
        storesFirst: Bool
    ) {
        let omitted = storesFirst ? 0 : 1
        let (input, records, count): (WordArray, Int, Int)
        if isChained {
            guard let backtrack = bytes.array(afterCountAt: table.value),
                bytes.uint16(at: backtrack.end) > 0
            else { return nil }
            input = WordArray(
                offset: backtrack.end + 2,
                count: bytes.uint16(at: backtrack.end) - omitted
            )
            guard let lookahead = bytes.array(afterCountAt: input.end) else { return nil }
            backtrackStart = Int32(truncatingIfNeeded: backtrack.offset)
            backtrackCount = UInt16(truncatingIfNeeded: backtrack.count)
            lookaheadCount = UInt16(truncatingIfNeeded: lookahead.count)
            (records, count) = (lookahead.end + 2, bytes.uint16(at: lookahead.end))
        } else {
            guard bytes[table, .glyphCount] > 0 else { return nil }
            input = WordArray(
                offset: table.of(.inputSequence),
                count: bytes[table, .glyphCount] - omitted
            )
            (records, count) = (input.end, bytes[table, .seqLookupCount])
        }
        guard bytes.holds(SequenceLookupRecord.byteCount * count, at: records) else { return nil }
        // The tables have less than 2 GB.
        inputStart = Int32(truncatingIfNeeded: input.offset)
        inputCount = UInt16(truncatingIfNeeded: input.count)
        lookupRecords = Int32(truncatingIfNeeded: records)
        recordCount = UInt16(truncatingIfNeeded: count)
    }

    /// Reads the values next to the first glyph, and returns the numbers of values that are read.
    mutating func readValues(_ bytes: borrowing TableBytes) -> (next: Int, previous: Int) {
        let next = min(input.count + lookahead.count, NeighborValues.maximumCount)
        for index in 0..<next {
            let value =
                index < input.count
                ? bytes[input, index] : bytes[lookahead, index - input.count]
            values.insert(value, at: index)
        }
        let previous = min(backtrack.count, NeighborValues.maximumCount)
        for index in 0..<previous {
            values.insert(bytes[backtrack, index], at: NeighborValues.maximumCount + index)
        }
        return (next, previous)
    }

    /// Sets the distance to the next rule whose second value differs, given the next rule.
    mutating func setDistance(_ next: SequenceRule) {
        let isSameSequence = (inputCount > 0) == (next.inputCount > 0)
        if isSameSequence, values.hasEqualStart(next.values) { distance = next.distance + 1 }
    }

    /// The rule without the first glyph of its input sequence.
    fileprivate var withoutFirst: SequenceRule {
        var rule = self
        rule.inputStart += 2
        rule.inputCount -= 1
        return rule
    }

    /// Returns the sequence index of a matched glyph, and the lookup to apply at the glyph.
    func lookup(_ index: Int, _ bytes: TableBytes) -> (sequenceIndex: Int, lookup: Int) {
        let start = Int(lookupRecords) + SequenceLookupRecord.byteCount * index
        let record = Offset<SequenceLookupRecord>(start)
        return (bytes[record, .sequenceIndex], bytes[record, .lookupListIndex])
    }
}
