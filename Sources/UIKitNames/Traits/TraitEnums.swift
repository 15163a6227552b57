/// The font weight that the reader prefers for legible text.
public enum UILegibilityWeight: Int, Sendable {
    /// An unspecified weight.
    case unspecified = -1
    /// The regular weight.
    case regular = 0
    /// The heavier weight that applies when Bold Text is on.
    case bold = 1
}

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

/// The amount of space for a user interface in one dimension.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// An unspecified size class.
    case unspecified = 0
    /// A limited amount of space.
    case compact = 1
    /// A generous amount of space, as on a large device.
    case regular = 2
}

/// The light or dark style of a user interface.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// An unspecified style.
    case unspecified = 0
    /// Dark text on a light background.
    case light = 1
    /// Light text on a dark background.
    case dark = 2
}

/// The layout direction of a user interface, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// An unspecified direction.
    case unspecified = -1
    /// Left to right, as in Latin and Hangul.
    case leftToRight = 0
    /// Right to left, as in Arabic and Hebrew.
    case rightToLeft = 1
}

/// The range of colors that a display can show.
public enum UIDisplayGamut: Int, Sendable {
    /// An unspecified gamut.
    case unspecified = -1
    /// The sRGB gamut.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case SRGB = 0
    /// The P3 gamut, which contains the sRGB gamut.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case P3 = 1
}

/// The level of a user interface above others, such as the level of a sheet.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// An unspecified level.
    case unspecified = -1
    /// The level of the main content.
    case base = 0
    /// A level above the main content.
    case elevated = 1
}

/// The contrast between colors in a user interface.
public enum UIAccessibilityContrast: Int, Sendable {
    /// An unspecified contrast.
    case unspecified = -1
    /// The normal contrast.
    case normal = 0
    /// A higher contrast.
    case high = 1
}
