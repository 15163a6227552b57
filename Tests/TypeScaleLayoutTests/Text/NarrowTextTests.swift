import Testing
import TypeScaleLayout

/// Tests text that is wider than the available space.
struct NarrowTextTests {
    private func label(_ change: (inout ParagraphStyle) -> Void = { _ in }) -> ParagraphStyle {
        var style = ParagraphStyle.label
        change(&style)
        return style
    }

    // Without a line limit, no text is omitted at any width.
    @Test func `an object or a letter that is too wide stays whole`() throws {
        let font = try SampleText.font(17)
        let spans = [
            TextSpan("Hello ", font: font), TextSpan(objectOfWidth: 400, ascent: 100, font: font),
            TextSpan(" world after it", font: font),
        ]
        let layout = try MeasuredText(spans, style: label()).layout(width: 320)
        #expect(!layout.isTruncated)
        #expect(layout.lines[1].width == 400)
        for width in [0.0, 3, 6] {
            let text = try MeasuredText([TextSpan("hello world", font: font)], style: label())
            let narrow = text.layout(width: width)
            #expect(!narrow.isTruncated)
            #expect(SampleText.lines(narrow).joined() == "hello world")
        }
    }

    // The fonts have glyphs for none, some or all of the characters.
    @Test(arguments: [
        "a", "\u{1F1E9}\u{1F1EA}", "\u{1100}\u{1161}\u{11A8}", "क\u{94D}क", "👩\u{200D}👩",
        "a\u{301}\u{323}", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "🏴\u{E0067}\u{E0062}\u{E007F}",
        "\u{D4E}a", "\r\n", "\u{1F1E9}\u{2060}",
    ])
    func `a line without room has one character`(character: String) throws {
        let text = String(repeating: character, count: 300)
        let face = try SampleText.face()
        for face in [FontInstance.system(SystemFace()), .file(face)] {
            for mode in [LineBreakMode.wordWrapping, .characterWrapping] {
                let span = TextSpan(text, face: face, pointSize: 17)
                let style = label { $0.lineBreakMode = mode }
                let layout = try MeasuredText([span], style: style).layout(width: 0)
                let lines = SampleText.lines(layout)
                #expect(lines.joined() == text)
                #expect(lines.filter { !$0.isEmpty }.allSatisfy { $0.count <= 2 })
                let isWide = !"\r\n\u{2060}".contains(character.suffix(1))
                if isWide { #expect(lines == text.map(String.init)) }
            }
        }
    }

    // Unicode forbids a break before these characters, but the tab still ends at its tab stop.
    @Test func `a tab reaches its stop before any character`() throws {
        let plain = try SampleText.measured("ab\tcd").layout().size.width
        for suffix in ["-5", ")", "!", "\"x\"", "/x"] {
            let width = try SampleText.measured("ab\t" + suffix).layout().size.width
            let alone = try SampleText.measured(suffix).layout().size.width
            #expect((width - 28 - alone).magnitude < 1e-9, "\(suffix)")
            let indented = try SampleText.measured("\t" + suffix).layout().size.width
            #expect((indented - width).magnitude < 1e-9, "\(suffix)")
        }
        #expect(plain > 28)
    }

    @Test func `a truncated line with tabs fits`() throws {
        for mode in [LineBreakMode.truncatingTail, .truncatingHead, .truncatingMiddle] {
            for width in stride(from: 20.0, to: 120, by: 7) {
                let text = try SampleText.measured("a\tb\tc\td\tWWWW") { style in
                    style.lineLimit = 1
                    style.lineBreakMode = mode
                }
                let layout = text.layout(width: width)
                #expect(layout.lines.count == 1)
                #expect(layout.size.width <= width + 1e-6 || layout.lines[0].width < 20)
            }
        }
    }

    @Test func `text truncated at its head shows its end`() throws {
        let text = try SampleText.measured("aa\nbb\ncccc") { style in
            style.lineLimit = 1
            style.lineBreakMode = .truncatingHead
        }
        let layout = text.layout(width: 90)
        let last = try SampleText.measured("aabbcccc").layout().size.width
        // All the text except newlines fits next to the ellipsis.
        #expect(layout.isTruncated)
        #expect(layout.lines[0].width <= 90)
        #expect(layout.lines[0].width >= last)
    }

    @Test func `trailing spaces count if requested`() throws {
        func width(_ text: String, _ counts: Bool) throws -> Double {
            try SampleText.measured(text) { $0.countsTrailingSpaces = counts }.layout().size.width
        }
        #expect(try width(" ", true) > 0)
        // San Francisco has no kerning between this letter and a space.
        #expect(try width("o ", true) == width("o", true) + width(" ", true))
        #expect(try width("o ", false) == width("o", false))
        let span = TextSpan("o ", font: try SampleText.font(17))
        let label = try MeasuredText([span], style: .label)
        #expect(try label.layout().size.width == width("o ", true))
    }

    @Test func `indents are part of the width`() throws {
        let text = try SampleText.measured("hello world") { style in
            style.tailIndent = -30
            style.headIndent = 10
            style.firstLineHeadIndent = 10
        }
        let width = text.layout().size.width
        #expect(text.layout(width: width).lines.count == 1)
        #expect(text.layout(width: width - 1).lines.count == 2)
    }
}
