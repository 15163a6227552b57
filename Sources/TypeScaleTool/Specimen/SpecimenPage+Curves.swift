import TypeScale
import TypeScaleRichText

extension SpecimenPage {
    /// Writes one size by several curves: a plot, and the numbers that it shows.
    func writeCurves(to html: inout HTMLText) {
        let curves = specimen.curves
        html.markup(
            """
            <p class="note">\(curves.size.shortestText) points of body text for the same readers, by the \
            curves of several systems. uikit is how iOS scales a font of your own; where a system's \
            setting is a factor, a reader's is the size of Apple's body text over \
            \(curves.size.shortestText), as far as that setting goes.</p>
            <dl class="curves">

            """
        )
        for line in curves.lines {
            html.markup("<div><dt>\(line.curve)</dt> <dd>")
            html.content(line.curve.details.summary)
            html.markup("</dd></div>\n")
        }
        html.markup("</dl>\n")
        writeTable(id: "curve-sizes", title: "The curves in points", to: &html) { html in
            for line in curves.lines {
                writeRow("\(line.curve)", line.pointSizes.map(SpecimenNumbers.short), to: &html)
            }
        }
    }
}
