/// The `#if` blocks of a file, and the terms `os(iOS)` in their conditions.
struct ConditionalBlocks {
    struct Term {
        let range: Range<Int>
        let line: Int
        /// Whether the term is under an odd number of negations.
        let isNegated: Bool
    }

    /// A condition, and the code that it guards.
    private struct Branch {
        let terms: [Term]
        var containsFontCode = false
    }

    /// The terms around font code in the blocks that have ended.
    private(set) var terms: [Term] = []
    /// The types that exist only where the blocks around font code are compiled.
    private(set) var types: Set<String>
    /// The branches of each open block.
    private var open: [[Branch]] = []
    /// The types that open blocks declare, and their number at the start of each block.
    private var declared: [String] = []
    private var starts: [Int] = []

    /// Creates an empty list, given the types that are known from an earlier reading of the file.
    init(types: Set<String>) { self.types = types }

    /// Reads a directive, and the condition that follows.
    mutating func read(_ directive: SwiftScanner.Token, _ scanner: inout SwiftScanner) {
        switch scanner.text(directive.range) {
        case "#if":
            open.append([Branch(terms: scanner.readCondition())])
            starts.append(declared.count)
        case "#elseif": add(Branch(terms: scanner.readCondition()))
        case "#else": add(Branch(terms: []))
        case "#endif":
            guard let branches = open.popLast() else { break }
            close(branches)
        default: break
        }
    }

    mutating func mention(_ word: String) {
        if !open.isEmpty, FontCode.contains(word) || types.contains(word) { mentionModule() }
    }

    mutating func declare(type name: String) {
        if !open.isEmpty { declared.append(name) }
    }

    /// Marks the current branch as font code.
    mutating func mentionModule() {
        guard let block = open.indices.last, let branch = open[block].indices.last else { return }
        open[block][branch].containsFontCode = true
    }

    private mutating func add(_ branch: Branch) {
        guard let block = open.indices.last else { return }
        open[block].append(branch)
    }

    /// Adds the terms whose replacement selects a branch with font code.
    ///
    /// If such a term is true, it selects its own branch. A negated term selects a later branch, or
    /// omits the last branch.
    private mutating func close(_ branches: [Branch]) {
        var laterContainsFontCode: Bool?
        var found: [Term] = []
        for branch in branches.reversed() {
            let whenNegated = laterContainsFontCode ?? branch.containsFontCode
            found += branch.terms.filter {
                $0.isNegated ? whenNegated : branch.containsFontCode
            }
            laterContainsFontCode = laterContainsFontCode == true || branch.containsFontCode
        }
        terms += found
        if laterContainsFontCode == true { mentionModule() }
        let start = starts.popLast() ?? 0
        if !found.isEmpty { types.formUnion(declared[start...]) }
        // Otherwise, the types can belong to the blocks around this one.
        if !found.isEmpty || open.isEmpty { declared.removeSubrange(start...) }
    }
}

extension SwiftScanner {
    /// Reads a condition, which ends with its line or, in parentheses, in a later line.
    fileprivate mutating func readCondition() -> [ConditionalBlocks.Term] {
        var terms: [ConditionalBlocks.Term] = []
        /// Whether the expressions around the current parentheses are negated.
        var outer: [Bool] = []
        var isNegated = false
        var negatesNext = false
        while true {
            var ahead = self
            guard let token = ahead.next(), token.kind != .directive,
                !token.startsLine || !outer.isEmpty
            else { return terms }
            self = ahead
            switch token.kind {
            case .sign(UInt8(ascii: "!")): negatesNext.toggle()
            case .sign(UInt8(ascii: "(")):
                outer.append(isNegated)
                isNegated = isNegated != negatesNext
                negatesNext = false
            case .sign(UInt8(ascii: ")")): isNegated = outer.popLast() ?? false
            case .word:
                skipArguments()
                let range = token.range.lowerBound..<position
                if bytes[range].lazy.filter({ !$0.isSpace }).elementsEqual("os(iOS)".utf8) {
                    let isNegated = isNegated != negatesNext
                    terms.append(.init(range: range, line: token.line, isNegated: isNegated))
                }
                negatesNext = false
            default: break
            }
        }
    }

    /// Skips the parentheses that follow a word in the same line.
    private mutating func skipArguments() {
        var depth = 0
        repeat {
            var ahead = self
            guard let token = ahead.next(), token.kind != .directive else { return }
            let opens = token.kind == .sign(UInt8(ascii: "("))
            guard depth > 0 || opens && !token.startsLine else { return }
            self = ahead
            if opens { depth += 1 }
            if token.kind == .sign(UInt8(ascii: ")")) { depth -= 1 }
        } while depth > 0
    }
}
