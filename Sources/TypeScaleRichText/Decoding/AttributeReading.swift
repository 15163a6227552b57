import TypeScale

extension ObjectReading {
    /// The keys of attributes.
    static let attributeKeys = [
        "fontSize", "background", "textColor", "textStyle", "fontName", "fontWeight",
        "fontSizeUnit", "relativeTo", "minimumFontSize", "maximumFontSize", "lineHeight",
        "letterSpacing", "baselineOffset", "lang",
    ]

    /// Reads the attribute that a key names; `false` if it names none.
    func read(_ key: JSONKey, into attributes: inout TextAttributes) throws -> Bool {
        let sizes = session.limits.fontSizes
        switch key.stringValue {
        case "fontSize": attributes.fontSize = try number(key, in: sizes)
        case "background": attributes.background = try color(key)
        case "textColor": attributes.textColor = try color(key)
        case "textStyle": attributes.styles = try styles(key)
        case "fontName":
            attributes.fontName = try named(key, "the names of faces") { name in
                FaceName.isPlausible(name) ? name : nil
            }
        case "fontWeight": attributes.fontWeight = try weight(key)
        case "fontSizeUnit":
            attributes.sizeUnit = try named(key, "sp and dp", SizeUnit.init)
        case "relativeTo":
            attributes.relativeTo = try named(key, Self.relativeNames, RelativeStyle.init)
        case "minimumFontSize": attributes.minimumFontSize = try number(key, in: sizes)
        case "maximumFontSize": attributes.maximumFontSize = try number(key, in: sizes)
        case "lineHeight":
            attributes.lineHeight = try number(key, in: .sizes(upTo: sizes.upperBound * 4))
        case "letterSpacing", "baselineOffset":
            let bound = abs(sizes.upperBound)
            let value = try number(key, in: (-bound)...bound, isSize: false)
            if key.stringValue == "letterSpacing" {
                attributes.letterSpacing = value
            } else {
                attributes.baselineOffset = value
            }
        case "lang":
            attributes.language = try named(key, "a language tag such as ko or en-GB") { tag in
                LanguageTag.isPlausible(tag) ? tag : nil
            }
        default: return false
        }
        return true
    }

    private static var relativeNames: String {
        TextStyle.allCases.map(\.description).joined(separator: ", ") + " and auto"
    }

    /// A colour, or a name that is not known; none at all for `null`.
    func color(_ key: JSONKey) throws -> ColorChoice? {
        let text: String?
        do {
            text = try container.decodeIfPresent(String.self, forKey: key)
        } catch {
            return try colorOfTwo(key)
        }
        guard let text else { return .color(.clear) }
        if let color = RichTextColor(text, alphaIsFirst: session.alphaIsFirst) {
            return .color(color)
        }
        let message =
            "\(text.quotedForMessage) is no colour; write a name, #RGB, #RRGGBB or #RRGGBBAA"
        try note(.warning, .unknownColor, key, message, "kept; the default is shown")
        return .named(text)
    }

    /// A colour for light and one for dark screens.
    private func colorOfTwo(_ key: JSONKey) throws -> ColorChoice? {
        guard let inner = try? container.nestedContainer(keyedBy: JSONKey.self, forKey: key) else {
            try noteType(key, "a colour", "the default is used")
            return nil
        }
        let pair = ObjectReading(container: inner, session: session)
        var colors: [String: RichTextColor] = [:]
        for name in inner.allKeys {
            switch name.stringValue {
            case "light", "dark":
                colors[name.stringValue] = try pair.color(name)?.color(among: [:])
            default: try pair.noteUnknown(name, among: ["light", "dark"])
            }
        }
        guard let light = colors["light"] ?? colors["dark"] else {
            try note(
                .error,
                .missingKey,
                key,
                "neither light nor dark is a colour",
                "the default is used"
            )
            return nil
        }
        return .color(RichTextColor(rgba: light.rgba, darkRGBA: colors["dark"]?.rgba))
    }

    /// Names of styles, a list or one alone, those that are not known among them.
    private func styles(_ key: JSONKey) throws -> [RunStyle]? {
        guard var list = try? container.nestedUnkeyedContainer(forKey: key) else {
            guard let name = try string(key, "the default is used") else { return nil }
            return try [style(name, path + [key])]
        }
        let path = { self.path + [key] }
        var styles: [RunStyle] = []
        while !list.isAtEnd {
            let index = list.currentIndex
            func place() -> [any CodingKey] { path() + [JSONKey(intValue: index)] }
            guard let name = try? list.decode(String.self) else {
                _ = try list.decode(Anything.self)
                let message = "a string belongs here"
                try session.note(.error, .wrongType, place(), message, "passed over")
                continue
            }
            styles.append(try style(name, place()))
        }
        return styles
    }

    private func style(
        _ name: String,
        _ path: @autoclosure () -> [any CodingKey]
    ) throws -> RunStyle {
        let style = RunStyle(rawValue: name)
        if !style.isKnown {
            let message = "\(name.quotedForMessage) is no style that is known"
            try session.note(.warning, .unknownStyle, path(), message, "kept, without effect")
        }
        return style
    }

    /// A weight: a number from 1 to 1000, a name, or a string with a number.
    private func weight(_ key: JSONKey) throws -> FontWeight? {
        if let number = try? container.decodeIfPresent(Double.self, forKey: key) {
            if let weight = FontWeight(rawValue: number) { return weight }
            let message = "\(number.shortestText) is no weight; write 1 to 1000"
            try note(.error, .badSize, key, message, "the weight of the styles is used")
            return nil
        }
        return try named(key, "thin, extraLight ... black and 1 to 1000", FontWeight.init)
    }
}

/// Anything at all, passed over.
struct Anything: Decodable {
    init(from decoder: any Decoder) {}
}

/// Names of faces, by their form.
enum FaceName {
    /// Whether a text may be the name of a face: of up to 128 bytes, none of them a control.
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
    /// Whether a text has the form of a BCP 47 tag: letters and digits in groups of one to eight, with
    /// hyphens between.
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
