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
    /// The name of the role.
    var name = ""
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
        /// The name of the role, by which its properties are joined.
        let name: String
        let path: String
        /// The group of a scale, such as `text` of `text.size.large`, or `nil` for a property that
        /// is named after its role.
        var scale: String?
        /// The step of a scale, such as `large`.
        var step = ""

        /// Whether all names after the property are steps of a scale, as in
        /// `font-size.small.2`, so that they do not name a role.
        var isStep: Bool {
            scale != nil
                && step.utf8.split(separator: UInt8(ascii: "."))
                    .allSatisfy {
                        TypographyParser.isStep(String(decoding: Array($0), as: UTF8.self))
                    }
        }
    }

    /// Returns the roles whose sizes are tokens, or `nil` if the files contain none.
    mutating func roles(inParts tokens: [Token]) -> [DesignSystem.Role]? {
        var found = tokens.compactMap { part($0) }
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
            guard tree.canRead(value, from: tree.tokens[part.token].value),
                let site = tree.deviceValue(value), tree.kind(site) != .null
            else { continue }
            // A group of sizes can contain sizes of other things.
            if !(part.property == .size && part.isShort) {
                parts[part.name, default: .init()].isText = true
            }
            if part.property == .size {
                if parts[part.name]?.token == nil {
                    names.append(part.name)
                } else {
                    let detail = "the role \(quoted(part.name)) has two sizes; this one is read"
                    tree.add(.unread, tree.tokens[part.token].site, detail, group: "two sizes")
                }
                parts[part.name, default: .init()].token = tree.tokens[part.token].site
                parts[part.name, default: .init()].name = part.isStep ? part.path : part.name
            }
            parts[part.name, default: .init()][part.property] = site
        }
        names = names.filter { parts[$0]?.isText == true }
        guard let first = names.first.flatMap({ parts[$0]?.token }) else {
            sizeGroup = Self.sizeGroup(found)
            return nil
        }
        let detail = "the file has no typography values; roles are read from their properties"
        tree.add(.nonstandardSyntax, first, detail)
        // The values can be numbers without units, as in the files of other tools.
        tree.acceptsOtherForms = true
        return names.compactMap { name in
            guard let parts = parts[name], let token = parts.token else { return nil }
            return role(parts.name, token, parts, errors: tree.diagnostics.errors)
        }
    }

    /// Reports groups with the properties of a role, in files with typography values.
    ///
    /// A typography value can refer to the tokens of such a group, which is not reported then.
    mutating func reportParts(_ tokens: [Token]) {
        var sizes = NameDictionary<Part>()
        var texts: Set<ExactString> = []
        for part in tokens.compactMap({ part($0) }) where part.scale == nil {
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

    /// Returns the group with the most sizes that nothing shows to be of text, and their number.
    private static func sizeGroup(_ parts: [Part]) -> (name: String, count: Int)? {
        var counts = NameDictionary<Int>()
        for part in parts where part.property == .size {
            let path = part.path.utf8.split(separator: UInt8(ascii: "."))
            let group = path.firstIndex { name in
                TypographyProperty(orShort: String(decoding: Array(name), as: UTF8.self)) == .size
            }
            guard let group else { continue }
            let names = path[...group].map { String(decoding: Array($0), as: UTF8.self) }
            counts[names.joined(separator: "."), default: 0] += 1
        }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
            .map { (name: $0.key, count: $0.value) }
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
    fileprivate static func isStep(_ name: String) -> Bool {
        // A step such as `2xl` begins with a number or with letters x.
        let rest = NameWords(name).lowercased.utf8.drop {
            $0.isASCIIDigit || $0 == UInt8(ascii: "x")
        }
        let names: Set = [
            "", "s", "m", "l", "sm", "md", "lg", "small", "medium", "large", "base", "basis",
            "tiny", "huge", "default", "normal", "regular", "bold", "tight", "loose",
        ]
        return names.contains(String(decoding: rest, as: UTF8.self))
    }

    /// The words for text, in the group of a size.
    private static let textWords: Set = ["font", "text", "type", "typeface", "typography"]

    private static func isTextWord(_ name: String) -> Bool {
        let word = NameWords(name).lowercased
        return textWords.contains(word) || textWords.contains { $0 + "s" == word }
    }

    /// Returns a path in which the group of text precedes the property.
    ///
    /// Older files of Style Dictionary name the category first, as in `size.font.body` and
    /// `size.line-height.body`.
    private static func ordered(_ path: [String]) -> [String] {
        guard let index = path.firstIndex(where: { TypographyProperty(orShort: $0) != nil }),
            index + 2 < path.count, TypographyProperty(orShort: path[index]) == .size,
            TypographyProperty(path[index]) == nil
        else { return path }
        var path = path
        if isTextWord(path[index + 1]) {
            path.swapAt(index, index + 1)
        } else if TypographyProperty(path[index + 1]) != nil {
            path[index] = "font"
        }
        return path
    }

    /// Returns whether a short name at an index, such as `size`, is a property of text.
    ///
    /// The group before it or the type of the token shows this.
    private func isOfText(_ path: [String], _ index: Int, _ token: Token) -> Bool {
        if index > 0, Self.isTextWord(path[index - 1]) { return true }
        return property(ofType: token) == .size
    }

    /// Returns the property in the type of a token, such as `fontSizes` of Tokens Studio.
    private func property(ofType token: Token) -> TypographyProperty? {
        let site = tree.tokens[token.token].site
        let name =
            (tree.child("$type", of: site) ?? tree.child("type", of: site))
            .flatMap { tree.text($0) } ?? token.type
        return name.flatMap { TypographyProperty($0) }
    }

    /// Returns the property that a token is by its path or type, or `nil` for another token.
    private func part(_ token: Token) -> Part? {
        let path = Self.ordered(token.path)
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
                path: token.path.joined(separator: "."),
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
                isShort: TypographyProperty(name) == nil && !isOfText(path, index, token),
                scale: group.joined(separator: "."),
                step: step.joined(separator: ".")
            )
        }
        let group = Array(path.dropLast())
        if let property = TypographyProperty(orShort: last) {
            guard !group.isEmpty else { return nil }
            let isShort = TypographyProperty(last) == nil
            return part(property, group, isShort: isShort && self.property(ofType: token) != .size)
        }
        guard let (property, rest, isLast) = TypographyProperty.part(of: last) else {
            return self.property(ofType: token).map { part($0, path) }
        }
        if isLast { return part(property, group + [rest]) }
        return part(property, group + [rest], scale: Self.flatScale, step: rest)
    }
}
