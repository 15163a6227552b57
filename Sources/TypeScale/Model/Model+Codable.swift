// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
extension ContentSizeCategory: Codable {
    /// Reads any spelling that ``init(_:)`` reads; writes UIKit's raw value.
    ///
    /// - Parameter decoder: Where to read one string from.
    /// - Throws: `DecodingError.dataCorrupted` for a name that is no category.
    public init(from decoder: any Decoder) throws {
        self = try decoder.decodeName("content-size category", as: Self.init(_:))
    }
}

extension TextStyle: Codable {
    /// Reads any spelling that ``init(_:)`` reads; writes UIKit's raw value.
    ///
    /// - Parameter decoder: Where to read one string from.
    /// - Throws: `DecodingError.dataCorrupted` for a name that is no text style.
    public init(from decoder: any Decoder) throws {
        self = try decoder.decodeName("text style", as: Self.init(_:))
    }
}

extension FontWeight: Codable {}
extension LegibilityWeight: Codable {}
extension Platform: Codable {}

extension Decoder {
    fileprivate func decodeName<Value>(
        _ noun: String,
        as read: (String) -> Value?
    ) throws -> Value {
        let container = try singleValueContainer()
        let name = try container.decode(String.self)
        guard let value = read(name) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "\"\(name)\" is no \(noun)"
            )
        }
        return value
    }
}
#endif
