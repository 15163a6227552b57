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
