/// A part of rich text, such as text with one set of attributes or a picture.
public enum RichTextInline: Hashable, Sendable {
    /// Text with one set of attributes.
    case text(InlineText)
    /// A picture.
    case image(InlineImage)
    /// A line break.
    case lineBreak
    /// A space, with its width in points at the Large category.
    case spacer(Double)
    /// A part of an unknown kind, with the kind's key, the alternative text and the JSON value.
    case unknown(kind: String, alternative: String?, payload: JSONValue?)
}
