/// A screen from a server: its name, and its contents in order.
///
/// Nothing in it is scaled. ``RichTextDecoder`` decodes it and reports its faults.
public struct RichTextDocument: Sendable {
    /// The name of the screen; `nil` if absent.
    public var screenName: String?

    /// The contents, in order.
    public var contents: [RichTextContent]
}

extension RichTextDocument {
    /// The rich texts of the shown contents and fallbacks, in order.
    ///
    /// - Complexity: O(*n*) in the number of contents and their fallbacks.
    public var richTexts: [RichText] {
        contents.compactMap { content in
            guard case .rich(_, let text) = content.shown.kind else { return nil }
            return text
        }
    }
}
