import Foundation
import Testing
import TypeScale
import TypeScaleRichText
import TypeScaleRichTextBridge
import TypeScaleTestSupport
import TypeScaleUIKit
import UIKitNames

struct UIKitTextTests {
    private let reader = TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)

    private func text(_ parts: String) throws -> NSAttributedString {
        let json = "[{\"viewType\":\"RichViewType\",\"content\":{\"richText\":[\(parts)]}}]"
        let decoded = try RichTextDecoder(mode: .strict).decode(Data(json.utf8))
        let text = try #require(decoded.document.richTexts.first)
        return NSAttributedString(text.resolved(for: reader))
    }

    @Test func `runs have UIKit's attributes`() throws {
        let text = try text(
            """
            {"text":{"text":"가","fontSize":17,"textStyle":["bold","underline"]}},
            {"text":{"text":"b","fontSize":17,"textColor":"red","background":null,"lineHeight":22,
            "textStyle":["italic","strikethrough"],"link":"https://x.y/","letterSpacing":1,
            "baselineOffset":2,"fontSizeUnit":"dp"}}
            """
        )
        #expect(text.string == "가b")
        let first = text.values(at: 0)
        // 17 x 48 / 22 = 37.09
        #expect(first[.font] as? UIFont == UIFont.systemFont(ofSize: 37, weight: .bold))
        #expect(first[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
        #expect(first[.foregroundColor] as? UIColor == UIColor.black)
        #expect(first[.backgroundColor] as? UIColor == UIColor.white)
        #expect(first[.strikethroughStyle] == nil)
        let second = text.values(at: 1)
        let font = try #require(second[.font] as? UIFont)
        #expect(font.pointSize == 17)
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitItalic))
        #expect(second[.foregroundColor] as? UIColor == UIColor.red)
        #expect(second[.backgroundColor] == nil)
        #expect(second[.strikethroughStyle] as? Int == 1)
        #expect(second[.link] as? URL == URL(string: "https://x.y/"))
        #expect(second[.tracking] as? CGFloat == 1)
        #expect(second[.baselineOffset] as? CGFloat == 2)
        let style = second[.paragraphStyle] as? NSParagraphStyle
        #expect(style?.minimumLineHeight == 22)
        #expect(style?.maximumLineHeight == 22)
    }

    // The mark combines with the last letter of the previous run.
    @Test func `a run can begin with a combining mark`() throws {
        let text = try text(
            #""a",{"text":{"text":"\u0749b","textStyle":"bold"}},"\ud83d\ude00",{"text":{"text":"\u0301"}}"#
        )
        #expect(
            Array(text.string.unicodeScalars) == Array("a\u{749}b\u{1F600}\u{301}".unicodeScalars)
        )
        #expect(text.length == 6)
        let font = text.value(.font, at: 1) as? UIFont
        #expect(font == UIFont.systemFont(ofSize: 31, weight: .bold))
        // Converts to the other attributed string type and back.
        let again = NSAttributedString(AttributedString(text))
        #expect(again.length == 6)
        #expect(again.value(.font, at: 2) as? UIFont == font)
    }

    @Test func `a picture without bytes already has its final position and size`() throws {
        let text = try text(
            """
            "a",{"image":{"url":"https://x.y/z","width":24,"height":20,"align":"center"}},"b"
            """
        )
        #expect(text.string == "a\u{FFFC}b")
        let attachment = try #require(
            text.value(.attachment, at: 1) as? NSTextAttachment
        )
        let font = UIFont.systemFont(ofSize: 31)
        #expect(text.value(.font, at: 1) as? UIFont == font)
        #expect(attachment.bounds.size == CGSize(width: 24, height: 20))
        #expect(attachment.bounds.minY == (font.capHeight - 20) / 2)
        #expect(attachment.contents == nil)
        #expect(text.value(.attachment, at: 2) == nil)
    }

    @Test(arguments: ["baseline", "top"])
    func `a picture can stand on the baseline or hang from the top`(alignment: String) throws {
        let text = try text(
            #"{"image":{"url":"https://x.y/z","width":24,"height":20,"align":"\#(alignment)"}}"#
        )
        let attachment = try #require(text.value(.attachment, at: 0) as? NSTextAttachment)
        let font = UIFont.systemFont(ofSize: 31)
        let y = alignment == "top" ? font.ascender - 20 : 0
        #expect(attachment.bounds == CGRect(x: 0, y: y, width: 24, height: 20))
    }

    @Test func `only the system font has a monospaced variant`() throws {
        var font = TestFont()
        font.names = [.init(1, "RichBridge"), .init(2, "Regular"), .init(6, "RichBridge")]
        let folder = try Folder(["RichBridge.ttf": font.bytes])
        let url = folder.url.appendingPathComponent("RichBridge.ttf")
        CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
        let faces: [FontFace] = [.system, .named("RichBridge")]
        let fonts = faces.map { face in
            var text = AttributedString("a")
            text.typeScale.font = FontDescription(face: face, textStyle: .body, size: 17)
                .scaled(for: TraitCollection())
            text.typeScale.monospaced = true
            return NSAttributedString(typeScale: text).value(.font, at: 0) as? UIFont
        }
        #expect(fonts[0] == UIFont.monospacedSystemFont(ofSize: 17, weight: .regular))
        #expect(fonts[1]?.fontName == "RichBridge")
    }

    @Test func `colors can differ in the light and dark styles`() throws {
        let text = try text(
            "{\"text\":{\"text\":\"a\",\"textColor\":{\"light\":\"black\",\"dark\":\"white\"}}}"
        )
        let color = try #require(
            text.value(.foregroundColor, at: 0) as? UIColor
        )
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(color.resolvedColor(with: dark) == UIColor.white)
        #expect(color.resolvedColor(with: UITraitCollection()) == UIColor.black)
    }

    @Test func `a missing face is reported, and replaced by the system font`() throws {
        let json =
            #"[{"viewType":"RichViewType","content":{"richText":["#
            + #"{"text":{"text":"a","fontName":"NoSuchFace-Bold","fontSize":17}}]}}]"#
        let decoded = try RichTextDecoder(mode: .strict).decode(Data(json.utf8))
        let text = try #require(decoded.document.richTexts.first)
        var missing: [FontUnavailable] = []
        let result = NSAttributedString(
            text.resolved(for: reader),
            ifMissing: { missing.append($0) }
        )
        #expect(missing.map(\.name) == ["NoSuchFace-Bold"])
        let font = result.value(.font, at: 0) as? UIFont
        #expect(font == UIFont.systemFont(ofSize: 37))
    }

    @Test func `attributes in UIKit's scope take precedence`() throws {
        let font = FontDescription.system(.body, size: 17).scaled(for: reader)
        var text = AttributedString("ab")
        text.typeScale.font = font
        text.typeScale.underline = true
        text.link = URL(string: "https://x.y/")
        let start = text.startIndex
        text[start..<text.characters.index(after: start)].uiKit.font = .systemFont(ofSize: 3)
        let converted = text.convertedToUIKit()
        let fonts = converted.runs.map(\.uiKit.font?.pointSize)
        #expect(fonts == [3, 37])
        #expect(converted.runs.allSatisfy { $0.uiKit.underlineStyle == .single })
        #expect(converted.runs.allSatisfy { $0.link == URL(string: "https://x.y/") })
        #expect(converted.runs.allSatisfy { $0.typeScale.font == nil })
    }

    @Test func `each of two adjacent pictures has its own attachment`() throws {
        let picture = #"{"image":{"url":"https://x.y/z","width":24,"height":20}}"#
        let text = try text(picture + "," + picture)
        #expect(text.string == "\u{FFFC}\u{FFFC}")
        let attachments = (0..<2).map {
            text.value(.attachment, at: $0) as? NSTextAttachment
        }
        #expect(attachments.allSatisfy { $0?.bounds.width == 24 })
        #expect(attachments[0] !== attachments[1])
    }
}

extension NSAttributedString {
    fileprivate func values(at index: Int) -> [NSAttributedString.Key: Any] {
        unsafe attributes(at: index, effectiveRange: nil)
    }

    fileprivate func value(_ key: NSAttributedString.Key, at index: Int) -> Any? {
        values(at: index)[key]
    }
}
