import TypeScale
import TypeScaleDiagnostics
import TypeScaleDocuments

extension RichTextParser {
    static let attributeKeys = [
        "fontSize", "background", "textColor", "textStyle", "fontName", "fontWeight",
        "fontSizeUnit", "relativeTo", "minimumFontSize", "maximumFontSize", "lineHeight",
        "letterSpacing", "baselineOffset", "lang",
    ]

    /// Reads the attribute for a key, and returns whether the key is known.
    mutating func read(_ key: String, _ node: Int, into attributes: inout TextAttributes) -> Bool {
        let sizes = limits.fontSizes
        switch key {
        case "fontSize": attributes.fontSize = number(node, in: sizes)
        case "background": attributes.background = color(node)
        case "textColor": attributes.textColor = color(node)
        case "textStyle": attributes.styles = styles(node)
        case "fontName":
            attributes.fontName = named(node, "a PostScript name") { name in
                name.isFaceName ? name : nil
            }
        case "fontWeight": attributes.fontWeight = weight(node)
        case "fontSizeUnit":
            attributes.sizeUnit = named(node, "sp or dp") { ["sp": .sp, "dp": .dp][$0] }
        case "relativeTo":
            attributes.relativeTo = named(node, Self.relativeNames) { name in
                name == "auto" ? .automatic : TextStyle(name).map { .style($0) }
            }
        case "minimumFontSize": attributes.minimumFontSize = number(node, in: sizes)
        case "maximumFontSize": attributes.maximumFontSize = number(node, in: sizes)
        case "lineHeight":
            attributes.lineHeight = number(node, in: .sizes(upTo: sizes.upperBound * 4))
        case "letterSpacing": attributes.letterSpacing = distance(node)
        case "baselineOffset": attributes.baselineOffset = distance(node)
        case "lang":
            attributes.language = named(node, "a language tag such as ko or en-GB") { tag in
                tag.isLanguageTag ? tag : nil
            }
        default: return false
        }
        return true
    }

    private static var relativeNames: String {
        TextStyle.allCases.map(\.description).joined(separator: ", ") + " or auto"
    }

    /// Reads a positive or negative distance, in points.
    private mutating func distance(_ node: Int) -> Double? {
        let maximum = abs(limits.fontSizes.upperBound)
        return number(node, in: (-maximum)...maximum, isSize: false)
    }

    /// Reads a color, or returns a transparent color for `null`.
    mutating func color(_ node: Int) -> ColorChoice? {
        switch tree.kind(node) {
        case .null: return .color(.clear)
        case .dictionary: return colorOfTwo(node)
        default: break
        }
        guard let text = tree.name(node) else {
            noteType(node, "a color", "the default is used")
            return nil
        }
        if let color = RichTextColor(text, alphaIsFirst: alphaIsFirst) { return .color(color) }
        let message =
            "unknown color \(text.quotedForMessage); write a name, #RGB, #RRGGBB or #RRGGBBAA"
        note(.unknownColor, node, message, "kept; the default is shown")
        return .named(text)
    }

    private mutating func colorOfTwo(_ object: Int) -> ColorChoice? {
        var light: RichTextColor?
        var dark: RichTextColor?
        for member in members(of: object) {
            switch tree.key(of: member) {
            case "light": light = color(member)?.color(among: [:])
            case "dark": dark = color(member)?.color(among: [:])
            default: noteUnknown(member, among: ["light", "dark"])
            }
        }
        guard let first = light ?? dark else {
            note(.missingKey, object, "expected a color for light or dark", "the default is used")
            return nil
        }
        return .color(RichTextColor(rgba: first.rgba, darkRGBA: dark?.rgba))
    }

    private mutating func styles(_ node: Int) -> [RunStyle]? {
        guard tree.kind(node) == .list else {
            return name(node, "the default is used").map { [style($0, node)] }
        }
        return tree.children(of: node).compactMap { element in
            if let name = tree.name(element) { return style(name, element) }
            note(.wrongType, element, "expected a string", "ignored")
            return nil
        }
    }

    private mutating func style(_ name: String, _ node: Int) -> RunStyle {
        let style = RunStyle(rawValue: name)
        if !style.isKnown {
            note(
                .unknownStyle,
                node,
                "unknown style \(name.quotedForMessage)",
                "kept without effect"
            )
        }
        return style
    }

    /// Reads a weight from its name, or from a number or numeric string from 1 to 1000.
    private mutating func weight(_ node: Int) -> FontWeight? {
        if let number = tree.number(node) {
            if let weight = FontWeight(rawValue: number) { return weight }
            let message = "expected a weight from 1 to 1000, found \(number.shortestText)"
            note(.badSize, node, message, "the weight from textStyle is used")
            return nil
        }
        return named(node, "a weight such as bold, or 1 to 1000", FontWeight.init)
    }
}

extension String {
    /// Whether the string can be a face name, with 1 to 128 bytes and no control characters.
    fileprivate var isFaceName: Bool {
        1...128 ~= utf8.count && !unicodeScalars.contains(where: \.isControl)
    }

    /// Whether the string has the form of a BCP 47 tag, with subtags of one to eight characters.
    fileprivate var isLanguageTag: Bool {
        2...35 ~= utf8.count
            && utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).allSatisfy
            {
                1...8 ~= $0.count && $0.allSatisfy { $0.isASCIILetterOrDigit }
            }
    }
}
