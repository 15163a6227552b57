import TypeScale
import TypeScaleCurves

/// The curves that have names.
struct CurveListReport: Report {
    let rows: [CurveDetails]

    var fields: [Field<CurveDetails>] { CurveDetails.fields }

    func text(_ terminal: Terminal) -> String {
        let lines = rows.map { curve in
            curve.name.padded(to: 19) + "\(curve.driver)".padded(to: 25) + curve.summary
        }
        return """
            \(terminal.bold("Curves: how a size scales with the reader's setting"))

            \("name".padded(to: 19))\("driven by".padded(to: 25))
            \(lines.joined(separator: "\n"))

            typescale curves NAME explains a curve. To use a curve, pass its name to scale --curve.
            typescale curves NAME,NAME --plot compares curves.

            """
    }
}

extension CurveDetails {
    /// The machine-readable fields of a curve's details.
    static let fields: [Field<CurveDetails>] = [
        Field("name") { $0.name },
        Field("summary") { $0.summary },
        Field("driver") { $0.driverName },
        // The bounds of the factor in the system's setting.
        Field("leastFactor", csv: "least_factor") { $0.factors?.lowerBound },
        Field("mostFactor", csv: "most_factor") { $0.factors?.upperBound },
        Field("followsTextStyle", csv: "follows_text_style") { $0.followsTextStyle },
        Field("bySize", csv: "by_size") { "\($0.bySize)" },
        Field("byReader", csv: "by_reader") { "\($0.byReader)" },
        Field("hasInverse", csv: "has_inverse") { $0.hasInverse },
        Field("source") { $0.source },
    ]

    private var factors: ClosedRange<Double>? {
        if case .fontScale(let setting) = driver { setting.range } else { nil }
    }

    private var driverName: String {
        switch driver {
        case .category: "category"
        case .nothing: "nothing"
        case .fontScale: "fontScale"
        }
    }
}
