/// A view of a screen: its type is known, registered by the host, or unknown.
public struct RichTextContent: Sendable {
    /// The value of a content.
    public enum Kind: Sendable {
        /// A title, `nil` for the default, with the URL of an icon: `AViewType`.
        case titleAndIcon(title: String?, iconURL: String?)
        /// A title: `BViewType`; `nil` for the default.
        case title(String?)
        /// A title, `nil` for the default, above a rich text: `RichViewType`.
        case rich(title: String?, RichText)
        /// A view of a registered type.
        case registered(any Decodable & Sendable)
        /// The JSON of an unknown type; `nil` if it is absent or exceeds the limit.
        case unknown(JSONValue?)
        /// The JSON of a faulty content; `nil` if it is absent or exceeds the limit.
        case invalid(JSONValue?)
    }

    /// The server's name for the type; empty if absent.
    public var viewType: String

    /// The identifier from the server; `nil` if absent.
    public var id: String?

    /// The value.
    public var kind: Kind

    /// The JSONPath of the content; empty if it was not decoded.
    public var path: String

    var boxedFallback: Box<RichTextContent>?
}

extension RichTextContent {
    /// The content that the server shows instead of an unknown or invalid one.
    public var fallback: RichTextContent? {
        get { boxedFallback?.value }
        set { boxedFallback = newValue.map { Box($0) } }
    }

    /// Whether the content has a known type and is valid.
    var isUsable: Bool {
        switch kind {
        case .titleAndIcon, .title, .rich, .registered: true
        case .unknown, .invalid: false
        }
    }

    /// The content to show: itself, or its first usable fallback.
    ///
    /// If no fallback is usable, this is the content itself.
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
