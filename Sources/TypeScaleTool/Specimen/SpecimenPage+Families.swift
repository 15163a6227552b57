import TypeScale
import TypeScaleRichText

extension SpecimenPage {
    /// Writes a family: each style with its numbers and the texts in it.
    func write(_ family: SpecimenFamily, from start: Int, to html: inout HTMLText) {
        for note in notes(on: family) {
            html.markup(#"<p class="note">"#)
            html.content(note)
            html.markup("</p>\n")
        }
        for (index, row) in family.rows.enumerated() {
            write(row, number: start + index, of: family, to: &html)
        }
    }

    private func write(
        _ row: SpecimenFamily.Row,
        number: Int,
        of family: SpecimenFamily,
        to html: inout HTMLText
    ) {
        let words = SpecimenNumbers.words(row.cells[Self.first])
        html.markup(#"<article class="style r\#(number)" data-row="\#(number)">"#)
        html.markup("\n<div>\n<h3>\(row.style.title)</h3>\n")
        if family.kind == .dictionary, let face = row.face {
            html.markup(#"<p class="face">"#)
            html.content(face)
            html.markup("</p>\n")
        }
        html.markup(
            """
            <p class="figures"><span><b data-n="0">\(words[0])</b> pt</span>
            <span>line <b data-n="1">\(words[1])</b></span>
            <span><b data-n="2">\(words[2])</b> × L</span></p>
            <p class="capped" data-n="3">\(words[3])</p>
            </div>
            <div class="samples \(fontClass(row.face))">

            """
        )
        for line in specimen.text.lines(row.style) {
            html.markup(#"<p class="sample" dir="auto""#)
            html.attribute("lang", line.language)
            html.markup(">")
            html.content(line.text)
            html.markup("</p>\n")
        }
        html.markup("</div>\n</article>\n")
    }

    /// The class of a style sheet that sets text in a face.
    func fontClass(_ face: String?) -> String {
        face.flatMap { name in specimen.fonts.firstIndex { $0.name == name } }
            .map { "f\($0)" } ?? "system"
    }

    /// What a designer should know of the fonts of a family before looking at them.
    private func notes(on family: SpecimenFamily) -> [String] {
        guard family.kind != .system else {
            return ["The sizes of the system’s own font, which are a table of Apple’s."]
        }
        var notes = [
            "Each style starts from its size at L and grows as UIFontMetrics scales a custom font"
                + (specimen.cap.map { ", up to the cap of \($0.shortestText) points." } ?? ".")
        ]
        if family.kind == .dictionary {
            let missing = TextStyle.growing.filter { style in
                !family.rows.contains { $0.style == style }
            }
            if !missing.isEmpty {
                let names = missing.map(\.title).joined(separator: ", ")
                notes.append("It has no \(names): there the system’s font stands in.")
            }
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
            let height = font.face == nil ? " Its line height is not known here." : ""
            notes.append(
                "\(font.name) is named in this page, not part of it: where it is not installed, another "
                    + "font is drawn at the same sizes." + height
            )
        }
        let rows = family.rows.filter { $0.face == font.name }
        let texts = rows.flatMap { specimen.text.lines($0.style).map(\.text) }
        if let missing = font.missing(of: texts), !missing.isEmpty {
            notes.append(
                "\(font.name) lacks \(missing.count) of the letters shown here, "
                    + "which come from another font."
            )
        }
        return notes
    }
}
