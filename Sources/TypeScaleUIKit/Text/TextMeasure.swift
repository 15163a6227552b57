import Foundation
import TypeScale
import TypeScaleFonts
import TypeScaleLayout

/// Attributed text, measured by the fonts and paragraph styles in it.
struct TextMeasure {
    /// How lines are broken and spaced, apart from what the text itself says.
    struct Setting {
        var lineLimit = 0
        var lineBreakMode: NSLineBreakMode?
        var strategy: NSParagraphStyle.LineBreakStrategy?
        var usesFontLeading = false
        /// The font of text that has none.
        var font: UIFont
    }

    /// The text; `nil` where a font's file is gone, so that nothing can be measured.
    let text: MeasuredText?

    init(_ string: NSAttributedString, _ setting: Setting) {
        var spans: [TextSpan] = []
        let characters = string.string
        let units = characters.utf16
        var start = units.startIndex
        var offset = 0
        while offset < string.length {
            var range = NSRange(location: offset, length: string.length - offset)
            let attributes = unsafe string.attributes(at: offset, effectiveRange: &range)
            let count = max(1, range.upperBound - offset)
            let end = units.index(start, offsetBy: count)
            // A range may end between surrogates, whose halves are replacement characters each.
            let part = String(decoding: units[start..<end], as: UTF16.self)
            spans += Self.spans(part, attributes, setting)
            start = end
            offset += count
        }
        let paragraph =
            string.length > 0
            ? unsafe string.attribute(.paragraphStyle, at: 0, effectiveRange: nil) : nil
        let style = Self.style(paragraph as? NSParagraphStyle, setting)
        text = try? MeasuredText(spans, style: style)
    }

    private static func spans(
        _ text: String,
        _ attributes: [NSAttributedString.Key: Any],
        _ setting: Setting
    ) -> [TextSpan] {
        let font = attributes[.font] as? UIFont ?? setting.font
        let face = font.face.instance
        if let attachment = attributes[.attachment] as? NSTextAttachment {
            let bounds = attachment.bounds
            return text.unicodeScalars.map { _ in
                TextSpan(
                    objectOfWidth: bounds.width,
                    ascent: bounds.maxY,
                    descent: -bounds.minY,
                    face: face,
                    pointSize: font.pointSize
                )
            }
        }
        let kern = number(attributes[.kern])
        let added = (kern ?? 0) + (number(attributes[.tracking]) ?? 0)
        var span = TextSpan(text, face: face, pointSize: font.pointSize)
        // A kern of 0 is not the same as none: it turns the kerning of pairs off.
        if kern == 0 { span.features = FontFeatures.default.without("kern") }
        if added != 0 {
            let own = if case .system = face { SystemFont.spacing(at: font.pointSize) } else { 0.0 }
            span.letterSpacing = own + Double(added)
        }
        span.baselineOffset = Double(number(attributes[.baselineOffset]) ?? 0)
        return [span]
    }

    private static func style(
        _ paragraph: NSParagraphStyle?,
        _ setting: Setting
    ) -> ParagraphStyle {
        var style = ParagraphStyle()
        if let paragraph {
            style.lineSpacing = paragraph.lineSpacing
            style.paragraphSpacing = paragraph.paragraphSpacing
            style.paragraphSpacingBefore = paragraph.paragraphSpacingBefore
            style.headIndent = paragraph.headIndent
            style.firstLineHeadIndent = paragraph.firstLineHeadIndent
            style.tailIndent = paragraph.tailIndent
            style.lineHeightMultiple = paragraph.lineHeightMultiple
            style.minimumLineHeight = paragraph.minimumLineHeight
            style.maximumLineHeight = paragraph.maximumLineHeight
        }
        let strategy = setting.strategy ?? paragraph?.lineBreakStrategy ?? []
        style.lineBreakStrategy = LineBreakStrategy(rawValue: strategy.rawValue)
        style.lineBreakMode = LineBreakMode(
            setting.lineBreakMode ?? paragraph?.lineBreakMode ?? .byWordWrapping
        )
        style.lineLimit = max(0, setting.lineLimit)
        style.usesFontLeading = setting.usesFontLeading
        style.countsTrailingSpaces = true
        return style
    }
}

extension LineBreakMode {
    init(_ mode: NSLineBreakMode) {
        switch mode {
        case .byWordWrapping: self = .wordWrapping
        case .byCharWrapping: self = .characterWrapping
        case .byClipping: self = .clipping
        case .byTruncatingHead: self = .truncatingHead
        case .byTruncatingTail: self = .truncatingTail
        case .byTruncatingMiddle: self = .truncatingMiddle
        }
    }
}
