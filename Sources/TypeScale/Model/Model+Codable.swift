// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
extension ContentSizeCategory: Codable, CodingKeyRepresentable {
    /// Reads any spelling that ``init(_:)`` reads; writes UIKit's raw value.
    ///
    /// - Parameter decoder: Where to read one string from.
    /// - Throws: `DecodingError.dataCorrupted` for a name that is no category.
    public init(from decoder: any Decoder) throws {
        self = try decoder.name("content-size category; write XS, S ... AX5, or a name of UIKit's")
    }

    /// Reads any spelling as the key of a dictionary.
    ///
    /// - Parameter codingKey: The key; one that names no category gives `nil`.
    public init?(codingKey: some CodingKey) {
        self.init(codingKey.stringValue)
    }
}

extension TextStyle: Codable, CodingKeyRepresentable {
    /// Reads any spelling that ``init(_:)`` reads; writes UIKit's raw value.
    ///
    /// - Parameter decoder: Where to read one string from.
    /// - Throws: `DecodingError.dataCorrupted` for a name that is no text style.
    public init(from decoder: any Decoder) throws {
        self = try decoder.name("text style; write one of UIKit's names, such as body")
    }

    /// Reads any spelling as the key of a dictionary.
    ///
    /// - Parameter codingKey: The key; one that names no text style gives `nil`.
    public init?(codingKey: some CodingKey) {
        self.init(codingKey.stringValue)
    }
}

extension FontWeight: Codable {
    /// Reads a number, or a string that ``init(_:)`` reads; writes the number.
    ///
    /// - Parameter decoder: Where to read one number or string from.
    /// - Throws: `DecodingError.dataCorrupted` for what is no weight.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
            guard let weight = FontWeight(rawValue: number) else {
                throw decoder.corrupted("\(number) is no font weight; write 1 to 1000")
            }
            self = weight
        } else {
            self = try decoder.name("font weight; write a name such as bold, or 1 to 1000")
        }
    }

    /// Writes the number on OpenType's scale.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

extension LegibilityWeight: Codable {}

extension Decoder {
    /// The value that a string names; `noun` says what it should be.
    fileprivate func name<Value: LosslessStringConvertible>(_ noun: String) throws -> Value {
        let name = try singleValueContainer().decode(String.self)
        guard let value = Value(name) else {
            throw corrupted("\"\(name.unicodeScalars.prefix(48))\" is no \(noun)")
        }
        return value
    }

    /// The error for data that a type does not accept.
    func corrupted(_ description: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: codingPath, debugDescription: description))
    }
}

extension CodingUserInfoKey {
    /// The key of a name.
    static func named(_ name: String) -> CodingUserInfoKey {
        guard let key = CodingUserInfoKey(rawValue: name) else {
            preconditionFailure("every string is a key")
        }
        return key
    }
}
#endif
