public import Foundation
import TypeScale
public import TypeScaleRichText

extension NSAttributedString {
    /// The text of a resolved rich text with UIKit's attributes.
    ///
    ///     label.attributedText = NSAttributedString(richText.resolved(for: reader))
    ///
    /// A picture is an `NSTextAttachment` of its size without contents, which the host supplies; its
    /// place among the text stands from the start. A face that is not registered gives way to the
    /// system's, and ``UIFont/missingName`` says so.
    ///
    /// - Parameters:
    ///   - text: The text for a reader.
    ///   - contents: The bytes of a picture; `nil` while there are none.
    /// - Complexity: O(*n*) in the length of the text and the number of runs.
    public convenience init(
        _ text: ResolvedRichText,
        contents: (RichTextAttachment) -> Data? = { _ in nil }
    ) {
        let result = NSMutableAttributedString(string: "")
        for run in text.runs {
            var attributes = text.uiKitAttributes(of: run)
            if let number = run.attachment, text.attachments.indices.contains(number) {
                let attachment = text.attachments[number]
                let value = NSTextAttachment(data: contents(attachment), ofType: nil)
                value.bounds = attachment.bounds(beside: attributes[.font] as? UIFont)
                attributes[.attachment] = value
            }
            let piece = String(text.text(of: run))
            result.append(NSAttributedString(string: piece, attributes: attributes))
        }
        self.init(attributedString: result)
    }
}

extension ResolvedRichText {
    /// The attributes of a run, but for its attachment.
    fileprivate func uiKitAttributes(of run: ResolvedRun) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont(run), .foregroundColor: UIColor(run.textColor),
        ]
        if let color = run.backgroundColor { attributes[.backgroundColor] = UIColor(color) }
        if run.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if run.isStruckThrough {
            attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
        }
        if let offset = run.baselineOffset { attributes[.baselineOffset] = CGFloat(offset) }
        if let tracking = run.font.tracking { attributes[.tracking] = CGFloat(tracking) }
        if let height = run.font.lineHeight {
            let style = NSMutableParagraphStyle()
            style.minimumLineHeight = CGFloat(height)
            style.maximumLineHeight = CGFloat(height)
            attributes[.paragraphStyle] = style
        }
        if let link = run.link.flatMap({ URL(string: $0) }) { attributes[.link] = link }
        return attributes
    }
}

extension RichTextAttachment {
    /// The size, and where it stands from the baseline.
    fileprivate func bounds(beside font: UIFont?) -> CGRect {
        let height = CGFloat(height)
        let y: CGFloat =
            switch alignment {
            case .baseline: 0
            case .center: ((font?.capHeight ?? height) - height) / 2
            case .top: (font?.ascender ?? height) - height
            }
        return CGRect(x: 0, y: y, width: CGFloat(width), height: height)
    }
}

extension UIFont {
    /// The font of a run.
    fileprivate convenience init(_ run: ResolvedRun) {
        let font = run.font
        let size = CGFloat(font.pointSize)
        let weight = UIFont.Weight(openType: font.weight.rawValue)
        var descriptor =
            font.face.postScriptName.map { UIFontDescriptor(name: $0, size: size) }
            ?? (run.isMonospaced
            ? UIFont.monospacedSystemFont(ofSize: size, weight: weight)
            : UIFont.systemFont(ofSize: size, weight: weight)).fontDescriptor
        if run.isItalic {
            let traits = descriptor.symbolicTraits.union(.traitItalic)
            descriptor = descriptor.withSymbolicTraits(traits) ?? descriptor
        }
        self.init(descriptor: descriptor, size: size)
    }
}

extension UIColor {
    /// A colour of a rich text, another one on dark screens where it has two.
    fileprivate convenience init(_ color: RichTextColor) {
        guard let dark = color.darkRGBA else {
            self.init(rgba: color.rgba)
            return
        }
        let light = color.rgba
        self.init { traits in
            UIColor(rgba: traits.userInterfaceStyle == .dark ? dark : light)
        }
    }

    private convenience init(rgba: UInt32) {
        let channels = RichTextColor.channels(of: rgba)
        self.init(
            red: CGFloat(channels.red),
            green: CGFloat(channels.green),
            blue: CGFloat(channels.blue),
            alpha: CGFloat(channels.alpha)
        )
    }
}
