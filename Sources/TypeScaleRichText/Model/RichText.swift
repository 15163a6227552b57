/// Unscaled text with different looks, and pictures between its parts.
///
///     var loud = InlineText("now")
///     loud.attributes.styles = [.bold]
///     let text = RichText([.text(InlineText("Act ")), .text(loud)])
///     print(text.resolved(for: reader).plainText)  // Act now
public struct RichText: Hashable, Sendable {
    /// The parts, in order.
    public var inlines: [RichTextInline]

    /// The default attributes of the parts, which override ``RichTextDefaults``.
    public var attributes: TextAttributes

    /// The JSONPath of the parts; empty if the text was not decoded.
    public var path: String

    /// The list index of the element for each part; `nil` if it is the index of the part.
    var elements: [Int]?

    /// Creates a rich text.
    ///
    /// - Parameters:
    ///   - inlines: The parts, in order.
    ///   - attributes: The default attributes of the parts.
    ///   - path: The JSONPath of the list of parts.
    public init(
        _ inlines: [RichTextInline],
        attributes: TextAttributes = TextAttributes(),
        path: String = ""
    ) {
        self.inlines = inlines
        self.attributes = attributes
        self.path = path
    }
}

extension RichText {
    /// Returns the list index of the element from which a part comes.
    func element(of inline: Int) -> Int {
        guard let elements, elements.indices.contains(inline) else { return inline }
        return elements[inline]
    }
}
