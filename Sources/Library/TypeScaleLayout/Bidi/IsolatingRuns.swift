/// The isolating run sequences of a paragraph, from definition BD13 and rule X10.
struct IsolatingRuns {
    /// Characters at one level that are adjacent, except for isolates and removed characters.
    struct Sequence {
        /// The indices of the characters, without those that rule X9 removes.
        var characters: [Int] = []
        let level: BidiLevel
        /// The direction of the text before the sequence.
        let start: BidiClass
        /// The direction of the text after the sequence.
        var end = BidiClass.leftToRight
    }

    private(set) var sequences: [Sequence] = []

    init(
        _ classes: [BidiClass],
        _ levels: [BidiLevel],
        _ isolates: BidiIsolates,
        level base: BidiLevel
    ) {
        let kept = classes.indices.filter { !classes[$0].isRemoved }
        // The sequence that continues after each matched PDI.
        var continued: [Int: Int] = [:]
        var first = 0
        while first < kept.count {
            let level = levels[kept[first]]
            var end = first + 1
            while end < kept.count, levels[kept[end]] == level { end += 1 }
            let before = first > 0 ? levels[kept[first - 1]] : base
            let number: Int
            if classes[kept[first]] == .popDirectionalIsolate, let known = continued[kept[first]] {
                number = known
            } else {
                number = sequences.count
                sequences.append(Sequence(level: level, start: max(level, before).bidiClass))
            }
            sequences[number].characters += kept[first..<end]
            let last = kept[end - 1]
            var after = end < kept.count ? levels[kept[end]] : base
            if classes[last].startsIsolate {
                after = base
                if let match = isolates.ends[last], match < classes.count {
                    continued[match] = number
                }
            }
            sequences[number].end = max(level, after).bidiClass
            first = end
        }
    }
}
