public import TypeScaleFonts
public import TypeScaleLayout

/// A text in a view.
///
///     ViewText("Settings", font: .system(.headline))
public struct ViewText: Hashable, Sendable {
    /// A part of a text in one font.
    public struct Run: Hashable, Sendable {
        /// The text of the part, which can contain newlines.
        public var text: String

        /// The unscaled font, which determines the size.
        public var font: FontDescription

        /// The face in which the part is measured, or `nil` for the face of the font.
        public var face: FontInstance?

        /// The space to add between characters, in points.
        public var tracking = 0.0

        /// Creates a part of a text.
        public init(_ text: String, font: FontDescription = .system(.body)) {
            self.text = text
            self.font = font
        }
    }

    /// A place at which an ellipsis replaces text.
    public enum Truncation: Hashable, Sendable {
        /// The start of the text.
        case head
        /// The middle of the text.
        case middle
        /// The end of the text.
        case tail
    }

    /// The parts of the text, in order.
    public var runs: [Run]

    /// The maximum number of lines, or `nil` for no limit.
    ///
    /// A limit below 1 is treated as 1.
    public var lineLimit: Int?

    /// The place at which an ellipsis replaces text that has no room.
    public var truncation = Truncation.tail

    /// The smallest factor, from 0 to 1, by which the text shrinks before it is truncated.
    ///
    /// A layout has the largest factor with which the text has room. SwiftUI's steps are unknown.
    /// Scenarios: scale-widths-1, scale-widths-2, scale-lengths, scale-height
    public var minimumScale = 1.0

    /// The space to add between lines, in points.
    public var lineSpacing = 0.0

    /// The text size of the text, or `nil` for the reader's.
    public var category: ContentSizeCategory?

    /// Whether the text continues with a part that is unknown, such as a name.
    ///
    /// This part contains no newline.
    public var isOpen = false

    /// The language of the text as a BCP 47 tag, or `nil` if it is unknown.
    public var language: String?

    /// Creates a text in one font.
    public init(
        _ text: String,
        font: FontDescription = .system(.body),
        lineLimit: Int? = nil
    ) {
        self.init([Run(text, font: font)], lineLimit: lineLimit)
    }

    /// Creates a text in several fonts.
    public init(_ runs: [Run], lineLimit: Int? = nil) {
        self.runs = runs
        self.lineLimit = lineLimit
    }

    /// The text of all parts.
    public var text: String { runs.map(\.text).joined() }
}
