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

    /// The PostScript name of the face, or `nil` to use the inherited face or the system font.
    public var fontName: String?

    /// The weight, which overrides the styles.
    public var fontWeight: FontWeight?

    /// The text style with which the size scales.
    public var relativeTo: RelativeStyle?

    /// The minimum size after scaling, in points.
    public var minimumFontSize: Double?

    /// The maximum size after scaling, in points.
    public var maximumFontSize: Double?

    /// The distance between baselines, in points at the Large category.
    public var lineHeight: Double?

    /// The distance added between characters, in points at the Large category.
    public var letterSpacing: Double?

    /// The distance by which text is raised above the baseline, in points at the Large category.
    public var baselineOffset: Double?

    /// The language as a BCP 47 tag, such as `ko` or `en-GB`.
    public var language: String?

    /// Creates attributes that are all `nil`.
    public init() {}

    /// Returns the attributes, with values from `other` in place of `nil`.
    func over(_ other: TextAttributes) -> TextAttributes {
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
