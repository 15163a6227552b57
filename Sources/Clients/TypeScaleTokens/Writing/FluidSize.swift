import TypeScale

/// A font size for browsers other than Safari on iOS, which grows with `rem`.
///
/// The size is the size at L in a narrow window, and the size at XL in a wide window. Text must be
/// readable at twice its size, as [WCAG 1.4.4](https://www.w3.org/TR/WCAG22/#resize-text) requires.
/// Browsers zoom to at least 500 %, so a maximum of at most 2.5 times the minimum fulfills this.
struct FluidSize {
    let minimum: Double
    let maximum: Double

    /// The widths of a narrow and a wide window, in `rem`.
    private static let widths = 20.0...80.0

    /// The size of the root element, in pixels, for readers who did not change it.
    private static let root = 16.0

    /// Creates the size for a role with the given sizes at L and XL.
    init(atL large: Double, atXL extraLarge: Double) {
        minimum = large
        maximum = min(max(large, extraLarge), 2.5 * large)
    }

    var css: String {
        let (narrow, wide) = (minimum / Self.root, maximum / Self.root)
        guard wide > narrow else { return "\(Self.text(narrow))rem" }
        let slope = (wide - narrow) / (Self.widths.upperBound - Self.widths.lowerBound)
        let start = narrow - slope * Self.widths.lowerBound
        let line = "\(Self.text(start))rem + \(Self.text(slope * 100))vw"
        return "clamp(\(Self.text(narrow))rem, \(line), \(Self.text(wide))rem)"
    }

    private static func text(_ number: Double) -> String {
        number.roundedText(toPlaces: 4)
    }
}
