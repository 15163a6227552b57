public import Foundation

extension AttributedString {
    /// The text with the attributes of `AttributeScopes.TypeScaleAttributes` and Foundation's.
    ///
    ///     let text = AttributedString(richText.resolved(for: reader))
    ///     for run in text.runs { print(run.typeScale.font?.pointSize) }
    ///
    /// A picture is U+FFFC with its size in `attachment` and its address in `imageURL`; the host loads it.
    ///
    /// - Parameter text: The text for a reader.
    /// - Complexity: O(*n*) in the length of the text and the number of runs.
    public init(_ text: ResolvedRichText) {
        var result = AttributedString()
        var start = text.string.startIndex
        var place = 0
        for run in text.runs {
            let end = text.string.utf8.index(start, offsetBy: run.range.upperBound - place)
            var piece = AttributedString(text.string[start..<end])
            piece.setAttributes(text.attributes(of: run))
            result.append(piece)
            start = end
            place = run.range.upperBound
        }
        self = result
    }
}

extension ResolvedRichText {
    /// The attributes of a run.
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
