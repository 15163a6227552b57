import Foundation

/// A page in a single file that needs no network access, with a slider for the text size.
struct SliderPage {
    /// A part of the page, with a title and a short name for the table of contents.
    struct Part {
        let id: String
        let title: String
        let name: String
        let content: HTML
        /// Whether the page shows only the title until a reader opens the part.
        var isFolded = false
    }

    /// A position of the slider.
    struct Stop {
        /// The name at the slider, such as `AX1`.
        let short: String
        /// The words next to the name.
        let shown: String
        /// The text for screen readers, which is the visible text.
        var spoken: String { "\(short), \(shown)" }
    }

    let title: String
    let heading: String
    let lede: HTML
    /// The sentences that the page shows without JavaScript.
    let noscript: HTML
    let footer: HTML
    let parts: [Part]
    let stops: [Stop]
    /// The index of the first position.
    let first: Int
    let style: String
    /// The data for the scripts, as JSON without `<`.
    let numbers: String

    /// The scripts that follow the slider's script.
    var scripts: [String] = []
    /// The controls below the slider.
    var controls: HTML = ""
    /// The elements after the scripts, and the policy's names of these elements.
    var extra: (elements: HTML, sources: [String]) = ("", [])

    private static let script = String(decoding: PackageResources.specimen_js, as: UTF8.self)

    /// Returns the name of a script in a policy, which is its hash in base64.
    static func source(of script: String) -> String {
        "'sha256-\(Data(SHA256.hash(Array(script.utf8))).base64EncodedString())'"
    }

    func html() -> String {
        let stop = stops[first]
        let scripts = [Self.script] + scripts
        let sources = scripts.map(Self.source) + extra.sources
        let elements = scripts.map { "<script>\(HTML(markup: $0))</script>" as HTML }
        let page = HTML(
            template: PackageResources.specimen_html,
            [
                "first": "\(first)", "last": "\(stops.count - 1)",
                "scripts": "\(sources.joined(separator: " "))", "version": "\(Help.version)",
                "title": "\(visible(title, upTo: 1000))", "style": HTML(markup: style),
                "heading": "\(heading)", "lede": lede, "footer": footer, "noscript": noscript,
                "controls": controls,
                "contents":
                    "\(parts.map { "<li><a href=\"#\($0.id)\">\($0.name)</a></li>\n" })",
                "short": "\(stop.short)", "shown": "\(stop.shown)", "spoken": "\(stop.spoken)",
                "ticks": "\(stops.map { "<li>\($0.short)</li>" })",
                "parts": "\(parts.map(Self.section))",
                "numbers": HTML(markup: numbers),
                "script": "\(elements)\(extra.elements)",
            ]
        )
        return page.text + "\n"
    }

    private static func section(_ part: Part) -> HTML {
        let title: HTML = "<h2 id=\"\(part.id)-title\">\(part.title)</h2>"
        let content: HTML =
            part.isFolded
            ? "<details>\n<summary>\(title)</summary>\n\(part.content)</details>\n"
            : "\(title)\n\(part.content)"
        return """
            <section id="\(part.id)" aria-labelledby="\(part.id)-title">
            \(content)</section>

            """
    }
}
