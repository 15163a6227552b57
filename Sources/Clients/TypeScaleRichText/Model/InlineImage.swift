/// A picture that your app downloads and shows in rich text.
public struct InlineImage: Hashable, Sendable {
    /// The vertical alignment of a picture in its line.
    public enum Alignment: String, CaseIterable, Codable, Sendable {
        /// Aligns the bottom with the baseline, as in UIKit.
        case baseline
        /// Centers the picture in the line.
        case center
        /// Aligns the top with the top of the line.
        case top
    }

    /// The URL, which the decoder checks, or an empty string to show the alternative text.
    public var url: String

    /// The width, in points at the Large category, or `nil` to use the default width.
    public var width: Double?

    /// The height, in points at the Large category, or `nil` to use the default height.
    public var height: Double?

    /// The text to read aloud, and to show if the picture cannot be shown.
    public var alternative: String?

    /// The color of a template image, or `nil` to keep the picture's own colors.
    public var tint: ColorChoice?

    /// Whether the picture scales with the text, or `nil` to use the default.
    public var scalesWithText: Bool?

    /// The vertical alignment in the line.
    public var alignment: Alignment

    /// Creates a picture.
    ///
    /// - Parameters:
    ///   - url: The URL of the picture.
    ///   - width: The width, in points at the Large category, or `nil` to use the default width.
    ///   - height: The height, in points at the Large category, or `nil` to use the default height.
    ///   - alternative: The text to read aloud, and to show if the picture cannot be shown.
    ///   - tint: The color of a template image.
    ///   - scalesWithText: Whether the picture scales with the text, or `nil` to use the default.
    ///   - alignment: The vertical alignment in the line.
    public init(
        url: String,
        width: Double? = nil,
        height: Double? = nil,
        alternative: String? = nil,
        tint: ColorChoice? = nil,
        scalesWithText: Bool? = nil,
        alignment: Alignment = .baseline
    ) {
        self.url = url
        self.width = width
        self.height = height
        self.alternative = alternative
        self.tint = tint
        self.scalesWithText = scalesWithText
        self.alignment = alignment
    }
}
