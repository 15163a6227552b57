import TypeScale
import TypeScaleCurves

extension SpecimenPage {
    /// Tables of the sizes in each family at every category.
    var tables: HTML {
        let stars = specimen.cap == nil ? "" : " A star marks a capped size."
        let tables = specimen.families.enumerated().map { index, family in
            let rows = family.rows.map { Self.row($0.style.title, $0.cells.map(Self.figures)) }
            return table(id: "sizes-\(index)", title: family.title, rows: rows)
        }
        return """
            <p class="note">Point sizes, with the line height below each size.\(stars)</p>
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
            <table class="\(name)">
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
    func region(_ attribute: String, _ label: String, _ content: HTML) -> HTML {
        """
        <div class="scroll" role="region" tabindex="0" \(attribute)="\(label)">
        \(content)</div>

        """
    }
}

extension SpecimenPage {
    /// Tables of each style's size with and without the cap.
    var caps: HTML {
        let tables = specimen.families.enumerated().filter { $0.element.kind != .system }
            .map { index, family in
                table(
                    id: "caps-\(index)",
                    title: family.title,
                    class: "caps",
                    columns: ["At L", "Capped", "At AX5", "Uncapped"],
                    rows: family.rows.map(Self.cap)
                )
            }
        return "\(tables)"
    }

    private static func cap(_ row: SpecimenFamily.Row) -> HTML {
        let (large, largest) = (row.cells[Specimen.first], row.cells[row.cells.count - 1])
        let holds =
            switch row.capHoldsFrom {
            case nil: "never"
            case .extraSmall?: "always"
            case let category?: "from \(category.shortName)"
            }
        let sizes = [large.pointSize, largest.pointSize, largest.uncapped].map(\.twoDecimals)
        return Self.row(row.style.title, texts: [sizes[0], holds, sizes[1], sizes[2]])
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
