public import Foundation

extension AttributedString {
    /// Creates an attributed string with TypeScale's and Foundation's attributes.
    ///
    ///     let text = AttributedString(richText.resolved(for: reader))
    ///     for run in text.runs { print(run.typeScale.font?.pointSize) }
    ///
    /// U+FFFC represents a picture or a space, whose size is in `attachment`. For a picture,
    /// `imageURL` contains the URL from which your app loads the picture.
    ///
    /// - Parameter text: The resolved text.
    /// - Complexity: O(*n* + *m*), where *n* is the length of the text and *m* the number of runs.
    public init(_ text: ResolvedRichText) {
        self.init()
        for run in text.runs {
            append(AttributedString(text.text(of: run), attributes: text.attributes(of: run)))
        }
    }
}

extension ResolvedRichText {
    fileprivate func attributes(of run: ResolvedRun) -> AttributeContainer {
        var attributes = AttributeContainer()
        attributes.typeScale.font = run.font
        attributes.typeScale.foregroundColor = run.textColor
        if let color = run.backgroundColor { attributes.typeScale.backgroundColor = color }
        if run.isItalic { attributes.typeScale.italic = true }
        if run.isMonospaced { attributes.typeScale.monospaced = true }
        if run.isUnderlined { attributes.typeScale.underline = true }
        if run.isStruckThrough { attributes.typeScale.strikethrough = true }
        if let offset = run.baselineOffset { attributes.typeScale.baselineOffset = offset }
        if let link = run.link { attributes.link = URL(string: link) }
        if let language = run.language { attributes.languageIdentifier = language }
        if let spoken = run.accessibilityText { attributes.alternateDescription = spoken }
        if let number = run.attachment, attachments.indices.contains(number) {
            let attachment = attachments[number]
            attributes.typeScale.attachment = attachment
            attributes.imageURL = attachment.url.flatMap { URL(string: $0) }
        }
        return attributes
    }
}
