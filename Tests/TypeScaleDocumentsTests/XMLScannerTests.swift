import Foundation
import Testing
import TypeScaleDiagnostics
import TypeScaleDocuments
import TypeScaleTestSupport

struct XMLScannerTests {
    /// Returns the tokens of a document on one line each, as the script in ``python`` prints them.
    private func tokens(_ text: String) throws(Diagnostic) -> [String] {
        var scanner = try XMLScanner(data: Data(text.utf8))
        var lines: [String] = []
        var names: [String] = []
        var isText = false
        func escaped(_ text: String) -> String {
            text.unicodeScalars.map { "\($0.value)" }.joined(separator: " ")
        }
        while let token = try scanner.next() {
            switch token {
            case .open(let element):
                names.append(element.name)
                lines.append("+\(element.name)")
                lines += element.attributes.map { "=\($0.name) \(escaped($0.value))" }
                isText = false
            case .close:
                lines.append("-\(names.removeLast())")
                isText = false
            case .text(let text):
                // Expat also reports a text in pieces.
                if text.isEmpty { continue }
                if isText {
                    lines[lines.count - 1] += " " + escaped(text)
                } else {
                    lines.append("'" + escaped(text))
                }
                isText = true
            case .comment: isText = false
            }
        }
        return lines
    }

    /// A script that prints the tokens of the document in its standard input, or `error`.
    private static let python = """
        import sys, xml.parsers.expat
        lines = []
        kind = ""
        def escaped(text): return " ".join(str(ord(c)) for c in text)
        def start(name, attributes):
            global kind
            kind = ""
            lines.append("+" + name)
            pairs = zip(attributes[::2], attributes[1::2])
            lines.extend("=" + name + " " + escaped(value) for name, value in pairs)
        def end(name):
            global kind
            kind = ""
            lines.append("-" + name)
        def text(data):
            global kind
            if kind: lines[-1] += " " + escaped(data)
            else: lines.append("'" + escaped(data))
            kind = "text"
        def comment(data):
            global kind
            kind = ""
        parser = xml.parsers.expat.ParserCreate()
        parser.ordered_attributes = True
        parser.StartElementHandler = start
        parser.EndElementHandler = end
        parser.CharacterDataHandler = text
        parser.CommentHandler = comment
        for document in sys.stdin.buffer.read().split(b"\\0"):
            lines.clear()
            kind = ""
            parser = xml.parsers.expat.ParserCreate()
            parser.ordered_attributes = True
            parser.StartElementHandler, parser.EndElementHandler = start, end
            parser.CharacterDataHandler, parser.CommentHandler = text, comment
            try:
                parser.Parse(document, True)
                print(";".join(lines))
            except xml.parsers.expat.ExpatError:
                print("error")
        """

    private static let documents = [
        "<a/>", "<a></a>", "<a b='c' d=\"e\"/>", "<a>x<b>y</b>z</a>", "<a\n b = '1'\t></a >",
        "<?xml version=\"1.0\"?>\n<!-- c --><a>&lt;&#65;&#x42;&amp;</a><!-- d --> ",
        "<a>\r\n\r</a>",
        "<a b='x\r\n\ty&#10;&#13;'/>", "<a><![CDATA[<b>&amp;]]>&#13;</a>", "<x:a y:b='c'/>",
        "<a>\u{E9}\u{1F600}</a>", "<\u{E9}l/>", "\u{FEFF}<a/>", "<a><!-- x -->y<!----></a>",
        "<a>]]</a>", "<a b='>'/>", "<a b=\"'\"/>", "<a-b.c_d:e/>", "<a><?pi <b> ?></a>",
        // Malformed documents.
        "", " ", "x", "<a>", "</a>", "<a></b>", "<a><b></a></b>", "<a/><b/>", "<a/>x", "x<a/>",
        "<a b/>", "<a b=c/>", "<a b='<'/>", "<a b='c'd='e'/>", "<a b='c' b='d'/>", "<a>&x;</a>",
        "<a>&</a>", "<a>&amp</a>", "<a b='&x;'/>", "<a><!-- </a>", "<a><![CDATA[</a>", "< a/>",
        "<1/>", "<a>\u{1}</a>", "<a b='\u{1}'/>", "<![CDATA[x]]>", "<a/ >", "<a", "<a ", "<a b",
        "<a b=", "<a b='", "<", "<a/><![CDATA[]]>", "<a b='c'", "<-a/>",
    ]

