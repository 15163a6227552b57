import TypeScale

/// The growth of a system text style from L to AX5.
struct StyleGrowth {
    let style: TextStyle
    /// The size at L, in points.
    let large: Double
    /// The size at AX5, in points.
    let largest: Double

    /// The text styles of iOS.
    static let all = TextStyle.dynamicTypeStyles.map(Self.init)

    private init(_ style: TextStyle) {
        let font = FontDescription.system(style)
        self.style = style
        large = font.pointSize(at: .large)
        largest = font.pointSize(at: .accessibilityExtraExtraExtraLarge)
    }

    /// The size at AX5 in percent of the size at L, rounded.
    var percent: String { (largest / large * 100).rounded().shortestText }

    var reaches200: Bool { largest >= 2 * large }
}
