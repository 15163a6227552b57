import Foundation

/// A page in a single file that needs no network access, usually with a slider for the text size.
struct SliderPage {
    /// A part of the page, with a title and a short name for the table of contents.
    struct Part {
        let id: String
        let title: String
        let name: String
        let content: HTML
        /// The number of items, which is next to the title and the name.
        var count: Int?
        /// Whether the page shows only the title until a reader opens the part.
        var isFolded = false
        /// Whether the slider is in the part, because the other parts do not depend on it.
        var containsSlider = false
    }

    let title: String
    let heading: String
    let lede: HTML
    let footer: HTML
    let parts: [Part]
    /// The slider, or `nil` for a page without scripts.
    let slider: TextSizeSlider?
    let style: String
    /// The data for the scripts, as JSON without `<`.
    let numbers: String

    /// The scripts that follow the slider's script.
    var scripts: [String] = []

    private static let script = String(decoding: PackageResources.specimen_js, as: UTF8.self)

    /// Returns the name of a script in a policy, which is its hash in base64.
    private static func source(of script: String) -> String {
        "'sha256-\(Data(SHA256.hash(Array(script.utf8))).base64EncodedString())'"
    }

    func html() -> String {
        let isSliderInPart = parts.contains(where: \.containsSlider)
        let page = HTML(
            template: PackageResources.specimen_html,
            [
                "first": "\(slider?.first ?? 0)", "scripts": "\(sources)",
                "version": "\(Help.version)", "title": "\(visible(title, upTo: 1000))",
                "style": HTML(markup: style), "heading": "\(heading)", "lede": lede,
                "footer": footer,
                "contents": contents,
                "reader": isSliderInPart ? "" : slider?.html ?? "",
                "parts": "\(parts.map(section))", "script": elements,
            ]
        )
        return page.text + "\n"
    }

    /// The policy's names of all scripts.
    private var sources: String {
        guard slider != nil else { return "'none'" }
        return ([Self.script] + scripts).map(Self.source).joined(separator: " ")
    }

    private var elements: HTML {
        guard slider != nil else { return "" }
        let scripts = ([Self.script] + scripts).map { script -> HTML in
            "<script>\(HTML(markup: script))</script>"
        }
        return """
            <script type="application/json" id="numbers">\(HTML(markup: numbers))</script>
            \(scripts)
            """
    }

    /// The links to the parts.
    private var contents: HTML {
        guard !parts.isEmpty else { return "" }
        return """
            <nav aria-label="On this page">
            <ul>
            \(parts.map(Self.link))</ul>
            </nav>

            """
    }

    private static func link(_ part: Part) -> HTML {
        "<li><a href=\"#\(part.id)\">\(part.name)\(part.number)</a></li>\n"
    }

    private func section(_ part: Part) -> HTML {
        let title: HTML = "<h2 id=\"\(part.id)-title\">\(part.title)\(part.number)</h2>"
        let slider: HTML = part.containsSlider ? slider?.html ?? "" : ""
        let content: HTML =
            part.isFolded
            ? "<details>\n<summary>\(title)</summary>\n\(part.content)</details>\n"
            : "\(title)\n\(slider)\(part.content)"
        return """
            <section id="\(part.id)" aria-labelledby="\(part.id)-title">
            \(content)</section>

            """
    }
}

extension SliderPage.Part {
    fileprivate var number: HTML {
        count.map { " <span class=\"count\">\($0)</span>" } ?? ""
    }
}
