// Embedded Swift doesn't support Codable.
#if !hasFeature(Embedded)
extension ContentSizeCategory: Codable, CodingKeyRepresentable {
    /// Decodes a name, or throws `DecodingError.dataCorrupted` if ``init(_:)`` rejects the name.
    public init(from decoder: any Decoder) throws {
        self = try decoder.name("content-size category; use XS to AX5, or one of UIKit's names")
    }

    /// Creates a category from a dictionary key, which can be any name that ``init(_:)`` accepts.
    public init?(codingKey: some CodingKey) {
        self.init(codingKey.stringValue)
    }
}

extension TextStyle: Codable, CodingKeyRepresentable {
    /// Decodes a name, or throws `DecodingError.dataCorrupted` if ``init(_:)`` rejects the name.
    public init(from decoder: any Decoder) throws {
        self = try decoder.name("text style; use one of UIKit's names, such as body")
    }

    /// Creates a style from a dictionary key, which can be any name that ``init(_:)`` accepts.
    public init?(codingKey: some CodingKey) {
        self.init(codingKey.stringValue)
    }
}

extension FontWeight: Codable {
    /// Decodes a number or name, or throws `DecodingError.dataCorrupted` for an invalid weight.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
            guard let weight = FontWeight(rawValue: number) else {
                throw decoder.corrupted(
                    "\(number) is not a font weight; use a number from 1 to 1000"
                )
            }
            self = weight
        } else {
            self = try decoder.name(
                "font weight; use a name, such as bold, or a number from 1 to 1000"
            )
        }
    }

    /// Encodes the weight as a number.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

extension Decoder {
    /// Decodes a value from its name, or throws an error in which `noun` describes the value.
    fileprivate func name<Value: LosslessStringConvertible>(_ noun: String) throws -> Value {
        let name = try singleValueContainer().decode(String.self)
        guard let value = Value(name) else {
            throw corrupted("\"\(name.unicodeScalars.prefix(48))\" is not a \(noun)")
        }
        return value
    }

    /// Returns a `dataCorrupted` error with a description.
    func corrupted(_ description: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: codingPath, debugDescription: description))
    }
}

extension CodingUserInfoKey {
    static func named(_ name: String) -> CodingUserInfoKey {
        guard let key = CodingUserInfoKey(rawValue: name) else {
            preconditionFailure("every string is a valid key")
        }
        return key
    }
}
#endif
