import Testing
import UIKit

struct AttributedIdioms {
    private let font = UIFont.systemFont(ofSize: 17)

    @Test("NSAttributedString (type)") func attributedString() {
        let text = NSAttributedString(string: "나비", attributes: [.font: font])
        #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == font)
    }
    @Test("NSMutableAttributedString (type)") func mutableAttributedString() {
        let text = NSMutableAttributedString(string: "bold and plain")
        text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: NSRange(0..<4))
        text.append(NSAttributedString(string: "!", attributes: [.font: font]))
        let first = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        #expect(first?.fontName == ".SFUI-Semibold")
        #expect(text.attribute(.font, at: 6, effectiveRange: nil) == nil)
    }
    @Test("NSAttributedString.Key.font") func fontKey() {
        #expect(NSAttributedString.Key.font.rawValue == "NSFont")
    }
    @Test("NSAttributedString.Key.foregroundColor") func foregroundColor() {
        let attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
        #expect(attributes[.foregroundColor] as? UIColor == UIColor.red)
    }
    @Test("NSAttributedString.Key.backgroundColor") func backgroundColor() {
        let attributes: [NSAttributedString.Key: Any] = [.backgroundColor: UIColor.white]
        let color = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
        #expect(attributes[.backgroundColor] as? UIColor == color)
    }
    @Test("NSAttributedString.Key.paragraphStyle") func paragraphStyle() {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let text = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
        let found = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
        #expect((found as? NSParagraphStyle)?.alignment == .center)
    }
    @Test("NSAttributedString.Key.kern") func kern() { #expect(value(.kern, 1.5) == 1.5) }
    @Test("NSAttributedString.Key.baselineOffset") func baselineOffset() {
        #expect(value(.baselineOffset, -2) == -2)
    }
    @Test("NSAttributedString.Key.underlineStyle") func underlineStyle() {
        #expect(value(.underlineStyle, NSUnderlineStyle.single.rawValue) == 1)
    }
    @Test("NSAttributedString.Key.strikethroughStyle") func strikethroughStyle() {
        #expect(value(.strikethroughStyle, NSUnderlineStyle.double.rawValue) == 9)
    }
    @Test("NSAttributedString.Key.link") func link() throws {
        let url = try #require(URL(string: "https://swift.org"))
        #expect(value(.link, url) == url)
    }
    @Test("NSAttributedString.Key.shadow") func shadow() {
        let shadow = NSShadow()
        shadow.shadowBlurRadius = 3
        #expect(value(.shadow, shadow)?.shadowBlurRadius == 3)
    }
    @Test("NSAttributedString.Key.underlineColor") func underlineColor() {
        #expect(value(.underlineColor, UIColor.blue) == .blue)
    }
    @Test("NSAttributedString.Key.strokeColor") func strokeColor() {
        #expect(value(.strokeColor, UIColor.black) == .black)
    }
    @Test("NSAttributedString.Key.strokeWidth") func strokeWidth() {
        #expect(value(.strokeWidth, -3.0) == -3)
    }
    @Test("NSAttributedString.Key.attachment") func attachment() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: -3, width: 15, height: 15)
        let text = NSAttributedString(attachment: attachment)
        #expect(text.length == 1)
        let found = text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment
        #expect(found?.bounds.width == 15)
    }

    /// Returns an attribute's value after storing it in an attributed string.
    private func value<Value>(_ key: NSAttributedString.Key, _ value: Value) -> Value? {
        let text = NSAttributedString(string: "a", attributes: [key: value])
        return text.attribute(key, at: 0, effectiveRange: nil) as? Value
    }

    // Archives and other programs identify attributes by these strings.
    @Test func `attribute keys have the same strings as on iOS`() {
        let keys: [NSAttributedString.Key: String] = [
            .font: "NSFont", .foregroundColor: "NSColor", .paragraphStyle: "NSParagraphStyle",
            .kern: "NSKern", .tracking: "CTTracking", .baselineOffset: "NSBaselineOffset",
            .underlineStyle: "NSUnderline",
        ]
        #expect(keys.count == 7)
        for (key, string) in keys { #expect(key.rawValue == string) }
        let speech: [NSAttributedString.Key] = [
            .accessibilitySpeechPunctuation, .accessibilitySpeechLanguage,
            .accessibilitySpeechPitch, .accessibilitySpeechQueueAnnouncement,
            .accessibilitySpeechIPANotation, .accessibilitySpeechSpellOut,
            .accessibilitySpeechAnnouncementPriority,
        ]
        let names = speech.map {
            $0.rawValue.replacing("UIAccessibilitySpeechAttribute", with: "")
        }
        let expected = [
            "Punctuation", "Language", "Pitch", "QueueAnnouncement", "IPANotation", "SpellOut",
            "AnnouncementPriority",
        ]
        #expect(names == expected)
        let heading = NSAttributedString.Key.accessibilityTextHeadingLevel.rawValue
        #expect(heading == "UIAccessibilityTextAttributeHeadingLevel")
        let custom = NSAttributedString.Key.accessibilityTextCustom.rawValue
        #expect(custom == "UIAccessibilityTextAttributeCustom")
    }

    @Test("AttributedString (type)") func swiftAttributedString() {
        var text = AttributedString("Dynamic Type")
        text.font = .preferredFont(forTextStyle: .body, compatibleWith: .largest)
        text.foregroundColor = .label
        text.underlineStyle = .single
        #expect(text.runs.first?.font?.pointSize == 53)
        #expect(text.runs.first?.underlineStyle == .single)
    }
    @Test func `attributed text can be changed, compared and enumerated as on iOS`() {
        let whole = NSRange(location: 0, length: 12)
        let text = NSMutableAttributedString(string: "")
        for size in [CGFloat(1), 2, 17] {
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.red,
                .paragraphStyle: NSParagraphStyle.default,
            ]
            text.append(NSAttributedString(string: "four", attributes: attributes))
        }
        #expect(text == NSMutableAttributedString(attributedString: text))
        var range = NSRange()
        _ = text.attribute(.font, at: 4, longestEffectiveRange: &range, in: whole)
        #expect(range == NSRange(location: 4, length: 4))
        text.addAttributes([.kern: 1.5], range: whole)
        text.addAttribute(.font, value: font, range: NSRange(location: 2, length: 4))
        text.addAttribute(.font, value: font, range: whole)
        var fonts: [UIFont] = []
        text.enumerateAttribute(.font, in: whole, options: []) { value, _, _ in
            if let font = value as? UIFont { fonts.append(font) }
        }
        #expect(fonts == [font])
    }

    @Test func `both types of attributed strings convert to each other`() throws {
        var text = AttributedString("plain ")
        var bold = AttributedString("bold")
        bold.font = .boldSystemFont(ofSize: 17)
        bold.kern = 2
        bold.underlineStyle = .single
        bold.link = URL(string: "https://swift.org")
        text.append(bold)
        let converted = NSAttributedString(text)
        let attributes = converted.attributes(at: 7, effectiveRange: nil)
        #expect(converted.string == "plain bold")
        #expect(attributes[.font] as? UIFont == .boldSystemFont(ofSize: 17))
        #expect(attributes[.underlineStyle] as? Int == 1)
        #expect(AttributedString(converted) == text)
    }

    @Test("AttributeContainer (type)") func container() {
        var container = AttributeContainer()
        container.font = font
        container.kern = 2
        let text = AttributedString("a", attributes: container)
        #expect(text.font == font)
        #expect(text.kern == 2)
    }

    @Test func `repeated opacity changes keep the color`() {
        var color = UIColor.red
        var label = UIColor.label
        for step in 0..<200_000 {
            color = color.withAlphaComponent(CGFloat(step % 2) / 2)
            label = label.withAlphaComponent(CGFloat(step % 2) / 2)
        }
        #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        let dark = label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(dark == UIColor(white: 1, alpha: 0.5))
        var (red, green) = (CGFloat(-1), CGFloat(-1))
        UIColor.systemBlue.getRed(&red, green: &green, blue: nil, alpha: nil)
        #expect(red == 0)
        #expect(green == CGFloat(122.0 / 255))
    }

    @Test("NSParagraphStyle (type)") func immutableStyle() throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        let copy = try #require(style.copy() as? NSParagraphStyle)
        style.lineSpacing = 8
        #expect(copy.lineSpacing == 4)
        #expect(NSParagraphStyle.default.lineSpacing == 0)
    }
    @Test("NSMutableParagraphStyle (type)") func mutableStyle() throws {
        let copy = NSParagraphStyle.default.mutableCopy() as? NSMutableParagraphStyle
        let style = try #require(copy)
        style.lineHeightMultiple = 1.2
        #expect(style != NSParagraphStyle.default)
        let other = NSMutableParagraphStyle()
        other.setParagraphStyle(style)
        #expect(other == style)
    }
    @Test("NSParagraphStyle.alignment") func alignment() { check(\.alignment, .right) }
    @Test("NSParagraphStyle.lineBreakMode") func lineBreakMode() {
        check(\.lineBreakMode, .byTruncatingTail)
    }
    @Test("NSParagraphStyle.headIndent") func headIndent() { check(\.headIndent, 16) }
    @Test("NSParagraphStyle.tailIndent") func tailIndent() { check(\.tailIndent, -16) }
    @Test("NSParagraphStyle.firstLineHeadIndent") func firstLine() {
        check(\.firstLineHeadIndent, 8)
    }
    @Test("NSParagraphStyle.lineSpacing") func lineSpacing() { check(\.lineSpacing, 4) }
    @Test("NSParagraphStyle.minimumLineHeight") func minimum() { check(\.minimumLineHeight, 22) }
    @Test("NSParagraphStyle.maximumLineHeight") func maximum() { check(\.maximumLineHeight, 22) }
    @Test("NSParagraphStyle.lineHeightMultiple") func multiple() {
        check(\.lineHeightMultiple, 1.3)
    }
    @Test("NSParagraphStyle.paragraphSpacing") func spacing() { check(\.paragraphSpacing, 8) }
    @Test("NSParagraphStyle.paragraphSpacingBefore") func before() {
        check(\.paragraphSpacingBefore, 8)
    }
    @Test("NSParagraphStyle.hyphenationFactor") func hyphenation() {
        check(\.hyphenationFactor, 0.5)
    }
    @Test("NSParagraphStyle.baseWritingDirection") func direction() {
        check(\.baseWritingDirection, .rightToLeft)
    }
    @Test("NSParagraphStyle.allowsDefaultTighteningForTruncation") func tightening() {
        check(\.allowsDefaultTighteningForTruncation, true)
    }
    @Test("NSParagraphStyle.lineBreakStrategy") func strategy() {
        check(\.lineBreakStrategy, [.hangulWordPriority, .pushOut])
    }
    @Test("NSParagraphStyle.tabStops") func tabStops() {
        check(\.tabStops, [NSTextTab(textAlignment: .left, location: 40)])
        #expect(NSParagraphStyle.default.tabStops.map(\.location).first == 28)
    }

    /// Checks that a style and its copy store a value, and that styles with different values
    /// differ.
    private func check<Value: Equatable>(
        _ property: ReferenceWritableKeyPath<NSMutableParagraphStyle, Value>,
        _ value: Value
    ) {
        let style = NSMutableParagraphStyle()
        #expect(style[keyPath: property] != value)
        style[keyPath: property] = value
        #expect(style[keyPath: property] == value)
        let copy = style.mutableCopy() as? NSMutableParagraphStyle
        #expect(copy?[keyPath: property] == value)
        #expect(style != NSParagraphStyle.default)
    }
}
