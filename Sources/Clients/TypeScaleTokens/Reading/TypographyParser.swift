import TypeScale
import TypeScaleDiagnostics
import TypeScaleDocuments

/// Reads roles and families from the tokens of a tree.
struct TypographyParser {
    var tree: TokenTree
    let options: DesignSystem.ReadingOptions
    private var families: [DesignSystem.Family] = []
    private var familiesByName = NameDictionary<DesignSystem.Family>()
    /// The families whose faces are unknown, each of which is reported once.
    private var unknownFamilies: Set<ExactString> = []
    /// The group with the most sizes that nothing shows to be of text, and their number.
    var sizeGroup: (name: String, count: Int)?

    init(_ tree: TokenTree, _ options: DesignSystem.ReadingOptions) {
        self.tree = tree
        self.options = options
    }

    mutating func read() -> DesignSystem {
        let all = tree.allTokens()
        var typography: [(name: String, token: Int, value: TokenSite)] = []
        for (path, token, type) in all {
            let declaration = tree.tokens[token]
            let declared = declaration.ownType ?? type ?? declaration.inheritedType
            // Colors and tokens of other tools are only read where a role refers to them.
            if let declared, TokenType(name: declared).map({ isRead($0) }) != true { continue }
            // Style Dictionary writes a shadow, for example, as a text with several references.
            let isText = declared == nil && tree.hasSeveralReferences(declaration.value)
            guard let value = isText ? nil : tree.value(ofToken: token, type: type) else {
                if isText { reportMissingType(declaration.site) }
                continue
            }
            guard let type = value.type else {
                reportMissingType(declaration.site)
                continue
            }
            guard tree.canRead(value.site, from: declaration.value) else { continue }
            switch TokenType(name: type) {
            case .typography?:
                typography.append((path.joined(separator: "."), token, value.site))
            case .fontFamily?: readFamily(declaration.site, value.site)
            case .dimension?: _ = tree.points(at: value.site, rem: options.rootFontSize)
            case .fontWeight?: _ = tree.weight(at: value.site)
            case .number?: _ = tree.number(at: value.site)
            case nil: break
            }
        }
        let isWhole = typography.contains { token in
            tree.children(of: token.value).contains { TypographyProperty($0.key) == .size }
        }
        let canBeInParts = typography.isEmpty || tree.acceptsOtherForms && !isWhole
        let inParts = canBeInParts ? roles(inParts: all) : nil
        let roles = inParts ?? typography.compactMap { role($0.name, $0.token, $0.value) }
        if inParts == nil { reportParts(all) }
        // Otherwise, the errors state the reasons.
        if roles.isEmpty, !tree.diagnostics.hasErrors { reportNoRoles(all) }
        return DesignSystem(families: families, roles: roles)
    }

    private mutating func reportMissingType(_ site: TokenSite) {
        let detail = "missing $type; the token is only read where others refer to it"
        tree.add(.unknownType, site, detail, group: "missing type")
    }

    /// Returns whether the tokens of a type are read by themselves.
    private func isRead(_ type: TokenType) -> Bool {
        type == .typography || type == .fontFamily || !tree.acceptsOtherForms
    }

    /// Reports what was found instead of roles.
    private mutating func reportNoRoles(_ tokens: [Token]) {
        let root = TokenSite(source: 0, node: 0)
        guard !tokens.isEmpty else { return reportNoTokens() }
        if let (name, count) = sizeGroup {
            let sizes =
                count == 1
                ? "the size in \(quoted(name)) is" : "the \(count) sizes in \(quoted(name)) are"
            let remedy = "if so, name the group font-size, or add the type fontSizes"
            let detail = "no roles; nothing shows that \(sizes) of text; \(remedy)"
            return tree.report(.noRoles, root, detail)
        }
        var counts = NameDictionary<Int>()
        for (_, token, type) in tokens {
            let site = tree.tokens[token].site
            let name =
                (tree.child("$type", of: site) ?? tree.child("type", of: site))
                .flatMap { tree.text($0) } ?? type ?? "no type"
            counts[name, default: 0] += 1
        }
        let types = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let list = types.prefix(6).map { "\($0.value) of \(quoted($0.key))" }
            .joined(separator: ", ")
        let more = types.count > 6 ? " and \(types.count - 6) other types" : ""
        let detail =
            "no roles; expected tokens of the type typography, or sizes such as font-size.body"
        tree.report(.noRoles, root, "\(detail), found \(list)\(more)")
    }

