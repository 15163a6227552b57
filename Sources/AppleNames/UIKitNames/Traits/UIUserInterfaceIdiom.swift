/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// An unspecified device.
    case unspecified = -1
    /// An iPhone.
    case phone = 0
    /// An iPad.
    case pad = 1
    /// An Apple TV.
    case tv = 2
    /// A car display.
    case carPlay = 3
    /// A Mac.
    case mac = 5
    /// A Vision Pro.
    case vision = 6
}
