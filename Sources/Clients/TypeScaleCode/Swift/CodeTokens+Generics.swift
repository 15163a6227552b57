extension CodeTokens {
    /// Finds the `>` of each `<` after a name, if all tokens between them can be types.
    mutating func matchGenerics() {
        var levels = [TypeLevel(start: 0, end: list.count, isAttribute: false)]
        var open: [Int] = []
        var index = 0
        while index < list.count {
            while let level = levels.last, level.end == index {
                levels.removeLast()
                open.removeLast(open.count - level.start)
                guard !level.isAttribute else { continue }
                levels[levels.count - 1].expectsType = false
                if !level.canBeType { fail(&levels, &open) }
            }
            index = readTypeToken(at: index, &levels, &open)
        }
    }

    /// Reads a token, and returns the index of the next.
    private mutating func readTypeToken(
        at index: Int,
        _ levels: inout [TypeLevel],
        _ open: inout [Int]
    ) -> Int {
        let token = list[index]
        let last = levels.count - 1
        let expectsType = levels[last].expectsType
        switch token.kind {
        case .word: readWord(token, &levels, &open)
        case .number where expectsType && (open.count > levels[last].start || isCount(index)):
            levels[last].expectsType = false
        case .opening:
            let isAttribute = isArgument(index)
            if !isAttribute, token.sign == UInt8(ascii: "{") || !expectsType {
                fail(&levels, &open)
            }
            levels.append(
                TypeLevel(start: open.count, end: token.match, isAttribute: isAttribute)
            )
        case .closing, .literalEnd: break
        case .attribute: break
        case .sign:
            switch token.sign {
            case UInt8(ascii: "<"):
                if expectsType { open.removeLast(open.count - levels[last].start) }
                open.append(index)
                levels[last].expectsType = true
            case UInt8(ascii: ">") where open.count > levels[last].start:
                list[open.removeLast()].match = index
                levels[last].expectsType = false
            case UInt8(ascii: "-") where isNextSign(">", after: index):
                levels[last].expectsType = true
                return index + 2
            case UInt8(ascii: "."), UInt8(ascii: ","):
                if expectsType { fail(&levels, &open) }
                levels[last].expectsType = true
            case UInt8(ascii: "&") where !isNextSign("&", after: index):
                levels[last].expectsType = true
            case UInt8(ascii: ":"): levels[last].expectsType = true
            case UInt8(ascii: "~"): break
            case UInt8(ascii: "?"), UInt8(ascii: "!"):
                if expectsType || index == 0 || list[index - 1].end != token.start {
                    fail(&levels, &open)
                }
            default: fail(&levels, &open)
            }
        default: fail(&levels, &open)
        }
        return index + 1
    }

    private func readWord(_ word: CodeToken, _ levels: inout [TypeLevel], _ open: inout [Int]) {
        let last = levels.count - 1
        if let keyword = word.keyword {
            if keyword.isEffect { return }
            if keyword.isTypeSpecifier || keyword == .let {
                levels[last].expectsType = true
                return
            }
            if keyword.endsExpression { return fail(&levels, &open) }
        }
        if !levels[last].expectsType { open.removeLast(open.count - levels[last].start) }
        levels[last].expectsType = false
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

    /// Gives up on each open `<` of a level.
    private func fail(_ levels: inout [TypeLevel], _ open: inout [Int]) {
        let last = levels.count - 1
        open.removeLast(open.count - levels[last].start)
        levels[last].canBeType = false
        levels[last].expectsType = true
    }
}

/// The tokens between two delimiters, as a list of types.
private struct TypeLevel {
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
