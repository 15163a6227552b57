/// The amount of space for a user interface in one dimension.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// An unspecified size class.
    case unspecified = 0
    /// A limited amount of space.
    case compact = 1
    /// A generous amount of space, as on a large device.
    case regular = 2
}
