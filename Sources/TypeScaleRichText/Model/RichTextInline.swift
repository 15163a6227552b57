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
    /// A part of a kind that is not known.
    case unknown(UnknownInline)
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

/// A part of a kind that is not known, which shows its alternative text if it has one.
public struct UnknownInline: Hashable, Sendable {
    /// The key that names the kind; empty if there was none.
    public var kind: String

    /// What to show instead; `nil` if the server gave nothing.
    public var alternative: String?

    /// The part as it was sent; `nil` where there is more of it than is kept.
    public var payload: JSONValue?

    /// A part of an unknown kind.
    ///
    /// - Parameters:
    ///   - kind: The key that names the kind.
    ///   - alternative: What to show instead.
    ///   - payload: The part as it was sent.
    public init(kind: String, alternative: String? = nil, payload: JSONValue? = nil) {
        self.kind = kind
        self.alternative = alternative
        self.payload = payload
    }
}
