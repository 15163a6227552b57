import TypeScale

/// The mark of a curve, which tells it from the others without its colour.
enum PlotMark {
    /// The mark of a curve at a point.
    static func svg(_ index: Int, _ x: Double, _ y: Double) -> String {
        func at(_ points: (Double, Double)...) -> String {
            let text = points.map { "\((x + $0.0).oneDecimal),\((y + $0.1).oneDecimal)" }
            return "<polygon points=\"\(text.joined(separator: " "))\"/>"
        }
        switch index % CurvePlot.mostSeries {
        case 0: return circle(x, y)
        case 1: return at((0, -5), (4.6, 3.4), (-4.6, 3.4))
        case 2: return at((-3.8, -3.8), (3.8, -3.8), (3.8, 3.8), (-3.8, 3.8))
        case 3: return at((0, -5.2), (5.2, 0), (0, 5.2), (-5.2, 0))
        case 4: return at((0, 5), (4.6, -3.4), (-4.6, -3.4))
        default: return at((-5, -2), (5, -2), (5, 2), (-5, 2))
        }
    }

    private static func circle(_ x: Double, _ y: Double) -> String {
        "<circle cx=\"\(x.oneDecimal)\" cy=\"\(y.oneDecimal)\" r=\"4.2\"/>"
    }
}
