import TypeScale

extension SpecimenPage {
    /// Returns the styles in a family, with notes, numbers and samples.
    func family(_ family: SpecimenFamily, from start: Int) -> HTML {
        let notes = notes(on: family).map { note -> HTML in "<p class=\"note\">\(note)</p>\n" }
        let rows = family.rows.enumerated().map { self.row($1, number: start + $0, of: family) }
        return "\(notes)\(rows)"
    }

    private func row(_ row: SpecimenFamily.Row, number: Int, of family: SpecimenFamily) -> HTML {
        let words = row.cells[Specimen.first].words
        let face = family.kind == .dictionary ? row.face : nil
        let name = face.map { face -> HTML in "<p class=\"face\">\(face)</p>\n" }
        let samples = specimen.text.lines(row.style).map { line -> HTML in
            "<p class=\"sample\" dir=\"auto\" lang=\"\(line.language)\">\(line.text)</p>\n"
        }
        return """
            <article class="style r\(number)" data-row="\(number)">
            <div>
            <h3>\(row.style.title)</h3>
            \(name ?? "")\
            <p class="figures"><span><b data-n="0">\(words[0])</b> pt</span>
            <span>line <b data-n="1">\(words[1])</b></span>
            <span><b data-n="2">\(words[2])</b> × L</span></p>
            <p class="capped" data-n="3">\(words[3])</p>
            </div>
            <div class="samples \(fontClass(row.face))">
            \(samples)</div>
            </article>

            """
    }

    /// Returns the CSS class for text in a face.
    func fontClass(_ face: String?) -> String {
        face.flatMap { name in specimen.fonts.firstIndex { $0.name == name } }
            .map { "f\($0)" } ?? "system"
    }

    /// Returns the notes that appear above a family.
    private func notes(on family: SpecimenFamily) -> [String] {
        guard family.kind != .system else {
            return ["The system font has the sizes of UIKit’s preferred fonts."]
        }
        var notes = [
            "Each style scales from its size at L, as UIFontMetrics scales a custom font"
                + (specimen.cap.map { ", up to a cap of \($0.shortestText) points." } ?? ".")
        ]
        let missing = TextStyle.growing.filter { style in
            !family.rows.contains { $0.style == style }
        }
        if family.kind == .dictionary, !missing.isEmpty {
            let names = missing.map(\.title).joined(separator: ", ")
            notes.append(
                "These styles are not in the dictionary and use the system font: \(names)."
            )
        }
        let names = Set(family.rows.compactMap(\.face))
        for font in specimen.fonts where names.contains(font.name) {
            notes += self.notes(on: font, in: family)
        }
        return notes
    }

    private func notes(on font: SpecimenFont, in family: SpecimenFamily) -> [String] {
        var notes: [String] = []
        if font.file == nil {
            let height = font.face == nil ? " The line height is unknown." : ""
            notes.append(
                "This page refers to \(font.name) by name. If that font is not installed, another font "
                    + "appears at the same sizes." + height
            )
        }
        let rows = family.rows.filter { $0.face == font.name }
        let texts = rows.flatMap { specimen.text.lines($0.style).map(\.text) }
        let missing = font.missingCount(of: texts)
        if missing > 0 {
            notes.append(
                "\(font.name) has no glyphs for \(missing) of the characters in these samples. "
                    + "Missing characters appear in another font."
            )
        }
        return notes
    }
}
