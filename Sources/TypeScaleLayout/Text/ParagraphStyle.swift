/// How the lines of a text are broken, aligned and spaced, as UIKit's `NSParagraphStyle`.
///
///     var style = ParagraphStyle.label
///     style.alignment = .justified
///     style.lineLimit = 2
///
/// All lengths are points. A length that is not finite counts as not set.
public struct ParagraphStyle: Hashable, Sendable {
    /// The alignment of lines between the edges.
    public var alignment = TextAlignment.natural

    /// The direction in which the text is read, which decides what leading and natural mean.
    public var direction = LayoutDirection.leftToRight

    /// How text is broken that is too wide.
    public var lineBreakMode = LineBreakMode.wordWrapping

    /// The rules beyond Unicode's; labels use `.standard`.
    public var lineBreakStrategy: LineBreakStrategy = []

    /// The maximum number of lines; 0 for any number.
    public var lineLimit = 0

    /// The factor on the height of a line; 0 for none.
    public var lineHeightMultiple = 0.0

    /// The minimum height of a line, after the factor; 0 for none.
    public var minimumLineHeight = 0.0

    /// The maximum height of a line, after the factor; 0 for none.
    public var maximumLineHeight = 0.0

    /// The space between two lines; the larger of it and the leading of the fonts counts.
    public var lineSpacing = 0.0

    /// The space below each paragraph but the last.
    public var paragraphSpacing = 0.0

    /// The space above each paragraph but the first.
    public var paragraphSpacingBefore = 0.0

    /// The distance from the leading edge to the first line of a paragraph.
    public var firstLineHeadIndent = 0.0

    /// The distance from the leading edge to the other lines.
    public var headIndent = 0.0

    /// The end of lines: from the leading edge if positive, or else from the trailing edge.
    public var tailIndent = 0.0

    /// The distance between tab stops, 28 as in UIKit; one that is not positive counts as 28.
    public var tabInterval = 28.0

    /// Whether the leading of fonts counts; labels leave it out, text views do not.
    public var usesFontLeading = false

    /// Whether spaces at the end of a line count into the width of the text as far as they have room,
    /// as in labels.
    public var countsTrailingSpaces = false

    /// A style with nothing set.
    public init() {}
}

extension ParagraphStyle {
    /// The style of a label: any number of lines, broken between words by all of UIKit's rules, the
    /// last one truncated at its tail, and spaces at the ends that count.
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
    /// At the edge where reading starts.
    case natural
    /// At the left edge, in either direction.
    case left
    /// Between both edges.
    case center
    /// At the right edge, in either direction.
    case right
    /// At both edges, spaces being made wider in all lines but the last of a paragraph.
    case justified
}

/// The direction in which a text is read.
public enum LayoutDirection: String, CaseIterable, Sendable {
    /// As Latin.
    case leftToRight
    /// As Arabic.
    case rightToLeft
}

/// How text is broken or truncated that is too wide.
public enum LineBreakMode: Hashable, CaseIterable, Sendable {
    /// Lines end between words; a word that is too wide alone is broken between characters.
    case wordWrapping
    /// Lines end between characters.
    case characterWrapping
    /// Lines end between words, and text after the last line is left out.
    case clipping
    /// The last line shows the end of the text, with an ellipsis before it.
    case truncatingHead
    /// The last line shows its start and its end, with an ellipsis between them.
    case truncatingMiddle
    /// The last line shows its start, with an ellipsis after it.
    case truncatingTail
}
