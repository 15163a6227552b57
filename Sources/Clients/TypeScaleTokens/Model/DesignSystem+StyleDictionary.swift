import TypeScale
public import TypeScaleDiagnostics
public import TypeScaleFoundation

extension DesignSystem {
    /// Creates a design system whose roles are the text styles in a dictionary.
    ///
    /// The names of the roles are the dictionary's keys, such as `title` or `headline`.
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
    /// A dictionary holds only a face and a size for each of Apple's text styles.
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
            guard let face = role.font.face.postScriptName, let size = role.font.size else {
                throw problem(role.name, "a style dictionary needs a face and a size")
            }
            let entry = StyleDictionary.Entry(fontName: face, fontSize: size)
            let dictionary = StyleDictionary([style: entry])
            guard DesignSystem(dictionary).roles == [role] else {
                throw problem(role.name, "a style dictionary holds only a face and a size")
            }
            entries[style] = entry
        }
        return StyleDictionary(entries)
    }
}
