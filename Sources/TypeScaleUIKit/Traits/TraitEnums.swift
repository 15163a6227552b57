/// The weight that makes text legible for the reader.
public enum UILegibilityWeight: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// The regular weight.
    case regular = 0
    /// A heavier weight, for Bold Text.
    case bold = 1
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Unspecified.
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

/// The amount of space in one dimension.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Unspecified.
    case unspecified = 0
    /// Limited space.
    case compact = 1
    /// The usual space on a large device.
    case regular = 2
}

/// The light or dark style of a user interface.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Unspecified.
    case unspecified = 0
    /// Dark text on a light background.
    case light = 1
    /// Light text on a dark background.
    case dark = 2
}

/// The direction in which a user interface is laid out, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// Left to right, as in Latin and Hangul.
    case leftToRight = 0
    /// Right to left, as in Arabic and Hebrew.
    case rightToLeft = 1
}

/// The contrast of colors.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// The normal contrast.
    case normal = 0
    /// A higher contrast.
    case high = 1
}
