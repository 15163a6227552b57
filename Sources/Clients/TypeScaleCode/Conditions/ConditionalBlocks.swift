/// The open `#if` blocks at a position of a file.
struct ConditionalBlocks {
    private struct Block {
        /// The condition that the current branch is compiled.
        var current: BuildCondition
        /// The condition that the code around the block is compiled, but no branch so far.
        var remains: BuildCondition
    }

    private var open: [Block] = []

    var depth: Int { open.count }

    /// The condition that the current code is compiled.
    var current: BuildCondition { open.last?.current ?? BuildCondition(true) }

    mutating func begin(_ condition: BuildCondition) {
        open.append(Block(current: current && condition, remains: current && !condition))
    }

    /// Begins another branch of the innermost block.
    ///
    /// The condition of `#else` is true.
    mutating func beginBranch(_ condition: BuildCondition) {
        guard let block = open.popLast() else { return }
        open.append(
            Block(current: block.remains && condition, remains: block.remains && !condition)
        )
    }

    /// Ends the innermost block.
    mutating func end() { _ = open.popLast() }
}
