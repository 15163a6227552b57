extension RichTextColor: Codable {
    private enum CodingKeys: String, CodingKey {
        case light, dark
    }

    /// Decodes a string, or an object with the keys `light` and `dark`.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: `DecodingError` for any other value.
    public init(from decoder: any Decoder) throws {
        let pair = try? decoder.container(keyedBy: CodingKeys.self)
        func color(_ key: CodingKeys?) throws -> UInt32 {
            let text =
                try key.flatMap { try pair?.decode(String.self, forKey: $0) }
                ?? decoder.singleValueContainer().decode(String.self)
            if let color = RichTextColor(text) { return color.rgba }
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath + (key.map { [$0] } ?? []),
                    debugDescription: "unknown color \(text.quotedForMessage)"
                )
            )
        }
        self.init(
            rgba: try color(pair == nil ? nil : .light),
            darkRGBA: try pair == nil ? nil : color(.dark)
        )
    }

    /// Encodes a string, or an object with the keys `light` and `dark`.
    public func encode(to encoder: any Encoder) throws {
        if let darkRGBA {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(Self.hexadecimal(rgba), forKey: .light)
            try container.encode(Self.hexadecimal(darkRGBA), forKey: .dark)
        } else {
            var container = encoder.singleValueContainer()
            try container.encode(Self.hexadecimal(rgba))
        }
    }
}
