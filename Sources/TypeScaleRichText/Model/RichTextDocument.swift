/// A screen that a server sent: its name, and its contents in their order.
///
/// Nothing in it is scaled. ``RichTextDecoder`` decodes it, and reports what it had to leave out.
public struct RichTextDocument: Sendable {
    /// The screen's name; `nil` if the server gave none.
    public var screenName: String?

    /// What the screen shows, in order.
    public var contents: [RichTextContent]
}

extension RichTextDocument {
    /// The rich texts of the screen, in order; those of fallbacks where these are shown.
    ///
    /// - Complexity: O(*n*) in the number of contents and their fallbacks.
    public var richTexts: [RichText] {
        contents.compactMap { content in
            guard case .rich(_, let text) = content.shown.kind else { return nil }
            return text
        }
    }
}
