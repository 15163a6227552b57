/// A font that many runs hold, and which takes the room of one.
final class SharedFont: Sendable {
    let font: RichTextFont

    init(_ font: RichTextFont) {
        self.font = font
    }
}

extension SharedFont: Hashable {
    static func == (first: SharedFont, second: SharedFont) -> Bool {
        first === second || first.font == second.font
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(font)
    }
}

extension SharedFont: Codable {
    convenience init(from decoder: any Decoder) throws {
        self.init(try RichTextFont(from: decoder))
    }

    func encode(to encoder: any Encoder) throws {
        try font.encode(to: encoder)
    }
}
