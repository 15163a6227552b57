import TypeScale

/// The page: one file that opens without a network.
struct SpecimenPage {
    let specimen: Specimen

    init(_ specimen: Specimen) { self.specimen = specimen }

    private struct Part {
        let id: String
        let title: String
        /// The name in the contents; `nil` for the title.
        var name: String?
        let content: HTML
    }

    /// The SHA-256 of the script, by which the content security policy allows this script only.
    ///
    /// A test compares both.
    static let scriptHash = "6nZPrDFNuKYahU0LjCvPMqcvkx+cpKqaS02DDGqiCNk="

    func html() throws -> String {
        let categories = ContentSizeCategory.allCases
        let first = categories[Specimen.first]
        let parts = parts
        let page = HTML(
            template: PackageResources.specimen_html,
            [
                "first": "\(Specimen.first)", "last": "\(categories.count - 1)",
                "hash": "\(Self.scriptHash)", "version": "\(Tool.version)",
                "title": "\(title.replacing("\n", with: " "))",
                "style": HTML(markup: SpecimenStyle.text(specimen)),
                "contents":
                    "\(parts.map { "<li><a href=\"#\($0.id)\">\($0.name ?? $0.title)</a></li>\n" })",
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
            parts.append(Part(id: "family-\(index)", title: family.title, content: content))
            row += family.rows.count
        }
        if let cap = specimen.cap {
            let title = "Effect of the cap of \(cap.shortestText) points"
            parts.append(Part(id: "caps", title: title, name: "Cap", content: caps))
        }
        let curvesTitle = "Body text on other systems"
        parts.append(Part(id: "curves", title: curvesTitle, name: "Curves", content: curves))
        let cellTitle = "A cell that sizes itself"
        parts.append(Part(id: "cell", title: cellTitle, name: "Cell", content: cell))
        parts.append(Part(id: "sizes", title: "All sizes", content: tables))
        return parts
    }
}
