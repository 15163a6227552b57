/// A heap-allocated value that several owners share.
final class Box<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

extension Box: Equatable where Value: Equatable {
    static func == (first: Box, second: Box) -> Bool {
        first === second || first.value == second.value
    }
}

extension Box: Hashable where Value: Hashable {
    func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}

extension Box: Codable where Value: Codable {
    convenience init(from decoder: any Decoder) throws {
        self.init(try Value(from: decoder))
    }

    func encode(to encoder: any Encoder) throws {
        try value.encode(to: encoder)
    }
}
