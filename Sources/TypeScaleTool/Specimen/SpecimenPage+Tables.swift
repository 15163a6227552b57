import TypeScale

extension SpecimenPage {
    /// The sizes of all families at all categories.
    var tables: HTML {
        let stars = specimen.cap == nil ? "" : " A star marks sizes that the cap holds."
        let tables = specimen.families.enumerated().map { index, family in
            let rows = family.rows.map { Self.row($0.style.title, $0.cells.map(Self.figures)) }
            return table(id: "sizes-\(index)", title: family.title, rows: rows)
        }
        return """
            <p class="note">Point size, and below it the distance from line to line.\(stars)</p>
            \(tables)
            """
    }

    private static func figures(_ cell: SpecimenFamily.Cell) -> HTML {
        let words = SpecimenNumbers.words(cell)
        return "<b>\(words[0])</b>\(cell.isCapped ? "*" : "")<span>\(words[1])</span>"
    }

    /// A table with a column for each category, in a region that scrolls.
    func table(
        id: String,
        title: String,
        class name: String = "sizes",
        columns: [String] = ["Style"] + ContentSizeCategory.allCases.map(\.shortName),
        rows: [HTML]
    ) -> HTML {
        let head = columns.map { column -> HTML in "<th scope=\"col\">\(column)</th>" }
        return region(
            "aria-labelledby",
            id,
            """
            <table class="\(name)">
            <caption id="\(id)"><span>\(title)</span></caption>
            <thead><tr>\(head)</tr></thead>
            <tbody>
            \(rows)</tbody>
            </table>

            """
        )
    }

    /// A row of a table, after its name.
    static func row(_ name: String, _ cells: [HTML]) -> HTML {
        let cells = cells.map { cell -> HTML in "<td>\(cell)</td>" }
        return "<tr><th scope=\"row\">\(name)</th>\(cells)</tr>\n"
    }

    /// A row of a table with numbers or words, after its name.
    static func row(_ name: String, texts: [String]) -> HTML { row(name, texts.map { "\($0)" }) }

    /// Content that is wider than a phone, under a label, which scrolls with keys as well.
    func region(_ attribute: String, _ label: String, _ content: HTML) -> HTML {
        """
        <div class="scroll" role="region" tabindex="0" \(attribute)="\(label)">
        \(content)</div>

        """
    }
}

extension SpecimenPage {
    /// Where the cap holds, in each style of each font that it is for.
    var caps: HTML {
        let columns = ["Style", "At L", "The cap holds", "At AX5", "Without it"]
        let tables = specimen.families.enumerated().filter { $0.element.kind != .system }
        return HTML(
            joining: tables.map { index, family in
                let rows = family.rows.compactMap { row in
                    row.cells.last.map { largest in
                        let sizes = [
                            row.cells[Specimen.first].pointSize, largest.pointSize,
                            largest.uncapped,
                        ]
                        .map(SpecimenNumbers.short)
                        let texts = [sizes[0], Self.holding(row), sizes[1], sizes[2]]
                        return Self.row(row.style.title, texts: texts)
                    }
                }
                return table(
                    id: "caps-\(index)",
                    title: family.title,
                    class: "caps",
                    columns: columns,
                    rows: rows
                )
            }
        )
    }

    private static func holding(_ row: SpecimenFamily.Row) -> String {
        switch row.capHoldsFrom {
        case nil: "never"
        case .extraSmall?: "always"
        case let category?: "from \(category.shortName)"
        }
    }
}
