import TypeScaleFonts

/// A size at which text may fit a box.
struct FitSize {
    let pointSize: Double
    /// The maximum number of lines, 0 for no limit, or `nil` if no line fits.
    var lineLimit: Int?
    /// The factors of the text's widths.
    let scale: WidthScale
}
