import TypeScale
import TypeScaleDocuments

/// A value that can be written as JSON.
protocol JSONConvertible {
    var jsonValue: JSONOutput { get }
}

extension JSONOutput: JSONConvertible {
    var jsonValue: JSONOutput { self }

    /// Returns an array whose elements are created one at a time, when they are written.
    static func elements<Item: Sendable>(
        of items: [Item],
        _ element: @escaping @Sendable (Item) -> any JSONConvertible
    ) -> JSONOutput {
        .elements(count: items.count) { element(items[$0]).jsonValue }
    }
}

extension String: JSONConvertible {
    var jsonValue: JSONOutput { .string(self) }
}

extension Int: JSONConvertible {
    var jsonValue: JSONOutput { .integer(self) }
}

extension Double: JSONConvertible {
    var jsonValue: JSONOutput { .number(self) }
}

extension Bool: JSONConvertible {
    var jsonValue: JSONOutput { .bool(self) }
}

extension Optional: JSONConvertible where Wrapped: JSONConvertible {
    var jsonValue: JSONOutput { self?.jsonValue ?? .null }
}

extension Array: JSONConvertible where Element: JSONConvertible {
    var jsonValue: JSONOutput { .array(map(\.jsonValue)) }
}

extension Dictionary: JSONConvertible where Key == String, Value: JSONConvertible {
    var jsonValue: JSONOutput { JSONObject(map { ($0, $1) }).jsonValue }
}

extension Range<Int>: JSONConvertible {
    var jsonValue: JSONOutput { .array([.integer(lowerBound), .integer(upperBound)]) }
}

extension FontWeight: JSONConvertible {
    var jsonValue: JSONOutput { .number(rawValue) }
}