    /// Reports what was found instead of tokens.
    private mutating func reportNoTokens() {
        let others = tree.sources.count - 1
        let more = others == 1 ? "1 other file" : "\(others) other files"
        let files = others == 0 ? "" : " in this file and \(more)"
        let roots = tree.sources.indices.map { TokenSite(source: $0, node: 0) }
        guard let root = roots.first(where: { tree.kind($0) == .dictionary }) else {
            let detail = "no tokens\(files); expected an object of groups and tokens, found a list"
            return tree.report(.noRoles, roots[0], detail)
        }
        let keys = tree.children(of: root).prefix(4).map { quoted($0.key) }
        let found = keys.isEmpty ? "" : ", found the keys " + keys.joined(separator: ", ")
        tree.report(.noRoles, root, "no tokens\(files); expected objects with $value" + found)
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
        let errors = tree.diagnostics.errors
        var parts = TypographyParts()
        for (key, member) in tree.children(of: value) {
            if tree.kind(member) == .null { continue }
            if let property = TypographyProperty(key) {
                parts[property] = tree.deviceValue(member)
            } else {
                tree.reportUnread("property", key, member)
            }
        }
        let required: KeyValuePairs = [
            "fontFamily": parts.families, "fontSize": parts.size, "fontWeight": parts.weight,
        ]
        // In other tools, a role can have any of the properties.
        for (key, site) in required where site == nil && !tree.acceptsOtherForms {
            tree.report(.missingKey, value, "missing \(key); add it")
        }
        let optional: KeyValuePairs = [
            "letterSpacing": parts.tracking, "lineHeight": parts.lineHeight,
        ]
        for (key, site) in optional where site == nil {
            tree.reportOld(key, value, "missing \(key); the font determines it")
        }
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
        let style = parts.weight.flatMap { tree.style(at: $0) }
        var weight = style?.weight
        let isItalic =
            own.isItalic || style?.isItalic == true
            || parts.style.flatMap { tree.value(at: $0)?.site }.flatMap { tree.text($0) }
                .map { TokenTree.slants.contains($0.lowercased()) } == true
        let tracking = parts.tracking.flatMap { self.tracking(at: $0) }
        let lineHeight = parts.lineHeight.flatMap { self.lineHeight(at: $0) }
        if own.has(.fontFamily) { names = [] }
        if own.has(.fontSize) || own.sizes != nil { size = nil }
        if own.has(.fontWeight) { weight = nil }
        guard size != nil || own.textStyle != nil else {
            if tree.diagnostics.errors == errors {
                let detail =
                    parts.size == nil
                    ? "the role has neither a size nor a text style" : "the role has no valid size"
                tree.report(.missingKey, token, detail + ", and is omitted")
            }
            return nil
        }
        let proposal =
            own.textStyle == nil
            ? TextStyleProposal(pointSize: size ?? 0, weight: weight ?? .regular, name: name) : nil
        if let proposal {
            let detail = "proposed text style \(proposal.textStyle): \(proposal.reason)"
            tree.report(.proposedStyle, token, detail)
        }
        let face = own.face ?? face(names ?? [], weight ?? .regular, isItalic, token)
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
        let base = font.scaled(for: TraitCollection())
        // Some outputs write lengths as multiples of the size.
        let lengths = [
            font.tracking?.points, font.tracking?.multiple, font.lineHeight?.points,
            font.lineHeight?.multiple, base.tracking, base.lineHeight,
        ]
        for length in lengths.compactMap(\.self)
        where !(abs(length) <= 1_000_000 && abs(length / base.pointSize) <= 1_000_000_000) {
            let detail = "\(length.shortestText) is too large for a letter spacing or line height"
            tree.report(.badNumber, token, detail)
            return nil
        }
        var role = DesignSystem.Role(name: name, font: font, families: names ?? [])
        role.summary = tree.child("$description", of: token).flatMap { tree.tree($0).text($0.node) }
        role.proposal = proposal
        role.isItalic = isItalic
        role.otherExtensions = tree.otherExtensions(of: token)
        return role
    }