    @Test(.enabled("requires python3") { Program.isInstalled("python3", in: "python3") })
    func `reads and refuses documents as Expat does`() throws {
        let python = try #require(Program.path(of: "python3"))
        let input = Self.documents.joined(separator: "\0")
        let run = try Program(python, ["-c", Self.python], input: Array(input.utf8))
        let expected = run.text.split(separator: "\n").map(String.init)
        try #require(expected.count == Self.documents.count, "\(run.text)")
        for (document, expected) in zip(Self.documents, expected) {
            let lines = try? tokens(document)
            #expect(lines?.joined(separator: ";") ?? "error" == expected, "\(document)")
        }
    }

    @Test(arguments: [
        ("<a>\n<b x='1'>\n</a>", "3:1: expected </b>, found </a>"),
        (
            "<!DOCTYPE a [<!ENTITY b \"c\">]><a/>",
            "1:1: unsupported document type; remove it, and replace its entities"
        ),
        ("<a>\n é&b;</a>", "2:3: unknown entity or character reference; write &amp; for '&'"),
        ("<a>&amp;&#xD800;</a>", "1:9: unknown entity or character reference; write &amp; for '&'"),
        ("<a>\n\u{7}</a>", "2:1: unexpected control character"),
        ("<a b='c' b=''/>", "1:1: duplicate attribute b"),
        ("<a", "1:1: unterminated tag <a>"),
        ("<a>x", "1:5: expected </a> before the end of the text"),
        ("", "1:1: expected an XML element"),
        ("<a/>\n x", "2:2: unexpected text outside the outermost element"),
        ("<a><b c></b></a>", "1:8: expected '=' after the attribute c"),
        (
            Named(repeating: "<a>", count: 100_000),
            "1:193: the nesting exceeds the limit of 64 levels"
        ),
        (
            Named("65 attributes", "<a " + (0..<65).map { "a\($0)='' " }.joined() + "/>"),
            "1:1: an element exceeds the limit of 64 attributes"
        ),
    ])
    func `reports the position of an error`(text: Named<String>, message: String) {
        let problem = #expect(throws: Diagnostic.self) { _ = try tokens(text.value) }
        guard let problem else { return }
        let located = problem.located(in: Array(text.value.utf8))
        #expect(located.position.map { "\($0): \(located.message)" } == message)
    }

    // Readers compare the names and values of a tag.
    @Test func `refuses tags with more than 30 combining marks in a row`() throws {
        let name = String(repeating: "a", count: 97)
        let marks = String(repeating: "\u{301}\u{323}", count: 15)
        for part in [name + marks, name + marks + "\u{301}"] {
            for text in ["<\(part)/>", "<a \(part)='b'/>", "<a b='\(part)'/>"] {
                if part == name + marks {
                    #expect(try tokens(text).count >= 2)
                } else {
                    let error = #expect(throws: Diagnostic.self) { try tokens(text) }
                    let message = "a tag has more than 30 combining marks in a row"
                    #expect(error?.message == message)
                }
            }
            // Texts are not compared.
            #expect(try tokens("<a>\(part)</a>").count == 3)
        }
    }

    @Test func `skips an element with its contents`() throws {
        var scanner = try XMLScanner(data: Data("<a><b><c>x</c><c/></b><d/></a>".utf8))
        _ = try scanner.next()
        _ = try scanner.next()
        try scanner.skipElement()
        guard case .open(let element) = try scanner.next() else {
            Issue.record("expected <d>")
            return
        }
        #expect(element.name == "d")
        try scanner.skipElement()
        guard case .close = try scanner.next() else {
            Issue.record("expected </a>")
            return
        }
        if try scanner.next() != nil { Issue.record("expected the end") }
    }

    @Test func `reads attributes with any prefix`() throws {
        var scanner = try XMLScanner(data: Data("<x:a y:b='1' b='2'/>".utf8))
        guard case .open(let element) = try scanner.next() else {
            Issue.record("expected <x:a>")
            return
        }
        #expect(element.localName == "a" && element["b"] == "2" && element["y:b"] == "1")
        #expect(element.value(ofLocal: "b") == "1" && element["c"] == nil)
    }
}
