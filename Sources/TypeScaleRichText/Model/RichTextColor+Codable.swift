extension RichTextColor: Codable {
    private enum CodingKeys: String, CodingKey {
        case light
        case dark
    }

    /// Reads a string, or an object of two under `light` and `dark`.
    ///
    /// - Parameter decoder: Where to read from.
    /// - Throws: `DecodingError` for what is no colour.
    public init(from decoder: any Decoder) throws {
        guard let pair = try? decoder.container(keyedBy: CodingKeys.self) else {
            let container = try decoder.singleValueContainer()
            self = try Self.color(try container.decode(String.self), decoder.codingPath)
            return
        }
        let light = try Self.color(
            try pair.decode(String.self, forKey: .light),
            decoder.codingPath + [CodingKeys.light]
        )
        let dark = try Self.color(
            try pair.decode(String.self, forKey: .dark),
            decoder.codingPath + [CodingKeys.dark]
        )
        self.init(rgba: light.rgba, darkRGBA: dark.rgba)
    }

    /// Writes the digits of the colour, under `light` and `dark` where there are two.
    ///
    /// - Parameter encoder: Where to write to.
    /// - Throws: What the encoder throws.
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

    private static func color(_ text: String, _ path: [any CodingKey]) throws -> RichTextColor {
        if let color = RichTextColor(text) { return color }
        throw DecodingError.dataCorrupted(
            DecodingError.Context(
                codingPath: path,
                debugDescription: "\(text.quotedForMessage) is no colour"
            )
        )
    }
}
