import TypeScale
import TypeScaleCurves
import TypeScaleRichText

extension SpecimenPage {
    /// Writes one size by several curves: a plot, and the numbers that it shows.
    func writeCurves(to html: inout HTMLText) {
        let curves = specimen.curves
        html.markup(
            """
            <p class="note">\(curves.size.shortestText) points of body text for the same readers, as \
            several systems scale it; uikit is how iOS scales a font of your own. Where the setting \
            is a factor, as on Android, Windows and GNOME, a reader’s is here the size of Apple’s body text over \
            \(curves.size.shortestText), as far as that setting goes.</p>

            """
        )
        writeRegion("aria-label", "Plot of the curves", to: &html) { html in
            html.markup(curves.plot.svg(isAlone: false, marked: Self.first))
        }
        html.markup(#"<dl class="curves">"# + "\n")
        for (index, curve) in curves.curves.enumerated() {
            html.markup("<div><dt>\(CurvePlot.key(index))\(curve)</dt> <dd>")
            html.content(curve.details.summary)
            html.markup("</dd></div>\n")
        }
        html.markup("</dl>\n")
        let title = "The same in points"
        writeTable(id: "curve-sizes", title: title, of: "Curve", to: &html) { html in
            for series in curves.plot.series {
                writeRow(series.name, series.sizes.map(SpecimenNumbers.short), to: &html)
            }
        }
    }
}

/// One size by Apple's curve and by others, for every reader.
struct SpecimenCurves {
    /// The curves that a page shows by default.
    static let usual: [ScalingCurve] = [.uikit, .android, .winUI, .gnome]

    /// What is scaled: the body text of iOS at L.
    static let style = TextStyle.body
    let size: Double
    let curves: [ScalingCurve]
    /// A size for each category, by each curve.
    let plot: CurvePlot

    init(_ curves: [ScalingCurve]) {
        size = FontDescription.system(Self.style).scaled(for: .reader(.large)).pointSize
        self.curves = curves
        plot = CurvePlot(size, Self.style, curves)
    }
}
