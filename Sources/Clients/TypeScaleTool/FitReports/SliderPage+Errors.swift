import TypeScaleDiagnostics

extension SliderPage.Part {
    /// The maximum number of errors on a page, which bounds its size.
    private static let maximumErrors = 100

    /// Returns a part that lists errors in files.
    static func errors(_ problems: [Diagnostic]) -> SliderPage.Part {
        let items = problems.prefix(maximumErrors).map { problem -> HTML in
            "<li>\(visible(problem.description, upTo: 400))</li>\n"
        }
        let rest = problems.count - items.count
        let more: HTML = rest > 0 ? "<li>and \(rest) more</li>\n" : ""
        return SliderPage.Part(
            id: "errors",
            title: "Errors in files",
            name: "Errors",
            content: "<ul class=\"errors\">\n\(items)\(more)</ul>\n"
        )
    }
}
