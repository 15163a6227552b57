import TypeScale

/// A plot of curves: the sizes of each, at equal distances.
struct CurvePlot {
    /// What it shows, in a line.
    let title: String
    /// The labels along the axis, from left to right.
    let labels: [String]
    /// The same for machines.
    let keys: [String]
    /// The title of the axis: `the reader's text size`.
    let axisTitle: String
    let series: [Series]

    /// One curve.
    struct Series {
        let name: String
        /// A size for each label, in points; sizes that are not finite are not drawn.
        let sizes: [Double]
    }

    /// The maximum number of curves, which differ in mark, line and color.
    static let maximumSeries = 6
}

extension CurvePlot {
    /// A size for a reader.
    private struct Point {
        let size: Double
        let reader: TraitCollection
    }

    /// A size for every reader, by each curve.
    init(
        _ size: Double,
        _ style: TextStyle,
        _ curves: [ScalingCurve],
        limits: TypeLimits = TypeLimits()
    ) {
        let categories = ContentSizeCategory.allCases
        title = "\(size.shortestText) pt for each reader" + Self.styleNote(style, curves)
        labels = categories.map(\.shortName)
        keys = categories.map(\.name)
        axisTitle = "the reader's text size"
        let points = categories.map {
            Point(size: size, reader: TraitCollection(preferredContentSizeCategory: $0))
        }
        series = Self.series(points, style, curves, limits)
    }

    /// Many sizes for one reader, by each curve.
    init(
        _ reader: TraitCollection,
        _ style: TextStyle,
        _ curves: [ScalingCurve],
        limits: TypeLimits = TypeLimits()
    ) {
        // At equal distances, as on the axis.
        let sizes = stride(from: 10.0, through: 100, by: 6)
        let factor = reader.fontScale.map { " and a factor of \($0.shortestText)" } ?? ""
        title = "Sizes at \(reader.category.shortName)\(factor)" + Self.styleNote(style, curves)
        labels = sizes.map(\.shortestText)
        keys = labels
        axisTitle = "the size of the design, in points"
        series = Self.series(sizes.map { Point(size: $0, reader: reader) }, style, curves, limits)
    }

    private static func series(
        _ points: [Point],
        _ style: TextStyle,
        _ curves: [ScalingCurve],
        _ limits: TypeLimits
    ) -> [Series] {
        curves.map { curve in
            let metrics = FontMetrics(forTextStyle: style, curve: curve)
            let sizes = points.map { metrics.pointSize($0.size, limits, for: $0.reader) }
            return Series(name: curve.description, sizes: sizes)
        }
    }

    /// The style, if a curve depends on it.
    private static func styleNote(_ style: TextStyle, _ curves: [ScalingCurve]) -> String {
        curves.contains { $0.details.followsTextStyle } ? ", as \(style)" : ""
    }

    /// The axis that all sizes fit on.
    var axis: PlotAxis {
        let sizes = series.flatMap(\.sizes).filter(\.isFinite)
        return PlotAxis(from: sizes.min() ?? 0, to: sizes.max() ?? 1)
    }
}
