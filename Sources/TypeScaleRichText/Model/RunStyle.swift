/// What a run of text is, by the name that a server gives it: `bold`, `underline`.
///
/// Names that are not known are kept as they are; they change nothing in what is shown.
public struct RunStyle: RawRepresentable, Hashable, Sendable {
    /// The name, as the server wrote it.
    public let rawValue: String

    /// A style of a name.
    ///
    /// - Parameter rawValue: Any name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension RunStyle {
    /// Nothing in particular.
    public static let regular = RunStyle(rawValue: "regular")
    /// Weight 700.
    public static let bold = RunStyle(rawValue: "bold")
    /// Weight 600.
    public static let semibold = RunStyle(rawValue: "semibold")
    /// Weight 300.
    public static let light = RunStyle(rawValue: "light")
    /// Slanted.
    public static let italic = RunStyle(rawValue: "italic")
    /// A line under the text.
    public static let underline = RunStyle(rawValue: "underline")
    /// A line through the text.
    public static let strikethrough = RunStyle(rawValue: "strikethrough")
    /// Characters of one width.
    public static let monospaced = RunStyle(rawValue: "monospaced")

    /// Whether the name is one of those that are known.
    var isKnown: Bool {
        switch self {
        case .regular, .bold, .semibold, .light, .italic, .underline, .strikethrough, .monospaced:
            true
        default: false
        }
    }
}

extension RunStyle: Codable {}
