/// A part of a rich text.
public enum RichTextInline: Hashable, Sendable {
    /// Text of one look.
    case text(InlineText)
    /// A picture.
    case image(InlineImage)
    /// The end of a line.
    case lineBreak
    /// Room of a width, in points.
    case spacer(Double)
    /// A part of an unknown kind: the key that names the kind, the text to show instead, and the part as it was sent; `nil`
    /// if it exceeds the limit.
    case unknown(kind: String, alternative: String?, payload: JSONValue?)
}

/// Text of one look.
public struct InlineText: Hashable, Sendable {
    /// The text, clean: line ends are line feeds, and there are no other control characters.
    public var text: String

    /// How it looks; what is `nil` is left to the rich text that it is in.
    public var attributes: TextAttributes

    /// The address that the text leads to, checked against the limits; `nil` for none.
    public var link: String?

    /// What to read aloud instead of the text; `nil` for the text itself.
    public var alternative: String?

    /// Text of one look.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - attributes: How it looks.
    ///   - link: The address that it leads to.
    ///   - alternative: What to read aloud instead.
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
