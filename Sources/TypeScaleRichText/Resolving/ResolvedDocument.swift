public import TypeScale

/// A screen, scaled for one reader.
public struct ResolvedDocument: Codable, Hashable, Sendable {
    /// The name of the screen, if any.
    public let screenName: String?

    /// The reader's text size.
    public let category: ContentSizeCategory

    /// The point size of the screen's name, which is that of the system's large title.
    public let screenNameSize: Double

    /// The point size of titles, which is that of the system's headline.
    public let titleSize: Double

    /// The views, in order.
    public let contents: [ResolvedContent]
}

/// A view on a screen, scaled for one reader.
public struct ResolvedContent: Codable, Hashable, Sendable {
    /// The name of the view's type, or of the fallback's type if a fallback is shown.
    public let viewType: String

    /// The identifier from the server, if any.
    public let id: String?

    /// The JSONPath of the view.
    public let path: String

    /// The title, or `nil` if the module does not show views of this type.
    public let title: String?

    /// The URL of the icon, if any.
    public let iconURL: String?

    /// The rich text, if any.
    public let richText: ResolvedRichText?
}
