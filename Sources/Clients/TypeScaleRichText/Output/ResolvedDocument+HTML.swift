import TypeScale
import TypeScaleDocuments

extension ResolvedDocument {
    /// Returns the screen as a complete HTML page.
    ///
    /// The page's content security policy forbids all scripts. For the elements of rich text, see
    /// ``ResolvedRichText/html()``.
    ///
    /// - Complexity: O(*n* + *m*), where *n* is the length of all text and *m* the number of runs.
    public func html() -> String {
        var html = HTMLText()
        html.markup("<!DOCTYPE html>\n<html")
        html.attribute("lang", language)
        html.markup(">\n<head>\n<meta charset=\"utf-8\">\n")
        html.markup(
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
                + "img-src https: http: data:; style-src 'unsafe-inline'\">\n"
        )
        html.markup("<meta name=\"viewport\" content=\"width=device-width\">\n<title>")
        html.markup("\(MarkupText(pageTitle, lineBreak: " "))")
        html.markup("</title>\n<style>\n\(style)\n</style>\n</head>\n<body>\n<main>\n")
        if let screenName {
            html.markup("<h1 dir=\"auto\">")
            html.content(screenName)
            html.markup("</h1>\n")
        }
        for content in contents where content.title != nil || content.richText != nil {
            html.write(content, titleSize)
        }
        html.markup("</main>\n</body>\n</html>\n")
        return html.text
    }

    /// The name of the screen or, without one, the first title.
    private var pageTitle: String {
        screenName ?? contents.lazy.compactMap(\.title).first ?? "Rich text"
    }

    /// The language that all runs share, or no characters if the language is unknown.
    private var language: String {
        let languages = Set(contents.flatMap { $0.richText?.runs.map(\.language) ?? [] })
        return languages.count == 1 ? (languages.first ?? nil) ?? "" : ""
    }

    private var style: String {
        let name = CSSText.length(screenNameSize, isFixed: false)
        let title = CSSText.length(titleSize, isFixed: false)
        let scheme = hasDarkColors ? "light dark" : "light"
        return """
            :root { color-scheme: \(scheme); font-family: system-ui, sans-serif; }
            body { margin: 1rem; overflow-wrap: anywhere; }
            h1 { font-size: \(name); margin: 0 0 1rem; }
            h2 { font-size: \(title); font-weight: 600; margin: 0; }
            h2 img { height: 1em; margin-right: 0.5em; }
            p { margin: 0.25rem 0 0; white-space: pre-wrap; }
            section { margin: 0 0 1rem; }
            """
    }

    /// Whether a color differs in dark mode, so that the page declares both color schemes.
    private var hasDarkColors: Bool {
        contents.contains { content in
            content.richText?.runs.contains {
                $0.textColor.darkRGBA != nil || $0.backgroundColor?.darkRGBA != nil
            } ?? false
        }
    }
}

extension HTMLText {
    fileprivate mutating func write(_ content: ResolvedContent, _ titleSize: Double) {
        markup("<section>\n")
        if let title = content.title {
            markup("<h2 dir=\"auto\">")
            if let icon = content.iconURL, WebAddress.isSafe(icon, isImage: true) {
                markup("<img")
                attribute("src", icon)
                markup(" alt=\"\" referrerpolicy=\"no-referrer\">")
            }
            self.content(title)
            markup("</h2>\n")
        }
        if let text = content.richText {
            markup("<p dir=\"auto\">")
            markup(text.html())
            markup("</p>\n")
        }
        markup("</section>\n")
    }
}
