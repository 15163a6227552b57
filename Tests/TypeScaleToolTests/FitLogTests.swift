import Foundation
import Testing
import TypeScaleDiagnostics
import TypeScaleTestSupport

@testable import TypeScaleTool

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The output of `typescale fit` for CI services.
struct FitLogTests {
    /// Counts the elements of XML, and collects attributes.
    private final class Elements: NSObject, XMLParserDelegate {
        var counts: [String: Int] = [:]
        var attributes: [(element: String, values: [String: String])] = []
        var text = ""

        func parser(
            _ parser: XMLParser,
            didStartElement element: String,
            namespaceURI: String?,
            qualifiedName: String?,
            attributes values: [String: String]
        ) {
            counts[element, default: 0] += 1
            attributes.append((element, values))
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
    }

    private func elements(_ xml: String) throws -> Elements {
        let elements = Elements()
        let parser = XMLParser(data: Data(xml.utf8))
        parser.delegate = elements
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        return elements
    }

    /// A text that would end elements, attributes and commands, and control characters.
    private static let hostile =
        "]]><a b=\"'>&amp;\u{0}\u{1B}[31m\u{FFFE}\u{202E}\t\n\r::error file=x::%0A##[add-mask]y"

    private func folder() throws -> Folder {
        let texts = ["a": Self.hostile, Self.hostile: "Ein sehr langer Text", "c": "."]
        let data = try JSONSerialization.data(withJSONObject: texts)
        let slots: [String: Any] = [
            "slots": [["name": "S\(Self.hostile.prefix(12))", "keys": "*", "width": 30]]
        ]
        return try Folder([
            "de.json": Array(data), "fr.json": Array("{\"c\": \".\", \"c\": \".\"}".utf8),
            "slots.json": Array(try JSONSerialization.data(withJSONObject: slots)),
        ])
    }

    // The elements and attributes are those of Jenkins' junit-10.xsd.
    @Test func `JUnit's XML is well-formed and has the elements of Jenkins' schema`() throws {
        let folder = try folder()
        let run = Run("fit", folder.url.path, "--slots", folder.path("slots.json"), "--junit")
        let found = try elements(run.output)
        let allowed: [String: Set<String>] = [
            "testsuites": ["name", "tests", "failures", "errors"],
            "testsuite": ["name", "tests", "failures", "errors"],
            "testcase": ["name", "classname"], "failure": ["type", "message"],
            "error": ["type", "message"],
        ]
        for (element, values) in found.attributes {
            #expect(allowed[element] == Set(values.keys), "\(element)")
        }
        let total = try #require(found.attributes.first?.values)
        for (attribute, element) in [
            ("tests", "testcase"), ("failures", "failure"), ("errors", "error"),
        ] {
            let suites = found.attributes.filter { $0.element == "testsuite" }
                .compactMap { $0.values[attribute].flatMap { Int($0) } }
            #expect(total[attribute] == "\(found.counts[element] ?? 0)", "\(attribute)")
            #expect(suites.reduce(0, +) == found.counts[element], "\(attribute)")
        }
        #expect(found.counts["failure"] == 2 && found.counts["error"] == 1)
        let names = found.attributes.compactMap { $0.values["name"] }
        #expect(names.contains { $0.hasPrefix("de ]]><a b=\"'>&amp;\u{FFFD}\u{FFFD}[31m") })
    }

