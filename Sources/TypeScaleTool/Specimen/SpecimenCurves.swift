import TypeScale

/// One size by Apple's curve and by others, for every reader.
struct SpecimenCurves {
    /// The curves that are shown unless others are asked for.
    static let usual: [ScalingCurve] = [.uikit, .android, .winUI, .gnome]

    /// What is scaled: the body text of iOS at L.
    static let style = TextStyle.body
    let size: Double
    let lines: [Line]

    /// A size by one curve.
    struct Line {
        let curve: ScalingCurve
        /// A size for each category.
        let pointSizes: [Double]
    }

    init(_ curves: [ScalingCurve]) {
        let size = FontDescription.system(Self.style).scaled(for: .reader(.large)).pointSize
        self.size = size
        lines = curves.map { curve in
            let metrics = FontMetrics(forTextStyle: Self.style, curve: curve)
            return Line(
                curve: curve,
                pointSizes: ContentSizeCategory.allCases.map { category in
                    metrics.scaledPointSize(for: size, compatibleWith: .reader(category))
                }
            )
        }
    }
}
