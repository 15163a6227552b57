import Foundation
import TypeScale
import TypeScaleFonts
import TypeScaleLayout
import UIKitNames

/// A measurement of attributed text in its own fonts and its first paragraph style.
struct TextMeasure {
    // These settings come from a label or from drawing options, not from the text.
    var lineLimit = 0
    var lineBreakMode: NSLineBreakMode?
    var strategy: NSParagraphStyle.LineBreakStrategy?
    var usesFontLeading = false
    /// The font for text without a font attribute.
    let font: UIFont

    /// Text with the same attributes.
    ///
    /// Plain text is measured as a run, because Foundation on Linux leaks attributed strings.
    typealias Run = (text: String, attributes: [NSAttributedString.Key: Any])

    static func runs(
        _ text: some StringProtocol,
        _ attributes: [NSAttributedString.Key: Any]?
    ) -> [Run] {
        text.isEmpty ? [] : [(String(text), attributes ?? [:])]
    }

    /// Measures runs, and returns the result of a closure for the measured text.
    ///
    /// If a font's file cannot be read, all text is measured in the system font, and a line on
    /// standard error reports the failure. If that fails too, the result is `nil`.
    func measured<Result>(_ runs: [Run], _ body: (MeasuredText) -> Result) -> Result? {
        let style = style(runs.first?.attributes[.paragraphStyle] as? NSParagraphStyle)
        for usesSystemFont in [false, true] {
            do throws(FontError) {
                let spans = spans(of: runs, usesSystemFont: usesSystemFont)
                return body(try MeasuredText(spans, style: style))
            } catch {
                let line = "cannot measure text in its fonts: \(error)\n"
                FileHandle.standardError.write(Data(line.utf8))
            }
        }
        return nil
    }

    private func spans(of runs: [Run], usesSystemFont: Bool) -> [TextSpan] {
        runs.flatMap { text, attributes in
            let font = attributes[.font] as? UIFont ?? font
            let face = usesSystemFont ? .system(SystemFace()) : font.instance
            return Self.spans(text, attributes, face, font.pointSize)
        }
    }

    private static func spans(
        _ text: String,
        _ attributes: [NSAttributedString.Key: Any],
        _ face: FontInstance,
        _ pointSize: CGFloat
    ) -> [TextSpan] {
        if let attachment = attributes[.attachment] as? NSTextAttachment {
            let bounds = attachment.bounds
            return text.unicodeScalars.map { _ in
                TextSpan(
                    objectOfWidth: bounds.width,
                    ascent: bounds.maxY,
                    descent: -bounds.minY,
                    face: face,
                    pointSize: pointSize
                )
            }
        }
        let kern = number(attributes[.kern])
        let added = (kern ?? 0) + (number(attributes[.tracking]) ?? 0)
        var span = TextSpan(text, face: face, pointSize: pointSize)
        // Unlike an absent kern, a kern of 0 turns pair kerning off.
        if kern == 0 { span.features = FontFeatures.default.without("kern") }
        if added != 0 {
            span.letterSpacing = (face.tracking(at: pointSize) ?? 0) + added
        }
        span.baselineOffset = number(attributes[.baselineOffset]) ?? 0
        return [span]
    }

    /// Converts a value of any numeric type to a `Double`, or returns `nil` for other values.
    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as NSNumber: value.doubleValue
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as any BinaryInteger: Double(value)
        default: nil
        }
    }

    private func style(_ paragraph: NSParagraphStyle?) -> ParagraphStyle {
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
        let strategy = strategy ?? paragraph?.lineBreakStrategy ?? []
        style.lineBreakStrategy = LineBreakStrategy(rawValue: strategy.rawValue)
        let mode = lineBreakMode ?? paragraph?.lineBreakMode ?? .byWordWrapping
        style.lineBreakMode = LineBreakMode(mode)
        style.lineLimit = max(0, lineLimit)
        style.usesFontLeading = usesFontLeading
        style.countsTrailingSpaces = true
        return style
    }
}

extension NSAttributedString {
    /// The runs of text with the same attributes.
    var runs: [TextMeasure.Run] {
        var runs: [TextMeasure.Run] = []
        let units = string.utf16
        var start = units.startIndex
        // The default options compare values, and comparing some types ends the process.
        let options = EnumerationOptions.longestEffectiveRangeNotRequired
        let whole = NSRange(location: 0, length: length)
        unsafe enumerateAttributes(in: whole, options: options) { attributes, range, _ in
            let end = units.index(start, offsetBy: range.length)
            // A range can end between surrogates. Each half becomes a replacement character.
            runs.append((String(decoding: units[start..<end], as: UTF16.self), attributes))
            start = end
        }
        return runs
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
