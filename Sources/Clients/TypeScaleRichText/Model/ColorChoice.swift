/// A color in a document, given by its channels or by a name that your app can define.
public enum ColorChoice: Hashable, Sendable {
    /// A color.
    case color(RichTextColor)
    /// The name of a color that your app defines in ``RichTextDefaults/colors``.
    case named(String)

    /// Returns the color, or `nil` if the name is not defined.
    func color(among colors: [String: RichTextColor]) -> RichTextColor? {
        switch self {
        case .color(let color): color
        case .named(let name): colors[name]
        }
    }
}
