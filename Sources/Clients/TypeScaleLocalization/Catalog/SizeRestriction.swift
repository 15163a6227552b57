public import TypeScaleLayout

/// The size that a translation file permits for a text, and the font to measure the text in.
///
/// The values are from `maxwidth` and `maxheight` in XLIFF 1.2, the size restrictions of XLIFF 2,
/// and [Weblate's flags](https://docs.weblate.org/en/latest/admin/checks.html), such as
/// `max-size:120:2, font-size:15`.
///
///     for entry in catalog.entries {
///         if let width = entry.restriction?.width { print(entry.key, width) }
///     }
public struct SizeRestriction: Hashable, Sendable {
    /// The maximum width in pixels, a positive number, or `nil` if the width is unlimited.
    public internal(set) var width: Double?

    /// The maximum height in pixels, a positive number, or `nil` if the height is unlimited.
    public internal(set) var height: Double?

    /// The maximum number of lines, 1 or more, or `nil` if the file does not limit it.
    public internal(set) var lineLimit: Int?

    /// The size of the font in pixels, a positive number, or `nil` if the file does not name it.
    public internal(set) var pointSize: Double?

    /// The name of the font's family, or `nil` if the file does not name it.
    public internal(set) var fontFamily: String?

    /// The weight of the font, or `nil` if the file does not name it.
    public internal(set) var fontWeight: FontWeight?

    /// Whether the file neither limits the size nor names a font.
    var isEmpty: Bool { self == SizeRestriction() }
}
