import Testing
import TypeScaleTestSupport
import UIKit
import UIKitLabels

/// Tests the widths and heights of attributed text against the metrics in a font's file.
struct MeasuringTests {
    /// A font in which A is 600 units wide and B 700, with a kern of -50 between the letters.
    private static let font: UIFont? = {
        var font = TestFont()
        font.names = [.init(1, "Kerned"), .init(2, "Regular"), .init(6, "Kerned-Regular")]
        var kern = FontBytes()
        kern.uint16(0, 1, 0, 20, 1, 1, 6, 0, 0, 1, 2, -50)
        font.replaced["kern"] = kern
        let graphics = CGDataProvider(data: Data(font.bytes) as CFData).flatMap(CGFont.init)
        guard let graphics, CTFontManagerRegisterGraphicsFont(graphics, nil) else { return nil }
        return UIFont(name: "Kerned-Regular", size: 20)
    }()

    private func width(_ attributes: [NSAttributedString.Key: Any]) throws -> CGFloat {
        let font = try #require(Self.font)
        return "AB".size(withAttributes: attributes.merging([.font: font]) { first, _ in first })
            .width
    }

    @Test func `kern and tracking add to widths, and a kern of 0 turns kerning off`() throws {
        #expect(try width([:]) == 25)
        #expect(try width([.kern: 0]) == 26)
        #expect(try width([.tracking: 2]) == 29)
        #expect(try width([.tracking: 2, .kern: 1]) == 31)
    }

    // The attribute increases the tracking that the system font already has.
    @Test func `tracking is added to the system font's own tracking`() {
        for size in [CGFloat(11), 17, 34] {
            let font = UIFont.systemFont(ofSize: size)
            let plain = "Type".size(withAttributes: [.font: font]).width
            let tracked = "Type".size(withAttributes: [.font: font, .tracking: 1]).width
            #expect(abs(tracked - plain - 4) < 1e-9)
        }
    }

    // At 20 points, the 900, -200 and 100 units in the file result in 22-point lines with a leading
    // of 2.
    @Test func `font leading increases the height only if requested`() throws {
        let font = try #require(Self.font)
        let text = NSAttributedString(string: "A\nB", attributes: [.font: font])
        func height(_ options: NSStringDrawingOptions) -> CGFloat {
            text.boundingRect(with: .zero, options: options, context: nil).height
        }
        #expect(height(.usesLineFragmentOrigin) == 44)
        #expect(height([.usesLineFragmentOrigin, .usesFontLeading]) == 46)
    }

