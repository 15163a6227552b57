import TypeScale
import TypeScaleRichText

extension SpecimenPage {
    /// Writes the sizes of all families at all categories.
    func writeTables(to html: inout HTMLText) {
        let stars = specimen.cap == nil ? "" : " A star marks sizes that the cap holds."
        html.markup(#"<p class="note">"#)
        html.markup("Point size, and below it the distance from line to line.\(stars)</p>\n")
        for (index, family) in specimen.families.enumerated() {
            writeTable(id: "sizes-\(index)", title: family.title, to: &html) { html in
                for row in family.rows {
                    writeRow(row.style.title, row.cells.map(Self.figures), to: &html)
                }
            }
        }
    }

    private static func figures(_ cell: SpecimenFamily.Cell) -> String {
        let words = SpecimenNumbers.words(cell)
        return "<b>\(words[0])</b>\(cell.isCapped ? "*" : "")<span>\(words[1])</span>"
    }

    /// Writes a table with a column for each category, in a region that scrolls.
    func writeTable(
        id: String,
        title: String,
        of noun: String = "Style",
        to html: inout HTMLText,
        rows: (inout HTMLText) -> Void
    ) {
        writeRegion("aria-labelledby", id, to: &html) { html in
            html.markup(#"<table class="sizes">"# + "\n" + #"<caption id="\#(id)"><span>"#)
            html.content(title)
            html.markup("</span></caption>\n")
            writeHead([noun] + ContentSizeCategory.allCases.map(\.shortName), to: &html)
            html.markup("<tbody>\n")
            rows(&html)
            html.markup("</tbody>\n</table>\n")
        }
    }

    /// Writes a row of markup of our own, behind its name.
    func writeRow(_ name: String, _ cells: [String], to html: inout HTMLText) {
        html.markup(#"<tr><th scope="row">"# + "\(name)</th>")
        for cell in cells { html.markup("<td>\(cell)</td>") }
        html.markup("</tr>\n")
    }

    private func writeHead(_ names: [String], to html: inout HTMLText) {
        html.markup("<thead><tr>")
        for name in names { html.markup(#"<th scope="col">\#(name)</th>"#) }
        html.markup("</tr></thead>\n")
    }

    /// Writes what is wider than a phone, under a label, to be scrolled with keys as well.
    func writeRegion(
        _ attribute: String,
        _ label: String,
        to html: inout HTMLText,
        content: (inout HTMLText) -> Void
    ) {
        html.markup(
            #"<div class="scroll" role="region" tabindex="0" \#(attribute)="\#(label)">"# + "\n"
        )
        content(&html)
        html.markup("</div>\n")
    }
}

extension SpecimenPage {
    /// Writes where the cap holds, in each style of each font that it is for.
    func writeCaps(to html: inout HTMLText) {
        for (index, family) in specimen.families.enumerated() where family.kind != .system {
            let id = "caps-\(index)"
            writeRegion("aria-labelledby", id, to: &html) { html in
                html.markup(#"<table class="caps">"# + "\n" + #"<caption id="\#(id)"><span>"#)
                html.content(family.title)
                html.markup("</span></caption>\n")
                writeHead(["Style", "At L", "The cap holds", "At AX5", "Without it"], to: &html)
                html.markup("<tbody>\n")
                for row in family.rows {
                    guard let largest = row.cells.last else { continue }
                    let sizes = [
                        row.cells[Self.first].pointSize, largest.pointSize, largest.uncapped,
                    ]
                    .map(SpecimenNumbers.short)
                    let cells = [sizes[0], Self.holding(row), sizes[1], sizes[2]]
                    writeRow(row.style.title, cells, to: &html)
                }
                html.markup("</tbody>\n</table>\n")
            }
        }
    }

    private static func holding(_ row: SpecimenFamily.Row) -> String {
        switch row.capHoldsFrom {
        case nil: "never"
        case .extraSmall?: "always"
        case let category?: "from \(category.shortName)"
        }
    }
}
