import TypeScale

enum SpecimenStyle {
    static func text(_ specimen: Specimen) -> String {
        let rows = specimen.families.flatMap(\.rows).enumerated().map { number, row in
            let lengths = row.cells[Specimen.first].lengths
            return ".r\(number){--size:\(lengths.size);--leading:\(lengths.line);"
                + "--tracking:\(lengths.tracking);--weight:\(row.weight.rawValue.shortestText)}\n"
        }
        return """
            \(page(specimen.fonts))\(CurvePlot.style)
            [data-category="\(Specimen.first)"] .reference{display:none}
            \(stops(ContentSizeCategory.allCases.count))\(rows.joined())
            """
    }

    /// Returns the rules for a page, except those for the positions of its slider.
    static func page(_ fonts: [SpecimenFont]) -> String {
        let fonts = fonts.enumerated().map { $1.rules($0) }
        return fonts.joined() + String(resource: PackageResources.page_css) + "\n"
    }

    /// Returns the rules for a number of positions.
    static func stops(_ count: Int) -> String { (0..<count).map(rules).joined() }

    /// Returns the CSS rules that apply while a category is selected.
    private static func rules(_ index: Int) -> String {
        let root = "[data-category=\"\(index)\"]"
        let column = "\(root) .sizes"
        return """
            \(root) .at-\(index){display:block}
            \(column) tr>:nth-child(\(index + 2)){background:var(--selected);\
            box-shadow:inset 2px 0 var(--accent),inset -2px 0 var(--accent)}
            \(column) thead th:nth-child(\(index + 2)){color:var(--ink);font-weight:700}
            \(root) .ticks li:nth-child(\(index + 1)){\
            color:var(--ink);font-weight:700;visibility:visible}

            """
    }
}
