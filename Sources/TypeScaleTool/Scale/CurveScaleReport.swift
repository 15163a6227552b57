import TypeScale

/// One size, scaled for each reader by a curve other than UIKit's, next to UIKit's.
struct CurveScaleReport {
    let request: ScaleRequest
    let curve: ScalingCurve
    /// The readers, by category, by factor, or by both.
    let readers: [TraitCollection]

    struct Row {
        let category: ContentSizeCategory?
        /// The factor after limits, in the range of the system's setting.
        let fontScale: Double?
        let size: Double
        /// UIKit's size at the category; `nil` without a category.
        let uikit: Double?
        let explanation: String
    }

    var rows: [Row] {
        readers.map { reader in
            let category = reader.preferredContentSizeCategory
            let explanation = request.explanation(by: curve, for: reader)
            return Row(
                category: category,
                fontScale: curve.fontScale(for: request.limits.limited(reader)),
                size: explanation.result,
                uikit: category == nil ? nil : request.uikitSize(for: reader),
                explanation: "\(explanation)"
            )
        }
    }
}

extension CurveScaleReport: Report {
    var fields: [Field<Row>] {
        let fields: [Field<Row>] = [
            Field(csv: "curve") { _ in "\(curve)" },
            request.styleField(),
            Field("category") { $0.category?.name },
            Field(json: "shortName") { $0.category?.shortName },
            Field("fontScale", csv: "font_scale") { $0.fontScale },
        ]
        let results: [Field<Row>] = [
            Field(csv: "limits") { _ in request.otherLimits ?? "" },
            Field(csv: "platform") { _ in request.platform.name },
            Field("size") { $0.size },
            Field("uikit") { $0.uikit },
        ]
        return fields + request.inputFields() + results
            + (request.isExplained ? [Field("explanation") { $0.explanation }] : [])
    }

    var json: JSONObject {
        var object = request.json
        object["curve"] = "\(curve)"
        object["sizes"] = objects
        return object
    }

    func text(_ terminal: Terminal) -> String {
        let rows = rows
        let largest = rows.map(\.size.magnitude).max() ?? 0
        let lines = rows.map { row in
            let numbers = [row.fontScale, row.size, row.uikit]
            return (row.category?.shortName ?? "").padded(to: 6)
                + numbers.map { " " + ($0?.threeDecimals ?? "").aligned(to: 9) }.joined()
                + String.bar(row.size, of: largest, terminal)
        }
        let details = curve.details
        let style = details.followsTextStyle ? " with \(request.style)" : ""
        let explanations = request.isExplained ? rows.map { "\n" + $0.explanation } : []
        return """
            \(terminal.bold("\(request.size.shortestText) pt by the curve \(curve)\(style), at each text size"))

                       factor      size     uikit
            \(lines.joined(separator: "\n"))

            factor     the scale factor of the system's setting; for a text size, its body size divided by 17
            size       by \(curve): \(details.summary)
            uikit      UIFontMetrics.scaledFont with \(request.style)

            Driven by \(details.driver.text). Source: \(details.source).
            \(explanations.isEmpty ? "" : explanations.joined() + "\n")
            """
    }
}
