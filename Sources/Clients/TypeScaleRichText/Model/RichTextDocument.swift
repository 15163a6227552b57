/// A screen from a server, with its name and views.
///
/// All sizes are unscaled. ``RichTextDecoder`` decodes documents and reports their errors.
public struct RichTextDocument: Sendable {
    /// The name of the screen, if any.
    public var screenName: String?

    /// The views, in order.
    public var contents: [RichTextContent]

    /// The rich text of each view that is shown, in order.
    ///
    /// - Complexity: O(*n*), where *n* is the number of views and their fallbacks.
    public var richTexts: [RichText] {
        contents.compactMap { content in
            guard case .rich(_, let text) = content.shown.kind else { return nil }
            return text
        }
    }
}
