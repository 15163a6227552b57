import TypeScale

/// A size that UIKit's curve scales for each reader.
struct ScaleReport: Report {
    let request: ScaleRequest
    let rows: [ContentSizeCategory]

    private func font(_ category: ContentSizeCategory) -> Double? {
        request.uikitSize(for: request.reader(category))
    }

    /// Returns the result of an Apple API, or `nil` if the result is unknown.
    private func result(_ call: AppleCall, _ category: ContentSizeCategory) -> Double? {
        call.result(request.style, input: request.size, for: request.reader(category))
    }

    private func explanation(_ category: ContentSizeCategory) -> Explanation {
        request.explanation(by: .uikit, for: request.reader(category))
    }

    var fields: [Field<ContentSizeCategory>] {
        var fields: [Field<ContentSizeCategory>] = [
            request.styleField(), Field("category") { $0.name },
            Field(json: "shortName") { $0.shortName },
        ]
        fields += request.inputFields()
        fields += [
            Field(csv: "display_scale") { request.reader($0).pixelsPerPoint },
            Field("scaledFont") { font($0) },
            Field("scaledValue") { result(.scaledValue, $0) },
            Field("preferredFont") { result(.preferredFont, $0) },
            Field(csv: "platform") { _ in request.platform.name },
        ]
        if let limits = request.otherLimits { fields.append(Field(csv: "limits") { _ in limits }) }
        if request.isExplained {
            fields.append(Field(csv: "explanation") { "\(explanation($0))" })
        }
        return fields
    }

    var json: JSONObject {
        var object = request.json
        object["displayScale"] = request.reader(.large).pixelsPerPoint
        object["sizes"] = objects
        if request.isExplained {
            let sentences = rows.map { ($0.name, "\(explanation($0))") }
            object["explanations"] = JSONObject(sentences)
        }
        return object
    }

    func text(_ terminal: Terminal) -> String {
        let (size, style) = (request.size, request.style)
        let isIOS = request.platform.name == Platform.iOS.name
        let platform = isIOS ? "" : " on \(request.platform.name)"
        let limits = request.limits == TypeLimits() ? "" : ", within \(request.limits)"
        let fonts = rows.map(font)
        let largest = fonts.compactMap { $0?.magnitude }.max() ?? 0
        let lines = zip(rows, fonts).map { category, font in
            let numbers = [font, result(.scaledValue, category), result(.preferredFont, category)]
            return category.shortName.padded(to: 6)
                + numbers.map { " " + ($0?.threeDecimals ?? "-").aligned(to: 9) }.joined()
                + String.bar(font ?? 0, of: largest, terminal)
        }
        let known = zip(rows, fonts).filter { $0.1 != nil }.last?.0
        return """
            \(terminal.bold("\(size.shortestText) pt with the \(style) style, at each text size\(platform)"))

                        font     value preferred
            \(lines.joined(separator: "\n"))

            font       the result of UIFontMetrics.scaledFont in whole points\(limits)
            value      the result of UIFontMetrics.scaledValue for any other length, in whole pixels \
            (\(request.reader(.large).pixelsPerPoint.shortestText) per point)
            preferred  the size of the system's \(style) font, for comparison
            \(notes)\(request.isExplained ? explanations : "")
            \((known ?? rows.last).map(why) ?? "")

            """
    }
}

extension ScaleReport {
    /// The doubts about the numbers of the table, one in a line.
    private var notes: String {
        rows.compactMap { category in
            explanation(category).figure?.note.map {
                "\(category.shortName.padded(to: 10)) \($0)\n"
            }
        }.joined()
    }

    /// Returns an explanation of the size at a category.
    private func why(_ category: ContentSizeCategory) -> String {
        let table = request.platform.typeTable
        let base = table.baseCategory.shortName
        let explanation = explanation(category)
        guard let now = explanation.figure?.value, let atBase = explanation.baseFigure?.value else {
            return table[request.style, table.baseCategory].pointSize == nil
                ? "\(request.platform.name) has no \(request.style)."
                : "The size of \(request.style) is known only at \(base)."
        }
        guard explanation.unrounded.isFinite else {
            return "\(request.size.shortestText) is too large to scale and stays unchanged."
        }
        let (counts, known) = (explanation.category, explanation.knownCategory)
        let reason =
            known != counts
            ? " (\(counts.shortName) is unknown)" : counts != category ? " (the limit)" : ""
        if known == table.baseCategory, known == counts {
            return """
                Why \(explanation.result.shortestText) at \(category.shortName)? Designs specify sizes for \(base), so text does not grow: \
                \(explanation.arithmetic).
                The preferred font is not scaled: the system defines its size at each text size.
                """
        }
        if font(category) == nil {
            return """
                The size at \(category.shortName) is unknown: \(request.platform.name) has no number for \(request.style) at \(counts.shortName).
                TypeScale itself uses the nearest text size with a number, \(known.shortName): \(explanation.arithmetic).
                """
        }
        return """
            Why \(explanation.result.shortestText) at \(category.shortName)? Text grows with the distance between its baselines. For \
            \(request.style), this distance is
            \(atBase.shortestText) points at \(base) and \(now.shortestText) at \(known.shortName)\(reason), so \
            \(explanation.arithmetic).
            The preferred font is not scaled: the system defines its size at each text size.
            """
    }

    /// An explanation of each size, followed by the sources of all values.
    private var explanations: String {
        let all = rows.map(explanation)
        let lines = zip(rows, all).map { $0.shortName.padded(to: 6) + " \($1)" }
        var sources: [String] = []
        for source in all.flatMap(\.sources) where !sources.contains(source) {
            sources.append(source)
        }
        return "\n" + lines.joined(separator: "\n") + "\n\nSources\n"
            + sources.map { "  \($0)\n" }.joined()
    }
}
