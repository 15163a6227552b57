import TypeScale

extension SpecimenPage {
    /// Returns the roles in a family, with notes, numbers and samples.
    func family(_ family: SpecimenFamily, from start: Int) -> HTML {
        let notes = notes(on: family).map { note -> HTML in "<p class=\"note\">\(note)</p>\n" }
        let rows = family.rows.enumerated().map { self.row($1, number: start + $0, of: family) }
        return "\(notes)\(rows)"
    }

    private func row(_ row: SpecimenFamily.Row, number: Int, of family: SpecimenFamily) -> HTML {
        let words = row.cells[Specimen.first].words
        let hasOwnFace = family.kind == .dictionary || family.kind == .tokens
        var faces = hasOwnFace ? [row.face ?? "System font"] : []
        if family.kind == .tokens { faces.append(row.style.title) }
        let names: HTML =
            faces.isEmpty ? "" : "<p class=\"face\">\(faces.joined(separator: ", "))</p>\n"
        let line = specimen.text.line(row.style, in: specimen.font(row.face))
        return """
            <article class="style r\(number)" data-row="\(number)">
            <div>
            <h3>\(HTML(name: row.name))</h3>
            \(names)\
            <p class="figures"><span><b data-n="0">\(words[0])</b> pt</span>
            <span>line <b data-n="1">\(words[1])</b></span>
            <span><b data-n="2">\(words[2])</b> × L</span></p>
            <p class="capped" data-n="3">\(words[3])</p>
            </div>
            <div class="samples \(specimen.fontClass(row.face))">
            <p class="sample" dir="auto" lang="\(line.language)">\(line.text)</p>
            </div>
            </article>

            """
    }

    /// Returns the notes that appear above a family.
    private func notes(on family: SpecimenFamily) -> [String] {
        guard family.kind != .system else {
            return ["The system font has the sizes of UIKit’s preferred fonts."]
        }
        var notes =
            family.kind == .tokens
            ? ["Each role scales with its text style, limits and curve."]
            : ["Each style scales from its size at L, as UIFontMetrics scales a custom font."]
        if family.proposals > 0 {
            notes.append(
                "\(counted(family.proposals, "role")) without a text style in the file: "
                    + "each has the nearest style by size."
            )
        }
        let missing = TextStyle.dynamicTypeStyles.filter { style in
            !family.rows.contains { $0.style == style }
        }
        if family.kind == .dictionary, !missing.isEmpty {
            let names = missing.map(\.title).joined(separator: ", ")
            notes.append(
                "These styles are not in the dictionary and use the system font: \(names)."
            )
        }
        let names = Set(family.rows.compactMap(\.face))
        let fonts = specimen.fonts.filter { names.contains($0.name) }
        let absent = fonts.filter { $0.file == nil }.map(\.name)
        if !absent.isEmpty {
            notes.append(
                "This page refers to \(Self.list(absent)) by name. If a font is not installed, "
                    + "another font appears at the same sizes."
            )
        }
        let unknown = fonts.map(\.name).filter { name in
            family.rows.contains { row in
                row.face == name && row.cells.contains { $0.lineHeight == nil }
            }
        }
        if !unknown.isEmpty { notes.append("The line height of \(Self.list(unknown)) is unknown.") }
        return notes + fonts.compactMap { self.note(on: $0, in: family) }
    }

    private func note(on font: SpecimenFont, in family: SpecimenFamily) -> String? {
        let rows = family.rows.filter { $0.face == font.name }
        let texts = rows.map { specimen.text.line($0.style, in: font).text }
        let missing = font.missingCount(of: texts)
        guard missing > 0 else { return nil }
        return "\(font.name) has no glyphs for \(missing) of the characters in these samples. "
            + "Missing characters appear in another font."
    }

    /// Returns names as a list, such as `A, B and C`.
    private static func list(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }
}
