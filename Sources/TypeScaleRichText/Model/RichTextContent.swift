/// One part of a screen: a view of a type that is known, that the host registered, or that nobody
/// knows.
public struct RichTextContent: Sendable {
    /// What a content is.
    public enum Kind: Sendable {
        /// A title with the address of an icon: `AViewType`; `nil` for the default title, and for no icon.
        case titleAndIcon(title: String?, iconURL: String?)
        /// A title: `BViewType`; `nil` for the default.
        case title(String?)
        /// A title over rich text: `RichViewType`; `nil` for the default title.
        case rich(title: String?, RichText)
        /// A view of a type that the host registered.
        case registered(any Decodable & Sendable)
        /// A view of a type that nobody registered, with its content as it was sent; `nil` where
        /// there is none, or more of it than is kept.
        case unknown(JSONValue?)
        /// A view of a known type whose content is not what it should be, as it was sent; `nil` where
        /// there is none, or more of it than is kept. Diagnostics say what is wrong.
        case invalid(JSONValue?)
    }

    /// The name of the type, as the server wrote it; empty if it wrote none.
    public var viewType: String

    /// What tells the content apart from others; `nil` if the server gave nothing.
    public var id: String?

    /// What the content is.
    public var kind: Kind

    /// Where the content stands in its document, as JSONPath; empty for one that was not decoded.
    public var path: String

    var boxedFallback: Box<RichTextContent>?
}

extension RichTextContent {
    /// What the server wants shown where the type is unknown or the content invalid.
    public var fallback: RichTextContent? {
        get { boxedFallback?.value }
        set { boxedFallback = newValue.map { Box($0) } }
    }

    /// Whether the content can be shown: it is of a known type, and valid.
    var isUsable: Bool {
        switch kind {
        case .titleAndIcon, .title, .rich, .registered: true
        case .unknown, .invalid: false
        }
    }

    /// What is to be shown: the content itself, or the first of its fallbacks that can be shown; where
    /// none can, the content.
    ///
    /// - Complexity: O(*n*) in the number of fallbacks.
    public var shown: RichTextContent {
        var candidate = self
        while !candidate.isUsable {
            guard let next = candidate.fallback else { return self }
            candidate = next
        }
        return candidate
    }
}
