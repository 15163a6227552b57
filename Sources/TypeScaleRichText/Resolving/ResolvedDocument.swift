public import TypeScale

/// A screen for one reader.
public struct ResolvedDocument: Codable, Hashable, Sendable {
    /// The name of the screen; `nil` if absent.
    public let screenName: String?

    /// The reader's text size.
    public let category: ContentSizeCategory

    /// The size of the screen's name, in points: the system's large title.
    public let screenNameSize: Double

    /// The size of titles, in points: the system's headline.
    public let titleSize: Double

    /// The contents, in order.
    public let contents: [ResolvedContent]
}

/// A view of a screen for one reader.
public struct ResolvedContent: Codable, Hashable, Sendable {
    /// The name of the type; that of the fallback if it is shown.
    public let viewType: String

    /// The identifier from the server; `nil` if absent.
    public let id: String?

    /// The JSONPath of the content.
    public let path: String

    /// The title; `nil` for a view that the module does not show.
    public let title: String?

    /// The URL of the icon, if any.
    public let iconURL: String?

    /// The rich text, if any.
    public let richText: ResolvedRichText?
}
