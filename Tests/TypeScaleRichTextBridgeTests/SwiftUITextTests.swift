import Foundation
import SwiftUINames
import Testing
import TypeScale
import TypeScaleRichText
import TypeScaleRichTextBridge
import TypeScaleSwiftUI

struct SwiftUITextTests {
    private func text(_ parts: String) throws -> AttributedString {
        let json = "[{\"viewType\":\"RichViewType\",\"content\":{\"richText\":[\(parts)]}}]"
        let decoded = try RichTextDecoder(mode: .strict).decode(Data(json.utf8))
        let text = try #require(decoded.document.richTexts.first)
        let reader = TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
        return AttributedString(text.resolved(for: reader))
    }

    @Test func `TypeScale's attributes become SwiftUI's`() throws {
        let text = try text(
            """
            {"text":{"text":"a","fontSize":17,"textStyle":["bold","underline"]}},
            {"text":{"text":"b","fontSize":17,"textColor":{"light":"black","dark":"white"},"background":"white",
            "textStyle":["italic","strikethrough"],"link":"https://x.y/","letterSpacing":1,
            "baselineOffset":2,"fontSizeUnit":"dp"}}
            """
        )
        let runs = Array(text.convertedToSwiftUI().runs)
        // 17 x 48 / 22 = 37.09
        #expect(runs[0].swiftUI.font == .system(size: 37, weight: .bold))
        #expect(runs[0].swiftUI.underlineStyle == .single)
        #expect(runs[0].swiftUI.strikethroughStyle == nil)
        #expect(runs[1].swiftUI.font == .system(size: 17, weight: .regular).italic())
        #expect(runs[1].swiftUI.strikethroughStyle == .single)
        #expect(runs[1].swiftUI.tracking == 1)
        #expect(runs[1].swiftUI.baselineOffset == 2)
        #expect(runs[1].link == URL(string: "https://x.y/"))
        let black = Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 1)
        let white = Color(.sRGB, red: 1, green: 1, blue: 1, opacity: 1)
        #expect(runs[1].swiftUI.foregroundColor == black)
        #expect(runs[1].swiftUI.backgroundColor == white)
        let dark = Array(text.convertedToSwiftUI(colorScheme: .dark).runs)
        #expect(dark[1].swiftUI.foregroundColor == white)
    }

    @Test func `attributes in SwiftUI's scope take precedence`() {
        var text = AttributedString("a")
        text.typeScale.font = FontDescription.system(.body).scaled(for: TraitCollection())
        text.swiftUI.font = .caption
        #expect(text.convertedToSwiftUI().runs.first?.swiftUI.font == .caption)
    }

    @Test func `only the system font has a monospaced variant`() {
        let fonts = [FontFace.system, .named("NoSuchFace")].map { face in
            var text = AttributedString("a")
            text.typeScale.font = FontDescription(face: face, textStyle: .body, size: 17)
                .scaled(for: TraitCollection())
            text.typeScale.monospaced = true
            return text.convertedToSwiftUI { _ in }.runs.first?.swiftUI.font
        }
        #expect(fonts[0] == .system(size: 17, weight: .regular).monospaced())
        #expect(fonts[1] == .custom("NoSuchFace", fixedSize: 17))
    }

    @Test func `a missing face is reported`() throws {
        let text = try text(#"{"text":{"text":"a","fontName":"NoSuchFace-Bold"}}"#)
        var missing: [String] = []
        _ = text.convertedToSwiftUI { missing.append($0.name) }
        #expect(missing == ["NoSuchFace-Bold"])
    }
}
