extension CodeTokens {
    /// Finds the `>` of each `<` that can start a list of types, and records it as its match.
    ///
    /// Whether the list is one also depends on the token after it, which the reader checks.
    mutating func matchGenerics() {
        var levels = TypeLevels(end: list.count)
        var index = 0
        while index < list.count {
            levels.end(at: index)
            index = readTypeToken(at: index, &levels)
        }
    }

    /// Reads a token, and returns the index of the next.
    private mutating func readTypeToken(at index: Int, _ levels: inout TypeLevels) -> Int {
        let token = list[index]
        switch token.kind {
        case .word: levels.readWord(token.keyword)
        case .number where levels.hasOpen || isCount(index): levels.readNumber()
        case .opening:
            let isAttribute = isArgument(index)
            if !isAttribute, token.sign == UInt8(ascii: "{") || !levels.expectsType {
                levels.fail()
            }
            levels.start(end: token.match, isAttribute: isAttribute)
        case .sign where token.sign == UInt8(ascii: ">") && levels.hasOpen:
            list[levels.removeOpen()].match = index
        case .sign where token.sign == UInt8(ascii: "-") && isNextSign(">", after: index):
            levels.expectsType = true
            return index + 2
        case .sign: readTypeSign(at: index, &levels)
        case .attribute, .closing, .literalEnd: break
        case .number, .directive, .literal, .end: levels.fail()
        }
        return index + 1
    }

    private func readTypeSign(at index: Int, _ levels: inout TypeLevels) {
        switch list[index].sign {
        case UInt8(ascii: "<"): levels.addOpen(index)
        case UInt8(ascii: "."), UInt8(ascii: ","):
            if levels.expectsType { levels.fail() }
            levels.expectsType = true
        case UInt8(ascii: "&") where !isNextSign("&", after: index): levels.expectsType = true
        case UInt8(ascii: ":"): levels.expectsType = true
        case UInt8(ascii: "~"): break
        case UInt8(ascii: "?"), UInt8(ascii: "!"):
            let isPostfix = index > 0 && list[index - 1].end == list[index].start
            if levels.expectsType || !isPostfix { levels.fail() }
        default: levels.fail()
        }
    }

    /// Returns whether a number is the count of an array type: `[3 of Int]`.
    private func isCount(_ index: Int) -> Bool {
        let next = list[min(index + 1, list.count - 1)]
        return bytes[next.start..<next.end].elementsEqual("of".utf8)
    }

    /// Returns whether a delimiter starts the arguments of an attribute.
    private func isArgument(_ index: Int) -> Bool {
        index > 0 && list[index - 1].kind == .attribute && list[index].sign == UInt8(ascii: "(")
            && list[index - 1].end == list[index].start
    }

    private func isNextSign(_ sign: Unicode.Scalar, after index: Int) -> Bool {
        index + 1 < list.count && list[index + 1].sign == UInt8(ascii: sign)
            && list[index + 1].start == list[index].end
    }
}

/// The delimiters and the `<` around a token, as lists of types.
private struct TypeLevels {
    /// The tokens between two delimiters.
    private struct Level {
        /// The number of `<` that were open before the level.
        let start: Int
        /// The index of the closing delimiter.
        let end: Int
        /// Whether it contains the arguments of an attribute, which precede a type.
        let isAttribute: Bool
        /// Whether a type can start at the next token.
        var expectsType = true
        /// Whether all tokens so far can be part of a type.
        var canBeType = true
    }

    private var levels: [Level] = []
    /// The level that contains the next token.
    private var last: Level
    /// The `<` that have no match yet.
    private var open: [Int] = []

    init(end: Int) { last = Level(start: 0, end: end, isAttribute: false) }

    var expectsType: Bool {
        get { last.expectsType }
        set { last.expectsType = newValue }
    }

    /// Whether a `<` of the level has no match yet.
    var hasOpen: Bool { open.count > last.start }

    mutating func start(end: Int, isAttribute: Bool) {
        levels.append(last)
        last = Level(start: open.count, end: end, isAttribute: isAttribute)
    }

    /// Ends the levels whose closing delimiter is at an index.
    mutating func end(at index: Int) {
        while last.end == index, let outer = levels.popLast() {
            let inner = last
            removeAllOpen()
            last = outer
            guard !inner.isAttribute else { continue }
            last.expectsType = false
            if !inner.canBeType { fail() }
        }
    }

    /// Adds a `<`, after which types are expected.
    mutating func addOpen(_ index: Int) {
        // Instead of a type, there is another `<`.
        if expectsType { removeAllOpen() }
        open.append(index)
        expectsType = true
    }

    /// Removes the last `<`, which has a match.
    mutating func removeOpen() -> Int {
        expectsType = false
        return open.removeLast()
    }

    mutating func readWord(_ keyword: CodeKeyword?) {
        if let keyword {
            if keyword.isEffect { return }
            if keyword.isTypeSpecifier || keyword == .let {
                expectsType = true
                return
            }
            if keyword.endsExpression { return fail() }
        }
        // Parentheses can contain two words in a row, as in `(_ a: A) -> B`.
        if !expectsType { removeAllOpen() }
        expectsType = false
    }

    mutating func readNumber() {
        if !expectsType { fail() }
        expectsType = false
    }

    /// Gives up on the level, because a token cannot be part of a type.
    mutating func fail() {
        removeAllOpen()
        last.canBeType = false
    }

    private mutating func removeAllOpen() { open.removeLast(open.count - last.start) }
}
