/// The `#if` blocks of a file.
struct ConditionalBlocks {
    private struct Branch {
        /// The index of the branch's condition, or `nil` for `#else`.
        var condition: Int?
        /// The condition that the branch is compiled.
        let isCompiled: BuildCondition
        var containsCode = false
    }

    private struct Block {
        var branches: [Branch]
        /// The condition that no branch so far is compiled.
        var remains: BuildCondition
        /// The condition that the code around the block is compiled.
        let outer: BuildCondition
        let line: Int
    }

    /// The conditions, in the order of their lines.
    private(set) var lines: [ConditionLine] = []
    /// The indices of the conditions that can leave out code on Linux, although iOS compiles it.
    private(set) var guards: Set<Int> = []
    private var open: [Block] = []

    var depth: Int { open.count }

    /// The line of the innermost open block.
    var openLine: Int? { open.last?.line }

    /// The condition that the current code is compiled.
    var current: BuildCondition {
        guard let block = open.last, let branch = block.branches.last else {
            return BuildCondition(true)
        }
        return block.outer && branch.isCompiled
    }

    mutating func begin(_ line: ConditionLine) {
        let branch = Branch(condition: lines.count, isCompiled: line.condition)
        let block = Block(
            branches: [branch],
            remains: !line.condition,
            outer: current,
            line: line.line
        )
        open.append(block)
        lines.append(line)
    }

    /// Begins a branch with a condition, or the branch of `#else`.
    mutating func beginBranch(_ line: ConditionLine?) {
        let index = line.map { line in
            lines.append(line)
            return lines.count - 1
        }
        guard let block = open.indices.last else { return }
        let condition = line?.condition ?? BuildCondition(true)
        open[block].branches.append(
            Branch(condition: index, isCompiled: open[block].remains && condition)
        )
        open[block].remains = open[block].remains && !condition
    }

    /// Ends the innermost block.
    mutating func end() {
        guard let block = open.popLast() else { return }
        if block.branches.contains(where: \.containsCode) { addCode() }
        let isLeftOut = block.outer.onIOS == false || block.outer.onLinux == false
        let lost =
            isLeftOut
            ? nil
            : block.branches.lastIndex { $0.containsCode && $0.isCompiled.canLoseCode }
        guard let lost else { return }
        // A branch also depends on the conditions before it.
        for case let index? in block.branches[...lost].map(\.condition)
        where lines[index].condition.canDiffer {
            guards.insert(index)
        }
    }

    /// Marks the current branch as one that contains code.
    mutating func addCode() {
        guard let block = open.indices.last, let branch = open[block].branches.indices.last else {
            return
        }
        open[block].branches[branch].containsCode = true
    }
}
