/// A view of a known, registered or unknown type on a screen.
public struct RichTextContent: Sendable {
    /// The type of a view, with its content.
    public enum Kind: Sendable {
        /// A title with an icon (`AViewType`). If the title is `nil`, the default is used.
        case titleAndIcon(title: String?, iconURL: String?)
        /// A title (`BViewType`). If the title is `nil`, the default is used.
        case title(String?)
        /// A title above rich text (`RichViewType`). If the title is `nil`, the default is used.
        case rich(title: String?, RichText)
        /// A view of a registered type.
        case registered(any Decodable & Sendable)
        /// A view of an unknown type, with its JSON unless that is absent or exceeds the limit.
        case unknown(JSONValue?)
        /// An invalid view, with its JSON unless that is absent or exceeds the limit.
        case invalid(JSONValue?)
    }

    /// The server's name for the type, or an empty string if the name is absent.
    public var viewType: String

    /// The identifier from the server, if any.
    public var id: String?

    /// The type of the view, with its content.
    public var kind: Kind

    /// The JSONPath of the view, or an empty string if the view was not decoded.
    public var path: String

    var boxedFallback: Box<RichTextContent>?

    /// The view to show if this view is unknown or invalid, if any.
    public var fallback: RichTextContent? {
        get { boxedFallback?.value }
        set { boxedFallback = newValue.map { Box($0) } }
    }

    /// Whether the view has a known type and is valid.
    var isUsable: Bool {
        switch kind {
        case .titleAndIcon, .title, .rich, .registered: true
        case .unknown, .invalid: false
        }
    }

    /// The view to show.
    ///
    /// If this view is unknown or invalid, the value is its first usable fallback, if there is one.
    ///
    /// - Complexity: O(*n*), where *n* is the number of fallbacks.
    public var shown: RichTextContent {
        var candidate = self
        while !candidate.isUsable {
            guard let next = candidate.fallback else { return self }
            candidate = next
        }
        return candidate
    }
}
