/// A picture or a space in resolved text.
public struct RichTextAttachment: Codable, Hashable, Sendable {
    /// The URL of the picture, or `nil` for a space.
    public let url: String?

    /// The width in points, scaled if ``scalesWithText`` is `true`.
    public let width: Double

    /// The height in points, scaled like the width, or 0 for a space.
    public let height: Double

    /// Whether the size follows the reader's text size.
    public let scalesWithText: Bool

    /// The text to read aloud, if any.
    public let accessibilityText: String?

    /// The color of a template image, or `nil` to keep the picture's own colors.
    public let tint: RichTextColor?

    /// The vertical alignment in the line.
    public let alignment: InlineImage.Alignment
}
