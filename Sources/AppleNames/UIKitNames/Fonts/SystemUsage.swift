import TypeScale

/// The usage of a system font, which Core Text stores in a descriptor's text style attribute.
///
/// The usage determines the weight and the slant of a font that has no traits of its own. The
/// string for italic text styles was observed on iOS 26.1 for the headline style.
enum SystemUsage: Hashable {
    /// The usage of `systemFont(ofSize:)` and of its variants.
    case regular
    /// The usage of `italicSystemFont(ofSize:)`.
    case oblique
    /// The usage of `boldSystemFont(ofSize:)`.
    case emphasized
    /// A text style.
    case style(TextStyle)
    /// A text style made italic, such as `UICTFontTextStyleItalicHeadline`.
    case italicStyle(TextStyle)

    private static let prefix = "UICTFontTextStyle"
    private static let italicPrefix = prefix + "Italic"

    /// Creates a usage from Core Text's string, or returns `nil` if the text style is unknown.
    init?(rawValue: String) {
        let plain = [Self.regular, .oblique, .emphasized].first { $0.rawValue == rawValue }
        if let plain {
            self = plain
            return
        }
        let isItalic = rawValue.utf8.starts(with: Self.italicPrefix.utf8)
        let upright =
            isItalic
            ? Self.prefix + String(rawValue.unicodeScalars.dropFirst(Self.italicPrefix.utf8.count))
            : rawValue
        // The initializer also accepts other names.
        guard let style = TextStyle(rawValue: upright), style.rawValue == upright else {
            return nil
        }
        self = isItalic ? .italicStyle(style) : .style(style)
    }

    /// Core Text's string.
    var rawValue: String {
        switch self {
        case .regular: "CTFontRegularUsage"
        case .oblique: "CTFontObliqueUsage"
        case .emphasized: "CTFontEmphasizedUsage"
        case .style(let style): style.rawValue
        case .italicStyle(let style):
            Self.italicPrefix + style.rawValue.dropFirst(Self.prefix.count)
        }
    }

    var textStyle: TextStyle? {
        switch self {
        case .style(let style), .italicStyle(let style): style
        case .regular, .oblique, .emphasized: nil
        }
    }

    var isItalic: Bool {
        switch self {
        case .oblique, .italicStyle: true
        case .regular, .emphasized, .style: false
        }
    }

    /// Returns the usage of a font whose symbolic traits are replaced.
    func with(isBold: Bool, isItalic: Bool) -> SystemUsage {
        if let textStyle { return isItalic ? .italicStyle(textStyle) : .style(textStyle) }
        return isItalic ? .oblique : isBold ? .emphasized : .regular
    }
}
