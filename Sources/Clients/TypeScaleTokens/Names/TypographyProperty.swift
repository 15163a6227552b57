/// A property of a role, which files name in several ways.
enum TypographyProperty: Hashable {
    case families, size, weight, style, tracking, lineHeight

    /// The properties by the words of their names in lowercase letters, without plurals.
    private static let names: [String: TypographyProperty] = [
        "fontsize": .size, "textsize": .size, "fontweight": .weight, "fontstyle": .style,
        "lineheight": .lineHeight,
        "linespacing": .lineHeight, "letterspacing": .tracking, "fontfamily": .families,
        "fontfamilie": .families,
    ]

    /// The names that have a meaning only next to other properties.
    private static let shortNames: [String: TypographyProperty] = [
        "size": .size, "weight": .weight, "tracking": .tracking, "family": .families,
    ]

    /// Reads a name such as `fontSize`, `font-size` or `FONT_SIZE`.
    init?(_ name: String) {
        guard let property = Self.names[Self.singular(NameWords(name).lowercased)] else {
            return nil
        }
        self = property
    }

    /// Reads a name that can be short, such as `size`.
    init?(orShort name: String) {
        let word = Self.singular(NameWords(name).lowercased)
        guard let property = Self.names[word] ?? Self.shortNames[word] else { return nil }
        self = property
    }

    /// Finds the property in a name such as `textHeading1FontSize` or `FONT_SIZE_XL`.
    ///
    /// - Returns: The property, the rest of the name, and whether the property is at the end.
    static func part(
        of name: String
    ) -> (property: TypographyProperty, rest: String, isLast: Bool)? {
        let words = NameWords(name).all
        guard words.count > 2 else { return nil }
        let last = singular(words.suffix(2).joined().lowercased())
        if let property = names[last] {
            return (property, words.dropLast(2).joined(separator: "-").lowercased(), true)
        }
        let first = words.prefix(2).joined().lowercased()
        guard let property = names[first] else { return nil }
        return (property, words.dropFirst(2).joined(separator: "-").lowercased(), false)
    }

    private static func singular(_ words: String) -> String {
        words.utf8.last == UInt8(ascii: "s") ? String(words.unicodeScalars.dropLast()) : words
    }
}
