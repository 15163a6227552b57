import Foundation
import Testing
import TypeScaleCode
import TypeScaleTestSupport

@testable import TypeScaleTool

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Special characters of each output, next to characters that join them to one `Character`.
struct SpecialCharacterTests {
    private static let specials = [
        "*/", "<", ">", "&", "\"", "'", "]]>", "-->", "</script>", "</style>", "\\", "`", "${a}",
        ",", "=", "##[", "::", "%0A", "|", "{{a}}", ";",
    ]

    /// Each special character after a letter of the class Prepend, before a combining mark, and
    /// with both around each scalar.
    private static let texts = specials.flatMap { special in
        [
            "z\u{D4E}\(special)z", "z\(special)\u{301}z",
            "z\(special.unicodeScalars.map { "\u{D4E}\($0)\u{301}" }.joined())z",
        ]
    }

    private static let keys = Set(texts.indices.map { bytes("k\($0)\(texts[$0])") })

    /// A path with such characters, in which one follows a slash.
    private static let path = String(
        String.UnicodeScalarView(texts.joined().unicodeScalars.prefix(60))
    )

    private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    /// Creates a folder with a translation file whose path, keys and texts have such characters,
    /// and with the slot for them.
    private func folder() throws -> Folder {
        let texts = Self.texts.enumerated().map { index, text in
            // A brace would begin a placeholder.
            let value = text.utf8.contains(0x7B) ? "x" : text
            return ("k\(index)\(text)", "\(value) ein langer Text \(value)")
        }
        let file = try JSONEncoder().encode(Dictionary(uniqueKeysWithValues: texts))
        let slots = [Slots(name: Self.texts.joined(), keys: "*", width: 30)]
        return try Folder([
            "a/\(Self.path)/de.json": Array(file),
            "slots.json": Array(try JSONEncoder().encode(["slots": slots])),
        ])
    }

    private struct Slots: Encodable {
        let name: String
        let keys: String
        let width: Double
    }

    private func fit(_ words: String...) throws -> Run {
        let folder = try folder()
        let run = Run(["fit", folder.path("a"), "--slots", folder.path("slots.json")] + words)
        #expect(run.errors.isEmpty && run.status == .problem, "\(run.errors)")
        return run
    }

    /// Returns all strings in a JSON text, as bytes.
    private func strings(_ json: String) throws -> Set<[UInt8]> {
        var open = [try JSONSerialization.jsonObject(with: Data(json.utf8))]
        var found: Set<[UInt8]> = []
        while let value = open.popLast() {
            if let text = value as? String { found.insert(Self.bytes(text)) }
            if let list = value as? [Any] { open += list }
            if let object = value as? [String: Any] {
                found.formUnion(object.keys.map { Self.bytes($0) })
                open += object.values
            }
        }
        return found
    }

    /// Returns the fields of rows, as [RFC 4180](https://www.rfc-editor.org/rfc/rfc4180) defines.
    private func rows(_ csv: String) -> [[[UInt8]]] {
        var rows: [[[UInt8]]] = [[[]]]
        var isQuoted = false
        var last: UInt8 = 0
        for byte in csv.utf8 {
            defer { last = byte }
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            switch byte {
            // In quotes, two quotes mean one.
            case UInt8(ascii: "\"") where !(isQuoted && last == byte): break
            case UInt8(ascii: ",") where !isQuoted: rows[rows.count - 1].append([])
            case UInt8(ascii: "\n") where !isQuoted: rows.append([[]])
            default: rows[rows.count - 1][rows[rows.count - 1].count - 1].append(byte)
            }
        }
        return rows.dropLast()
    }

    /// Expects that markup contains no delimiter of the texts, except in scripts, whose end is the
    /// only delimiter that HTML finds in them.
    private func checkMarkup(_ markup: String) {
        var data = Data(markup.utf8)
        func range(_ text: String, from start: Int = 0) -> Range<Int>? {
            data.range(of: Data(text.utf8), in: start..<data.count)
        }
        while let start = range("<script"), let end = range("</script>", from: start.upperBound) {
            data.replaceSubrange(start.lowerBound..<end.upperBound, with: [])
        }
        // The texts are there. None of them begins or ends with such a character.
        #expect(range("\u{D4E}&lt;\u{301}") != nil)
        for special in ["<", "\"", "'"] {
            for text in ["\u{D4E}\(special)", "\(special)\u{301}"] {
                #expect(range(text) == nil, "\(text)")
            }
        }
        #expect(range("&\u{301}") == nil)
    }

