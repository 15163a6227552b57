/// Options for measuring text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: Int

    /// Creates options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// An option that measuring ignores: an ellipsis at the end of the last visible line.
    public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
    /// Breaks lines at the given width, not only at newlines.
    public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
    /// Adds the leading of the fonts to the line heights.
    public static let usesFontLeading = Self(rawValue: 1 << 1)
    /// An option that measuring ignores: the bounds of the drawn glyphs.
    public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
}
