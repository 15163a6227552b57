import Foundation
import Testing
import TypeScale
import TypeScaleDiagnostics
import TypeScaleRichText

/// Tests hostile documents in every output.
struct HostileTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        /// The rich-text parts.
        let parts: String
        /// The kinds of the diagnostics.
        let kinds: [Diagnostic.Kind]
        /// The resulting plain text.
        let text: String
        /// Markup that the page must contain.
        var page = ""
        var testDescription: String { name }
    }

    static let cases = [
        Case(
            name: "a script as text",
            parts: "\"<script>alert(1)</script>\"",
            kinds: [],
            text: "<script>alert(1)</script>",
            page: "&lt;script&gt;alert(1)&lt;/script&gt;"
        ),
        Case(
            name: "an entity as text",
            parts: "\"&lt;b&gt; &#60; \\\" '\"",
            kinds: [],
            text: "&lt;b&gt; &#60; \" '",
            page: "&amp;lt;b&amp;gt; &amp;#60; &quot; &#39;"
        ),
        Case(
            name: "a comment that ends ours",
            parts: "\"--> ]]> </span></p>\"",
            kinds: [],
            text: "--> ]]> </span></p>"
        ),
        Case(
            name: "a script as a link",
            parts: "{\"text\":{\"text\":\"a\",\"link\":\"javascript:alert(1)\"}}",
            kinds: [.badURL],
            text: "a"
        ),
        Case(
            name: "a script in other letters",
            parts: "{\"text\":{\"text\":\"a\",\"link\":\"JaVaScRiPt:alert(1)\"}}",
            kinds: [.badURL],
            text: "a"
        ),
        Case(
            name: "a script after a blank",
            parts: "{\"text\":{\"text\":\"a\",\"link\":\" javascript:alert(1)\"}}",
            kinds: [.badURL],
            text: "a"
        ),
        Case(
            name: "a script cut in two",
            parts: "{\"text\":{\"text\":\"a\",\"link\":\"java\\nscript:alert(1)\"}}",
            kinds: [.badURL],
            text: "a"
        ),
        Case(
            name: "data as a link",
            parts: "{\"text\":{\"text\":\"a\",\"link\":\"data:text/html,<script>1</script>\"}}",
            kinds: [.badURL],
            text: "a"
        ),
        Case(
            name: "an address that ends its attribute",
            parts: "{\"text\":{\"text\":\"a\",\"link\":\"https://x.y/\\\" onclick=\\\"alert(1)\"}}",
            kinds: [.badURL],
            text: "a"
        ),
        Case(
            name: "an address with an apostrophe",
            parts: "{\"text\":{\"text\":\"a\",\"link\":\"https://x.y/O'Hara?a=1&b=2\"}}",
            kinds: [],
            text: "a",
            page: "href=\"https://x.y/O&#39;Hara?a=1&amp;b=2\""
        ),
        Case(
            name: "an address that is written backwards",
            parts: "{\"text\":{\"text\":\"a\",\"link\":\"https://x.y/\\u202Egpj.exe\"}}",
            kinds: [.badURL],
            text: "a"
        ),
        Case(
            name: "no host",
            parts: "{\"text\":{\"text\":\"a\",\"link\":\"https:alert\"}}",
            kinds: [.badURL],
            text: "a"
        ),
        Case(
            name: "a picture that is a script",
            parts: "{\"image\":{\"url\":\"javascript:1\",\"alt\":\"\\\"><script>\"}}",
            kinds: [.badURL],
            text: "\"><script>",
            page: "&quot;&gt;&lt;script&gt;"
        ),
        Case(
            name: "an alternative that ends its attribute",
            parts: "{\"image\":{\"url\":\"https://x.y/z\",\"alt\":\"\\\" onerror=\\\"alert(1)\"}}",
            kinds: [],
            text: "\" onerror=\"alert(1)",
            page: "alt=\"&quot; onerror=&quot;alert(1)\""
        ),
        Case(
            name: "a style in a color",
            parts: "{\"text\":{\"text\":\"a\",\"textColor\":\"red;background:url(//x.y)\"}}",
            kinds: [.unknownColor],
            text: "a",
            page: "color:#000000;background-color:#ffffff"
        ),
        Case(
            name: "a style in a font's name",
            parts: "{\"text\":{\"text\":\"a\",\"fontName\":\"x\\\";}</style><script>\\\\0a\"}}",
            kinds: [],
            text: "a",
            page:
                "font-family:&quot;x\\22 \\3b \\7d \\3c \\2f style\\3e \\3c script\\3e \\5c 0a&quot;"
        ),
        Case(
            name: "a font's name with a line feed",
            parts: "{\"text\":{\"text\":\"a\",\"fontName\":\"x\\ny\"}}",
            kinds: [.unknownValue],
            text: "a"
        ),
        Case(
            name: "a language that ends its attribute",
            parts: "{\"text\":{\"text\":\"a\",\"lang\":\"en\\\" x=\\\"\"}}",
            kinds: [.unknownValue],
            text: "a"
        ),
        Case(
            name: "NUL",
            parts: "\"a\\u0000b\"",
            kinds: [.controlCharacter],
            text: "ab"
        ),
        Case(
            name: "terminal escapes",
            parts: "\"a\\u001b[31mb\\u009b2Jc\\u0007\\b\\u007fd\"",
            kinds: [.controlCharacter],
            text: "a[31mb2Jcd"
        ),
        Case(
            name: "DEL",
            parts: "\"a\\u007fb\"",
            kinds: [.controlCharacter],
            text: "ab"
        ),
        Case(
            name: "the characters next to controls",
            parts: "\"a \\u001f!~\\u009f\u{A0}b\"",
            kinds: [.controlCharacter],
            text: "a !~\u{A0}b"
        ),
        Case(
            name: "line ends of every kind",
            parts: "\"a\\r\\nb\\rc\\u2028d\\u2029e\\u0085f\\ng\\th\"",
            kinds: [],
            text: "a\nb\nc\nd\ne\nf\ng\th"
        ),
        Case(
            name: "what stands for attachments",
            parts: "\"a\\ufffcb\"",
            kinds: [.controlCharacter],
            text: "a\u{FFFD}b"
        ),
        Case(
            name: "a direction that stays open",
            parts: "\"a\\u202Eb\",\"c\"",
            kinds: [.bidirectionalControl],
            text: "\u{2068}a\u{202E}b\u{202C}\u{2069}c"
        ),
        Case(
            name: "the end of an isolation that is not its own",
            parts: "\"a\\u2069\\u202Cb\\u2067c\\u202Ad\\u2069\"",
            kinds: [.bidirectionalControl],
            text: "\u{2068}ab\u{2067}c\u{202A}d\u{2069}\u{2069}"
        ),
        Case(
            name: "a direction over two lines",
            parts: "\"a\\u202Eb\\nc\"",
            kinds: [.bidirectionalControl],
            text: "\u{2068}a\u{202E}b\u{202C}\u{2069}\nc"
        ),
        Case(
            name: "huge numbers",
            parts: "{\"text\":{\"text\":\"a\",\"fontSize\":1e999}},"
                + "{\"image\":{\"url\":\"https://x.y/z\",\"width\":1e308,\"height\":1e-320}}",
            kinds: [.numberOutOfRange, .badSize],
            text: "a"
        ),
        Case(
            name: "a key there twice",
            parts: "{\"text\":{\"text\":\"a\",\"text\":\"<b>\"}}",
            kinds: [.duplicateKey],
            text: "a"
        ),
        Case(
            name: "a key there twice, once escaped",
            parts: "{\"text\":{\"text\":\"a\",\"te\\u0078t\":\"b\"}}",
            kinds: [.duplicateKey],
            text: "a"
        ),
    ]

    @Test(arguments: cases)
    func `hostile parts are harmless in every output`(hostile: Case) throws {
        let json = Documents.rich(hostile.parts)
        let decoded = try RichTextDecoder().decode(json)
        #expect(decoded.diagnostics.map(\.kind) == hostile.kinds)
        for diagnostic in decoded.diagnostics {
            #expect(diagnostic.path.hasPrefix("$[0].content.richText["), "\(diagnostic)")
            let position = diagnostic.position.map { "\($0)" } ?? "-"
            #expect(position.hasPrefix("1:"), "\(diagnostic)")
        }
        let document = decoded.document.resolved(for: TraitCollection())
        let text = try #require(document.contents.first?.richText)

        #expect(text.plainText == hostile.text)
        #expect(AttributedString(text).characters.count == text.string.count)
        #expect(String(AttributedString(text).characters) == text.string)

        let page = document.html()
        #expect(hostile.page.isEmpty || page.contains(hostile.page), "\(page)")
        let whole = try #require(HTMLReader(page), "\(page)")
        #expect(whole.isHarmless, "\(page)")
        let piece = try #require(HTMLReader(text.html()))
        #expect(piece.isHarmless)
        #expect(piece.text == text.string.replacing("\u{FFFC}", with: ""))

        let stored = try JSONEncoder().encode(document)
        #expect(try JSONDecoder().decode(ResolvedDocument.self, from: stored) == document)
    }

    /// Passes hostile text through titles, names and identifiers.
    @Test func `hostile titles and names are harmless`() throws {
        let hostile = "</title><script>\\u0000\\u001b\\u202e\\n"
        let json = """
            {"screenName":"\(hostile)","contents":[{"viewType":"\(hostile)","id":"\(hostile)"},
            {"viewType":"AViewType","content":{"title":"\(hostile)","iconUrl":"https://x.y/?a&b"}}]}
            """
        let document = try RichTextDecoder().decode(json).document
        let name = "</title><script>"
        let clean = "\u{2068}\(name)\u{202E}\u{202C}\u{2069}\n"
        let resolved = document.resolved(for: TraitCollection())
        #expect(resolved.screenName == clean)
        #expect(resolved.contents.last?.title == clean)
        let reader = try #require(HTMLReader(resolved.html()))
        #expect(reader.isHarmless)
        #expect(reader.text == clean + clean)
        #expect(resolved.plainText == clean + "\n" + clean + "\n")
    }

    /// Escapes text that has not passed through a decoder.
    @Test func `escapes text that the app created`() throws {
        let text = RichText([.text(InlineText("a\u{0}\u{1B}\r<b>", link: "javascript:1"))])
        let html = text.resolved(for: TraitCollection()).html()
        let reader = try #require(HTMLReader(html))
        #expect(reader.isHarmless)
        #expect(reader.text == "a\u{FFFD}\u{FFFD}\u{FFFD}<b>")
    }

    @Test func `allowed schemes never include scripts`() throws {
        var decoder = RichTextDecoder()
        decoder.limits.urlSchemes = ["http", "https", "javascript", "data", "vbscript", "mailto"]
        let addresses = [
            ("javascript:1", false), ("vbscript:1", false), ("data:text/html,x", false),
            ("mailto:a@b.c", true), ("http://x.y", true),
        ]
        for (address, isKept) in addresses {
            let text = try decoder.richText(Documents.text("\"link\":\"\(address)\""))
            let link = text.resolved(for: TraitCollection()).runs.first?.link
            #expect((link != nil) == isKept, "\(address)")
        }
        func image(_ url: String) throws -> Int {
            let text = try decoder.richText(Documents.rich("{\"image\":{\"url\":\"\(url)\"}}"))
            return text.inlines.count
        }
        #expect(try image("data:image/png;base64,AAAA") == 1)
        #expect(try image("data:image/svg+xml;base64,AAAA") == 0)
        #expect(try image("data:text/html,x") == 0)
    }
}