    @Test(arguments: [["--json"], ["--sarif"], ["--guess"]])
    func `a reader of JSON returns the keys of findings`(words: [String]) throws {
        let folder = try folder()
        let options =
            words == ["--guess"]
            ? ["--source-language", "de"] : ["--slots", folder.path("slots.json")]
        let run = Run(["fit", folder.path("a")] + options + words)
        let found = try strings(run.output)
        guard words == ["--json"] else { return }
        #expect(found.isSuperset(of: Self.keys))
        #expect(found.contains(Self.bytes(Self.texts.joined())))
    }

    @Test func `a baseline contains the keys, and its findings are known`() throws {
        let folder = try folder()
        let words = [
            "fit", folder.path("a"), "--slots", folder.path("slots.json"), "--baseline",
            folder.path("known.json"),
        ]
        #expect(Run(words + ["--write-baseline"]).status == .success)
        let json = try String(contentsOfFile: folder.path("known.json"), encoding: .utf8)
        #expect(try strings(json).isSuperset(of: Self.keys))
        #expect(Run(words).status == .success)
    }

    @Test func `a reader of CSV returns the keys of findings`() throws {
        let rows = rows(try fit("--csv").output)
        #expect(Set(rows.map(\.count)).count == 1)
        #expect(Set(rows.flatMap(\.self)).isSuperset(of: Self.keys))
    }

    @Test func `a reader of XML returns the keys of findings`() throws {
        final class Names: NSObject, XMLParserDelegate {
            var names: [String] = []

            func parser(
                _ parser: XMLParser,
                didStartElement element: String,
                namespaceURI: String?,
                qualifiedName: String?,
                attributes: [String: String]
            ) {
                if element == "testcase" { names.append(attributes["name"] ?? "") }
            }
        }
        let xml = try fit("--junit").output
        checkMarkup(xml)
        let names = Names()
        let parser = XMLParser(data: Data(xml.utf8))
        parser.delegate = names
        #expect(parser.parse())
        #expect(Set(names.names.map { Array($0.utf8.dropFirst(3)) }).isSuperset(of: Self.keys))
    }

