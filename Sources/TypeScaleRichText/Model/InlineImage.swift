/// A picture in a rich text: where it is and how large it is shown.
///
/// Nothing is downloaded; the host supplies the picture.
public struct InlineImage: Hashable, Sendable {
    /// How a picture stands to the line of text that it is in.
    public enum Alignment: String, CaseIterable, Codable, Sendable {
        /// Its bottom on the baseline, as UIKit places attachments.
        case baseline
        /// Its middle in the middle of the line.
        case center
        /// Its top at the top of the line.
        case top
    }

    /// The address of the picture, checked against the limits.
    public var url: String

    /// Points at large; `nil` for the default.
    public var width: Double?

    /// Points at large; `nil` for the default.
    public var height: Double?

    /// What to read aloud, and to show where the picture cannot be; `nil` if the server gave nothing.
    public var alternative: String?

    /// The colour that a template is drawn in; `nil` for the picture's own.
    public var tint: ColorChoice?

    /// Whether the picture grows as the text does; `nil` for the default.
    public var scalesWithText: Bool?

    /// How the picture stands to the line.
    public var alignment: Alignment

    /// A picture.
    ///
    /// - Parameters:
    ///   - url: The address of the picture.
    ///   - width: Points at large; `nil` for the default.
    ///   - height: Points at large; `nil` for the default.
    ///   - alternative: What to read aloud.
    ///   - tint: The colour that a template is drawn in.
    ///   - scalesWithText: Whether the picture grows as the text does; `nil` for the default.
    ///   - alignment: How the picture stands to the line.
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
