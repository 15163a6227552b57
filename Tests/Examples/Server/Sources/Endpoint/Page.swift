import TypeScale
import TypeScaleRichText

/// A page of HTML for one reader.
///
/// Headings and links have exactly the reader's sizes, in `px`. The rich text has its sizes in
/// `rem`, so it also follows the setting of the browser.
struct Page {
    let reader: TraitCollection

    func html(_ document: RichTextDocument) -> String {
        var defaults = RichTextDefaults()
        defaults.attributes.fontName = Brand.Style.regular.name
        defaults.attributes.background = .color(.clear)
        let document = document.resolved(for: reader, defaults: defaults)
        let sections = document.contents.map { content in
            let title = content.title.map { "<h2>\(escaped($0))</h2>\n" } ?? ""
            return title + (content.richText.map { "<p>\($0.html())</p>\n" } ?? "")
        }
        let name = escaped(document.screenName ?? "")
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>\(name)</title>
            <style>
            \(style)</style>
            </head>
            <body>
            <h1>\(name)</h1>
            \(sections.joined())<nav>\(links)</nav>
            </body>
            </html>

            """
    }

    private var style: String {
        let faces = Brand.Style.allCases.map(\.name).map {
            "@font-face { font-family: \"\($0)\"; src: local(\"\($0)\") }\n"
        }
        let margin = FontMetrics.default.scaledValue(for: 16, compatibleWith: reader)
        let rules: KeyValuePairs = [
            "body": Brand.body, "h1": Brand.title1, "h2": Brand.headline, "nav": Brand.link,
        ]
        return faces.joined() + "body { margin: \(margin)px }\n"
            + rules.map { "\($0) { \($1.scaled(for: reader).css) }\n" }.joined()
    }

    private var links: String {
        ContentSizeCategory.allCases.map { category in
            let mark = category == reader.category ? " aria-current=\"page\"" : ""
            return "<a href=\"?size=\(category.shortName)\"\(mark)>\(category.shortName)</a>"
        }
        .joined(separator: " ")
    }

    private func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
}
