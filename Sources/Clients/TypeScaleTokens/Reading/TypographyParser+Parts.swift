import TypeScaleDiagnostics
import TypeScaleDocuments

/// The values of a role's properties.
struct TypographyParts {
    var families: TokenSite?
    var size: TokenSite?
    var weight: TokenSite?
    var style: TokenSite?
    var tracking: TokenSite?
    var lineHeight: TokenSite?
    /// The token of the size, for a role whose properties are tokens.
    var token: TokenSite?
    /// Whether a property shows that the size is of text.
    var isText = false

    subscript(property: TypographyProperty) -> TokenSite? {
        get {
            switch property {
            case .families: families
            case .size: size
            case .weight: weight
            case .style: style
            case .tracking: tracking
            case .lineHeight: lineHeight
            }
        }
        set {
            switch property {
            case .families: families = newValue
            case .size: size = newValue
            case .weight: weight = newValue
            case .style: style = newValue
            case .tracking: tracking = newValue
            case .lineHeight: lineHeight = newValue
            }
        }
    }
}

/// Reads files without typography values, in which each property of a role is a token.
///
/// The tokens `text.size.title` and `text.weight.title` belong to the role `text.title`, and so do
/// `text.title.fontSize` and `textTitleFontSize`.
extension TypographyParser {
    typealias Token = (path: [String], token: Int, type: String?)

    /// A token that is a property of a role.
    private struct Part {
        let token: Int
        let type: String?
        let property: TypographyProperty
        /// Whether the name of the property is short, such as `size`.
        let isShort: Bool
        /// The name of the role.
        let name: String
        /// The group of a scale, such as `text` of `text.size.large`, or `nil` for a property that
        /// is named after its role.
        var scale: String?
        /// The step of a scale, such as `large`.
        var step = ""
    }

    /// Returns the roles whose sizes are tokens, or `nil` if the files contain none.
    mutating func roles(inParts tokens: [Token]) -> [DesignSystem.Role]? {
        var found = tokens.compactMap(Self.part)
        // Flat names that begin with a property are the scale of the roles.
        let hasRoles = found.contains { $0.scale == nil && $0.property == .size }
        if hasRoles { found = found.filter { $0.scale != Self.flatScale } }
        let separate = separateScales(found)
        var names: [String] = []
        var parts = NameDictionary<TypographyParts>()
        for part in found {
            if let scale = part.scale.map(ExactString.init),
                separate.contains(Scale(name: scale, of: part.property))
            {
                continue
            }
            guard let value = tree.value(ofToken: part.token, type: part.type)?.site else {
                continue
            }
            // Of the sizes for several devices, phones' sizes are used.
            let site = tree.child("mobile", of: value) ?? value
            if tree.kind(site) == .null { continue }
            // A group of sizes can contain sizes of other things.
            if !(part.property == .size && part.isShort) {
                parts[part.name, default: .init()].isText = true
            }
            if part.property == .size {
                if parts[part.name]?.token == nil { names.append(part.name) }
                parts[part.name, default: .init()].token = tree.tokens[part.token].site
            }
            parts[part.name, default: .init()][part.property] = site
        }
        names = names.filter { parts[$0]?.isText == true }
        guard let first = names.first.flatMap({ parts[$0]?.token }) else { return nil }
        let detail = "the file has no typography values; roles are read from their properties"
        tree.add(.nonstandardSyntax, first, detail)
        // The values can be numbers without units, as in the files of other tools.
        tree.acceptsOtherForms = true
        return names.compactMap { name in
            guard let parts = parts[name], let token = parts.token else { return nil }
            return role(name, token, parts, errors: tree.diagnostics.errors)
        }
    }

    /// Reports groups with the properties of a role, in files with typography values.
    ///
    /// A typography value can refer to the tokens of such a group, which is not reported then.
    mutating func reportParts(_ tokens: [Token]) {
        var sizes = NameDictionary<Part>()
        var texts: Set<ExactString> = []
        for part in tokens.compactMap(Self.part) where part.scale == nil {
            if part.property == .size { sizes[part.name] = part }
            if part.property == .lineHeight { texts.insert(ExactString(part.name)) }
        }
        for name in texts.sorted() {
            guard let size = sizes[name.text],
                !tree.targets.contains(size.token)
            else { continue }
            let detail = "the group has a font size and line height, but is not a role, because"
            let reason = "other files have typography values; read its file alone"
            tree.add(
                .unread,
                tree.tokens[size.token].site,
                "\(detail) \(reason)",
                group: "parts"
            )
        }
    }

