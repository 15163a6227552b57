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

    /// The attributes that few texts have; `nil` if all of them are.
    private var rare: Box<RareAttributes>?

    /// Attributes that say nothing.
    public init() {}
}

extension TextAttributes {
    /// The PostScript name of the face; `nil` for the system's.
    public var fontName: String? {
        get { rare?.value.fontName }
        set { change { $0.fontName = newValue } }
    }

    /// How heavy the text is, whatever its styles say.
    public var fontWeight: FontWeight? {
        get { rare?.value.fontWeight }
        set { change { $0.fontWeight = newValue } }
    }

    /// The text style that the size grows with.
    public var relativeTo: RelativeStyle? {
        get { rare?.value.relativeTo }
        set { change { $0.relativeTo = newValue } }
    }

    /// The smallest size after scaling, in points.
    public var minimumFontSize: Double? {
        get { rare?.value.minimumFontSize }
        set { change { $0.minimumFontSize = newValue } }
    }

    /// The largest size after scaling, in points.
    public var maximumFontSize: Double? {
        get { rare?.value.maximumFontSize }
        set { change { $0.maximumFontSize = newValue } }
    }

    /// The distance from baseline to baseline, in points at large; it grows as the font does.
    public var lineHeight: Double? {
        get { rare?.value.lineHeight }
        set { change { $0.lineHeight = newValue } }
    }

    /// The space between characters, in points at large; it grows as the font does.
    public var letterSpacing: Double? {
        get { rare?.value.letterSpacing }
        set { change { $0.letterSpacing = newValue } }
    }

    /// How far the text is raised, in points at large; it grows as the font does.
    public var baselineOffset: Double? {
        get { rare?.value.baselineOffset }
        set { change { $0.baselineOffset = newValue } }
    }

    /// The language, as a BCP 47 tag: `ko`, `en-GB`.
    public var language: String? {
        get { rare?.value.language }
        set { change { $0.language = newValue } }
    }

    private mutating func change(_ body: (inout RareAttributes) -> Void) {
        var changed = rare?.value ?? RareAttributes()
        body(&changed)
        rare = changed == RareAttributes() ? nil : Box(changed)
    }
}

extension TextAttributes {
    /// The same attributes, with those of another where these say nothing.
    func over(_ other: TextAttributes) -> TextAttributes {
        var both = self
        both.fontSize = fontSize ?? other.fontSize
        both.sizeUnit = sizeUnit ?? other.sizeUnit
        both.textColor = textColor ?? other.textColor
        both.background = background ?? other.background
        both.styles = styles ?? other.styles
        if var rare = rare?.value, let theirs = other.rare?.value {
            rare.fill(from: theirs)
            both.rare = Box(rare)
        } else {
            both.rare = rare ?? other.rare
        }
        return both
    }
}

/// The attributes that few texts have.
struct RareAttributes: Hashable, Sendable {
    var fontName: String?
    var fontWeight: FontWeight?
    var relativeTo: RelativeStyle?
    var minimumFontSize: Double?
    var maximumFontSize: Double?
    var lineHeight: Double?
    var letterSpacing: Double?
    var baselineOffset: Double?
    var language: String?

    mutating func fill(from other: RareAttributes) {
        fontName = fontName ?? other.fontName
        fontWeight = fontWeight ?? other.fontWeight
        relativeTo = relativeTo ?? other.relativeTo
        minimumFontSize = minimumFontSize ?? other.minimumFontSize
        maximumFontSize = maximumFontSize ?? other.maximumFontSize
        lineHeight = lineHeight ?? other.lineHeight
        letterSpacing = letterSpacing ?? other.letterSpacing
        baselineOffset = baselineOffset ?? other.baselineOffset
        language = language ?? other.language
    }
}
