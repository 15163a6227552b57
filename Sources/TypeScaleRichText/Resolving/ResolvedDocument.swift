public import TypeScale

/// A screen for one reader.
public struct ResolvedDocument: Codable, Hashable, Sendable {
    /// The screen's name; `nil` if the server gave none.
    public let screenName: String?

    /// The reader's text size.
    public let category: ContentSizeCategory

    /// The size of the screen's name, in points: the system's large title.
    public let screenNameSize: Double

    /// The size of the titles of contents, in points: the system's headline.
    public let titleSize: Double

    /// What the screen shows, in order.
    public let contents: [ResolvedContent]
}

/// One part of a screen for one reader.
public struct ResolvedContent: Codable, Hashable, Sendable {
    /// The name of the type, that of a fallback where it is shown.
    public let viewType: String

    /// What tells the content apart from others; `nil` if the server gave nothing.
    public let id: String?

    /// Where the content stands in its document, as JSONPath.
    public let path: String

    /// The title; `nil` for a view of a type that is not shown here.
    public let title: String?

    /// The address of the icon; `nil` for none.
    public let iconURL: String?

    /// The rich text; `nil` for none.
    public let richText: ResolvedRichText?
}
