import TypeScale
public import TypeScaleDiagnostics
public import TypeScaleFoundation

extension DesignSystem {
    /// Creates a design system whose roles are the text styles in a dictionary.
    ///
    /// The names of the roles are the dictionary's keys, such as `title` or `headline`. A role has
    /// no design. `StyleDictionary.stylesWithDesign` lists the styles that lose theirs.
    public init(_ dictionary: StyleDictionary) {
        self.init(
            roles: TextStyle.allCases.compactMap { style in
                dictionary.font(forTextStyle: style).map {
                    Role(name: StyleDictionary.key(for: style), font: $0)
                }
            }
        )
    }

    /// Returns the style dictionary that contains the same roles.
    ///
    /// A dictionary holds a face with a size, or the preferred font, for each of Apple's text
    /// styles.
    ///
    /// - Throws: `Diagnostic` for the first role or family that a dictionary cannot hold.
    public func styleDictionary() throws(Diagnostic) -> StyleDictionary {
        func problem(_ path: String, _ detail: String) -> Diagnostic {
            Diagnostic(.cannotBeWritten, detail, file: "style dictionary", path: path)
        }
        if let family = families.first {
            throw problem(family.name, "a style dictionary cannot list the faces of a family")
        }
        var entries: [TextStyle: StyleDictionary.Entry] = [:]
        for role in roles {
            guard
                let style = TextStyle.allCases.first(where: {
                    StyleDictionary.key(for: $0) == role.name
                })
            else {
                throw problem(role.name, "the role's name is not a text style; rename the role")
            }
            let candidates = Self.entries(for: role.font)
            let entry = candidates.first {
                DesignSystem(StyleDictionary([style: $0])).roles == [role]
            }
            guard let entry else {
                throw problem(
                    role.name,
                    "a style dictionary holds a face with a size, or the preferred font, and a weight"
                )
            }
            entries[style] = entry
        }
        return StyleDictionary(entries)
    }

    /// Returns the entries that can have the same face and size as a font.
    private static func entries(for font: FontDescription) -> [StyleDictionary.Entry] {
        let weights: [StyleDictionary.Weight?] = [nil, .regular, .bold]
        return switch (font.face.postScriptName, font.size) {
        case (let name?, let size?):
            weights.map { .init(fontName: name, fontSize: size, weight: $0) }
        case (nil, nil): weights.map { .init(design: .default, weight: $0) }
        default: []
        }
    }
}
