import TypeScaleDiagnostics
import TypeScaleDocuments

extension RichTextParser {
    /// Returns the JSON of a value, or reports that the JSON exceeds a limit and returns `nil`.
    mutating func payload(_ node: Int) -> JSONValue? {
        let maximum = min(limits.payloadBytes, limits.payloadBytesInAll - payloadBytes)
        var budget = maximum
        if let value = value(node, &budget) {
            payloadBytes += maximum - budget
            return value
        }
        let message =
            maximum == limits.payloadBytes
            ? "the content exceeds the limit of \(limits.payloadBytes) bytes (limit payloadBytes)"
            : "all unknown contents exceed the limit of \(limits.payloadBytesInAll) bytes "
                + "(limit payloadBytesInAll)"
        note(.payloadTooLarge, node, message, "discarded")
        return nil
    }

    /// Subtracts a value's size from a budget and returns the value, or `nil` if it is too large.
    private mutating func value(_ node: Int, _ budget: inout Int) -> JSONValue? {
        let text = tree.text(node)
        let cost =
            switch tree.kind(node) {
            case .dictionary, .list: 2
            case .text: (text?.utf8.count ?? 0) + 2
            default: 8
            }
        budget -= cost
        guard budget >= 0 else { return nil }
        switch tree.kind(node) {
        case .dictionary:
            var members = NameDictionary<JSONValue>()
            for member in tree.children(of: node) where !tree.isRepeated(member) {
                let key = tree.key(of: member) ?? ""
                budget -= key.utf8.count + 4
                guard let value = value(member, &budget) else { return nil }
                members[key] = value
            }
            return .object(members)
        case .list:
            var values: [JSONValue] = []
            for element in tree.children(of: node) {
                budget -= 1
                guard let value = value(element, &budget) else { return nil }
                values.append(value)
            }
            return .array(values)
        case .text: return .string(text ?? "")
        case .true, .false: return .bool(tree.kind(node) == .true)
        case .number:
            if let integer = tree.integer(node) { return .integer(integer) }
            return tree.number(node).map { .number($0) } ?? .null
        case .null, .other: return .null
        }
    }
}
