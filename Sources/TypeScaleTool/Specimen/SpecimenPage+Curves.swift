import TypeScale
import TypeScaleCurves

extension SpecimenPage {
    /// A plot and a table of one size, scaled by several curves.
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
            <p class="note">\(size) points of body text at the same text sizes, as several systems scale it. \
            The curve uikit is how iOS scales your own font. Android, Windows and GNOME have a factor \
            as their setting: here it is the size of Apple’s body text divided by \(size), within the range \
            of that setting.</p>
            \(region("aria-label", "Plot of the curves", plot))\
            <dl class="curves">
            \(names)</dl>
            \(table(id: "curve-sizes", title: "Sizes in points", first: "Curve", rows: rows))
            """
    }
}
