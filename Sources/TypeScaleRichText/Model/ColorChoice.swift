/// A colour of a document: its channels, or a name that the host can define.
public enum ColorChoice: Hashable, Sendable {
    /// A colour.
    case color(RichTextColor)
    /// A name that only ``RichTextDefaults/colors`` can define.
    indirect case named(String)
}

extension ColorChoice {
    /// Returns the colour, or `nil` for an undefined name.
    func color(among colors: [String: RichTextColor]) -> RichTextColor? {
        switch self {
        case .color(let color): color
        case .named(let name): colors[name]
        }
    }
}
