import TypeScale
import TypeScaleRichText

extension SpecimenPage {
    /// Writes the cell, drawn for each reader, and its height for all.
    func writeCell(to html: inout HTMLText) {
        let cell = specimen.cell
        html.markup(
            """
            <p class="note">A headline and a body in a list, \(SpecimenCell.width.shortestText) points \
            wide, laid out as iOS does: nothing has a fixed height, and baselines keep a distance that \
            follows the fonts. The numbers beside it are those distances in points, inside margins of \
            \(SpecimenCell.margin.shortestText) above and below.
            """
        )
        if let face = cell.bodyFont.face.postScriptName {
            html.markup(" The body is set in ")
            html.content(face)
            html.markup(".")
        }
        html.markup("</p>\n")
        html.markup(#"<div class="cells">"# + "\n")
        // At L once more, to compare with.
        writeFigure(cell.entries[Self.first], "reference", to: &html)
        for (index, entry) in cell.entries.enumerated() {
            writeFigure(entry, "at at-\(index)", to: &html)
        }
        html.markup("</div>\n")
        writeTable(id: "cell-heights", title: "The cell at every size", of: "Cell", to: &html) {
            html in
            let heights = cell.entries.map { Self.number($0.height) }
            let headlines = cell.entries.map { "\($0.lineCount(ofHeadline: true))" }
            let bodies = cell.entries.map { "\($0.lineCount(ofHeadline: false))" }
            writeRow("Height", heights, to: &html)
            writeRow("Headline lines", headlines, to: &html)
            writeRow("Body lines", bodies, to: &html)
        }
    }

    private func writeFigure(
        _ entry: SpecimenCell.Entry,
        _ names: String,
        to html: inout HTMLText
    ) {
        html.markup(#"<figure class="\#(names)">"# + "\n")
        html.markup("<figcaption>\(entry.category.shortName): ")
        html.markup("<b>\(Self.number(entry.height))</b> points tall</figcaption>\n")
        draw(entry, to: &html)
        html.markup("</figure>\n")
    }

    /// The room to the right of the cell, for its distances.
    private static let room = 38.0

    private static func number(_ number: Double) -> String { SpecimenNumbers.short(number) }

    private func draw(_ entry: SpecimenCell.Entry, to html: inout HTMLText) {
        let right = Self.number(SpecimenCell.width - 1)
        let (width, height) = (
            Self.number(SpecimenCell.width + Self.room), Self.number(entry.height)
        )
        html.markup(#"<svg class="cell" viewBox="0 0 \#(width) \#(height)" width="\#(width)" "#)
        html.markup(#"height="\#(height)" role="img""#)
        html.attribute("aria-label", "\(SpecimenCell.headline). \(SpecimenCell.body)")
        html.markup(">\n" + #"<rect class="card" x="0.5" y="0.5" width="\#(right)" "#)
        html.markup(#"height="\#(Self.number(entry.height - 1))" rx="10"/>"# + "\n")
        for line in entry.lines {
            html.markup(
                #"<path class="baseline" d="M1 \#(Self.number(line.baseline))H\#(right)"/>"#
            )
            html.markup("\n")
        }
        for line in entry.lines { draw(line, to: &html) }
        drawGaps(entry, to: &html)
        html.markup("</svg>\n")
    }

    private func draw(_ line: SpecimenCell.Line, to html: inout HTMLText) {
        let body = fontClass(specimen.cell.bodyFont.face.postScriptName)
        html.markup(#"<text class="\#(line.isHeadline ? "headline system" : body)" "#)
        html.markup(#"x="\#(Self.number(line.x))" y="\#(Self.number(line.baseline))" "#)
        // As wide as the library's line, whatever font the browser has.
        html.markup(#"font-size="\#(Self.number(line.pointSize))" "#)
        html.markup(#"textLength="\#(Self.number(line.width))" lengthAdjust="spacingAndGlyphs">"#)
        html.content(line.text)
        html.markup("</text>\n")
    }

    /// The distances from the top, between the labels, and to the bottom, beside the cell.
    private func drawGaps(_ entry: SpecimenCell.Entry, to html: inout HTMLText) {
        let headline = entry.lines.filter(\.isHeadline)
        let body = entry.lines.filter { !$0.isHeadline }
        guard let first = headline.first, let last = headline.last, let start = body.first,
            let end = body.last
        else { return }
        let margin = SpecimenCell.margin
        let spans = [
            (margin, first.baseline), (last.baseline, start.baseline),
            (end.baseline, entry.height - margin),
        ]
        let x = SpecimenCell.width + 5
        for ((top, bottom), gap) in zip(spans, entry.gaps) {
            html.markup(#"<path class="gap" d="M\#(Self.number(x)) \#(Self.number(top + 1))"#)
            html.markup(#"V\#(Self.number(bottom - 1))"/>"#)
            html.markup(#"<text class="gap" x="\#(Self.number(x + 4))" "#)
            html.markup(#"y="\#(Self.number((top + bottom) / 2 + 4))">\#(Self.number(gap))</text>"#)
            html.markup("\n")
        }
    }
}
