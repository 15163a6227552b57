extension CodeParser {
    /// Returns the index after the generic arguments or parameters that start with `<`.
    ///
    /// Returns `nil` if the tokens after it cannot be types.
    func genericsEnd(_ start: Int) -> Int? {
        guard start < limit, tokens[start].match > start else { return nil }
        return tokens[start].match + 1
    }

    /// Returns the index after generic arguments, or `nil` if `<` is an operator.
    ///
    /// Swift decides it by the token after `>`.
    func genericArgumentsEnd(_ start: Int) -> Int? {
        guard has(start, "<"), let end = genericsEnd(start) else { return nil }
        guard end < limit else { return end }
        switch tokens[end].kind {
        case .closing: return end
        case .opening: return has(end, "{") || !tokens[end].startsLine ? end : nil
        case .sign:
            if ",;:".utf8.contains(sign(end)) || isPostfixMark(end) { return end }
            if has(end, "."), !isDotOperator(end) { return end }
            return isLone(end, "&") && position(end, end + 1) == .binary ? end : nil
        default: return nil
        }
    }
}
