public import TypeScale

/// How text looks, unscaled; what is `nil` is left to whoever knows more.
///
/// A run's own attributes count before those of its rich text, and these before
/// ``RichTextDefaults/attributes``.
public struct TextAttributes: Hashable, Sendable {
    /// Points at large.
    public var fontSize: Double?

    /// Whether the size follows the reader.
    public var sizeUnit: SizeUnit?

    /// The colour of the text.
    public var textColor: ColorChoice?

    /// The colour behind the text; ``RichTextColor/clear`` for none.
    public var background: ColorChoice?

    /// What the text is: bold, underlined ..., names that are not known among them.
    public var styles: [RunStyle]?

    /// The PostScript name of the face; `nil` for the system's.
    public var fontName: String?

    /// How heavy the text is, whatever its styles say.
    public var fontWeight: FontWeight?

    /// The text style that the size grows with.
    public var relativeTo: RelativeStyle?

    /// The smallest size after scaling, in points.
    public var minimumFontSize: Double?

    /// The largest size after scaling, in points.
    public var maximumFontSize: Double?

    /// The distance from baseline to baseline, in points at large; it grows as the font does.
    public var lineHeight: Double?

    /// The space between characters, in points at large; it grows as the font does.
    public var letterSpacing: Double?

    /// How far the text is raised, in points at large; it grows as the font does.
    public var baselineOffset: Double?

    /// The language, as a BCP 47 tag: `ko`, `en-GB`.
    public var language: String?

    /// Attributes that say nothing.
    public init() {}
}

extension TextAttributes {
    /// The same attributes, with those of another where these say nothing.
    ///
    /// - Parameter other: Whoever knows more.
    /// - Returns: The attributes of both.
    public func over(_ other: TextAttributes) -> TextAttributes {
        var both = self
        both.fontSize = fontSize ?? other.fontSize
        both.sizeUnit = sizeUnit ?? other.sizeUnit
        both.textColor = textColor ?? other.textColor
        both.background = background ?? other.background
        both.styles = styles ?? other.styles
        both.fontName = fontName ?? other.fontName
        both.fontWeight = fontWeight ?? other.fontWeight
        both.relativeTo = relativeTo ?? other.relativeTo
        both.minimumFontSize = minimumFontSize ?? other.minimumFontSize
        both.maximumFontSize = maximumFontSize ?? other.maximumFontSize
        both.lineHeight = lineHeight ?? other.lineHeight
        both.letterSpacing = letterSpacing ?? other.letterSpacing
        both.baselineOffset = baselineOffset ?? other.baselineOffset
        both.language = language ?? other.language
        return both
    }
}

/// Whether a size follows the reader.
public enum SizeUnit: String, CaseIterable, Codable, Sendable {
    /// It does: scaled pixels, as Android calls them.
    case sp
    /// It does not: the same for every reader.
    case dp
}

/// The text style that a size grows with.
public enum RelativeStyle: Hashable, Sendable {
    /// A style by its name.
    case style(TextStyle)
    /// The style whose own size at large is nearest to that of the text, the smaller of two.
    case automatic
}

extension RelativeStyle: LosslessStringConvertible {
    /// The style of that name.
    ///
    /// - Parameter name: A name that `TextStyle` reads, or `auto`; anything else gives `nil`.
    public init?(_ name: String) {
        if name == "auto" {
            self = .automatic
        } else if let style = TextStyle(name) {
            self = .style(style)
        } else {
            return nil
        }
    }

    /// The name: `body`, `auto`.
    public var description: String {
        switch self {
        case .style(let style): style.description
        case .automatic: "auto"
        }
    }
}
