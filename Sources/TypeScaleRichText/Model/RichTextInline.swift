/// A part of a rich text.
public enum RichTextInline: Hashable, Sendable {
    /// Text with one look.
    case text(InlineText)
    /// A picture.
    case image(InlineImage)
    /// A line break.
    case lineBreak
    /// Space with a width in points at Large.
    case spacer(Double)
    /// A part of an unknown kind: its key, its alternative, and its JSON within the limit.
    case unknown(kind: String, alternative: String?, payload: JSONValue?)
}

/// Text with one look.
public struct InlineText: Hashable, Sendable {
    /// The text; the decoder has removed its control characters.
    public var text: String

    /// The attributes; `nil` ones are those of the rich text.
    public var attributes: TextAttributes

    /// The URL of a link; the decoder has checked it.
    public var link: String?

    /// The text to read aloud; `nil` for the text itself.
    public var alternative: String?

    /// Creates a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - attributes: The attributes.
    ///   - link: The URL of a link.
    ///   - alternative: The text to read aloud.
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
