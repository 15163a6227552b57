/// A colour as a document gives it: by its channels, or by a name that the host may know.
public enum ColorChoice: Hashable, Sendable {
    /// A colour.
    case color(RichTextColor)
    /// A name that is none of those of ``RichTextColor``, as the server wrote it;
    /// ``RichTextDefaults/colors`` may know it.
    indirect case named(String)
}

extension ColorChoice {
    /// The colour; `nil` for a name that nobody knows.
    func color(among colors: [String: RichTextColor]) -> RichTextColor? {
        switch self {
        case .color(let color): color
        case .named(let name): colors[name]
        }
    }
}
