import TypeScale

/// The curves, a line each.
struct CurveListReport {
    let curves: [CurveDetails]
}

extension CurveListReport: Report {
    private static let columns = [
        "name", "summary", "driver", "least_factor", "most_factor", "follows_text_style", "by_size",
        "by_reader", "has_inverse",
        "source",
    ]

    var rows: [[String]] {
        [Self.columns]
            + curves.map { curve in
                let facts = CurveFacts(curve)
                return [
                    curve.name, curve.summary, facts.driver,
                    facts.leastFactor.value?.shortestText ?? "",
                    facts.mostFactor.value?.shortestText ?? "", "\(curve.followsTextStyle)",
                    "\(curve.bySize)", "\(curve.byReader)", "\(curve.hasInverse)", curve.source,
                ]
            }
    }

    func text(_ terminal: Terminal) -> String {
        let lines = curves.map { curve in
            curve.name.padded(to: 19) + "\(curve.driver)".padded(to: 25) + curve.summary
        }
        return """
            \(terminal.bold("Curves: how a size grows with the reader"))

            \("name".padded(to: 19))\("driven by".padded(to: 25))
            \(lines.joined(separator: "\n"))

            typescale curves NAME explains one, scale --curve NAME uses it, plot --curve NAME,NAME draws some.

            """
    }
}

extension CurveListReport {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(curves.map(CurveFacts.init))
    }
}

/// What is known of a curve, for machines.
struct CurveFacts: Encodable {
    let name: String
    let summary: String
    /// `category`, `fontScale` or `nothing`.
    let driver: String
    /// The factors that the system's setting takes.
    let leastFactor: Nullable<Double>
    let mostFactor: Nullable<Double>
    let followsTextStyle: Bool
    let bySize: String
    let byReader: String
    let hasInverse: Bool
    let source: String

    init(_ details: CurveDetails) {
        name = details.name
        summary = details.summary
        var range: ClosedRange<Double>?
        switch details.driver {
        case .category: driver = "category"
        case .nothing: driver = "nothing"
        case .fontScale(let setting):
            driver = "fontScale"
            range = setting.range
        }
        leastFactor = Nullable(range?.lowerBound)
        mostFactor = Nullable(range?.upperBound)
        followsTextStyle = details.followsTextStyle
        bySize = "\(details.bySize)"
        byReader = "\(details.byReader)"
        hasInverse = details.hasInverse
        source = details.source
    }
}
