import TypeScale

extension ScaleReport {
    /// The report for a person: a row for each reader, and why the numbers are what they are.
    func text(_ terminal: Terminal) -> String {
        let rows = rows
        let (size, style) = (request.size, request.style)
        let largest = rows.compactMap(\.font).map(\.magnitude).max() ?? 0
        let lines = rows.map { row in
            let bar = String.bar(row.font ?? 0, of: largest)
            return row.category.shortName.padded(to: 6) + Self.column(row.font)
                + Self.column(row.value) + Self.column(row.preferred)
                + (bar.isEmpty ? "" : "   " + terminal.accent(bar))
        }
        return """
            \(terminal.bold("\(size.shortestText) pt, scaled with \(style.description) for each reader\(platformNote)"))

                        font     value preferred
            \(lines.joined(separator: "\n"))

            font       the size of a font, as UIFontMetrics.scaledFont: whole points\(limitNote)
            value      any other distance, as UIFontMetrics.scaledValue: whole pixels, \
            \(request.reader(.large).pixelsPerPoint.shortestText) a point
            preferred  the system's own \(style.description) font, for comparison
            \(request.isExplained ? explanations : "")\(why(rows))
            """
    }

    private var platformNote: String {
        request.platform.name == Platform.iOS.name ? "" : " of \(request.platform.name)"
    }

    private var limitNote: String {
        request.limits == TypeLimits() ? "" : ", within \(request.limits)"
    }

    /// How the largest font shown came about.
    private func why(_ rows: [Row]) -> String {
        guard let row = rows.last(where: { $0.font != nil }) ?? rows.last else { return "" }
        let table = request.platform.typeTable
        let explanation = explanation(row.category)
        guard let now = explanation.now?.value, let base = explanation.base?.value else {
            return """

                \(unknown(table))

                """
        }
        guard explanation.derivation.unrounded.isFinite else {
            return """

                \(request.size.shortestText) is too large to scale and stays as it is.

                """
        }
        let counts = explanation.derivation.category
        let known = table.knownCategory(request.style, counts)
        let name = row.category.shortName
        let reason =
            known != counts
            ? ", which stands in" : counts != row.category ? ", to which it is limited" : ""
        let reference = known.shortName + reason
        return """

            Why \(explanation.result.shortestText) at \(name)? Text grows as the distance between its lines does. For \
            \(request.style.description) that is
            \(base.shortestText) points at \(table.baseCategory.shortName) and \(now.shortestText) at \(reference), so \
            \(explanation.arithmetic).
            The preferred font is not scaled: its size stands in a table.

            """
    }

    private func unknown(_ table: TypeTable) -> String {
        table[request.style, table.baseCategory].pointSize == nil
            ? "\(request.platform.name) has no \(request.style.description)."
            : "How \(request.style.description) grows is not known; only its size at "
                + "\(table.baseCategory.shortName) is."
    }

    /// How each size came about, and where the numbers come from.
    private var explanations: String {
        let all = categories.map { ($0, explanation($0)) }
        let lines = all.map { category, explanation in
            category.shortName.padded(to: 6) + " \(explanation)"
        }
        var sources: [String] = []
        for source in all.flatMap(\.1.sources) where !sources.contains(source) {
            sources.append(source)
        }
        return "\n" + lines.joined(separator: "\n") + "\n\nThe numbers are from\n"
            + sources.map { "  \($0)\n" }.joined()
    }
}

extension ScaleReport {
    private static func column(_ number: Double?) -> String {
        " " + (number?.threeDecimals ?? "-").aligned(to: 9)
    }
}
