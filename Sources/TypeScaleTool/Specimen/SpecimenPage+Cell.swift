import TypeScale

extension SpecimenPage {
    /// The cell, drawn for each reader, and its height for all.
    var cell: HTML {
        let cell = specimen.cell
        let face = cell.bodyFont.face.postScriptName
        let figures = cell.entries.enumerated().map { figure($1, "at at-\($0)") }
        let rows = [
            Self.row("Height", texts: cell.entries.map { short($0.height) }),
            Self.row("Headline lines", texts: cell.entries.map { $0.lineCount(ofHeadline: true) }),
            Self.row("Body lines", texts: cell.entries.map { $0.lineCount(ofHeadline: false) }),
        ]
        let table = table(
            id: "cell-heights",
            title: "The cell at every size",
            columns: ["Cell"] + ContentSizeCategory.allCases.map(\.shortName),
            rows: rows
        )
        // The first figure is the one at L again, for comparison.
        return """
            <p class="note">A headline and a body in a list, \(SpecimenCell.width.shortestText) points wide, \
            laid out as iOS does: nothing has a fixed height, and baselines keep a distance that follows \
            the fonts. The numbers beside it are those distances in points, inside margins of \
            \(SpecimenCell.margin.shortestText) above and below.\
            \(face.map { " The body is set in \($0)." } ?? "")</p>
            <div class="cells">
            \(figure(cell.entries[Specimen.first], "reference"))\(figures)</div>
            \(table)
            """
    }

    private func short(_ number: Double) -> String { SpecimenNumbers.short(number) }

    private func figure(_ entry: SpecimenCell.Entry, _ names: String) -> HTML {
        """
        <figure class="\(names)">
        <figcaption>\(entry.category.shortName): <b>\(short(entry.height))</b> points tall</figcaption>
        \(drawing(entry))</figure>

        """
    }

    /// The width to the right of the cell, for its distances.
    private static let room = 38.0

    private func drawing(_ entry: SpecimenCell.Entry) -> HTML {
        let right = short(SpecimenCell.width - 1)
        let (width, height) = (short(SpecimenCell.width + Self.room), short(entry.height))
        let baselines = entry.lines.map { line -> HTML in
            "<path class=\"baseline\" d=\"M1 \(short(line.baseline))H\(right)\"/>\n"
        }
        return """
            <svg class="cell" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
            role="img" aria-label="\(SpecimenCell.headline). \(SpecimenCell.body)">
            <rect class="card" x="0.5" y="0.5" width="\(right)" height="\(short(entry.height - 1))" rx="10"/>
            \(baselines)\(entry.lines.map(text))\(gaps(entry))</svg>

            """
    }

    /// A line as wide as the library's, whatever font the browser has.
    private func text(_ line: SpecimenCell.Line) -> HTML {
        let body = fontClass(specimen.cell.bodyFont.face.postScriptName)
        return """
            <text class="\(line.isHeadline ? "headline system" : body)" x="\(short(line.x))" \
            y="\(short(line.baseline))" font-size="\(short(line.pointSize))" \
            textLength="\(short(line.width))" lengthAdjust="spacingAndGlyphs">\(line.text)</text>

            """
    }

    /// The distances from the top, between the labels, and to the bottom, next to the cell.
    private func gaps(_ entry: SpecimenCell.Entry) -> [HTML] {
        let headline = entry.lines.filter(\.isHeadline)
        let body = entry.lines.filter { !$0.isHeadline }
        guard let first = headline.first, let last = headline.last, let start = body.first,
            let end = body.last
        else { return [] }
        let margin = SpecimenCell.margin
        let spans = [
            (margin, first.baseline), (last.baseline, start.baseline),
            (end.baseline, entry.height - margin),
        ]
        let x = SpecimenCell.width + 5
        return zip(spans, entry.gaps).map { span, gap in
            """
            <path class="gap" d="M\(short(x)) \(short(span.0 + 1))V\(short(span.1 - 1))"/>\
            <text class="gap" x="\(short(x + 4))" y="\(short((span.0 + span.1) / 2 + 4))">\(short(gap))</text>

            """
        }
    }
}
