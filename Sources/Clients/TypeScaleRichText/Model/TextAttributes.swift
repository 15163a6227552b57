public import TypeScale

/// The unscaled attributes of text.
///
/// An attribute that is `nil` is inherited. A part inherits from its ``RichText``, which inherits
/// from ``RichTextDefaults/attributes``. Distances scale with the font.
public struct TextAttributes: Hashable, Sendable {
    /// The size, in points at the Large category.
    public var fontSize: Double?

    /// The unit of the font size, which determines whether text scales for the reader.
    public var sizeUnit: SizeUnit?

    /// The color of the text.
    public var textColor: ColorChoice?

    /// The color of the background, or ``RichTextColor/clear`` for no background.
    public var background: ColorChoice?

    /// The styles, including unknown ones.
    public var styles: [RunStyle]?

    /// The rarely used attributes, or `nil` if all of them are inherited.
    private var rare: Box<RareAttributes>?

    /// Creates attributes that are all `nil`.
    public init() {}

    /// The PostScript name of the face, or `nil` to use the inherited face or the system font.
    public var fontName: String? {
        get { rare?.value.fontName }
        set { change { $0.fontName = newValue } }
    }

    /// The weight, which overrides the styles.
    public var fontWeight: FontWeight? {
        get { rare?.value.fontWeight }
        set { change { $0.fontWeight = newValue } }
    }

    /// The text style with which the size scales.
    public var relativeTo: RelativeStyle? {
        get { rare?.value.relativeTo }
        set { change { $0.relativeTo = newValue } }
    }

    /// The minimum size after scaling, in points.
    public var minimumFontSize: Double? {
        get { rare?.value.minimumFontSize }
        set { change { $0.minimumFontSize = newValue } }
    }

    /// The maximum size after scaling, in points.
    public var maximumFontSize: Double? {
        get { rare?.value.maximumFontSize }
        set { change { $0.maximumFontSize = newValue } }
    }

    /// The distance between baselines, in points at the Large category.
    public var lineHeight: Double? {
        get { rare?.value.lineHeight }
        set { change { $0.lineHeight = newValue } }
    }

    /// The distance added between characters, in points at the Large category.
    public var letterSpacing: Double? {
        get { rare?.value.letterSpacing }
        set { change { $0.letterSpacing = newValue } }
    }

    /// The distance by which text is raised above the baseline, in points at the Large category.
    public var baselineOffset: Double? {
        get { rare?.value.baselineOffset }
        set { change { $0.baselineOffset = newValue } }
    }

    /// The language as a BCP 47 tag, such as `ko` or `en-GB`.
    public var language: String? {
        get { rare?.value.language }
        set { change { $0.language = newValue } }
    }

    private mutating func change(_ body: (inout RareAttributes) -> Void) {
        var changed = rare?.value ?? RareAttributes()
        body(&changed)
        rare = changed == RareAttributes() ? nil : Box(changed)
    }

    /// Returns the attributes, with values from `other` in place of `nil`.
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

/// The rarely used attributes.
///
/// As properties of ``TextAttributes``, they would be copied with each run. Decoding and resolving
/// a document would take 5% more instructions.
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
