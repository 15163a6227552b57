import Foundation
import Testing
import TypeScaleDiagnostics
import TypeScaleDocuments
import TypeScaleTestSupport

@Suite("Escapes of text from outside")
struct EscapeTests {
    /// Texts with the delimiters of each syntax, also next to characters that join them to one
    /// `Character`.
    static let texts: [Named<String>] = [
        "", "plain", "a & b < c > d \" e ' f", "</a><b c=\"d\">",
        "<\u{301}>\u{20DD}\"\u{301}&\u{FE0F}",
        "a\tb\nc\rd\r\ne", "]]>", "-->", "--\u{301}>", "---->", "*/", "*\u{301}/",
        "</style\u{301}>", "\u{D4E}*/\u{D4E}</style>", "\u{D4E}-->",
        "&amp;", "\u{85}é\u{A0}가👩‍👩‍👧", "\u{202E}a\u{2066}", "/*/", "-", "\u{1B}[31m",
    ]

    @Test(arguments: texts)
    func `a reader of XML returns the text of an element and an attribute`(
        text: Named<String>
    ) throws {
        let text = text.value
        let markup = MarkupText(text)
        var scanner = try XMLScanner(data: Data("<a b=\"\(markup)\">\(markup)</a>".utf8))
        // HTML does not permit these.
        let expected = String(
            String.UnicodeScalarView(
                text.unicodeScalars.map {
                    ["\r", "\u{85}", "\u{1B}"].contains($0) ? "\u{FFFD}" : $0
                }
            )
        )
        guard case .open(let element)? = try scanner.next() else {
            Issue.record("expected an element")
            return
        }
        #expect(element["b"].map { Array($0.utf8) } == Array(expected.utf8))
        guard !text.isEmpty else { return }
        guard case .text(let content)? = try scanner.next() else {
            Issue.record("expected a text")
            return
        }
        #expect(Array(content.utf8) == Array(expected.utf8))
        guard case .close? = try scanner.next(), try scanner.next() == nil else {
            Issue.record("expected the end of the document")
            return
        }
    }

    /// The strings follow the
    /// [character references](https://html.spec.whatwg.org/multipage/syntax.html#character-references)
    /// that both HTML and XML have.
    @Test(arguments: [
        ("<a b='c'>", "&lt;a b=&#39;c&#39;&gt;"), ("\"&\n", "&quot;&amp;&#10;"), ("é", "é"),
        (
            Named("forbidden characters", "\0\r\u{7F}\u{80}\u{9F}\u{FFFE}\u{FFFF}"),
            String(repeating: "\u{FFFD}", count: 7)
        ),
    ])
    func `markup escapes its own characters and replaces forbidden ones`(
        text: Named<String>,
        markup: String
    ) {
        #expect("\(MarkupText(text.value))" == markup)
    }

    @Test(arguments: texts)
    func `a comment in XML ends at its delimiter`(text: Named<String>) throws {
        let text = text.value
        let comment = "<!-- \(CommentText(xml: text)) -->"
        // https://www.w3.org/TR/xml/#sec-comments
        #expect(!"\(CommentText(xml: text))".contains(bytes: "--"))
        var scanner = try XMLScanner(data: Data("\(comment)<a/>".utf8))
        guard case .comment(let content)? = try scanner.next() else {
            Issue.record("expected a comment")
            return
        }
        #expect(content == " \(CommentText(xml: text)) ")
    }

    @Test(arguments: texts)
    func `a comment in CSS contains no delimiters and no tags`(text: Named<String>) {
        let comment = "\(CommentText(css: text.value))"
        for delimiter in ["*/", "/*", "</", "<!--", "\n", "\r"] {
            #expect(!comment.contains(bytes: delimiter))
        }
    }

    @Test func `plain text stays as it is in comments`() {
        #expect("\(CommentText(css: "Body/Large - 17"))" == "Body/Large - 17")
        #expect("\(CommentText(xml: "Body/Large - 17"))" == "Body/Large - 17")
    }

    @Test(arguments: [
        (Named("a red line", "a\u{1B}[31m\nb"), "a\u{FFFD}[31m\u{FFFD}b"),
        ("\u{202E}\u{2028}", "\u{FFFD}\u{FFFD}"),
        ("가e\u{301}", "가e\u{301}"),
    ])
    func `visible text has one line and no invisible characters`(
        text: Named<String>,
        visible: String
    ) {
        #expect("\(VisibleText(text.value))" == visible)
    }

    @Test func `the limit of a visible text counts scalars`() {
        #expect("\(VisibleText("abcde", limit: 5))" == "abcde")
        #expect("\(VisibleText("abcdef", limit: 5))" == "abcde…")
        #expect("\(VisibleText("e\u{301}\u{301}", limit: 2))".unicodeScalars.count == 3)
        #expect("\(VisibleText("", limit: 0))" == "")
    }
}

extension String {
    fileprivate func contains(bytes text: String) -> Bool {
        utf8.indices.contains { utf8[$0...].starts(with: text.utf8) }
    }
}
