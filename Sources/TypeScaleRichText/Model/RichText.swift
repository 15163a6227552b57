/// Text whose parts look different, with pictures between them, unscaled and in order.
///
///     var loud = InlineText("now")
///     loud.attributes.styles = [.bold]
///     let text = RichText([.text(InlineText("Act ")), .text(loud)])
///     print(text.resolved(for: reader).plainText)  // Act now
public struct RichText: Hashable, Sendable {
    /// The parts, in order.
    public var inlines: [RichTextInline]

    /// How the parts look that do not say so themselves; what is `nil` here too is left to
    /// ``RichTextDefaults``.
    public var attributes: TextAttributes

    /// Where the list of parts stands in its document, as JSONPath; empty for one that was not decoded.
    public var path: String

    /// The element of the list that each part came from; `nil` where each came from the one of its own
    /// number.
    var elements: [Int]?

    /// Rich text of parts.
    ///
    /// - Parameters:
    ///   - inlines: The parts, in order.
    ///   - attributes: How the parts look that do not say so themselves.
    ///   - path: Where the list of parts stands in a document, as JSONPath.
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
    /// The number of the list's element that a part came from, from 0.
    func element(of inline: Int) -> Int {
        guard let elements, elements.indices.contains(inline) else { return inline }
        return elements[inline]
    }
}
