import TypeScale
import TypeScaleRichText

/// The page: one file that asks nothing of a network.
struct SpecimenPage {
    let specimen: Specimen

    init(_ specimen: Specimen) {
        self.specimen = specimen
    }

    /// The script of a page: it shows the numbers that were computed, and computes none.
    private static let script = String(decoding: PackageResources.specimen_js, as: UTF8.self)

    /// The SHA-256 of the script, by which the policy of a page lets in this script and no other; a test
    /// compares both.
    static let scriptHash = "R5t++ltdrqBKtPK2qlEjkJtugrwcOq0V3dsK15TNT80="

    /// A part of the page.
    struct Part {
        let id: String
        let title: String
        /// What the contents call it, where the title is long.
        var name: String?
        let write: (inout HTMLText) -> Void
    }

    /// The index of the category that the page starts at.
    static let first = ContentSizeCategory.allCases.firstIndex(of: .large) ?? 0

    /// The whole document.
    func html() throws -> String {
        let style = SpecimenStyle.text(specimen)
        let numbers = SpecimenNumbers(specimen)
        let parts = parts
        var html = HTMLText()
        html.markup("<!DOCTYPE html>\n")
        html.markup(#"<html lang="en" data-category="\#(Self.first)">"#)
        html.markup("\n<head>\n<meta charset=\"utf-8\">\n")
        writePolicy(to: &html)
        html.markup(#"<meta name="viewport" content="width=device-width,initial-scale=1">"#)
        html.markup("\n<title>")
        html.content(title.replacing("\n", with: " "))
        html.markup("</title>\n")
        html.markup("<style>\(style)</style>\n</head>\n<body>\n")
        writeHeader(parts, to: &html)
        writeSlider(numbers, to: &html)
        html.markup("<main>\n")
        for part in parts {
            html.markup(#"<section id="\#(part.id)" aria-labelledby="\#(part.id)-title">"#)
            html.markup("\n" + #"<h2 id="\#(part.id)-title">"#)
            html.content(part.title)
            html.markup("</h2>\n")
            part.write(&html)
            html.markup("</section>\n")
        }
        html.markup("</main>\n<footer>\n<p>\(Self.sources)</p>\n</footer>\n")
        let data = try numbers.script()
        html.markup(#"<script type="application/json" id="numbers">\#(data)</script>"#)
        html.markup("\n<script>\(Self.script)</script>\n</body>\n</html>\n")
        return html.text
    }

    /// What a window calls the page.
    private var title: String {
        let names = specimen.families.filter { $0.kind != .system }.map(\.title)
        return "Type specimen: " + (names.isEmpty ? "iOS" : names.joined(separator: ", "))
    }

    /// Lets nothing in but the page's own style, script and fonts, and nothing out.
    private func writePolicy(to html: inout HTMLText) {
        html.markup(#"<meta http-equiv="Content-Security-Policy""#)
        html.attribute(
            "content",
            "default-src 'none'; style-src 'unsafe-inline'; "
                + "script-src 'sha256-\(Self.scriptHash)'; font-src data:; "
                + "base-uri 'none'; form-action 'none'"
        )
        html.markup(">\n")
    }

    private var parts: [Part] {
        var parts: [Part] = []
        var row = 0
        for (index, family) in specimen.families.enumerated() {
            let start = row
            parts.append(
                Part(id: "family-\(index)", title: family.title) { html in
                    write(family, from: start, to: &html)
                }
            )
            row += family.rows.count
        }
        if let cap = specimen.cap {
            let title = "Where the cap of \(cap.shortestText) points holds"
            parts.append(Part(id: "caps", title: title, name: "Cap") { writeCaps(to: &$0) })
        }
        let curves = "Body text on other systems"
        parts.append(Part(id: "curves", title: curves, name: "Curves") { writeCurves(to: &$0) })
        let cell = "A cell that sizes itself"
        parts.append(Part(id: "cell", title: cell, name: "Cell") { writeCell(to: &$0) })
        parts.append(Part(id: "sizes", title: "All sizes") { writeTables(to: &$0) })
        return parts
    }

    private static let sources = """
        Sizes are points, of which one is a pixel of CSS here. The system’s sizes are those that UIKit \
        printed on iOS 13 and 26, and other fonts grow by the law of UIFontMetrics, worked out from its \
        results. The system’s font on this page is your browser's: San Francisco on Apple’s systems. \
        Made by typescale \(Tool.version).
        """
}
