public import Foundation
import TypeScale
public import TypeScaleRichText

#if os(iOS) || os(tvOS) || os(visionOS)
import UIKit
#else
import UIKitNames
#endif

extension NSAttributedString {
    /// Creates attributed text from resolved rich text, with UIKit's attributes.
    ///
    ///     label.attributedText = NSAttributedString(richText.resolved(for: reader))
    ///
    /// A picture or space becomes an `NSTextAttachment` with its final size, so the layout does not
    /// change when the bytes of a picture arrive. If a font is missing, the system font replaces
    /// it.
    ///
    /// - Parameters:
    ///   - text: The text, resolved for a reader.
    ///   - contents: A closure that returns the bytes of an attachment, or `nil` if none exist yet.
    /// - Complexity: O(*n* + *m*), where *n* is the length of the text and *m* the number of runs.
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
    /// Returns the attributes of a run, except its attachment.
    fileprivate func uiKitAttributes(of run: ResolvedRun) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont(run), .foregroundColor: run.textColor.uiColor,
        ]
        attributes[.backgroundColor] = run.backgroundColor?.uiColor
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
    /// Returns the attachment's size and its position relative to the baseline.
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
    /// Creates the font for a run.
    fileprivate convenience init(_ run: ResolvedRun) {
        let font = run.font
        let size = CGFloat(font.pointSize)
        let weight = UIFont.Weight(font.weight)
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

extension RichTextColor {
    fileprivate var uiColor: UIColor {
        let light = Self.uiColor(rgba)
        guard let dark = darkRGBA.map(Self.uiColor) else { return light }
        return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    private static func uiColor(_ rgba: UInt32) -> UIColor {
        let (red, green, blue, alpha) = channels(of: rgba)
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
}
