/// Unscaled text in one or more styles, with pictures and spaces.
///
///     var loud = InlineText("now")
///     loud.attributes.styles = [.bold]
///     let text = RichText([.text(InlineText("Act ")), .text(loud)])
///     print(text.resolved(for: reader).plainText)  // Act now
public struct RichText: Hashable, Sendable {
    /// The parts, in order.
    public var inlines: [RichTextInline]

    /// The attributes that parts inherit, in place of those in ``RichTextDefaults``.
    public var attributes: TextAttributes

    /// The JSONPath of the parts, or an empty string if the text was not decoded.
    public var path: String

    /// The index of each part's element in the decoded list, or `nil` if both have the same index.
    var elements: [Int]?

    /// Creates rich text.
    ///
    /// - Parameters:
    ///   - inlines: The parts, in order.
    ///   - attributes: The attributes that parts inherit.
    ///   - path: The JSONPath of the parts.
    public init(
        _ inlines: [RichTextInline],
        attributes: TextAttributes = TextAttributes(),
        path: String = ""
    ) {
        self.inlines = inlines
        self.attributes = attributes
        self.path = path
    }

    /// Returns the index of a part's element in the decoded list.
    func element(of inline: Int) -> Int {
        elements.map { $0.indices.contains(inline) ? $0[inline] : inline } ?? inline
    }
}