    /// The sizes of text in points that are read.
    private static let sizes = 0.001...1_000_000

    /// The smallest size in points that a number without a unit can be.
    private static let smallestPoints = 6.0

    private mutating func size(at site: TokenSite) -> Double? {
        guard var size = tree.points(at: site, rem: options.rootFontSize) else { return nil }
        // Style Dictionary's numbers without a unit are in rem.
        if size > 0, size < Self.smallestPoints, tree.hasNoUnit(site) {
            let detail = "a size without a unit below \(Self.smallestPoints.shortestText)"
            tree.add(.nonstandardSyntax, site, detail + " is read in rem", group: "size in rem")
            size *= options.rootFontSize
        }
        if Self.sizes ~= size { return size }
        let detail = "expected a size from 0.001 to 1,000,000, found \(size.shortestText)"
        tree.report(.badNumber, site, detail)
        return nil
    }

    /// Reads a letter spacing, where `normal` is 0, as in CSS.
    private mutating func tracking(at site: TokenSite) -> TextLength? {
        if let word = word(at: site, "normal") {
            tree.reportOld("normal", site, "\(quoted(word)) is not a DTCG value; read as 0")
            return .points(0)
        }
        return tree.length(at: site, rem: options.rootFontSize, .dimension)
    }

    /// Returns the text of a length if it is one of some words in any case.
    private mutating func word(at site: TokenSite, _ words: String...) -> String? {
        guard let value = tree.value(at: site), let text = tree.text(value.site) else { return nil }
        let type = value.type.flatMap { TokenType(rawValue: $0) }
        let isLength = type == nil || type == .dimension || type == .number
        return isLength && words.contains(text.lowercased()) ? text : nil
    }

    /// Reads a line height, which is a multiple of the size.
    ///
    /// Other tools also write lengths. A number above 4 without a unit is a length, because no
    /// text has such a multiple. With `normal` or `auto`, the font determines the line height.
    private mutating func lineHeight(at site: TokenSite) -> TextLength? {
        if let word = word(at: site, "normal", "auto") {
            let detail = "\(quoted(word)) is not a DTCG value; the font determines the line height"
            tree.reportOld("automatic height", site, detail)
            return nil
        }
        guard let value = tree.value(at: site) else { return nil }
        let length: TextLength?
        let text = tree.text(value.site)
        if tree.kind(value.site) == .number {
            let isLength = tree.acceptsOtherForms
            length = tree.number(at: site).map { isLength && $0 > 4 ? .points($0) : .multiple($0) }
        } else if let number = writtenNumber(text, at: value.site) {
            length = number > 4 ? .points(number) : .multiple(number)
            tree.reportOld("text", site, "a line height is a number, not text")
        } else {
            let found = tree.length(at: site, rem: options.rootFontSize, .number, .dimension)
            if tree.kind(value.site) == .dictionary, let found {
                tree.reportOld("height", site, "a line height is a number; read as \(found)")
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
        _ isItalic: Bool,
        _ site: TokenSite
    ) -> FontFace {
        guard let name = names.first, !FontFamilyName.isSystem(name) else { return .system }
        if let face = familiesByName[name]?.nearestFace(to: weight, isItalic: isItalic) {
            return .named(face.name)
        }
        if unknownFamilies.insert(ExactString(name)).inserted {
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

    /// Returns the generic families that replace a family in CSS, which the words of its name
    /// describe.
    static func fallbacks(for name: String) -> [String] {
        let words = Set(NameWords(name).all.map { $0.lowercased() })
        if !words.isDisjoint(with: ["code", "mono", "monospace", "monospaced", "courier"]) {
            return ["ui-monospace", "monospace"]
        }
        if words.contains("serif"), !words.contains("sans") { return ["ui-serif", "serif"] }
        return ["system-ui", "sans-serif"]
    }
}
