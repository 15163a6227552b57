extension CodeParser {
    /// Returns the end of the type at an index, or the index itself without a type.
    func typeEnd(_ start: Int) -> Int {
        var end = start
        var index = start
        while true {
            let first = index
            index = afterTypeSpecifiers(index)
            switch kind(index) {
            case .word where keyword(index)?.endsExpression != true:
                index = afterModuleSelector(index) + 1
            case .opening where !has(index, "{"): index = after(index)
            // Words before a missing type are not read again.
            default: return index > first ? index : end
            }
            index = afterTypeSuffixes(index)
            end = index
            if isLone(index, "&") {
                index += 1
            } else if let arrow = arrowEnd(index) {
                index = arrow
            } else {
                return end
            }
        }
    }

    /// Skips attributes and words such as `inout` and `some` before a type.
    private func afterTypeSpecifiers(_ start: Int) -> Int {
        var index = start
        while true {
            if kind(index) == .attribute {
                index = afterAttribute(index)
            } else if has(index, "~") {
                index += 1
            } else if keyword(index)?.isTypeSpecifier == true, kind(index + 1) != .end,
                !isTypeEnd(index + 1)
            {
                index += 1
                // `nonisolated(nonsending)`
                if keyword(index - 1) == .nonisolated, has(index, "(") { index = after(index) }
            } else {
                return index
            }
        }
    }

    /// Returns whether a token cannot be part of a type, so that the word before it is its name.
    private func isTypeEnd(_ index: Int) -> Bool {
        kind(index) == .closing || ".,:=?!<>".utf8.contains(sign(index))
    }

    private func afterTypeSuffixes(_ start: Int) -> Int {
        var index = start
        while true {
            if has(index, "<"), let end = genericsEnd(index) {
                index = end
            } else if isDotOperator(index) {
                return operatorEnd(index) ?? index
            } else if has(index, "."), kind(index + 1) == .word {
                index = afterModuleSelector(index + 1) + 1
            } else if isPostfixMark(index) {
                index += 1
            } else {
                return index
            }
        }
    }

    /// Returns the index after an arrow and the effects before it, or `nil` if there is none.
    func arrowEnd(_ start: Int) -> Int? {
        let index = afterEffects(start)
        return isArrow(index) ? index + 2 : nil
    }

    /// Skips `async`, `throws` and `throws(SomeError)`, of which there are few.
    ///
    /// A limit keeps the time for many of them proportional to their number.
    func afterEffects(_ start: Int) -> Int {
        var index = start
        for _ in 0..<4 {
            guard let keyword = keyword(index), keyword.isEffect else { break }
            index += 1
            if keyword == .throws, has(index, "("), !startsLine(index) { index = after(index) }
        }
        return index
    }

    /// Skips the requirements after `where`.
    func afterWhereClause(_ start: Int) -> Int {
        guard keyword(start) == .where else { return start }
        var index = start + 1
        while true {
            let end = typeEnd(index)
            guard end > index else { return end }
            index = end
            if has(index, ":") {
                index = typeEnd(index + 1)
            } else if has(index, "="), let end = operatorEnd(index) {
                index = typeEnd(end)
            }
            guard has(index, ",") else { return index }
            index += 1
        }
    }

    /// Skips an attribute and its arguments, which do not start a new line.
    func afterAttribute(_ start: Int) -> Int {
        let end = attributeNameEnd(start)
        return has(end, "(") && isAdjacent(end) ? after(end) : end
    }

    /// Returns the index after the name of an attribute: `@A.B<C>`.
    func attributeNameEnd(_ start: Int) -> Int {
        var index = afterModuleSelector(start) + 1
        while true {
            if has(index, "."), kind(index + 1) == .word, isAdjacent(index) {
                index = afterModuleSelector(index + 1) + 1
            } else if has(index, "<"), isAdjacent(index), let end = genericsEnd(index) {
                index = end
            } else {
                return index
            }
        }
    }
}
