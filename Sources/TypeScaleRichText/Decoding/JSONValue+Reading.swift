extension JSONValue {
    /// A piece of JSON was larger than what may be kept.
    struct BudgetExceeded: Error {}

    /// Reads any JSON, of so many bytes at most; `budget` tells how many are left.
    ///
    /// The bytes are those of the JSON without blanks, numbers counted as eight.
    static func reading(_ decoder: any Decoder, _ budget: inout Int) throws -> JSONValue {
        if let container = try? decoder.container(keyedBy: JSONKey.self) {
            var members: [String: JSONValue] = [:]
            try spend(2, of: &budget)
            for key in container.allKeys {
                try spend(key.stringValue.utf8.count + 4, of: &budget)
                members[key.stringValue] = try reading(container.superDecoder(forKey: key), &budget)
            }
            return .object(members)
        }
        if var container = try? decoder.unkeyedContainer() {
            var values: [JSONValue] = []
            try spend(2, of: &budget)
            while !container.isAtEnd {
                try spend(1, of: &budget)
                values.append(try reading(container.superDecoder(), &budget))
            }
            return .array(values)
        }
        let value = scalar(try decoder.singleValueContainer())
        switch value {
        case .string(let text): try spend(text.utf8.count + 2, of: &budget)
        default: try spend(8, of: &budget)
        }
        return value
    }

    private static func scalar(_ container: any SingleValueDecodingContainer) -> JSONValue {
        if let text = try? container.decode(String.self) { return .string(text) }
        if let flag = try? container.decode(Bool.self) { return .bool(flag) }
        if let number = try? container.decode(Int.self) { return .integer(number) }
        if let number = try? container.decode(Double.self) { return .number(number) }
        return .null
    }

    private static func spend(_ bytes: Int, of budget: inout Int) throws {
        guard budget >= bytes else { throw BudgetExceeded() }
        budget -= bytes
    }
}