    /// Decodes a workflow command, as GitHub's runner does.
    private func decoded(_ line: Substring) -> (properties: [String: String], message: String)? {
        guard line.hasPrefix("::"), let end = line.dropFirst(2).range(of: "::") else { return nil }
        func unescaped(_ text: some StringProtocol, _ codes: [String: String]) -> String {
            // The percent sign is last, as in the runner.
            codes.reduce(String(text)) { $0.replacing($1.key, with: $1.value) }
                .replacing("%25", with: "%")
        }
        let data = ["%0D": "\r", "%0A": "\n"]
        let property = data.merging(["%3A": ":", "%2C": ","]) { first, _ in first }
        let head = line[line.index(line.startIndex, offsetBy: 2)..<end.lowerBound]
        let list = head.split(separator: " ", maxSplits: 1).dropFirst().first ?? ""
        let pairs = list.split(separator: ",").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(parts[0]), unescaped(parts.last ?? "", property))
        }
        return (
            Dictionary(pairs) { first, _ in first }, unescaped(line[end.upperBound...], data)
        )
    }

    @Test func `only annotations are commands for GitHub`() throws {
        let folder = try folder()
        let run = Run("fit", folder.url.path, "--slots", folder.path("slots.json"), "--github")
        let commands = run.lines.filter { $0.drop { $0 == " " }.hasPrefix("::") }
        #expect(commands.count == 3)
        #expect(!run.output.contains("##["))
        for command in commands {
            let (properties, message) = try #require(decoded(command))
            let path = try #require(properties["file"])
            #expect(FileManager.default.fileExists(atPath: path))
            #expect(Set(properties.keys) == ["file", "line", "col", "title"])
            #expect(!message.isEmpty && Int(properties["line"] ?? "") != nil)
        }
        #expect(run.lines.contains { $0.contains("| ") && $0.contains("]]>") })
    }

    @Test(arguments: [
        ("50% off\r\n", "50%25 off%0D%0A", "50%25 off%0D%0A"), ("a:b,c", "a:b,c", "a%3Ab%2Cc"),
        ("%25", "%2525", "%2525"),
    ])
    func `commands are escaped as GitHub's toolkit escapes them`(
        text: String,
        data: String,
        property: String
    ) {
        #expect(GitHubLog.escaped(text) == data)
        #expect(GitHubLog.escapedProperty(text) == property)
    }

    // GitHub decodes no other control characters in the path of a file.
    @Test(arguments: ["fit", "check"])
    func `a path with control characters is in the message of an annotation`(
        command: String
    ) throws {
        let controls = "\u{1B}[31m\u{7}\u{85}\u{9B}\u{202E}\u{2066}\u{200F}\u{2028}\u{7F}\t"
        let folder = try Folder([
            "a\(controls).json": Array(#"{"k": "Ein sehr langer Text"}"#.utf8),
            "b\(controls).json": Array("{".utf8),
            "c\(controls).swift": Array("let f = UIFont.systemFont(ofSize: 17)\n".utf8),
            "d.json": Array(#"{"k": "Ein sehr langer Text"}"#.utf8),
            "e.swift": Array("let f = UIFont.systemFont(ofSize: 17)\n".utf8),
        ])
        let files = ["a\(controls).json", "b\(controls).json", "d.json"].map(folder.path)
        let words = command == "fit" ? files + ["--width", "30"] : [folder.url.path]
        let run = Run([command, "--github"] + words)
        for scalar in (run.output + run.errors).unicodeScalars where scalar != "\n" {
            #expect(!scalar.isControl, "U+\(String(scalar.value, radix: 16))")
        }
        let annotations = run.lines.filter { $0.hasPrefix("::") }
        let hidden = annotations.filter { $0.contains("[31m") }
        #expect(hidden.count == (command == "fit" ? 2 : 1))
        for annotation in hidden {
            let (properties, message) = try #require(decoded(annotation))
            #expect(Array(properties.keys) == ["title"])
            #expect(message.contains("\u{FFFD}[31m\u{FFFD}"))
            #expect(message.contains(/:1:\d+:/))
        }
        #expect(annotations.count { $0.contains(" file=") } == 1)
    }

    @Test func `line breaks in the path of a file are encoded`() {
        let annotation = GitHubLog.annotation(.error, "/a\r\nb.json", nil, title: "t", "m")
        #expect(annotation == "::error file=/a%0D%0Ab.json,title=t::m")
    }

    @Test func `at most ten errors are annotated, and the rest is counted`() throws {
        let texts = (10..<40).map { #""k\#($0)": "Ein sehr langer Text""# }.joined(separator: ",")
        let folder = try Folder(["de.json": Array("{\(texts)}".utf8)])
        let run = Run("fit", folder.path("de.json"), "--width", "30", "--github", "--top", "99")
        #expect(run.lines.count { $0.hasPrefix("::error") } == GitHubLog.maximumAnnotations)
        #expect(run.lines.count { $0.hasPrefix("::notice::20 more") } == 1)
        #expect(run.lines.count { $0.hasPrefix("  /") } == 30)
    }

    @Test func `the JSON has a version, and contains the errors in files`() throws {
        let folder = try folder()
        let run = Run("fit", folder.url.path, "--slots", folder.path("slots.json"), "--json")
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        let json = try #require(object as? [String: Any])
        #expect(json["version"] as? Int == 2)
        let errors = try #require(json["errors"] as? [[String: Any]])
        #expect(
            errors.count == 1 && errors[0]["line"] as? Int == 1
                && errors[0]["key"] as? String == "c"
        )
        let found = try #require(json["truncated"] as? [[String: Any]])
        #expect(
            Set(found.compactMap { $0["text"] as? String }) == [
                Self.hostile, "Ein sehr langer Text",
            ]
        )
        let summary = try #require(json["summary"] as? [String: Any])
        #expect(summary["texts"] as? Int == 5 && summary["truncated"] as? Int == 2)
    }

    // .NET's TrimStart removes these characters, and the runner searches `##[` as UTF-16.
    @Test(arguments: ["", " ", "\u{3000}", "\u{A0}", "\u{2003}\u{1680}"])
    func `GitHub finds no command in text or errors`(space: String) throws {
        let name = "\(space)::add-mask::x ##[add-mask]"
        let folder = try Folder([
            "a/\(name).json": Array(#"{"\u{D4E}##[add-mask]\u{301}": "Ein langer Text"}"#.utf8),
            "a/\(name)2.json": Array("{".utf8),
            "slots.json": try JSONEncoder().encode([
                "slots": [Slots(name: "\(space)::error::slot", keys: "*", width: 30)]
            ]).map(\.self),
        ])
        let run = Run("fit", folder.path("a"), "--slots", folder.path("slots.json"), "--github")
        for line in (run.output + "\n" + run.errors).split(separator: "\n") {
            let trimmed = line.unicodeScalars.drop(while: \.properties.isWhitespace)
            #expect(Data(line.utf8).range(of: Data("##[".utf8)) == nil, "\(line)")
            if trimmed.starts(with: "::".unicodeScalars) {
                let isAnnotation = ["::error file=", "::warning file=", "::notice::"].contains {
                    String(line).hasPrefix($0)
                }
                #expect(isAnnotation, "\(line)")
            }
        }
        let problem = Diagnostic(.syntax, "x", file: name, position: .init(line: 1, column: 2))
        #expect(problem.diagnostic?.hasPrefix("./" + name) == true)
        // The paths of operands in the current folder begin with their names.
        var errors: [UInt8] = []
        let console = Console(
            input: { _ in [] },
            output: Output { _ in },
            errors: Output { errors += $0 },
            terminal: Terminal()
        )
        try console.report(problem, in: name)
        try console.errors.flush()
        #expect(String(decoding: errors, as: UTF8.self).hasPrefix("./\(space)::add-mask"))
    }

    private struct Slots: Encodable {
        let name: String
        let keys: String
        let width: Double
    }
}
