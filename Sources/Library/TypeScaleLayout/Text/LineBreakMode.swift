/// A way to break or truncate text that is too wide.
public enum LineBreakMode: Hashable, CaseIterable, Sendable {
    /// Breaks lines between words, or between characters in a word that is too wide.
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
