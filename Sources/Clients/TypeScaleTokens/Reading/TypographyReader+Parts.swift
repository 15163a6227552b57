import TypeScaleFoundation

/// The values of a role's properties.
struct TypographyParts {
    var families: TokenSite?
    var size: TokenSite?
    var weight: TokenSite?
    var tracking: TokenSite?
    var lineHeight: TokenSite?
    /// The token of the size, for a role whose properties are tokens.
    var token: TokenSite?
    /// Whether a property shows that the size is of text.
    var isText = false
}

/// Reads files without typography values, in which each property of a role is a token.
///
/// The tokens `text.size.title` and `text.weight.title` belong to the role `text.title`.
extension TypographyReader {
    typealias Token = (path: [String], token: Int, type: String?)

    private enum Property {
        case families, fontSize, size, weight, tracking, lineHeight
    }

    /// The properties by the names of their groups, in lowercase letters without plurals.
    private static let properties: [String: Property] = [
        "fontsize": .fontSize, "size": .size, "fontweight": .weight, "weight": .weight,
        "lineheight": .lineHeight, "letterspacing": .tracking, "tracking": .tracking,
        "fontfamily": .families, "family": .families,
    ]

    /// Returns the roles whose sizes are tokens, or `nil` if the file contains none.
    mutating func roles(inParts tokens: [Token]) -> [DesignSystem.Role]? {
        var names: [String] = []
        var parts: [String: TypographyParts] = [:]
        let found = tokens.compactMap { token in
            Self.property(token.path).map { (token: token, property: $0.property, name: $0.name) }
        }
        let isScale = found.contains { token, property, _ in
            // Weights with the names of weights are a scale, and do not belong to roles.
            property == .weight && ["bold", "regular"].contains(token.path.last)
        }
        for (token, property, name) in found where !(isScale && property == .weight) {
            guard let value = tree.value(ofToken: token.token, type: token.type)?.site else {
                continue
            }
            // Of the sizes for several devices, phones' sizes are used.
            let site = tree.child("mobile", of: value) ?? value
            // A group of sizes can contain sizes of other things.
            if property != .size { parts[name, default: .init()].isText = true }
            switch property {
            case .fontSize, .size:
                if parts[name]?.token == nil { names.append(name) }
                parts[name, default: .init()].token = tree.tokens[token.token].site
                parts[name]?.size = site
            case .families: parts[name, default: .init()].families = site
            case .weight: parts[name, default: .init()].weight = site
            case .tracking: parts[name, default: .init()].tracking = site
            case .lineHeight: parts[name, default: .init()].lineHeight = site
            }
        }
        names = names.filter { parts[$0]?.isText == true }
        guard let first = names.first.flatMap({ parts[$0]?.token }) else { return nil }
        let detail = "the file has no typography values; roles are read from their properties"
        tree.add(.oldForm, first, detail)
        // The values can be numbers without units, as in the files of other tools.
        tree.acceptsOtherForms = true
        return names.compactMap { name in
            guard let parts = parts[name], let token = parts.token else { return nil }
            return role(name, token, parts, errors: tree.diagnostics.errors)
        }
    }

    /// Returns the property that a group on a path names, and the path without the group.
    private static func property(_ path: [String]) -> (property: Property, name: String)? {
        guard path.count > 1 else { return nil }
        for (index, step) in path.dropLast().enumerated() {
            let letters = step.lowercased().utf8.filter { (0x61...0x7A).contains($0) }
            let word = String(decoding: letters, as: UTF8.self)
            let singular = word.hasSuffix("s") ? String(word.dropLast()) : word
            guard let property = properties[singular] else { continue }
            let rest = path[..<index] + path[(index + 1)...]
            return (property, rest.joined(separator: "."))
        }
        return nil
    }
}
