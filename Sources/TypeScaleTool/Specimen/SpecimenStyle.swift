import TypeScale
import TypeScaleRichText

/// The style sheet of a page.
enum SpecimenStyle {
    /// The rules: the fonts, what differs with the category, the sizes to start with, and the look.
    static func text(_ specimen: Specimen) -> String {
        var text = "\n"
        for (index, font) in specimen.fonts.enumerated() {
            text += font.rule(named: "specimen-\(index)")
            text += ".f\(index){font-family:specimen-\(index),var(--system);"
            text += "font-weight:\(font.weight.rawValue.shortestText);"
            text += "font-style:\(font.isItalic ? "italic" : "normal")}\n"
        }
        text += String(resource: PackageResources.specimen_css) + "\n" + CurvePlot.style + "\n"
        text += "[data-category=\"\(SpecimenPage.first)\"] .reference{display:none}\n"
        for index in ContentSizeCategory.allCases.indices {
            let root = "[data-category=\"\(index)\"]"
            text += "\(root) .at-\(index){display:block}\n"
            text += "\(root) .sizes tr>:nth-child(\(index + 2)){"
            text += "background:var(--selected);box-shadow:inset 2px 0 var(--accent),"
            text += "inset -2px 0 var(--accent)}\n"
            text += "\(root) .sizes thead th:nth-child(\(index + 2)){"
            text += "color:var(--ink);font-weight:700}\n"
            text += "\(root) .ticks li:nth-child(\(index + 1)){"
            text += "color:var(--ink);font-weight:700;visibility:visible}\n"
        }
        for (number, row) in specimen.families.flatMap(\.rows).enumerated() {
            let cell = row.cells[SpecimenPage.first]
            let line = cell.lineHeight.map { "\($0.shortestText)px" } ?? "normal"
            text += ".r\(number){--size:\(cell.pointSize.shortestText)px;--leading:\(line);"
            text += "--weight:\(row.weight.rawValue.shortestText)}\n"
        }
        return text
    }
}
