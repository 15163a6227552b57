import TypeScale

extension ScaleReport {
    /// The report for a person: a row for each reader, and why the numbers are what they are.
    func text(_ terminal: Terminal) -> String {
        let lines = lines
        let largest = lines.compactMap(\.font).map(\.magnitude).max() ?? 0
        let rows = lines.map { line in
            let bar = Bar.text(line.font ?? 0, of: largest)
            return line.category.shortName.padded(to: 6) + Self.column(line.font)
                + Self.column(line.value) + Self.column(line.preferred)
                + (bar.isEmpty ? "" : "   " + terminal.accent(bar))
        }
        return """
            \(terminal.bold("\(size.shortestText) pt, scaled with \(style.description) for each reader\(place)"))

                        font     value preferred
            \(rows.joined(separator: "\n"))

            font       the size of a font, as UIFontMetrics.scaledFont: whole points\(limitNote)
            value      any other distance, as UIFontMetrics.scaledValue: whole pixels, \
            \(reader(.large).pixelsPerPoint.shortestText) a point
            preferred  the system's own \(style.description) font, for comparison
            \(isExplained ? explanations : "")\(why(lines))
            """
    }

    private var place: String { platform.name == Platform.iOS.name ? "" : " of \(platform.name)" }

    private var limitNote: String {
        limits == TypeLimits() ? "" : ", within \(limits)"
    }

    /// How the largest font shown came about.
    private func why(_ lines: [Line]) -> String {
        guard let line = lines.last(where: { $0.font != nil }) ?? lines.last else { return "" }
        let table = platform.typeTable
        let explanation = explanation(line.category)
        guard let now = explanation.now?.value, let base = explanation.base?.value else {
            return """

                \(unknown(table))

                """
        }
        guard explanation.unrounded.isFinite else {
            return """

                \(size.shortestText) is too large to scale and stays as it is.

                """
        }
        let counts = explanation.traits.category
        let known = table.knownCategory(style, counts)
        let name = line.category.shortName
        let reason =
            known != counts
            ? ", which stands in" : counts != line.category ? ", to which it is limited" : ""
        let place = known.shortName + reason
        return """

            Why \(explanation.result.shortestText) at \(name)? Text grows as the distance between its lines does. For \
            \(style.description) that is
            \(base.shortestText) points at \(table.baseCategory.shortName) and \(now.shortestText) at \(place), so \
            \(explanation.arithmetic).
            The preferred font is not scaled: its size stands in a table.

            """
    }

    private func unknown(_ table: TypeTable) -> String {
        table[style, table.baseCategory].pointSize == nil
            ? "\(platform.name) has no \(style.description)."
            : "How \(style.description) grows is not known; only its size at "
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
