import Foundation
import TypeScale

/// A page in a single file that needs no network access.
struct SpecimenPage {
    let specimen: Specimen
    /// The module that computes the numbers of the calculator, or `nil` for no calculator.
    let module: SpecimenModule?

    init(_ specimen: Specimen, module: SpecimenModule? = nil) {
        self.specimen = specimen
        self.module = module
    }

    /// A part of the page, with a title and a short name for the table of contents.
    private typealias Part = (id: String, title: String, name: String, content: HTML)

    private static let script = String(decoding: PackageResources.specimen_js, as: UTF8.self)
    private static let scriptSource = source(of: script)

    /// The scripts that the content security policy allows.
    private var scriptSources: String {
        guard let module else { return Self.scriptSource }
        return "\(Self.scriptSource) \(Self.source(of: Self.script(module))) 'wasm-unsafe-eval'"
    }

    /// Returns the name of a script in a policy, which is its hash in base64.
    private static func source(of script: String) -> String {
        "'sha256-\(Data(SHA256.hash(Array(script.utf8))).base64EncodedString())'"
    }

    func html() throws -> String {
        let categories = ContentSizeCategory.allCases
        let first = categories[Specimen.first]
        let parts = parts
        let page = HTML(
            template: PackageResources.specimen_html,
            [
                "first": "\(Specimen.first)", "last": "\(categories.count - 1)",
                "scripts": "\(scriptSources)", "version": "\(Help.version)",
                "title": "\(title.replacing("\n", with: " "))",
                "style": HTML(markup: SpecimenStyle.text(specimen) + calculatorStyle),
                "contents":
                    "\(parts.map { "<li><a href=\"#\($0.id)\">\($0.name)</a></li>\n" })",
                "short": "\(first.shortName)",
                "shown": "\(SpecimenNumbers.shown(first))",
                "spoken": "\(SpecimenNumbers.spoken(first))",
                "ticks": "\(categories.map { "<li>\($0.shortName)</li>" })",
                "parts": "\(parts.map(Self.section))",
                "numbers": HTML(markup: try SpecimenNumbers.script(specimen)),
                "script": HTML(markup: Self.script),
                "module": module.map(Self.elements) ?? "",
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

    private var calculatorStyle: String {
        module == nil ? "" : String(decoding: PackageResources.calculator_css, as: UTF8.self)
    }

    private var title: String {
        let names = specimen.families.filter { $0.kind != .system }.map(\.title)
        return "Type specimen: " + (names.isEmpty ? "iOS" : names.joined(separator: ", "))
    }

    private var parts: [Part] {
        var parts: [Part] = []
        if module != nil {
            parts.append(("calculator", "Any size in any font", "Any size", calculator))
        }
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
