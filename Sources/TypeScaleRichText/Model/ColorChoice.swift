/// A color in a document, given by its channels or by a name that the host can define.
public enum ColorChoice: Hashable, Sendable {
    /// A color.
    case color(RichTextColor)
    /// A name that only ``RichTextDefaults/colors`` can define.
    indirect case named(String)
}

extension ColorChoice {
    /// Returns the color, or `nil` if its name is undefined.
    func color(among colors: [String: RichTextColor]) -> RichTextColor? {
        switch self {
        case .color(let color): color
        case .named(let name): colors[name]
        }
    }
}
