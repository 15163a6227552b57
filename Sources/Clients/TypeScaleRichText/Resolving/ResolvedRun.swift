public import TypeScale

/// A range of resolved text with one set of attributes, or with one attachment.
public struct ResolvedRun: Codable, Hashable, Sendable {
    /// The range of UTF-8 bytes in the string.
    public internal(set) var range: Range<Int>

    /// The font, shared by all runs that use it, because it takes 360 bytes.
    let sharedFont: Box<ScaledFont>

    /// Whether the text is italic.
    public let isItalic: Bool

    /// Whether the text is monospaced.
    public let isMonospaced: Bool

    /// The color of the text.
    public let textColor: RichTextColor

    /// The color of the background, if any.
    public let backgroundColor: RichTextColor?

    /// Whether the text is underlined.
    public let isUnderlined: Bool

    /// Whether the text is struck through.
    public let isStruckThrough: Bool

    /// The distance by which the text is raised above the baseline, in points, or `nil` if it is 0.
    public let baselineOffset: Double?

    /// The URL of the link, if any.
    public let link: String?

    /// The language as a BCP 47 tag, or `nil` if it is unknown.
    public let language: String?

    /// The text to read aloud, or `nil` to read the run's own text.
    public let accessibilityText: String?

    /// The index of the attachment, or `nil` if the run is text.
    public let attachment: Int?

    /// The source of the run in the document.
    public internal(set) var source: RichTextSource
}

extension ResolvedRun {
    private enum CodingKeys: String, CodingKey {
        case sharedFont = "font"
        case range, isItalic, isMonospaced, textColor, backgroundColor, isUnderlined
        case isStruckThrough, baselineOffset, link, language, accessibilityText, attachment, source
    }

    /// The font to draw with, of which `origin` is the unscaled font from the document.
    public var font: ScaledFont { sharedFont.value }

    var isFixed: Bool { font.origin.curve == .fixed }

    /// Returns whether the runs look the same and can be joined.
    func looksLike(_ other: ResolvedRun) -> Bool {
        attachment == nil && other.attachment == nil && sharedFont == other.sharedFont
            && isItalic == other.isItalic && isMonospaced == other.isMonospaced
            && textColor == other.textColor && backgroundColor == other.backgroundColor
            && isUnderlined == other.isUnderlined && isStruckThrough == other.isStruckThrough
            && baselineOffset == other.baselineOffset && link == other.link
            && language == other.language && accessibilityText == nil
            && other.accessibilityText == nil
    }
}
