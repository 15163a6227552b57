public import TypeScale

/// The font of a label, button or text field in an interface file.
public enum InterfaceFont: Hashable, Sendable {
    /// The preferred font of a text style.
    case preferred(TextStyle)
    /// A system font with a fixed size in points.
    case system(Double, FontWeight?)
    /// A face, by its PostScript name, with a fixed size in points.
    case custom(String, Double)

    /// The font to scale, which follows the text size only if it is a preferred font.
    public var description: FontDescription {
        switch self {
        case .preferred(let style): .system(style)
        case .system(let points, let weight): .system(.body, size: points, weight: weight).fixed()
        case .custom(let name, let points):
            FontDescription(name: name, textStyle: .body, size: points).fixed()
        }
    }

    /// The size in points, or `nil` for a preferred font.
    public var points: Double? {
        switch self {
        case .preferred: nil
        case .system(let points, _), .custom(_, let points): points
        }
    }
}
