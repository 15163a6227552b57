/// The level of a user interface above others, such as the level of a sheet.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// An unspecified level.
    case unspecified = -1
    /// The level of the main content.
    case base = 0
    /// A level above the main content.
    case elevated = 1
}
