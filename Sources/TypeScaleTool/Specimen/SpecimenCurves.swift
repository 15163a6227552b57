import TypeScale

/// One size by Apple's curve and by others, for every reader.
struct SpecimenCurves {
    /// The curves that are shown unless others are asked for.
    static let usual: [ScalingCurve] = [.uikit, .android, .winUI, .gnome]

    /// What is scaled: the body text of iOS at L.
    static let style = TextStyle.body
    let size: Double
    let curves: [ScalingCurve]
    /// A size for each category, by each curve.
    let plot: CurvePlot

    init(_ curves: [ScalingCurve]) {
        size = FontDescription.system(Self.style).scaled(for: .reader(.large)).pointSize
        self.curves = curves
        plot = CurvePlot(size, Self.style, curves)
    }
}
