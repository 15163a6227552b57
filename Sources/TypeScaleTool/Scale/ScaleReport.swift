import TypeScale

/// One size, scaled for each reader.
struct ScaleReport {
    let request: ScaleRequest
    let categories: [ContentSizeCategory]

    /// The results at one category; `nil` if they are unknown.
    struct Row {
        let category: ContentSizeCategory
        let font: Double?
        let value: Double?
        let preferred: Double?
        let explanation: Explanation
    }

    var rows: [Row] {
        categories.map { category in
            let reader = request.reader(category)
            let (style, size) = (request.style, request.size)
            return Row(
                category: category,
                font: request.uikitSize(for: reader),
                value: AppleCall.scaledValue.result(style, input: size, for: reader),
                preferred: AppleCall.preferredFont.result(style, input: size, for: reader),
                explanation: request.explanation(by: .uikit, for: reader)
            )
        }
    }
}

extension ScaleReport: Report {
    var fields: [Field<Row>] {
        var fields: [Field<Row>] = [
            request.styleField(),
            Field("category") { $0.category.name },
            Field(json: "shortName") { $0.category.shortName },
        ]
        fields += request.inputFields()
        fields += [
            Field(csv: "display_scale") { request.reader($0.category).pixelsPerPoint },
            Field("scaledFont") { $0.font },
            Field("scaledValue") { $0.value },
            Field("preferredFont") { $0.preferred },
            Field(csv: "platform") { _ in request.platform.name },
        ]
        if let limits = request.otherLimits { fields.append(Field(csv: "limits") { _ in limits }) }
        if request.isExplained {
            fields.append(Field(csv: "explanation") { "\($0.explanation)" })
        }
        return fields
    }

    var json: JSONObject {
        var object = request.json
        object["displayScale"] = request.reader(.large).pixelsPerPoint
        object["sizes"] = objects
        if request.isExplained {
            let sentences = rows.map { ($0.category.name, "\($0.explanation)") }
            object["explanations"] = Dictionary(uniqueKeysWithValues: sentences)
        }
        return object
    }

    func text(_ terminal: Terminal) -> String {
        let rows = rows
        let (size, style) = (request.size, request.style)
        let isIOS = request.platform.name == Platform.iOS.name
        let platform = isIOS ? "" : " on \(request.platform.name)"
        let limits = request.limits == TypeLimits() ? "" : ", within \(request.limits)"
        let largest = rows.compactMap(\.font).map(\.magnitude).max() ?? 0
        let lines = rows.map { row in
            let numbers = [row.font, row.value, row.preferred]
            return row.category.shortName.padded(to: 6)
                + numbers.map { " " + ($0?.threeDecimals ?? "-").aligned(to: 9) }.joined()
                + String.bar(row.font ?? 0, of: largest, terminal)
        }
        return """
            \(terminal.bold("\(size.shortestText) pt with the \(style) style, at each text size\(platform)"))

                        font     value preferred
            \(lines.joined(separator: "\n"))

            font       a font, as UIFontMetrics.scaledFont scales it: whole points\(limits)
            value      any other length, as UIFontMetrics.scaledValue scales it: whole pixels, \
            \(request.reader(.large).pixelsPerPoint.shortestText) per point
            preferred  the system's own \(style) font, for comparison
            \(request.isExplained ? explanations(rows) : "")
            \(why(rows))

            """
    }
}

extension ScaleReport {
    /// Returns how the largest font in the answer came about.
    private func why(_ rows: [Row]) -> String {
        guard let row = rows.last(where: { $0.font != nil }) ?? rows.last else { return "" }
        let table = request.platform.typeTable
        let base = table.baseCategory.shortName
        let explanation = row.explanation
        guard let now = explanation.now?.value, let atBase = explanation.base?.value else {
            return table[request.style, table.baseCategory].pointSize == nil
                ? "\(request.platform.name) has no \(request.style)."
                : "The growth of \(request.style) is unknown; only its size at \(base) is known."
        }
        guard explanation.derivation.unrounded.isFinite else {
            return "\(request.size.shortestText) is too large to scale and stays unchanged."
        }
        let counts = explanation.derivation.category
        let known = table.knownCategory(request.style, counts)
        let reason =
            known != counts
            ? " (\(counts.shortName) is unknown)" : counts != row.category ? " (the limit)" : ""
        return """
            Why \(explanation.result.shortestText) at \(row.category.shortName)? Text grows with the distance between its baselines. For \
            \(request.style) that is
            \(atBase.shortestText) points at \(base) and \(now.shortestText) at \(known.shortName)\(reason), so \
            \(explanation.arithmetic).
            The preferred font is not scaled: its size comes from a table.
            """
    }

    /// Returns how each size came about, and the sources of the numbers.
    private func explanations(_ rows: [Row]) -> String {
        let lines = rows.map { $0.category.shortName.padded(to: 6) + " \($0.explanation)" }
        var sources: [String] = []
        for source in rows.flatMap(\.explanation.sources) where !sources.contains(source) {
            sources.append(source)
        }
        return "\n" + lines.joined(separator: "\n") + "\n\nSources\n"
            + sources.map { "  \($0)\n" }.joined()
    }
}
