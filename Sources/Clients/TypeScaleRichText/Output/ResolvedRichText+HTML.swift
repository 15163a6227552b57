import TypeScale

extension ResolvedRichText {
    /// Returns the text as HTML elements with inline styles.
    ///
    /// Put the elements into a block, such as a `p` with `white-space: pre-wrap`. All text from the
    /// document is escaped. The elements contain no scripts or event handlers, and the decoder has
    /// checked all URLs. Scaled sizes are in `rem`, at 16 points per `rem`, so they also follow the
    /// browser's setting. Fixed sizes are in `px`. CSS cannot tint pictures, so tints are omitted.
    ///
    /// - Complexity: O(*n* + *m*), where *n* is the length of the text and *m* the number of runs.
    public func html() -> String {
        var html = HTMLText()
        for run in runs {
            if let number = run.attachment {
                if attachments.indices.contains(number) { html.write(attachments[number], run) }
            } else {
                html.write(run, text(of: run))
            }
        }
        return html.text
    }
}

extension HTMLText {
    /// Writes a run as an element for its style, with inner elements for its meaning.
    fileprivate mutating func write(_ run: ResolvedRun, _ content: Substring) {
        let name = run.link.map { _ in "a" } ?? "span"
        markup("<" + name)
        if let link = run.link, WebAddress.isSafe(link) {
            attribute("href", link)
            markup(" rel=\"noopener noreferrer\"")
        }
        if let language = run.language { attribute("lang", language) }
        if let spoken = run.accessibilityText {
            if run.link == nil { markup(" role=\"img\"") }
            attribute("aria-label", spoken)
        }
        attribute("style", CSSText(run).text)
        markup(">")
        var names: [String] = []
        if run.font.weight >= .semibold { names.append("strong") }
        if run.isItalic { names.append("em") }
        if run.isUnderlined { names.append("u") }
        if run.isStruckThrough { names.append("s") }
        for name in names {
            // The browser's default style would override the weight.
            markup(name == "strong" ? "<strong style=\"font-weight:inherit\">" : "<\(name)>")
        }
        self.content(content)
        for name in names.reversed() { markup("</\(name)>") }
        markup("</\(name)>")
    }

    fileprivate mutating func write(_ attachment: RichTextAttachment, _ run: ResolvedRun) {
        guard let url = attachment.url else {
            markup("<span")
            attribute("style", CSSText(attachment, run).text)
            markup("></span>")
            return
        }
        markup("<img")
        if WebAddress.isSafe(url, isImage: true) { attribute("src", url) }
        attribute("alt", attachment.accessibilityText ?? "")
        attribute("style", CSSText(attachment, run).text)
        markup(" referrerpolicy=\"no-referrer\">")
    }
}
