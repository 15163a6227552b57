import TypeScale
import TypeScaleFoundation

/// Reads roles and families from the tokens of a tree.
struct TypographyReader {
    var tree: TokenTree
    let options: DesignSystem.ReadingOptions
    private var families: [DesignSystem.Family] = []
    private var familiesByName: [String: DesignSystem.Family] = [:]
    /// The families whose faces are unknown, each of which is reported once.
    private var unknownFamilies: Set<String> = []

    init(_ tree: TokenTree, _ options: DesignSystem.ReadingOptions) {
        self.tree = tree
        self.options = options
    }

    mutating func read() -> DesignSystem {
        let all = tree.allTokens()
        var typography: [(name: String, token: Int, value: TokenSite)] = []
        for (path, token, type) in all {
            // The colors of other tools refer to tokens in their own ways, and are not read.
            if tree.acceptsOtherForms, tree.tokens[token].ownType == nil { continue }
            guard let value = tree.value(ofToken: token, type: type) else { continue }
            let declaration = tree.tokens[token]
            guard let type = value.type else {
                tree.report(.unknownType, declaration.site, "missing $type; add it")
                continue
            }
            switch TokenType(rawValue: type) {
            case .typography?:
                typography.append((path.joined(separator: "."), token, value.site))
            case .fontFamily?: readFamily(declaration.site, value.site)
            case .dimension?: _ = tree.points(at: value.site, rem: options.rootFontSize)
            case .fontWeight?: _ = tree.weight(at: value.site)
            case .number?: _ = tree.number(at: value.site)
            case nil: break
            }
        }
        let isWhole = typography.contains { tree.child("fontSize", of: $0.value) != nil }
        let canBeInParts = typography.isEmpty || tree.acceptsOtherForms && !isWhole
        if canBeInParts, let parts = roles(inParts: all) {
            return DesignSystem(families: families, roles: parts)
        }
        let roles = typography.compactMap { role($0.name, $0.token, $0.value) }
        return DesignSystem(families: families, roles: roles)
    }

    /// Reads a family, if its token lists the family's faces.
    private mutating func readFamily(_ site: TokenSite, _ value: TokenSite) {
        guard let names = tree.families(at: value), let name = names.first,
            let list = tree.ownExtension(of: site).flatMap({ tree.child("faces", of: $0) })
        else { return }
        let faces = tree.faces(at: list)
        if familiesByName[name] == nil {
            let family = DesignSystem.Family(name: name, faces: faces)
            familiesByName[name] = family
            families.append(family)
        }
    }

    private static let members: Set = [
        "fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight",
    ]

    private mutating func role(
        _ name: String,
        _ token: Int,
        _ value: TokenSite
    ) -> DesignSystem.Role? {
        let declaration = tree.tokens[token]
        guard tree.kind(value) == .dictionary else {
            let detail = "expected an object with fontFamily, fontSize and fontWeight"
            tree.report(.wrongType, declaration.value, detail + tree.found(value))
            return nil
        }
        for (key, member) in tree.children(of: value)
        where !Self.members.contains(key) && !tree.acceptsOtherForms {
            tree.report(.unknownKey, member, "unknown key of a typography value, which is not read")
        }
        let errors = tree.diagnostics.errors
        var parts = TypographyParts()
        parts.families = member("fontFamily", of: value)
        parts.size = member("fontSize", of: value)
        parts.weight = member("fontWeight", of: value)
        parts.tracking = member("letterSpacing", of: value, isRequired: false)
        parts.lineHeight = member("lineHeight", of: value, isRequired: false)
        return role(name, declaration.site, parts, errors: errors)
    }

