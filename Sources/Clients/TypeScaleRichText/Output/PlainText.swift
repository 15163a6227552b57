extension ResolvedRichText {
    /// The text, in which alternative text replaces pictures, and U+0020 replaces spacers.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public var plainText: String {
        guard !attachments.isEmpty else { return string }
        var text = ""
        for run in runs {
            guard let number = run.attachment else {
                text += self.text(of: run)
                continue
            }
            guard attachments.indices.contains(number) else { continue }
            text += attachments[number].url == nil ? " " : run.accessibilityText ?? ""
        }
        return text
    }
}

extension ResolvedDocument {
    /// The screen's name, titles and text, on separate lines.
    ///
    /// - Complexity: O(*n*) in the length of all text.
    public var plainText: String {
        var lines = screenName.map { [$0] } ?? []
        for content in contents {
            if let title = content.title { lines.append(title) }
            if let text = content.richText { lines.append(text.plainText) }
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
