/// The order in which characters, or clusters of them, appear on a line from left to right.
enum VisualOrder {
    /// Resets the levels of separators, the spaces before them and trailing spaces, by rule L1.
    ///
    /// - Parameters:
    ///   - levels: The levels of the characters on the line.
    ///   - classes: The classes of the characters on the line.
    ///   - base: The level of the paragraph.
    static func resetSpaces(
        _ levels: inout [BidiLevel],
        _ classes: some Collection<BidiClass>,
        level base: BidiLevel
    ) {
        var isReset = true
        for (index, type) in zip(levels.indices.reversed(), classes.reversed()) {
            switch type {
            case .paragraphSeparator, .segmentSeparator: isReset = true
            case .whiteSpace, .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate,
                .popDirectionalIsolate:
                break
            default: if !type.isRemoved { isReset = false }
            }
            if isReset { levels[index] = base }
        }
        // A joiner at the end is shaped with the letter before it.
        var last = base
        for (index, type) in zip(levels.indices, classes) {
            if type.isRemoved { levels[index] = last }
            last = levels[index]
        }
    }

    /// Returns the indices of the levels in visual order, by rule L2.
    ///
    /// - Complexity: O(*n* *d*), where *d* is the number of different levels.
    static func indices(of levels: [BidiLevel]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), let lowest = levels.filter({ $0 % 2 == 1 }).min() else {
            return order
        }
        for level in (lowest...max(lowest, highest)).reversed() {
            var first = 0
            while first < order.count {
                guard levels[order[first]] >= level else {
                    first += 1
                    continue
                }
                var end = first + 1
                while end < order.count, levels[order[end]] >= level { end += 1 }
                order[first..<end].reverse()
                first = end
            }
        }
        return order
    }
}
