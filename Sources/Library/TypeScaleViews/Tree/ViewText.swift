public import TypeScaleLayout

/// A text in a view.
///
///     ViewText("Settings", font: .system(.headline))
public struct ViewText: Hashable, Sendable {
    /// A place at which an ellipsis replaces text.
    public enum Truncation: Hashable, Sendable {
        /// The start of the text.
        case head
        /// The middle of the text.
        case middle
        /// The end of the text.
        case tail
    }

    /// The text, which can contain newlines.
    public var text: String

    /// The unscaled font.
    public var font: FontDescription

    /// The maximum number of lines, or `nil` for no limit.
    ///
    /// A limit below 1 is treated as 1.
    public var lineLimit: Int?

    /// The place at which an ellipsis replaces text that has no room.
    public var truncation = Truncation.tail

    /// Whether the text continues with a part that is unknown, such as a name.
    ///
    /// This part contains no newline.
    public var isOpen = false

    /// The language of the text as a BCP 47 tag, or `nil` if it is unknown.
    public var language: String?

    /// Creates a text.
    public init(
        _ text: String,
        font: FontDescription = .system(.body),
        lineLimit: Int? = nil
    ) {
        self.text = text
        self.font = font
        self.lineLimit = lineLimit
    }
}
