/// A picture in a rich text, which the host downloads.
public struct InlineImage: Hashable, Sendable {
    /// The vertical alignment of a picture with its line.
    public enum Alignment: String, CaseIterable, Codable, Sendable {
        /// The bottom is on the baseline, as in UIKit.
        case baseline
        /// The middle is in the middle of the line.
        case center
        /// The top is at the top of the line.
        case top
    }

    /// The URL of the picture; the decoder has checked it.
    public var url: String

    /// The width in points at Large; `nil` for the default.
    public var width: Double?

    /// The height in points at Large; `nil` for the default.
    public var height: Double?

    /// The text that is read aloud, and shown if the picture cannot be; `nil` if absent.
    public var alternative: String?

    /// The colour of a template image; `nil` for the picture's own colours.
    public var tint: ColorChoice?

    /// Whether the picture scales with the text; `nil` for the default.
    public var scalesWithText: Bool?

    /// The vertical alignment with the line.
    public var alignment: Alignment

    /// Creates a picture.
    ///
    /// - Parameters:
    ///   - url: The URL of the picture.
    ///   - width: The width in points at Large; `nil` for the default.
    ///   - height: The height in points at Large; `nil` for the default.
    ///   - alternative: The text that is read aloud.
    ///   - tint: The colour of a template image.
    ///   - scalesWithText: Whether the picture scales with the text; `nil` for the default.
    ///   - alignment: The vertical alignment with the line.
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
