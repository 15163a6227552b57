import TypeScale
import TypeScaleLayout

extension SpecimenPage {
    /// The cell at each category, as drawings and as a table.
    var cell: HTML {
        let cell = specimen.cell
        let face = cell.bodyFont.face.postScriptName
        let figures = cell.layouts.indices.map { figure($0, "at at-\($0)") }
        func count(_ label: SpecimenCell.Label) -> [String] {
            cell.layouts.map { "\(SpecimenCell.lines($0).count { $0.label == label })" }
        }
        let rows = [
            Self.row("Height", texts: cell.layouts.map(\.size.height.twoDecimals)),
            Self.row("Headline lines", texts: count(.headline)),
            Self.row("Body lines", texts: count(.body)),
        ]
        // The first drawing repeats the cell at L, for comparison.
        return """
            <p class="note">A list cell with a headline and a body, \
            \(SpecimenCell.width.shortestText) points wide, laid out as on iOS. Nothing has a fixed height. \
            The fonts determine the distances between the baselines. The numbers next to the cell are \
            these distances in points. The cell has margins of \(SpecimenCell.margin.shortestText) points \
            at the top and bottom.\(face.map { " The font of the body is \($0)." } ?? "")</p>
            <div class="cells">
            \(figure(Specimen.first, "reference"))\(figures)</div>
            \(table(id: "cell-heights", title: "The cell at every size", first: "Cell", rows: rows))
            """
    }

    private func figure(_ index: Int, _ names: String) -> HTML {
        let layout = specimen.cell.layouts[index]
        let name = ContentSizeCategory.allCases[index].shortName
        return """
            <figure class="\(names)">
            <figcaption>\(name): <b>\(layout.size.height.twoDecimals)</b> points tall</figcaption>
            \(drawing(layout.size.height, layout.gaps, SpecimenCell.lines(layout)))</figure>

            """
    }

    /// The width in points of the area to the right of the cell, which shows the distances.
    private static let room = 38.0

    private func drawing(_ points: Double, _ gaps: [Double], _ lines: [SpecimenCell.Line]) -> HTML {
        let right = (SpecimenCell.width - 1).twoDecimals
        let width = (SpecimenCell.width + Self.room).twoDecimals
        let height = points.twoDecimals
        let baselines = lines.map { line -> HTML in
            "<path class=\"baseline\" d=\"M1 \(line.baseline.twoDecimals)H\(right)\"/>\n"
        }
        return """
            <svg class="cell" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
            role="img" aria-label="\(SpecimenCell.headline). \(SpecimenCell.body)">
            <rect class="card" x="0.5" y="0.5" width="\(right)" \
            height="\((points - 1).twoDecimals)" rx="10"/>
            \(baselines)\(lines.map(text))\(spans(points, gaps, lines))</svg>

            """
    }

    /// Returns a line of text, stretched to its computed width in any font that the browser uses.
    private func text(_ line: SpecimenCell.Line) -> HTML {
        let body = specimen.fontClass(specimen.cell.bodyFont.face.postScriptName)
        return """
            <text class="\(line.label == .headline ? "headline system" : body)" \
            x="\(line.x.twoDecimals)" y="\(line.baseline.twoDecimals)" \
            font-size="\(line.pointSize.twoDecimals)" textLength="\(line.width.twoDecimals)" \
            lengthAdjust="spacingAndGlyphs">\(line.text)</text>

            """
    }

    /// Returns drawings of the distances above, between and below the labels.
    private func spans(_ height: Double, _ gaps: [Double], _ lines: [SpecimenCell.Line]) -> [HTML] {
        guard let first = lines.first, let end = lines.last,
            let last = lines.last(where: { $0.label == .headline }),
            let start = lines.first(where: { $0.label == .body })
        else { return [] }
        let margin = SpecimenCell.margin
        let spans = [
            (margin, first.baseline), (last.baseline, start.baseline),
            (end.baseline, height - margin),
        ]
        let (x, textX) = (SpecimenCell.width + 5, SpecimenCell.width + 9)
        return zip(spans, gaps).map { span, gap in
            let y = ((span.0 + span.1) / 2 + 4).twoDecimals
            return """
                <path class="gap" d="M\(x.twoDecimals) \((span.0 + 1).twoDecimals)\
                V\((span.1 - 1).twoDecimals)"/>\
                <text class="gap" x="\(textX.twoDecimals)" y="\(y)">\(gap.twoDecimals)</text>

                """
        }
    }
}
