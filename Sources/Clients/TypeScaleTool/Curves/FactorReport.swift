import TypeScale
import TypeScaleCurves

/// A scale factor as a text size.
struct FactorReport: Report {
    let factor: Double
    let nearest: ContentSizeCategory
    let position: FractionalCategory

    init?(_ factor: Double) {
        guard let nearest = ContentSizeCategory(nearestToFontScale: factor),
            let position = FractionalCategory(fontScale: factor)
        else { return nil }
        self.factor = factor
        self.nearest = nearest
        self.position = position
    }

    var rows: [FactorReport] { [self] }

    let fields: [Field<FactorReport>] = [
        Field("factor") { $0.factor },
        Field("nearest") { $0.nearest.name },
        Field("lower") { $0.position.lower.name },
        Field("upper") { $0.position.upper.name },
        Field("fraction") { $0.position.fraction },
    ]

    var json: JSONObject { Field.object(self, fields) }

    func text(_ terminal: Terminal) -> String {
        """
        \(terminal.bold("A factor of \(factor.shortestText)"))

        nearest   \(nearest.shortName), with a factor of \(nearest.fontScale.threeDecimals)
        position  \(position)

        """
    }
}
