/// The light or dark style of a user interface.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// An unspecified style.
    case unspecified = 0
    /// Dark text on a light background.
    case light = 1
    /// Light text on a dark background.
    case dark = 2
}
