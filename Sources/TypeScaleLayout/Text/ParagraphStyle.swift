/// How the lines of a text are broken, placed and spaced, as UIKit's `NSParagraphStyle`.
///
/// All lengths are points. What is not finite counts as not given.
public struct ParagraphStyle: Hashable, Sendable {
    /// Where lines stand between the edges.
    public var alignment = TextAlignment.natural

    /// The direction in which the text is read, which says what leading and natural mean.
    public var direction = LayoutDirection.leftToRight

    /// What becomes of text that is too wide.
    public var lineBreakMode = LineBreakMode.wordWrapping

    /// What is heeded beyond Unicode's rules; labels use `.standard`.
    public var lineBreakStrategy: LineBreakStrategy = []

    /// The most lines; 0 for any number.
    public var lineLimit = 0

    /// What the height of a line is multiplied by; 0 for nothing.
    public var lineHeightMultiple = 0.0

    /// The least height of a line, after it was multiplied; 0 for none.
    public var minimumLineHeight = 0.0

    /// The greatest height of a line, after it was multiplied; 0 for none.
    public var maximumLineHeight = 0.0

    /// Space between two lines; of it and the leading of a font the larger counts.
    public var lineSpacing = 0.0

    /// Space below each paragraph but the last.
    public var paragraphSpacing = 0.0

    /// Space above each paragraph but the first.
    public var paragraphSpacingBefore = 0.0

    /// How far the first line of a paragraph starts from the leading edge.
    public var firstLineHeadIndent = 0.0

    /// How far the other lines start from the leading edge.
    public var headIndent = 0.0

    /// Where lines end: from the leading edge, or if it is not positive from the trailing one.
    public var tailIndent = 0.0

    /// The distance between tab stops, 28 as in UIKit; what is not positive counts as 28.
    public var tabInterval = 28.0

    /// Whether the leading of fonts counts; labels leave it out, text views do not.
    public var usesFontLeading = false

    /// Whether spaces at the end of a line count into the width of the text as far as they have room, as in
    /// labels.
    public var countsTrailingSpaces = false

    /// The style of a label with nothing set.
    public init() {}
}

/// Where lines stand between the edges.
public enum TextAlignment: String, CaseIterable, Sendable {
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

/// What becomes of text that is too wide for its place.
public enum LineBreakMode: String, CaseIterable, Sendable {
    /// Lines end between words; a word that is too wide alone is broken between characters.
    case wordWrapping
    /// Lines end between characters.
    case characterWrapping
    /// Lines end between words, and what is beyond the last line is left out.
    case clipping
    /// The last line shows the end of the text, with an ellipsis before it.
    case truncatingHead
    /// The last line shows its start and its end, with an ellipsis between them.
    case truncatingMiddle
    /// The last line shows its start, with an ellipsis behind it.
    case truncatingTail
}
