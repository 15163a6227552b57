#if !os(macOS) && !os(watchOS)
public import Foundation
import TypeScale
public import TypeScaleRichText
public import TypeScaleUIKit

#if os(iOS) || os(tvOS) || os(visionOS)
public import UIKit
#else
public import UIKitNames
#endif

extension NSAttributedString {
    /// Creates attributed text from resolved rich text, with UIKit's attributes.
    ///
    ///     label.attributedText = NSAttributedString(richText.resolved(for: reader))
    ///
    /// A picture or space becomes an `NSTextAttachment` with its final size, so the layout does not
    /// change when the bytes of a picture arrive.
    ///
    /// - Parameters:
    ///   - text: The text, resolved for a reader.
    ///   - contents: A closure that returns the bytes of an attachment, or `nil` if none exist yet.
    ///   - report: A closure that is called for each run whose font is missing. The system font
    ///     replaces the font. By default, the closure writes the error to standard error.
    /// - Complexity: O(*n* + *m*), where *n* is the length of the text and *m* the number of runs.
    public convenience init(
        _ text: ResolvedRichText,
        contents: (RichTextAttachment) -> Data? = { _ in nil },
        ifMissing report: (FontUnavailable) -> Void = { FontUnavailable.log($0) }
    ) {
        self.init(typeScale: AttributedString(text), contents: contents, ifMissing: report)
    }

    /// Creates attributed text from text with TypeScale's attributes.
    ///
    /// Adds UIKit's attribute for each attribute in `AttributeScopes.TypeScaleAttributes`. If the
    /// text already has the attribute in UIKit's scope, that attribute takes precedence.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - contents: A closure that returns the bytes of an attachment, or `nil` if none exist yet.
    ///   - report: A closure that is called for each run whose font is missing. The system font
    ///     replaces the font. By default, the closure writes the error to standard error.
    /// - Complexity: O(*n* + *m*), where *n* is the length of the text and *m* the number of runs.
    public convenience init(
        typeScale text: AttributedString,
        contents: (RichTextAttachment) -> Data? = { _ in nil },
        ifMissing report: (FontUnavailable) -> Void = { FontUnavailable.log($0) }
    ) {
        let result = NSMutableAttributedString(attributedString: NSAttributedString(text))
        var location = 0
        for run in text.runs {
            // A run can begin or end within a character.
            var string = String.UnicodeScalarView()
            string.append(contentsOf: text.unicodeScalars[run.range])
            let range = NSRange(location: location, length: String(string).utf16.count)
            location += range.length
            guard range.length > 0 else { continue }
            var attributes = run.uiKitAttributes(ifMissing: report)
            let present = unsafe result.attributes(at: range.location, effectiveRange: nil)
            attributes.merge(present) { $1 }
            result.setAttributes(attributes, range: range)
            guard let attachment = run.typeScale.attachment, present[.attachment] == nil else {
                continue
            }
            // Equal attachments can form one run, but an object represents only one character.
            for index in range.location..<location {
                let value = NSTextAttachment(data: contents(attachment), ofType: nil)
                value.bounds = attachment.bounds(beside: attributes[.font] as? UIFont)
                result.addAttribute(
                    .attachment,
                    value: value,
                    range: NSRange(location: index, length: 1)
                )
            }
        }
        self.init(attributedString: result)
    }
}

extension AttributedString {
    /// Returns the text with UIKit's attributes in place of TypeScale's.
    ///
    /// Only UIKit's attributes and links are kept on Linux, where the text has no attachments.
    ///
    /// - Parameter report: A closure that is called for each run whose font is missing. The system
    ///   font replaces the font. By default, the closure writes the error to standard error.
    /// - Returns: The text with UIKit's attributes.
    public func convertedToUIKit(
        ifMissing report: (FontUnavailable) -> Void = { FontUnavailable.log($0) }
    ) -> AttributedString {
        AttributedString(NSAttributedString(typeScale: self, ifMissing: report))
    }
}

extension AttributedString.Runs.Run {
    /// Returns UIKit's attributes for TypeScale's attributes, except for an attachment.
    fileprivate func uiKitAttributes(
        ifMissing report: (FontUnavailable) -> Void
    ) -> [NSAttributedString.Key: Any] {
        let typeScale = self.typeScale
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font = typeScale.font {
            attributes[.font] = font.uiFont(
                isItalic: typeScale.italic ?? false,
                isMonospaced: typeScale.monospaced ?? false,
                ifMissing: report
            )
            if let tracking = font.tracking { attributes[.tracking] = CGFloat(tracking) }
            if let height = font.lineHeight {
                let style = NSMutableParagraphStyle()
                style.minimumLineHeight = CGFloat(height)
                style.maximumLineHeight = CGFloat(height)
                attributes[.paragraphStyle] = style
            }
        }
        attributes[.foregroundColor] = typeScale.foregroundColor.map { UIColor($0) }
        attributes[.backgroundColor] = typeScale.backgroundColor.map { UIColor($0) }
        if typeScale.underline == true {
            attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
        }
        if typeScale.strikethrough == true {
            attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
        }
        if let offset = typeScale.baselineOffset { attributes[.baselineOffset] = CGFloat(offset) }
        return attributes
    }
}

extension ScaledFont {
    /// Returns the font in an italic or monospaced variant, if there is one.
    fileprivate func uiFont(
        isItalic: Bool,
        isMonospaced: Bool,
        ifMissing report: (FontUnavailable) -> Void
    ) -> UIFont {
        var font = UIFont(self, ifMissing: report)
        if isMonospaced, face.postScriptName == nil {
            font = .monospacedSystemFont(ofSize: font.pointSize, weight: UIFont.Weight(weight))
        }
        guard isItalic else { return font }
        let traits = font.fontDescriptor.symbolicTraits.union(.traitItalic)
        let italic = font.fontDescriptor.withSymbolicTraits(traits)
        return italic.map { UIFont(descriptor: $0, size: font.pointSize) } ?? font
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

extension UIColor {
    /// Creates the color for a color in rich text, which can differ in the dark style.
    @_disfavoredOverload
    public convenience init(_ color: RichTextColor) {
        let (red, green, blue, alpha) = RichTextColor.channels(of: color.rgba)
        guard let dark = color.darkRGBA.map({ UIColor(RichTextColor(rgba: $0)) }) else {
            self.init(red: red, green: green, blue: blue, alpha: alpha)
            return
        }
        let light = UIColor(red: red, green: green, blue: blue, alpha: alpha)
        self.init { $0.userInterfaceStyle == .dark ? dark : light }
    }
}
#endif