    /// Reads a role from the values of its properties.
    ///
    /// `errors` is the number of errors before the role.
    mutating func role(
        _ name: String,
        _ token: TokenSite,
        _ parts: TypographyParts,
        errors: Int
    ) -> DesignSystem.Role? {
        let own = tree.settings(of: token, curves: options.curves)
        var names = parts.families.flatMap { tree.families(at: $0) }
        var size = parts.size.flatMap { self.size(at: $0) }
        var weight = parts.weight.flatMap { tree.weight(at: $0) }
        let tracking = parts.tracking
            .flatMap { tree.length(at: $0, rem: options.rootFontSize, .dimension) }
        let lineHeight = parts.lineHeight.flatMap { self.lineHeight(at: $0) }
        if own.has(.fontFamily) { names = [] }
        if own.has(.fontSize) || own.sizes != nil { size = nil }
        if own.has(.fontWeight) { weight = nil }
        guard size != nil || own.textStyle != nil else {
            if tree.diagnostics.errors == errors {
                let detail = "the role has neither a size nor a text style, and is omitted"
                tree.report(.missingKey, token, detail)
            }
            return nil
        }
        let proposal =
            own.textStyle == nil
            ? TextStyleProposal(pointSize: size ?? 0, weight: weight ?? .regular) : nil
        if let proposal {
            let detail = "proposed text style \(proposal.textStyle): \(proposal.reason)"
            tree.report(.proposedStyle, token, detail)
        }
        let face = own.face ?? face(names ?? [], weight ?? .regular, token)
        var font = FontDescription(
            face: face,
            textStyle: own.textStyle ?? proposal?.textStyle ?? .body,
            size: size,
            weight: weight
        )
        .limited(to: own.limits)
        .lineHeight(own.lineHeight ?? (own.has(.lineHeight) ? nil : lineHeight))
        .tracking(own.tracking ?? (own.has(.letterSpacing) ? nil : tracking))
        if let curve = own.sizes ?? own.curve { font = font.curve(curve) }
        if let bold = own.boldTextFace {
            font = font.boldTextFace(bold, weight: own.boldTextWeight)
        }
        var role = DesignSystem.Role(name: name, font: font, families: names ?? [])
        role.summary = tree.child("$description", of: token).flatMap { tree.text($0) }
        role.proposal = proposal
        role.otherExtensions = tree.otherExtensions(of: token)
        return role
    }

    private mutating func member(
        _ key: StaticString,
        of value: TokenSite,
        isRequired: Bool = true
    ) -> TokenSite? {
        if let site = tree.child(key, of: value) { return site }
        // In other tools, a role can have any of the properties.
        if isRequired, !tree.acceptsOtherForms {
            tree.report(.missingKey, value, "missing \(key); add it")
        } else {
            tree.report(.oldForm, value, "missing \(key); the font determines it")
        }
        return nil
    }

    private mutating func size(at site: TokenSite) -> Double? {
        guard let size = tree.points(at: site, rem: options.rootFontSize) else { return nil }
        if size > 0, size.isFinite { return size }
        tree.report(.badNumber, site, "expected a size above 0, found \(size.shortestText)")
        return nil
    }

    /// Reads a line height, which is a multiple of the size.
    ///
    /// Other tools also write lengths. A number above 4 without a unit is a length, because no
    /// text has such a multiple.
    private mutating func lineHeight(at site: TokenSite) -> TextLength? {
        guard let value = tree.value(at: site) else { return nil }
        let length: TextLength?
        let text = tree.text(value.site)
        if tree.acceptsOtherForms, text?.lowercased() == "auto" { return nil }
        if tree.kind(value.site) == .number {
            let isLength = tree.acceptsOtherForms
            length = tree.number(at: site).map { isLength && $0 > 4 ? .points($0) : .multiple($0) }
        } else if let number = writtenNumber(text, at: value.site) {
            length = number > 4 ? .points(number) : .multiple(number)
            tree.report(.oldForm, site, "a line height is a number, not text")
        } else {
            let found = tree.length(at: site, rem: options.rootFontSize, .number, .dimension)
            if tree.kind(value.site) == .dictionary, let found {
                tree.report(.oldForm, site, "a line height is a number; read as \(found)")
            }
            length = found
        }
        guard let length else { return nil }
        let number = length.points ?? length.multiple ?? 0
        if number > 0, number.isFinite { return length }
        tree.report(.badNumber, site, "expected a line height above 0" + tree.found(value.site))
        return nil
    }

    /// Returns a number without a unit in a text, which can be an expression.
    private mutating func writtenNumber(_ text: String?, at site: TokenSite) -> Double? {
        guard let text else { return nil }
        let length = tree.isExpression(text) ? tree.result(at: site) : OldLength(text)
        return length.flatMap { $0.unit.isEmpty ? $0.number : nil }
    }

    /// Returns the face for a family and weight, and reports a family without faces.
    private mutating func face(
        _ names: [String],
        _ weight: FontWeight,
        _ site: TokenSite
    ) -> FontFace {
        guard let name = names.first, !FontFamilyName.isSystem(name) else { return .system }
        if let face = familiesByName[name]?.nearestFace(to: weight) {
            return .named(face.name)
        }
        if unknownFamilies.insert(name).inserted {
            let remedy = "list them in $extensions of a fontFamily token"
            let detail = "the faces of \(quoted(name)) are unknown, so its name is used; \(remedy)"
            tree.report(.unknownFace, site, detail)
        }
        return .named(name)
    }
}

/// Names of families that select the system's own font.
enum FontFamilyName {
    /// Returns whether a name selects the system's font in CSS on Apple's platforms.
    static func isSystem(_ name: String) -> Bool {
        name == "system-ui" || name == "-apple-system" || name == "BlinkMacSystemFont"
    }
}
