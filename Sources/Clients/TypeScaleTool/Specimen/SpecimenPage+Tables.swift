import TypeScale
import TypeScaleCurves

extension SpecimenPage {
    /// Tables of the sizes in each family at every category.
    var tables: HTML {
        let tables = specimen.families.enumerated().map { index, family in
            let rows = family.rows.map { Self.row($0.name, $0.cells.map(Self.figures)) }
            return table(id: "sizes-\(index)", title: family.title, rows: rows)
        }
        return """
            <p class="note">Point sizes, with the line height below each size. A star marks a capped size.</p>
            \(tables)
            """
    }

    private static func figures(_ cell: SpecimenFamily.Cell) -> HTML {
        "<b>\(cell.words[0])</b>\(cell.isCapped ? "*" : "")<span>\(cell.words[1])</span>"
    }

    /// Returns a table in a scrolling region, by default with a column for each category.
    func table(
        id: String,
        title: String,
        class name: String = "sizes",
        first: String = "Style",
        columns: [String] = ContentSizeCategory.allCases.map(\.shortName),
        rows: [HTML]
    ) -> HTML {
        let head = ([first] + columns).map { column -> HTML in "<th scope=\"col\">\(column)</th>" }
        let table: HTML = """
            <table class="\(name)" data-table="\(id)">
            <caption id="\(id)"><span>\(title)</span></caption>
            <thead><tr>\(head)</tr></thead>
            <tbody>
            \(rows)</tbody>
            </table>

            """
        return region("aria-labelledby", id, table)
    }

    static func row(_ name: String, _ cells: [HTML]) -> HTML {
        let cells = cells.map { cell -> HTML in "<td>\(cell)</td>" }
        return "<tr><th scope=\"row\">\(name)</th>\(cells)</tr>\n"
    }

    static func row(_ name: String, texts: [String]) -> HTML { row(name, texts.map { "\($0)" }) }

    /// Returns a labeled region in which a pointer or the keyboard can scroll wide content.
    ///
    /// A hint appears if content is outside the region.
    func region(_ attribute: String, _ label: String, _ content: HTML) -> HTML {
        """
        <div class="wide"><p class="more" aria-hidden="true">Scroll sideways for more →</p>
        <div class="scroll" role="region" tabindex="0" \(attribute)="\(label)">
        \(content)</div></div>

        """
    }
}

extension SpecimenPage {
    /// A plot and a table of one size that several curves scale.
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
            <p class="note">Body text of \(size) points at the same text sizes, as several systems scale it. \
            The uikit curve shows how iOS scales a custom font. On Android, Windows and GNOME, the setting \
            is a factor. Here, the factor is the size of Apple’s body text divided by \(size), limited to \
            the range of the setting.</p>
            \(region("aria-label", "Plot of the curves", plot))\
            <dl class="curves">
            \(names)</dl>
            \(table(id: "curve-sizes", title: "Sizes in points", first: "Curve", rows: rows))
            """
    }
}