    private struct Scale: Hashable {
        let name: ExactString
        let of: TypographyProperty
    }

    /// The name of the scale whose steps have flat names, such as `FONT_SIZE_XL`.
    private static let flatScale = "\u{0}"

    /// Returns the scales that do not belong to the sizes with the same group.
    ///
    /// Roles have names of their own, but `sm`, `bold` and `2` are steps of any scale. The line
    /// height `lg` can belong to other text than the size `lg`. It belongs to the size if both
    /// scales have exactly the same steps, or if the line heights are lengths.
    private mutating func separateScales(_ parts: [Part]) -> Set<Scale> {
        var steps: [Scale: Set<ExactString>] = [:]
        var sites: [Scale: TokenSite] = [:]
        var lengths: Set<Scale> = []
        for part in parts {
            guard let name = part.scale else { continue }
            let scale = Scale(name: ExactString(name), of: part.property)
            steps[scale, default: []].insert(ExactString(part.step))
            sites[scale] = sites[scale] ?? tree.tokens[part.token].site
            if part.property == .lineHeight, isLength(part) { lengths.insert(scale) }
        }
        var separate: Set<Scale> = []
        for (scale, names) in steps where scale.of != .size {
            let sizes = steps[Scale(name: scale.name, of: .size)] ?? []
            guard names != sizes, !names.isDisjoint(with: sizes),
                !lengths.contains(scale),
                names.contains(where: { Self.isStep($0.text) }),
                let site = sites[scale]
            else { continue }
            separate.insert(scale)
            let detail = "the scale has other steps than the sizes, and is not joined with them"
            tree.add(.unread, site, detail)
        }
        return separate
    }

    /// Returns whether a line height is a length, and not a multiple of the size.
    private mutating func isLength(_ part: Part) -> Bool {
        guard let site = tree.value(ofToken: part.token, type: part.type)?.site else {
            return false
        }
        let length =
            tree.text(site).flatMap { OldLength($0) }
            ?? tree.tree(site).number(site.node).map { OldLength(number: $0, unit: "") }
        guard let length else { return false }
        let isMultiple = length.unit == "%" || length.unit == "em"
        return !isMultiple && (length.number > 4 || !length.unit.isEmpty)
    }

    /// Returns whether a name is a step of a scale, such as `xl`, `2`, `small` or `bold`.
    private static func isStep(_ name: String) -> Bool {
        // A step such as `2xl` begins with a number or with letters x.
        let rest = NameWords(name).lowercased.utf8.drop {
            $0.isASCIIDigit || $0 == UInt8(ascii: "x")
        }
        let names: Set = [
            "", "s", "m", "l", "sm", "md", "lg", "small", "medium", "large", "base", "default",
            "normal", "regular", "bold", "tight", "loose",
        ]
        return names.contains(String(decoding: rest, as: UTF8.self))
    }

    /// Returns the property that a token on a path is, or `nil` for another token.
    private static func part(_ token: Token) -> Part? {
        let path = token.path
        guard let last = path.last else { return nil }
        func part(
            _ property: TypographyProperty,
            _ name: [String],
            isShort: Bool = false,
            scale: String? = nil,
            step: String = ""
        ) -> Part {
            Part(
                token: token.token,
                type: token.type,
                property: property,
                isShort: isShort,
                name: name.joined(separator: "."),
                scale: scale,
                step: step
            )
        }
        for (index, name) in path.dropLast().enumerated() {
            guard let property = TypographyProperty(orShort: name) else { continue }
            let group = Array(path[..<index])
            let step = Array(path[(index + 1)...])
            return part(
                property,
                group + step,
                isShort: TypographyProperty(name) == nil,
                scale: group.joined(separator: "."),
                step: step.joined(separator: ".")
            )
        }
        let group = Array(path.dropLast())
        if let property = TypographyProperty(orShort: last) {
            guard !group.isEmpty else { return nil }
            return part(property, group, isShort: TypographyProperty(last) == nil)
        }
        guard let (property, rest, isLast) = TypographyProperty.part(of: last) else { return nil }
        if isLast { return part(property, Array(group) + [rest]) }
        return part(property, Array(group) + [rest], scale: flatScale, step: rest)
    }
}
