import TypeScale

/// A page in a single file that needs no network access.
struct SpecimenPage {
    let specimen: Specimen

    init(_ specimen: Specimen) { self.specimen = specimen }

    /// A part of the page, with a title and a short name for the table of contents.
    private typealias Part = (id: String, title: String, name: String, content: HTML)

    /// The SHA-256 hash of the script, the only script that the content security policy allows.
    ///
    /// A test compares the hash with the script.
    static let scriptHash = "6nZPrDFNuKYahU0LjCvPMqcvkx+cpKqaS02DDGqiCNk="

    func html() throws -> String {
        let categories = ContentSizeCategory.allCases
        let first = categories[Specimen.first]
        let parts = parts
        let page = HTML(
            template: PackageResources.specimen_html,
            [
                "first": "\(Specimen.first)", "last": "\(categories.count - 1)",
                "hash": "\(Self.scriptHash)", "version": "\(Help.version)",
                "title": "\(title.replacing("\n", with: " "))",
                "style": HTML(markup: SpecimenStyle.text(specimen)),
                "contents":
                    "\(parts.map { "<li><a href=\"#\($0.id)\">\($0.name)</a></li>\n" })",
                "short": "\(first.shortName)",
                "shown": "\(SpecimenNumbers.shown(first))",
                "spoken": "\(SpecimenNumbers.spoken(first))",
                "ticks": "\(categories.map { "<li>\($0.shortName)</li>" })",
                "parts": "\(parts.map(Self.section))",
                "numbers": HTML(markup: try SpecimenNumbers.script(specimen)),
                "script": HTML(
                    markup: String(decoding: PackageResources.specimen_js, as: UTF8.self)
                ),
            ]
        )
        return page.text + "\n"
    }

    private static func section(_ part: Part) -> HTML {
        """
        <section id="\(part.id)" aria-labelledby="\(part.id)-title">
        <h2 id="\(part.id)-title">\(part.title)</h2>
        \(part.content)</section>

        """
    }

    private var title: String {
        let names = specimen.families.filter { $0.kind != .system }.map(\.title)
        return "Type specimen: " + (names.isEmpty ? "iOS" : names.joined(separator: ", "))
    }

    private var parts: [Part] {
        var parts: [Part] = []
        var row = 0
        for (index, family) in specimen.families.enumerated() {
            let content = self.family(family, from: row)
            parts.append(("family-\(index)", family.title, family.title, content))
            row += family.rows.count
        }
        if let cap = specimen.cap {
            let title = "Effect of the cap of \(cap.shortestText) points"
            parts.append(("caps", title, "Cap", caps))
        }
        return parts + [
            ("curves", "Body text on other systems", "Curves", curves),
            ("cell", "A cell that sizes itself", "Cell", cell),
            ("sizes", "All sizes", "All sizes", tables),
        ]
    }
}
