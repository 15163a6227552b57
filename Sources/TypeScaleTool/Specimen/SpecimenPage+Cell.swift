import TypeScale

extension SpecimenPage {
    /// The cell for each reader, drawn and in a table.
    var cell: HTML {
        let cell = specimen.cell
        let face = cell.bodyFont.face.postScriptName
        let figures = cell.entries.enumerated().map { figure($1, "at at-\($0)") }
        func row(_ name: String, _ text: (SpecimenCell.Entry) -> String) -> HTML {
            Self.row(name, texts: cell.entries.map(text))
        }
        let rows = [
            row("Height") { $0.height.twoDecimals },
            row("Headline lines") { "\($0.lines.count { $0.label == .headline })" },
            row("Body lines") { "\($0.lines.count { $0.label == .body })" },
        ]
        // The first figure repeats the one at L, for comparison.
        return """
            <p class="note">A headline and a body in a list, \(SpecimenCell.width.shortestText) points wide, \
            laid out as iOS does: nothing has a fixed height, and the fonts determine the distances between \
            baselines. The numbers next to the cell are those distances in points, inside margins of \
            \(SpecimenCell.margin.shortestText) above and below.\
            \(face.map { " The body is set in \($0)." } ?? "")</p>
            <div class="cells">
            \(figure(cell.entries[Specimen.first], "reference"))\(figures)</div>
            \(table(id: "cell-heights", title: "The cell at every size", first: "Cell", rows: rows))
            """
    }

    private func figure(_ entry: SpecimenCell.Entry, _ names: String) -> HTML {
        let height = entry.height.twoDecimals
        return """
            <figure class="\(names)">
            <figcaption>\(entry.category.shortName): <b>\(height)</b> points tall</figcaption>
            \(drawing(entry))</figure>

            """
    }

    /// The width to the right of the cell, for its distances.
    private static let room = 38.0

    private func drawing(_ entry: SpecimenCell.Entry) -> HTML {
        let right = (SpecimenCell.width - 1).twoDecimals
        let width = (SpecimenCell.width + Self.room).twoDecimals
        let height = entry.height.twoDecimals
        let baselines = entry.lines.map { line -> HTML in
            "<path class=\"baseline\" d=\"M1 \(line.baseline.twoDecimals)H\(right)\"/>\n"
        }
        return """
            <svg class="cell" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
            role="img" aria-label="\(SpecimenCell.headline). \(SpecimenCell.body)">
            <rect class="card" x="0.5" y="0.5" width="\(right)" \
            height="\((entry.height - 1).twoDecimals)" rx="10"/>
            \(baselines)\(entry.lines.map(text))\(gaps(entry))</svg>

            """
    }

    /// Returns a line in the library's width, whatever font the browser has.
    private func text(_ line: SpecimenCell.Line) -> HTML {
        let body = fontClass(specimen.cell.bodyFont.face.postScriptName)
        return """
            <text class="\(line.label == .headline ? "headline system" : body)" \
            x="\(line.x.twoDecimals)" y="\(line.baseline.twoDecimals)" \
            font-size="\(line.pointSize.twoDecimals)" textLength="\(line.width.twoDecimals)" \
            lengthAdjust="spacingAndGlyphs">\(line.text)</text>

            """
    }

    /// Returns the distances from the top, between the labels, and to the bottom, next to the cell.
    private func gaps(_ entry: SpecimenCell.Entry) -> [HTML] {
        guard let first = entry.lines.first, let end = entry.lines.last,
            let last = entry.lines.last(where: { $0.label == .headline }),
            let start = entry.lines.first(where: { $0.label == .body })
        else { return [] }
        let margin = SpecimenCell.margin
        let spans = [
            (margin, first.baseline), (last.baseline, start.baseline),
            (end.baseline, entry.height - margin),
        ]
        let (x, textX) = (SpecimenCell.width + 5, SpecimenCell.width + 9)
        return zip(spans, entry.gaps).map { span, gap in
            let y = ((span.0 + span.1) / 2 + 4).twoDecimals
            return """
                <path class="gap" d="M\(x.twoDecimals) \((span.0 + 1).twoDecimals)\
                V\((span.1 - 1).twoDecimals)"/>\
                <text class="gap" x="\(textX.twoDecimals)" y="\(y)">\(gap.twoDecimals)</text>

                """
        }
    }
}
