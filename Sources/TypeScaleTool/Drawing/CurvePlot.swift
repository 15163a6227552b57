import TypeScale

/// A plot of curves: what each makes of a size at some places, which stand side by side.
struct CurvePlot {
    /// What it shows, in a line.
    let title: String
    /// What the places are called, from left to right.
    let places: [String]
    /// The same for machines.
    let keys: [String]
    /// What lies along the places: `the reader's text size`.
    let placesName: String
    let series: [Series]

    /// One curve.
    struct Series {
        let name: String
        /// A size for each place, in points; what is not finite is not drawn.
        let sizes: [Double]
    }

    /// The maximum number of curves, which differ in mark, line and color.
    static let maximumSeries = 6
}

extension CurvePlot {
    /// A size for every reader, by each curve.
    init(
        _ size: Double,
        _ style: TextStyle,
        _ curves: [ScalingCurve],
        limits: TypeLimits = TypeLimits()
    ) {
        let categories = ContentSizeCategory.allCases
        title = "\(size.shortestText) pt for each reader" + Self.styleNote(style, curves)
        places = categories.map(\.shortName)
        keys = categories.map(\.name)
        placesName = "the reader's text size"
        series = curves.map { curve in
            let metrics = FontMetrics(forTextStyle: style, curve: curve)
            return Series(
                name: curve.description,
                sizes: categories.map { category in
                    let reader = TraitCollection(preferredContentSizeCategory: category)
                    return metrics.pointSize(size, limits, for: reader)
                }
            )
        }
    }

    /// Many sizes for one reader, by each curve.
    init(
        _ reader: TraitCollection,
        _ style: TextStyle,
        _ curves: [ScalingCurve],
        limits: TypeLimits = TypeLimits()
    ) {
        // As far from each other on the axis as they are.
        let sizes = stride(from: 10.0, through: 100, by: 6).map { $0 }
        let factor = reader.fontScale.map { " and a factor of \($0.shortestText)" } ?? ""
        title = "Sizes at \(reader.category.shortName)\(factor)" + Self.styleNote(style, curves)
        places = sizes.map(\.shortestText)
        keys = places
        placesName = "the size of the design, in points"
        series = curves.map { curve in
            let metrics = FontMetrics(forTextStyle: style, curve: curve)
            return Series(
                name: curve.description,
                sizes: sizes.map { metrics.pointSize($0, limits, for: reader) }
            )
        }
    }

    /// The style, where it plays a part.
    private static func styleNote(_ style: TextStyle, _ curves: [ScalingCurve]) -> String {
        curves.contains { $0.details.followsTextStyle } ? ", as \(style)" : ""
    }

    /// The axis that all sizes fit on.
    var axis: PlotAxis {
        let sizes = series.flatMap(\.sizes).filter(\.isFinite)
        return PlotAxis(from: sizes.min() ?? 0, to: sizes.max() ?? 1)
    }
}
