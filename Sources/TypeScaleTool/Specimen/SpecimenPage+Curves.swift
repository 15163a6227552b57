import TypeScale
import TypeScaleCurves

extension SpecimenPage {
    /// One size by several curves: a plot, and its numbers.
    var curves: HTML {
        let curves = specimen.curves
        let size = curves.size.shortestText
        let plot = curves.plot.svg(isAlone: false, marked: Specimen.first)
        let names = curves.curves.enumerated().map { index, curve -> HTML in
            """
            <div><dt>\(CurvePlot.key(index))\("\(curve)")</dt> <dd>\(curve.details.summary)</dd></div>

            """
        }
        let rows = curves.plot.series.map { Self.row($0.name, texts: $0.sizes.map(\.twoDecimals)) }
        return """
            <p class="note">\(size) points of body text for the same readers, as several systems scale it; \
            uikit is how iOS scales a font of your own. Where the setting is a factor, as on Android, \
            Windows and GNOME, a reader’s is here the size of Apple’s body text over \(size), as far as that \
            setting goes.</p>
            \(region("aria-label", "Plot of the curves", plot))\
            <dl class="curves">
            \(names)</dl>
            \(table(id: "curve-sizes", title: "The same in points", first: "Curve", rows: rows))
            """
    }
}
