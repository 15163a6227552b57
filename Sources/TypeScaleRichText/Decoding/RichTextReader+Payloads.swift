import TypeScaleFoundation

extension RichTextReader {
    /// The value of a part that is kept as it was sent; `nil` if it exceeds a limit, which is reported.
    mutating func payload(_ node: Int) -> JSONValue? {
        let maximum = min(limits.payloadBytes, limits.payloadBytesInAll - payloadBytes)
        var budget = maximum
        if let value = value(node, &budget) {
            countPayload(maximum - budget)
            return value
        }
        note(
            .error,
            .payloadTooLarge,
            node,
            maximum == limits.payloadBytes
                ? "the part is larger than \(limits.payloadBytes) bytes (limit payloadBytes)"
                : "all unknown parts together are larger than \(limits.payloadBytesInAll) bytes "
                    + "(limit payloadBytesInAll)",
            "it is not kept"
        )
        return nil
    }

    /// A value; `nil` if it exceeds the budget.
    ///
    /// The budget counts the bytes of the JSON without blanks, and eight for a number.
    private func value(_ node: Int, _ budget: inout Int) -> JSONValue? {
        func spend(_ bytes: Int) -> Bool {
            budget -= bytes
            return budget >= 0
        }
        switch tree.kind(node) {
        case .dictionary:
            guard spend(2) else { return nil }
            var members: [String: JSONValue] = [:]
            for member in tree.children(of: node) where !tree.isRepeated(member) {
                let key = tree.key(of: member) ?? ""
                guard spend(key.utf8.count + 4), let value = value(member, &budget) else {
                    return nil
                }
                members[key] = value
            }
            return .object(members)
        case .list:
            guard spend(2) else { return nil }
            var values: [JSONValue] = []
            for element in tree.children(of: node) {
                guard spend(1), let value = value(element, &budget) else { return nil }
                values.append(value)
            }
            return .array(values)
        case .text:
            guard let text = tree.text(node), spend(text.utf8.count + 2) else { return nil }
            return .string(text)
        case .true, .false: return spend(8) ? .bool(tree.kind(node) == .true) : nil
        case .number:
            guard spend(8) else { return nil }
            if let integer = tree.integer(node) { return .integer(integer) }
            return tree.number(node).map { .number($0) } ?? .null
        case .null, .other: return spend(8) ? .null : nil
        }
    }
}
