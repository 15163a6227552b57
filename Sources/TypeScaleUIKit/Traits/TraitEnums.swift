/// Whether the reader wants heavier text.
public enum UILegibilityWeight: Int, Sendable {
    /// Nothing is said of it.
    case unspecified = -1
    /// Text as it is.
    case regular = 0
    /// Heavier text.
    case bold = 1
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Nothing is said of it.
    case unspecified = -1
    /// An iPhone.
    case phone = 0
    /// An iPad.
    case pad = 1
    /// An Apple TV.
    case tv = 2
    /// A car.
    case carPlay = 3
    /// A Mac.
    case mac = 5
    /// A Vision Pro.
    case vision = 6
}

/// How much room there is in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Nothing is said of it.
    case unspecified = 0
    /// Little.
    case compact = 1
    /// As much as is usual on a large device.
    case regular = 2
}

/// Whether colours are light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Nothing is said of it.
    case unspecified = 0
    /// Dark text on light ground.
    case light = 1
    /// Light text on dark ground.
    case dark = 2
}

/// The direction in which a user interface is laid out, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Nothing is said of it.
    case unspecified = -1
    /// As for Latin and Hangul.
    case leftToRight = 0
    /// As for Arabic and Hebrew.
    case rightToLeft = 1
}

/// How far colours stand apart.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Nothing is said of it.
    case unspecified = -1
    /// As designed.
    case normal = 0
    /// Further.
    case high = 1
}
