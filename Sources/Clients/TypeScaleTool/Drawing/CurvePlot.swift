import TypeScale

/// A plot of scaling curves, with equally spaced labels on the horizontal axis.
struct CurvePlot {
    let title: String
    /// The labels on the horizontal axis, from left to right.
    let labels: [String]
    /// The labels in machine-readable output, such as full category names.
    let keys: [String]
    /// The title of the horizontal axis, such as `the reader's text size`.
    let axisTitle: String
    let series: [Series]

    struct Series {
        let name: String
        /// The size in points at each label, which the plot omits if the size is not finite.
        let sizes: [Double]
    }

    /// The maximum number of curves, each of which has its own mark, line and color.
    static let maximumSeries = 6
}

extension CurvePlot {
    /// Creates a plot of one size, scaled for every category.
    init(
        _ size: Double,
        _ style: TextStyle,
        _ curves: [ScalingCurve],
        limits: TypeLimits = TypeLimits()
    ) {
        let categories = ContentSizeCategory.allCases
        title = "\(size.shortestText) pt at each text size" + Self.styleNote(style, curves)
        labels = categories.map(\.shortName)
        keys = categories.map(\.name)
        axisTitle = "the reader's text size"
        series = Self.series(style, curves) { metrics in
            categories.map { metrics.pointSize(size, limits, for: .reader($0)) }
        }
    }

    /// Creates a plot of the sizes from 10 to 100, scaled for one reader.
    init(
        _ reader: TraitCollection,
        _ style: TextStyle,
        _ curves: [ScalingCurve],
        limits: TypeLimits = TypeLimits()
    ) {
        let sizes = Array(stride(from: 10.0, through: 100, by: 6))
        let factor = reader.fontScale.map { " and a factor of \($0.shortestText)" } ?? ""
        title = "Sizes at \(reader.category.shortName)\(factor)" + Self.styleNote(style, curves)
        labels = sizes.map(\.shortestText)
        keys = labels
        axisTitle = "the size of the design, in points"
        series = Self.series(style, curves) { metrics in
            sizes.map { metrics.pointSize($0, limits, for: reader) }
        }
    }

    private static func series(
        _ style: TextStyle,
        _ curves: [ScalingCurve],
        sizes: (FontMetrics) -> [Double]
    ) -> [Series] {
        curves.map { curve in
            let metrics = FontMetrics(forTextStyle: style, curve: curve)
            return Series(name: curve.description, sizes: sizes(metrics))
        }
    }

    /// Returns the part of the title that names the style, if a curve depends on it.
    private static func styleNote(_ style: TextStyle, _ curves: [ScalingCurve]) -> String {
        curves.contains { $0.details.followsTextStyle } ? ", as \(style)" : ""
    }

    var axis: PlotAxis {
        let sizes = series.flatMap(\.sizes).filter(\.isFinite)
        return PlotAxis(from: sizes.min() ?? 0, to: sizes.max() ?? 1)
    }
}
