/// Which face to draw with.
public enum FontFace: Hashable, Sendable {
    /// The platform's own font; San Francisco on Apple's platforms.
    case system
    /// A face that the program brings along, by its PostScript name: `Pretendard-Bold`.
    case named(String)
}

extension FontFace: CustomStringConvertible {
    /// The PostScript name, or `system`.
    public var description: String {
        switch self {
        case .system: "system"
        case .named(let name): name
        }
    }
}
