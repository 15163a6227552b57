/// The breaking, alignment and spacing of lines, as in UIKit's `NSParagraphStyle`.
///
///     var style = ParagraphStyle.label
///     style.alignment = .justified
///     style.lineLimit = 2
///
/// All lengths are in points. A length that is not finite has no effect.
public struct ParagraphStyle: Hashable, Sendable {
    /// The alignment of lines between the edges.
    public var alignment = TextAlignment.natural

    /// The reading direction, which determines the meaning of leading and natural.
    public var direction = LayoutDirection.leftToRight

    /// The handling of text that is too wide.
    public var lineBreakMode = LineBreakMode.wordWrapping

    /// The rules in addition to Unicode's; labels use `.standard`.
    public var lineBreakStrategy: LineBreakStrategy = []

    /// The maximum number of lines; 0 for any number.
    public var lineLimit = 0

    /// The factor on the height of a line; 0 for none.
    public var lineHeightMultiple = 0.0

    /// The minimum height of a line, after the factor; 0 for none.
    public var minimumLineHeight = 0.0

    /// The maximum height of a line, after the factor; 0 for none.
    public var maximumLineHeight = 0.0

    /// The space between two lines; the fonts' leading replaces it if it counts and is larger.
    public var lineSpacing = 0.0

    /// The space below each paragraph except the last.
    public var paragraphSpacing = 0.0

    /// The space above each paragraph except the first.
    public var paragraphSpacingBefore = 0.0

    /// The distance from the leading edge to the first line of a paragraph.
    public var firstLineHeadIndent = 0.0

    /// The distance from the leading edge to the other lines.
    public var headIndent = 0.0

    /// The end of lines: from the leading edge if positive, or else from the trailing edge.
    public var tailIndent = 0.0

    /// The distance between tab stops; 28, as in UIKit, if it is not positive.
    public var tabInterval = 28.0

    /// Whether the fonts' leading counts, as in text views but not in labels.
    public var usesFontLeading = false

    /// Whether spaces at the end of a line count towards its width if they have room, as in labels.
    public var countsTrailingSpaces = false

    /// Creates a style without any settings.
    public init() {}
}

extension ParagraphStyle {
    /// The style of a label: lines broken by UIKit's rules, and truncated at the tail.
    ///
    /// The number of lines is unlimited, and spaces at the end of a line count.
    public static var label: ParagraphStyle {
        var style = ParagraphStyle()
        style.lineBreakMode = .truncatingTail
        style.lineBreakStrategy = .standard
        style.countsTrailingSpaces = true
        return style
    }
}

/// The alignment of lines between the edges.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// The edge where reading begins.
    case natural
    /// The left edge, in either direction.
    case left
    /// The middle between the edges.
    case center
    /// The right edge, in either direction.
    case right
    /// Both edges; spaces are widened in all lines except the last of a paragraph.
    case justified
}

/// The reading direction of a text.
public enum LayoutDirection: String, CaseIterable, Sendable {
    /// Left to right, as Latin.
    case leftToRight
    /// Right to left, as Arabic.
    case rightToLeft
}

/// The breaking or truncation of text that is too wide.
public enum LineBreakMode: Hashable, CaseIterable, Sendable {
    /// Breaks lines between words, and a word that is too wide between characters.
    case wordWrapping
    /// Breaks lines between characters.
    case characterWrapping
    /// Breaks lines between words, and omits text after the last line.
    case clipping
    /// Shows the end of the text on the last line, after an ellipsis.
    case truncatingHead
    /// Shows the start and the end of the text on the last line, with an ellipsis between them.
    case truncatingMiddle
    /// Shows the start of the text on the last line, before an ellipsis.
    case truncatingTail
}