    @Test func `GitHub finds annotations only`() throws {
        let run = try fit("--github", "--top", "999")
        #expect(run.lines.count > Self.texts.count)
        for line in run.output.utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            #expect(Data(line).range(of: Data("##[".utf8)) == nil)
            let text = Substring(line).unicodeScalars.drop(while: \.properties.isWhitespace)
            guard text.starts(with: "::".unicodeScalars) else { continue }
            let starts = ["::error file=", "::notice::"]
            #expect(starts.contains { text.starts(with: $0.unicodeScalars) })
        }
    }

    @Test func `pages contain no markup of texts`() throws {
        let folder = try folder()
        let page = folder.path("page.html")
        let fit = Run(
            "fit",
            folder.path("a"),
            "--slots",
            folder.path("slots.json"),
            "--html",
            page
        )
        #expect(fit.errors == "typescale: wrote \(page)\n")
        checkMarkup(try String(contentsOfFile: page, encoding: .utf8))
        let text = Self.texts.joined()
        let parts = [["text": ["text": text]], ["link": ["text": text, "url": "https://a.b"]]]
        try folder.write(
            Array(
                JSONSerialization.data(withJSONObject: [
                    "responseData": [
                        "screenName": text,
                        "contents": [
                            [
                                "viewType": "RichViewType",
                                "content": ["title": text, "richText": parts],
                            ]
                        ],
                    ]
                ])
            ),
            to: "rich.json"
        )
        let rich = Run("richtext", folder.path("rich.json"), "--html")
        checkMarkup(rich.output)
        _ = try strings(Run("richtext", folder.path("rich.json"), "--json").output)
        let specimen = Run(
            "specimen",
            "--text",
            text,
            "--tokens",
            try tokens(folder),
            "-o",
            page
        )
        #expect(specimen.status == .success, "\(specimen.errors)")
        checkMarkup(try String(contentsOfFile: page, encoding: .utf8))
    }

    /// Writes tokens with such names, and returns their path.
    private func tokens(_ folder: Folder) throws -> String {
        var tokens: [String: Any] = [:]
        for (index, text) in Self.texts.enumerated() where !text.utf8.contains(0x7B) {
            tokens["k\(index)\(text)"] = [
                "$type": "typography", "$description": text,
                "$value": [
                    "fontFamily": "F\(text)", "fontSize": ["value": 16, "unit": "px"],
                    "fontWeight": 400, "lineHeight": 1.5,
                    "letterSpacing": ["value": 0, "unit": "px"],
                ] as [String: Any],
            ]
        }
        try folder.write(Array(JSONSerialization.data(withJSONObject: tokens)), to: "t.json")
        return folder.path("t.json")
    }

    @Test func `readers of JSON and CSV return the names of roles`() throws {
        let folder = try Folder()
        let path = try tokens(folder)
        let names = Self.keys.filter { !$0.contains(0x7B) }
        for option in ["--json", "--dtcg"] {
            let run = Run("tokens", path, option)
            #expect(try strings(run.output).isSuperset(of: names), "\(option) \(run.errors)")
        }
        let rows = rows(Run("tokens", path, "--csv").output)
        #expect(Set(rows.map(\.count)).count == 1)
        #expect(Set(rows.flatMap(\.self)).isSuperset(of: names))
    }

    @Test func `a combining mark does not hide the equals sign of an option`() throws {
        let folder = try folder()
        let run = Run("fit", folder.path("a"), "--width=999", "--sample=\u{301}", "--lines", "9")
        #expect(run.errors.isEmpty, "\(run.errors)")
    }

    @Test func `roles with canonically equivalent names are different`() throws {
        let role = #"{"$type": "typography", "$value": {"fontFamily": "A", "fontSize": "16px"}}"#
        let folder = try Folder()
        for (name, key) in [("old.json", "a\u{E9}"), ("new.json", "ae\u{301}")] {
            try folder.write(Array("{\"\(key)\": \(role)}".utf8), to: name)
        }
        let run = Run("tokens", folder.path("old.json"), "--diff", folder.path("new.json"), "--csv")
        #expect(rows(run.output).count == 3, "\(run.output) \(run.errors)")
    }

    /// Each delimiter in Swift code next to a letter, which is then replaced with such characters.
    ///
    /// The code after a string is in its line, because an open string ends with the line.
    @Test(arguments: [
        "/*x*/\n#", "// x\n#", "let a = \"x\"\n#", "let a = \"x\\\"x\\(1)x\"\n#",
        "let a = #\"x\"#\n#",
        "let a = \"\"\"\nx\"\"\"\n#", "/*x/*x*/x*/\n#", "/*x\n#\nx*/",
        "let a = \"\"\"\n x\n#\n x\n\"\"\"",
        "#if os(iOS) //x\n#\n#endif //x",
    ])
    func `conditions do not depend on letters in comments and strings`(code: String) {
        let code = code.replacing("#\n", with: "#if os(macOS)\nb\n#endif\n")
        func read(_ code: String) -> [UInt8] {
            ConditionalCode(Self.bytes(code), for: BuildConfiguration(.iOS)).bytes
        }
        let expected = String(decoding: read(code), as: UTF8.self)
        for mark in ["\u{D4E}", "\u{301}", "\u{D4E}\u{301}"] {
            #expect(
                read(code.replacing("x", with: mark))
                    == Self.bytes(expected.replacing("x", with: mark))
            )
        }
    }

    @Test func `rows of a batch do not depend on other columns`() {
        let header = "api,text_style,category,input,max_point_size,display_scale"
        // Quotes and commas are also next to such characters.
        let joined = Self.texts.map { "\u{301}\($0)\u{D4E}" }
        let quoted = joined.map { text in
            let quoted = text.unicodeScalars.flatMap { $0 == "\"" ? [$0, $0] : [$0] }
            return "\"\(String(String.UnicodeScalarView(quoted)))\""
        }
        let fields = quoted + joined.filter { $0.utf8.allSatisfy { $0 != 0x22 && $0 != 0x2C } }
        let rows = fields.map { "\($0),scaledFont,body,AX5,17,,,\($0)\n" }
        let input = "x,\(header),y\n" + rows.joined()
        let run = Run("scale", "--csv", "-", input: Self.bytes(input))
        #expect(run.errors.isEmpty, "\(run.errors)")
        let lines = ["\(header),result"] + fields.map { _ in "scaledFont,body,AX5,17,,,48" }
        #expect(run.output == lines.map { $0 + "\n" }.joined())
    }
}
