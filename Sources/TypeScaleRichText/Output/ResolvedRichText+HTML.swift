import TypeScale

extension ResolvedRichText {
    /// The text as a piece of a page: elements for what text is, styles for how it looks.
    ///
    /// Everything from outside is escaped. There are no scripts, no handlers, and no addresses but those
    /// that the decoder let through. Sizes are in `rem`, 16 points to one, so that the browser's own
    /// setting scales them further; fixed ones are in `px`. Tints of pictures are left out, which CSS has
    /// nothing for.
    ///
    /// - Returns: Elements to stand within a block, such as a `p` with `white-space: pre-wrap`.
    /// - Complexity: O(*n*) in the length of the text and the number of runs.
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
    /// Writes a run: one element for its look, and in it those that say what it is.
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
            // A browser's own style would make it heavier than it is to be.
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
