/// The line breaking, alignment and spacing of text, like UIKit's `NSParagraphStyle`.
///
///     var style = ParagraphStyle.label
///     style.alignment = .justified
///     style.lineLimit = 2
///
/// All lengths are in points. A length that is not finite has no effect.
public struct ParagraphStyle: Hashable, Sendable {
    /// The alignment of lines between the edges.
    public var alignment = Alignment.natural

    /// The reading direction, which determines the leading edge and natural alignment.
    public var direction = Direction.leftToRight

    /// The way to break or truncate text that is too wide.
    public var lineBreakMode = LineBreakMode.wordWrapping

    /// The line-breaking rules to apply in addition to the Unicode standard.
    public var lineBreakStrategy: LineBreakStrategy = []

    /// The rules for lines that begin or end with certain characters of Chinese, Japanese and
    /// Korean.
    ///
    /// They depend on the language of the first span that has one.
    public var lineBreakStrictness = LineBreakStrictness.auto

    /// The maximum number of lines, or 0 for no limit.
    public var lineLimit = 0

    /// The factor by which line heights are multiplied, or 0 to leave them unchanged.
    public var lineHeightMultiple = 0.0

    /// The minimum height of a line after multiplication, or 0 for no minimum.
    public var minimumLineHeight = 0.0

    /// The maximum height of a line after multiplication, or 0 for no maximum.
    public var maximumLineHeight = 0.0

    /// The space between lines, unless ``usesFontLeading`` is `true` and the leading is larger.
    public var lineSpacing = 0.0

    /// The space below each paragraph except the last.
    public var paragraphSpacing = 0.0

    /// The space above each paragraph except the first.
    public var paragraphSpacingBefore = 0.0

    /// The distance from the leading edge to the first line of a paragraph.
    public var firstLineHeadIndent = 0.0

    /// The distance from the leading edge to the other lines of a paragraph.
    public var headIndent = 0.0

    /// The end of lines, from the leading edge if positive, or otherwise from the trailing edge.
    public var tailIndent = 0.0

    /// The distance between tab stops.
    ///
    /// A distance that is not positive is treated as UIKit's default, 28 points.
    public var tabInterval = 28.0

    /// Whether the fonts' leading is added between lines, as in text views but not in labels.
    public var usesFontLeading = false

    /// Whether the width of a layout includes the trailing spaces that fit, as in labels.
    public var countsTrailingSpaces = false

    /// Creates a style with the default values.
    public init() {}
}

extension ParagraphStyle {
    /// The style of UIKit's labels, which apply all line-breaking rules and truncate the tail.
    ///
    /// The number of lines is unlimited, and the width of a layout includes trailing spaces.
    public static var label: ParagraphStyle {
        var style = ParagraphStyle()
        style.lineBreakMode = .truncatingTail
        style.lineBreakStrategy = .standard
        style.countsTrailingSpaces = true
        return style
    }
}

extension ParagraphStyle {
    /// The alignment of lines between the edges.
    public enum Alignment: Hashable, CaseIterable, Sendable {
        /// Aligned with the edge where reading begins.
        case natural
        /// Aligned on the left, in either direction.
        case left
        /// Centered between the edges.
        case center
        /// Aligned on the right, in either direction.
        case right
        /// Aligned with both edges by widening spaces, except in a paragraph's last line.
        case justified
    }

    /// The reading direction of text.
    public enum Direction: String, CaseIterable, Sendable {
        /// Left to right, as in Latin script.
        case leftToRight
        /// Right to left, as in Arabic script.
        case rightToLeft
    }
}
