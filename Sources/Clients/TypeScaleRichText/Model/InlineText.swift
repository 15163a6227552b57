/// Text with one set of attributes.
public struct InlineText: Hashable, Sendable {
    /// The text, from which the decoder removes control characters.
    public var text: String

    /// The attributes, each of which is inherited from the rich text if it is `nil`.
    public var attributes: TextAttributes

    /// The URL of the link, if any, which is checked when a document is decoded.
    public var link: String?

    /// The text to read aloud, or `nil` to read ``text``.
    public var alternative: String?

    /// Creates text with one set of attributes.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - attributes: The attributes.
    ///   - link: The URL of the link, if any.
    ///   - alternative: The text to read aloud, or `nil` to read `text`.
    public init(
        _ text: String,
        attributes: TextAttributes = TextAttributes(),
        link: String? = nil,
        alternative: String? = nil
    ) {
        self.text = text
        self.attributes = attributes
        self.link = link
        self.alternative = alternative
    }
}
