import TypeScale

/// One size, scaled for each reader by a curve other than UIKit's, next to UIKit's.
struct CurveScaleReport {
    let request: ScaleRequest
    let curve: ScalingCurve
    let readers: [Reader]

    /// A reader by category, by factor, or by both.
    struct Reader {
        let category: ContentSizeCategory?
        let fontScale: Double?
    }

    /// The results for one reader.
    struct Row {
        let category: ContentSizeCategory?
        /// The factor that the curve takes, after limits and within the range of the system's setting.
        let fontScale: Double?
        let size: Double
        /// UIKit's size at the category; `nil` without one.
        let uikit: Double?
        let explanation: String
    }

    var rows: [Row] {
        readers.map { reader in
            let traits = request.reader(reader.category, fontScale: reader.fontScale)
            let explanation = request.explanation(by: curve, for: traits)
            return Row(
                category: reader.category,
                fontScale: curve.fontScale(for: request.limits.limited(traits)),
                size: explanation.result,
                uikit: reader.category == nil ? nil : request.uikitSize(for: traits),
                explanation: "\(explanation)"
            )
        }
    }
}

extension CurveScaleReport: Report {
    var fields: [Field<Row>] {
        let (request, limits) = (request, request.limits)
        let fields: [Field<Row>] = [
            Field(csv: "curve") { _ in "\(curve)" },
            Field(csv: "text_style") { _ in request.style.description },
            Field("category") { $0.category?.name },
            Field(json: "shortName") { $0.category?.shortName },
            Field("fontScale", csv: "font_scale") { $0.fontScale },
            Field(csv: "input") { _ in request.size },
            Field(csv: "min_point_size") { _ in limits.minimumPointSize },
            Field(csv: "max_point_size") { _ in limits.maximumPointSize },
            Field(csv: "limits") { _ in limits.isMoreThanPoints ? "\(limits)" : "" },
            Field(csv: "platform") { _ in request.platform.name },
            Field("size") { $0.size },
            Field("uikit") { $0.uikit },
        ]
        return fields + (request.isExplained ? [Field("explanation") { $0.explanation }] : [])
    }

    var json: JSONObject {
        var object = request.members
        object["curve"] = "\(curve)"
        object["sizes"] = objects
        return object
    }

    func text(_ terminal: Terminal) -> String {
        let rows = rows
        let largest = rows.map(\.size.magnitude).max() ?? 0
        let lines = rows.map { row in
            let bar = String.bar(row.size, of: largest)
            return (row.category?.shortName ?? "").padded(to: 6) + column(row.fontScale)
                + column(row.size) + column(row.uikit)
                + (bar.isEmpty ? "" : "   " + terminal.accent(bar))
        }
        let details = curve.details
        let style = details.followsTextStyle ? " with \(request.style)" : ""
        let explanations = request.isExplained ? rows.map { "\n" + $0.explanation } : []
        return """
            \(terminal.bold("\(request.size.shortestText) pt, scaled by \(curve)\(style) for each reader"))

                       factor      size     uikit
            \(lines.joined(separator: "\n"))

            factor     the reader's own on a system with such a setting; a category's is its body size over 17
            size       by \(curve): \(details.summary)
            uikit      as UIFontMetrics.scaledFont, with \(request.style)

            Driven by \(details.driver.text). Source: \(details.source).
            \(explanations.isEmpty ? "" : explanations.joined() + "\n")
            """
    }

    private func column(_ number: Double?) -> String {
        " " + (number?.threeDecimals ?? "").aligned(to: 9)
    }
}
