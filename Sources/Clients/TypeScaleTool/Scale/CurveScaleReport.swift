import TypeScale

/// A size that UIKit's curve and another curve scale for each reader.
struct CurveScaleReport: Report {
    let request: ScaleRequest
    let curve: ScalingCurve
    /// The readers, each with a category, a factor, or both.
    let rows: [TraitCollection]

    /// Returns the reader's limited factor, or `nil` if the curve isn't driven by a factor.
    private func factor(_ reader: TraitCollection) -> Double? {
        explanation(reader).fontScale
    }

    /// Returns UIKit's size, or `nil` if the reader has no category or the size is unknown.
    private func uikit(_ reader: TraitCollection) -> Double? {
        reader.preferredContentSizeCategory.flatMap { _ in request.uikitSize(for: reader) }
    }

    private func explanation(_ reader: TraitCollection) -> Explanation {
        request.explanation(by: curve, for: reader)
    }

    var fields: [Field<TraitCollection>] {
        let fields: [Field<TraitCollection>] = [
            Field(csv: "curve") { _ in "\(curve)" },
            request.styleField(),
            Field("category") { $0.preferredContentSizeCategory?.name },
            Field(json: "shortName") { $0.preferredContentSizeCategory?.shortName },
            Field("fontScale", csv: "font_scale") { factor($0) },
        ]
        let results: [Field<TraitCollection>] = [
            Field(csv: "limits") { _ in request.otherLimits ?? "" },
            Field(csv: "platform") { _ in request.platform.name },
            Field("size") { explanation($0).result },
            Field("uikit") { uikit($0) },
        ]
        return fields + request.inputFields() + results
            + (request.isExplained ? [Field("explanation") { "\(explanation($0))" }] : [])
    }

    var json: JSONObject {
        var object = request.json
        object["curve"] = "\(curve)"
        object["sizes"] = objects
        return object
    }

    func text(_ terminal: Terminal) -> String {
        let explanations = rows.map(explanation)
        let largest = explanations.map(\.result.magnitude).max() ?? 0
        let lines = zip(rows, explanations).map { reader, explanation in
            let numbers = [factor(reader), explanation.result, uikit(reader)]
            return (reader.preferredContentSizeCategory?.shortName ?? "").padded(to: 6)
                + numbers.map { " " + ($0?.threeDecimals ?? "").aligned(to: 9) }.joined()
                + String.bar(explanation.result, of: largest, terminal)
        }
        let details = curve.details
        let style = details.followsTextStyle ? " with \(request.style)" : ""
        return """
            \(terminal.bold("\(request.size.shortestText) pt scaled by the \(curve) curve\(style), at each text size"))

                       factor      size     uikit
            \(lines.joined(separator: "\n"))

            factor     the scale factor in the system's setting (for a text size, the body size divided by 17)
            size       the result of the \(curve) curve: \(details.summary)
            uikit      the result of UIFontMetrics.scaledFont with the \(request.style) style

            Driven by \(details.driver). Source: \(details.source).
            \(request.isExplained ? explanations.map { "\n\($0)" }.joined() + "\n" : "")
            """
    }
}
