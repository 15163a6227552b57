import TypeScale
import TypeScaleFoundation

extension RichTextReader {
    /// The keys of attributes.
    static let attributeKeys = [
        "fontSize", "background", "textColor", "textStyle", "fontName", "fontWeight",
        "fontSizeUnit", "relativeTo", "minimumFontSize", "maximumFontSize", "lineHeight",
        "letterSpacing", "baselineOffset", "lang",
    ]

    /// Reads the attribute of a key; `false` if the key is not that of an attribute.
    mutating func read(_ key: String, _ node: Int, into attributes: inout TextAttributes) -> Bool {
        let sizes = limits.fontSizes
        switch key {
        case "fontSize": attributes.fontSize = number(node, in: sizes)
        case "background": attributes.background = color(node)
        case "textColor": attributes.textColor = color(node)
        case "textStyle": attributes.styles = styles(node)
        case "fontName":
            attributes.fontName = named(node, "the names of faces") { name in
                FaceName.isPlausible(name) ? name : nil
            }
        case "fontWeight": attributes.fontWeight = weight(node)
        case "fontSizeUnit": attributes.sizeUnit = named(node, "sp and dp", SizeUnit.init)
        case "relativeTo":
            attributes.relativeTo = named(node, Self.relativeNames, RelativeStyle.init)
        case "minimumFontSize": attributes.minimumFontSize = number(node, in: sizes)
        case "maximumFontSize": attributes.maximumFontSize = number(node, in: sizes)
        case "lineHeight":
            attributes.lineHeight = number(node, in: .sizes(upTo: sizes.upperBound * 4))
        case "letterSpacing": attributes.letterSpacing = distance(node)
        case "baselineOffset": attributes.baselineOffset = distance(node)
        case "lang":
            attributes.language = named(node, "a language tag such as ko or en-GB") { tag in
                LanguageTag.isPlausible(tag) ? tag : nil
            }
        default: return false
        }
        return true
    }

    private static var relativeNames: String {
        TextStyle.allCases.map(\.description).joined(separator: ", ") + " and auto"
    }

    /// A distance in points, of either sign.
    private mutating func distance(_ node: Int) -> Double? {
        let maximum = abs(limits.fontSizes.upperBound)
        return number(node, in: (-maximum)...maximum, isSize: false)
    }

    /// A colour or an unknown name; no colour at all for `null`.
    mutating func color(_ node: Int) -> ColorChoice? {
        switch tree.kind(node) {
        case .null: return .color(.clear)
        case .dictionary: return colorOfTwo(node)
        default: break
        }
        guard let text = tree.text(node) else {
            noteType(node, "a colour", "the default is used")
            return nil
        }
        if let color = RichTextColor(text, alphaIsFirst: alphaIsFirst) { return .color(color) }
        let message =
            "\(text.quotedForMessage) is no colour; write a name, #RGB, #RRGGBB or #RRGGBBAA"
        note(.warning, .unknownColor, node, message, "kept; the default is shown")
        return .named(text)
    }

    /// A colour for light and one for dark screens.
    private mutating func colorOfTwo(_ object: Int) -> ColorChoice? {
        var light: RichTextColor?
        var dark: RichTextColor?
        for member in members(of: object) {
            if tree.hasKey("light", member) {
                light = color(member)?.color(among: [:])
            } else if tree.hasKey("dark", member) {
                dark = color(member)?.color(among: [:])
            } else {
                noteUnknown(member, among: ["light", "dark"])
            }
        }
        guard let first = light ?? dark else {
            let message = "neither light nor dark is a colour"
            note(.error, .missingKey, object, message, "the default is used")
            return nil
        }
        return .color(RichTextColor(rgba: first.rgba, darkRGBA: dark?.rgba))
    }

    /// The names of styles, unknown ones included: a list, or a single one.
    private mutating func styles(_ node: Int) -> [RunStyle]? {
        guard tree.kind(node) == .list else {
            return string(node, "the default is used").map { [style($0, node)] }
        }
        var styles: [RunStyle] = []
        for element in tree.children(of: node) {
            if let name = tree.text(element) {
                styles.append(style(name, element))
            } else {
                note(.error, .wrongType, element, "a string belongs here", "passed over")
            }
        }
        return styles
    }

    private mutating func style(_ name: String, _ node: Int) -> RunStyle {
        let style = RunStyle(rawValue: name)
        if !style.isKnown {
            let message = "\(name.quotedForMessage) is no style that is known"
            note(.warning, .unknownStyle, node, message, "kept, without effect")
        }
        return style
    }

    /// A weight: a number from 1 to 1000, a name, or a string with a number.
    private mutating func weight(_ node: Int) -> FontWeight? {
        if let number = tree.number(node) {
            if let weight = FontWeight(rawValue: number) { return weight }
            let message = "\(number.shortestText) is no weight; write 1 to 1000"
            note(.error, .badSize, node, message, "the weight of the styles is used")
            return nil
        }
        return named(node, "thin, extraLight ... black and 1 to 1000", FontWeight.init)
    }
}

/// Names of faces, by their form.
enum FaceName {
    /// Whether a text can be the name of a face: 1 to 128 bytes, without controls.
    static func isPlausible(_ name: String) -> Bool {
        (1...128).contains(name.utf8.count)
            && !name.unicodeScalars.contains { scalar in
                switch scalar.properties.generalCategory {
                case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: true
                default: false
                }
            }
    }
}

/// Language tags, by their form.
enum LanguageTag {
    /// Whether a text has the form of a BCP 47 tag: groups of one to eight letters and digits with hyphens between.
    static func isPlausible(_ tag: String) -> Bool {
        guard (2...35).contains(tag.utf8.count) else { return false }
        let groups = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return groups.allSatisfy { group in
            (1...8).contains(group.count)
                && group.allSatisfy { letter in
                    switch Unicode.Scalar(letter) {
                    case "a"..."z", "A"..."Z", "0"..."9": true
                    default: false
                    }
                }
        }
    }
}
