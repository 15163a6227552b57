public import TypeScale

/// A screen, scaled for one reader.
public struct ResolvedDocument: Codable, Hashable, Sendable {
    /// The name of the screen, if any.
    public let screenName: String?

    /// The reader's text size.
    public let category: ContentSizeCategory

    /// The point size of the screen's name, which uses the Large Title style.
    public let screenNameSize: Double

    /// The point size of titles, which use the Headline style.
    public let titleSize: Double

    /// The views, in order.
    public let contents: [ResolvedContent]
}
