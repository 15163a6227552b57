import TypeScale

/// The style sheet of a page.
enum SpecimenStyle {
    /// The rules: the fonts, the look, what differs with the category, and the sizes to start with.
    static func text(_ specimen: Specimen) -> String {
        let fonts = specimen.fonts.enumerated().map { index, font in
            font.rule(named: "specimen-\(index)")
                + ".f\(index){font-family:specimen-\(index),var(--system);"
                + "font-weight:\(font.weight.rawValue.shortestText);"
                + "font-style:\(font.isItalic ? "italic" : "normal")}\n"
        }
        let rows = specimen.families.flatMap(\.rows).enumerated().map { number, row in
            let (size, line) = SpecimenNumbers.lengths(row.cells[Specimen.first])
            return ".r\(number){--size:\(size);--leading:\(line);"
                + "--weight:\(row.weight.rawValue.shortestText)}\n"
        }
        return """
            \(fonts.joined())\(String(resource: PackageResources.specimen_css))
            \(CurvePlot.style)
            [data-category="\(Specimen.first)"] .reference{display:none}
            \(ContentSizeCategory.allCases.indices.map(rules).joined())\(rows.joined())
            """
    }

    /// The rules that mark a category.
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
