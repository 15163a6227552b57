/// A view on a screen, scaled for one reader.
public struct ResolvedContent: Codable, Hashable, Sendable {
    /// The name of the view's type, or of the fallback's type if a fallback is shown.
    public let viewType: String

    /// The identifier from the server, if any.
    public let id: String?

    /// The JSONPath of the view.
    public let path: String

    /// The title, or `nil` if this module does not implement the view's type.
    public let title: String?

    /// The URL of the icon, if any.
    public let iconURL: String?

    /// The rich text, if any.
    public let richText: ResolvedRichText?
}
