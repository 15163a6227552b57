import Foundation
import Testing
import TypeScale
import TypeScaleRichText

struct OutputTests {
    private let ax3 = TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)

    @Test func `a text has the attributes, the link and the alternative that it is given`() {
        var attributes = TextAttributes()
        attributes.fontSize = 20
        let text = InlineText("a", attributes: attributes, link: "b:", alternative: "c")
        #expect(text.text == "a" && text.link == "b:" && text.alternative == "c")
        #expect(text.attributes.fontSize == 20)
    }

    @Test func `attributed text has every run's attributes`() throws {
        let resolved = try #require(Article.document().richTexts.first).resolved(for: ax3)
        let text = AttributedString(resolved)
        #expect(String(text.characters) == resolved.string)
        #expect(text.runs.count == resolved.runs.count)
        for (run, expected) in zip(text.runs, resolved.runs) {
            #expect(run.typeScale.font == expected.font)
            #expect(run.typeScale.foregroundColor == expected.textColor)
            #expect(run.typeScale.backgroundColor == expected.backgroundColor)
            #expect((run.typeScale.underline ?? false) == expected.isUnderlined)
            #expect((run.typeScale.italic ?? false) == expected.isItalic)
            #expect((run.typeScale.monospaced ?? false) == expected.isMonospaced)
        }
        let last = try #require(text.runs.reversed().first)
        #expect(last.typeScale.attachment == resolved.attachments.first)
        #expect(last.imageURL?.host() == "img.icons8.com")
    }

    @Test func `uses Foundation's links, languages and alternatives`() throws {
        let json = Documents.text(
            "\"link\":\"https://x.y/한\",\"lang\":\"ko\",\"alt\":\"b\",\"baselineOffset\":2"
        )
        let resolved = try RichTextDecoder().richText(json).resolved(for: TraitCollection())
        let run = try #require(AttributedString(resolved).runs.first)
        #expect(run.link?.host() == "x.y")
        #expect(run.languageIdentifier == "ko")
        #expect(run.alternateDescription == "b")
        #expect(run.typeScale.baselineOffset == 2)
    }

    @Test func `an attachment stays on its character`() throws {
        let json = Documents.rich("{\"image\":{\"url\":\"https://x.y/z\"}}")
        let resolved = try RichTextDecoder().richText(json).resolved(for: TraitCollection())
        var text = AttributedString(resolved)
        text.characters.append(contentsOf: "typed")
        let attachments = text.runs.map { $0.typeScale.attachment != nil }
        #expect(attachments == [true, false] as [Bool])
        var all = AttributedString("a\u{FFFC}b")
        all.typeScale.attachment = resolved.attachments.first
        let marked = all.runs.filter { $0.typeScale.attachment != nil }
            .map { String(all[$0.range].characters) }
        #expect(marked == ["\u{FFFC}"])
    }

    @Test func `a page has semantic elements and inline styles`() throws {
        let json = Documents.rich(
            """
            {"text":{"text":"a<","textStyle":["bold","italic","underline","strikethrough"],\
            "fontSize":20,"fontName":"Lato-Bold","lang":"en-GB","link":"https://x.y/"}},\
            {"text":{"text":"b","fontSize":20,"fontSizeUnit":"dp","background":null,\
            "textColor":{"light":"black","dark":"#ffffff80"},"lineHeight":30,"letterSpacing":1,\
            "baselineOffset":-2,"fontWeight":350}},{"lineBreak":true},{"spacer":8},\
            {"image":{"url":"https://x.y/?a&b","alt":"pic","align":"top","scalesWithText":true}}
            """
        )
        let html = try RichTextDecoder().richText(json).resolved(for: ax3).html()
        let expected = [
            "<a href=\"https://x.y/\" rel=\"noopener noreferrer\" lang=\"en-GB\" style=\"",
            "font-family:&quot;Lato-Bold&quot;,system-ui,sans-serif;font-size:2.75rem;font-weight:700;"
                + "font-style:italic;color:#000000;background-color:#ffffff\">",
            "<strong style=\"font-weight:inherit\"><em><u><s>a&lt;</s></u></em></strong></a>",
            "<span style=\"font-size:20px;font-weight:350;color:light-dark(#000000,#ffffff80);"
                + "line-height:30px;letter-spacing:1px;vertical-align:-2px\">b</span>",
            "<br>", "<span style=\"width:1.0833333333333333rem;display:inline-block\"></span>",
            "<img src=\"https://x.y/?a&amp;b\" alt=\"pic\" style=\"width:2.0416666666666665rem;",
            "vertical-align:top\" referrerpolicy=\"no-referrer\">",
        ]
        for piece in expected { #expect(html.contains(piece), "\(piece) in \(html)") }
    }

    /// At this size, Large Title has 52 points and Headline 40, and a `rem` has 16 pixels.
    @Test func `the headings of a page follow the reader`() throws {
        let html = try Article.document().resolved(for: ax3).html()
        #expect(html.contains("h1 { font-size: 3.25rem;"))
        #expect(html.contains("h2 { font-size: 2.5rem;"))
    }

    @Test func `a page has a title, and the language that all of its text has`() throws {
        func html(_ members: String) throws -> String {
            let decoded = try RichTextDecoder().decode(Documents.rich(members))
            return decoded.document.resolved(for: ax3).html()
        }
        let korean = "{\"text\":{\"text\":\"a\",\"lang\":\"ko\"}}"
        let other = "{\"text\":{\"text\":\"b\"}}"
        #expect(try html("\(korean),\(korean)").contains("<html lang=\"ko\">"))
        #expect(try html("\(korean),\(other)").contains("<html lang=\"\">"))
        #expect(try html(korean).contains("<title>Unknown</title>"))
        #expect(try Article.document().resolved(for: ax3).html().contains("<title>Home</title>"))
    }

    @Test func `a page contains the same text`() throws {
        let document = try Article.document().resolved(for: ax3)
        let reader = try #require(HTMLReader(document.html()))
        #expect(reader.isHarmless)
        let text =
            "HomeThis is B ViewTypeThis is A ViewTypeThis is RichText ViewType"
            + "이것은새로운Rich TextViewType어떻게 구현할수 있을까요?"
        #expect(reader.text == text)
        #expect(reader.elements.filter { $0.name == "img" }.count == 2)
    }

    @Test func `plain text contains the alternatives of pictures`() throws {
        let json = Documents.rich(
            "\"a\",{\"image\":{\"url\":\"https://x.y/z\",\"alt\":\"star\"}},{\"spacer\":3},\"b\""
        )
        let document = try RichTextDecoder().decode(json).document.resolved(for: ax3)
        #expect(document.plainText == "Unknown\nastar b\n")
    }
}
