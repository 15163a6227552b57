/// A style of a run, identified by its name.
///
/// Unknown styles are kept, but have no effect.
public struct RunStyle: RawRepresentable, Hashable, Codable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// Creates a style from any name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// No style.
    public static let regular = RunStyle(rawValue: "regular")
    /// Weight 700.
    public static let bold = RunStyle(rawValue: "bold")
    /// Weight 600.
    public static let semibold = RunStyle(rawValue: "semibold")
    /// Weight 300.
    public static let light = RunStyle(rawValue: "light")
    /// Italic or oblique.
    public static let italic = RunStyle(rawValue: "italic")
    /// Underlined.
    public static let underline = RunStyle(rawValue: "underline")
    /// Struck through.
    public static let strikethrough = RunStyle(rawValue: "strikethrough")
    /// Monospaced.
    public static let monospaced = RunStyle(rawValue: "monospaced")

    /// Whether the style has an effect.
    var isKnown: Bool {
        switch self {
        case .regular, .bold, .semibold, .light, .italic, .underline, .strikethrough, .monospaced:
            true
        default: false
        }
    }
}