    // In Apple's table of text styles, body has 17 points and an advance of 22. The line height was
    // printed by UIKit.
    @Test func `preferred fonts have the leading that Apple publishes`() {
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: .reader(.large))
        #expect(body.lineHeight == 20.287109375)
        #expect(body.leading == 22 - 20.287109375)
    }

    @Test func `each run of text is measured with its own attributes`() throws {
        let font = try #require(Self.font)
        let text = NSMutableAttributedString(string: "A", attributes: [.font: font])
        text.append(NSAttributedString(string: "A", attributes: [.font: font.withSize(40)]))
        text.append(NSAttributedString(string: "A", attributes: [.font: font, .baselineOffset: 5]))
        #expect(abs(text.size().width - 48) < 1e-9)
        // The 40-point font has the largest ascent and descent.
        #expect(text.size().height == 44)
        let spaced = NSAttributedString(string: "A ", attributes: [.font: font])
        // Trailing spaces are measured, as in labels. The font has no space glyph. The glyph for
        // missing characters is 500 units wide.
        #expect(spaced.size().width == 22)
    }

    @MainActor
    @Test func `a label adopts the paragraph style of its attributed text`() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineBreakMode = .byTruncatingMiddle
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "A", attributes: [.paragraphStyle: style])
        #expect(label.textAlignment == .center)
        #expect(label.lineBreakMode == .byTruncatingMiddle)
        label.font = Self.font
        #expect(
            label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
                == Self.font
        )
        label.font = nil
        #expect(label.font == .systemFont(ofSize: 17))
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.sizeThatFits(.zero) == CGSize(width: 3, height: 4))
        #expect(view.frame.origin == CGPoint(x: 1, y: 2))
    }

    // In Apple's table of text styles, body has 53 points and callout 51 points at AX5.
    @MainActor
    @Test func `a label adjusts each font of its attributed text`() {
        let text = NSMutableAttributedString(string: "")
        for style in [UIFont.TextStyle.body, .callout] {
            let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: .reader(.large))
            text.append(NSAttributedString(string: "A", attributes: [.font: font]))
        }
        let label = UILabel()
        label.attributedText = text
        label.adjustsFontForContentSizeCategory = true
        UITraitCollection.largest.performAsCurrent {
            let sizes = [0, 1].map { place in
                let font =
                    label.attributedText?
                    .attribute(.font, at: place, effectiveRange: nil) as? UIFont
                return font?.pointSize
            }
            #expect(sizes == [53, 51])
        }
    }

    @Test func `a conversion keeps attributes that change within a character`() {
        let text = NSMutableAttributedString(string: "e", attributes: [.kern: 1.0])
        text.append(NSAttributedString(string: "\u{301}", attributes: [.kern: 2.0]))
        let back = NSAttributedString(AttributedString(text))
        #expect(back.string == text.string)
        let kerns = [0, 1].map { place in
            unsafe back.attribute(.kern, at: place, effectiveRange: nil) as? CGFloat
        }
        #expect(kerns == [1, 2])
    }

    @Test func `an attachment keeps its bytes and type`() {
        let attachment = NSTextAttachment(data: Data([1, 2]), ofType: "public.png")
        #expect(attachment.contents == Data([1, 2]))
        #expect(attachment.fileType == "public.png")
    }

    @Test func `conversion between attributed string types keeps all attributes`() throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        let attributes: [NSAttributedString.Key: NSObject] = [
            .font: UIFont.systemFont(ofSize: 9), .paragraphStyle: style,
            .foregroundColor: UIColor.red, .backgroundColor: UIColor.blue, .kern: 1 as NSNumber,
            .tracking: 2 as NSNumber, .baselineOffset: 3 as NSNumber,
            .underlineStyle: 1 as NSNumber, .strikethroughStyle: 2 as NSNumber,
        ]
        let text = NSAttributedString(string: "A", attributes: attributes)
        let container = AttributeContainer(attributes)
        #expect(container.uiKit.font == UIFont.systemFont(ofSize: 9))
        #expect(container.uiKit.underlineStyle == .single && container.link == nil)
        #expect(AttributedString("A", attributes: container) == AttributedString(text))
        let run = try #require(AttributedString(text).runs.first)
        #expect(run.uiKit.kern == 1)
        #expect(run.uiKit.tracking == 2)
        #expect(run.uiKit.baselineOffset == 3)
        #expect(run.uiKit.strikethroughStyle == .thick)
        #expect(run.uiKit.backgroundColor == .blue)
        let back = NSAttributedString(AttributedString(text)).attributes(at: 0, effectiveRange: nil)
        #expect(back.count == attributes.count)
        for (key, value) in attributes {
            let number = (back[key] as? CGFloat).map { NSNumber(value: Double($0)) }
            let integer = (back[key] as? Int).map { NSNumber(value: $0) }
            #expect((back[key] as? NSObject ?? number ?? integer) == value, "\(key)")
        }
    }

    @Test func `an unspecified category is less than every other category`() {
        #expect(UIContentSizeCategory.unspecified < .extraSmall)
        #expect(!(UIContentSizeCategory.extraSmall <= .unspecified))
        #expect(UIContentSizeCategory.extraSmall < .small)
    }

    /// The numbers of Core Text's header, `CTFontManagerErrors.h`.
    @Test(
        arguments: [
            (.fileNotFound, 101), (.insufficientPermissions, 102), (.unrecognizedFormat, 103),
            (.invalidFontData, 104), (.alreadyRegistered, 105), (.exceededResourceLimit, 106),
            (.notRegistered, 201), (.duplicatedName, 305), (.invalidFilePath, 306),
            (.unsupportedScope, 307),
        ] as [(CTFontManagerError, Int)]
    )
    func `errors have Core Text's codes`(error: CTFontManagerError, code: Int) {
        #expect(error.rawValue == code)
    }

    @Test func `an invalid scope or URL is reported`() throws {
        var error: Unmanaged<CFError>?
        let file = URL(fileURLWithPath: "/tmp/font.ttf")
        #expect(!CTFontManagerRegisterFontsForURL(file, .none, &error))
        let scope = try #require(error).takeRetainedValue()
        #expect(scope.code == CTFontManagerError.unsupportedScope.rawValue)
        let page = try #require(URL(string: "https://example.com/font.ttf"))
        #expect(!CTFontManagerRegisterFontsForURL(page, .process, &error))
        let path = try #require(error).takeRetainedValue()
        #expect(path.code == CTFontManagerError.invalidFilePath.rawValue)
        #expect(path.localizedDescription.contains("https://example.com/font.ttf"))
    }
}
