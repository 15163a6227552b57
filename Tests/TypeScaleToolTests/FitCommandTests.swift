import Foundation
import Testing
import TypeScaleTestSupport

@testable import TypeScaleTool

struct FitCommandTests {
    /// A folder of files that is gone after the test.
    private final class Folder {
        let url = URL.temporaryDirectory.appending(path: "typescale-fit-\(UUID())")

        init(_ files: [String: [UInt8]] = [:]) throws {
            for (name, bytes) in files {
                let file = url.appending(path: name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(bytes).write(to: file)
            }
        }

        convenience init(_ name: String, _ text: String) throws {
            try self.init([name: Array(text.utf8)])
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        func path(_ name: String) -> String { url.appending(path: name).path }
    }

    private func fixture(_ name: String) throws -> String {
        try #require(
            Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Fixtures")
        ).path
    }

    private struct Answer: Decodable {
        struct Finding: Decodable {
            let key: String
            let language: String?
            let variation: String
            let direction: String
            let line: Int?
            let from: String
            let maximumCategory: String?
            let maximumPointSize: Double?
            let isEstimate: Bool
        }

        struct Summary: Decodable {
            let texts: Int
            let truncated: Int
        }

        let truncated: [Finding]
        let summary: Summary

        init(_ run: Run) throws {
            self = try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
        }
    }

    @Test func `finds the truncated translations of the sample catalogue`() throws {
        let path = try fixture("Localizable.xcstrings")
        let words = ["fit", path, "--style", "headline", "--width", "320", "--lines", "2"]
        let run = Run(words)
        #expect(run.status == .problem)
        #expect(run.errors.isEmpty)
        let answer = try Answer(Run(words + ["--json"]))
        #expect(answer.summary.texts == 15)
        #expect(answer.truncated.count == answer.summary.truncated)
        #expect(Set(answer.truncated.map(\.language)) == ["de"])
        let other = try #require(answer.truncated.first { $0.variation == "plural.other" })
        #expect(other.key == "%lld messages" && other.from == "AX1" && other.line == 30)
        #expect(other.maximumCategory == "XXXL")
        let cap = try #require(other.maximumPointSize)
        #expect(run.output.contains("~AX1   cap XXXL, \(cap) pt"))
        #expect(run.output.contains("de \(answer.truncated.count) of 6"))
        let rows = Run(words + ["--csv"]).lines
        #expect(rows.count == answer.truncated.count + 1)
        #expect(rows[0].hasPrefix("file,line,key,language,variation,from,maximum_category,"))
    }

    @Test func `the cap saves what it is given for`() throws {
        let path = try fixture("Localizable.xcstrings")
        let words = ["fit", path, "--style", "headline", "--width", "320", "--lines", "2"]
        let smallest = try #require(
            try Answer(Run(words + ["--json"])).truncated.compactMap(\.maximumPointSize).min()
        )
        let capped = Run(words + ["--max", "\(smallest)"])
        #expect(capped.status == .success)
        #expect(capped.output.hasPrefix("0 of 15 texts are truncated: headline in system"))
    }

    @Test func `reads strings files of every form, with their language`() throws {
        let old = "/* A */ \"a\" = \"ABCD \\\"ABCD\\\"\"; // B\n b = 'A\\U00e9\\n';\n\"AB\";"
        let xml = """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
            <key>x &amp; y</key><string>AB &lt; <![CDATA[<C>]]></string></dict></plist>
            """
        let long = String(repeating: "a sentence as a key ", count: 20)
        let binary = try PropertyListSerialization.data(
            fromPropertyList: [long: "ABCD", "b": "é한"],
            format: .binary,
            options: 0
        )
        let wide = "\u{FEFF}\"k\" = \"ABCD한\";".utf16
        let folder = try Folder([
            "de.lproj/Old.strings": Array(old.utf8),
            "he.lproj/XML.strings": Array(xml.utf8),
            "fr.lproj/Binary.strings": Array(binary),
            "ja.lproj/Big.strings": wide.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
            "ko.lproj/Little.strings": wide.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
            "locales/pt-BR/common.json": Array(#"{"a":{"b":["ABCD",1,null]}}"#.utf8),
            "ar.json": Array(#"{"a.b":"ABCD"}"#.utf8),
            "app.json": Array(#"{"a":"ABCD"}"#.utf8),
        ])
        let names = [
            "de.lproj/Old.strings", "he.lproj/XML.strings", "fr.lproj/Binary.strings",
            "ja.lproj/Big.strings", "ko.lproj/Little.strings", "locales/pt-BR/common.json",
            "ar.json", "app.json",
        ]
        let run = Run(["fit"] + names.map(folder.path) + ["--width", "1", "--json"])
        #expect(run.errors.isEmpty, "\(run.errors)")
        let answer = try Answer(run)
        let found = answer.truncated.map {
            "\($0.language ?? "-") \($0.key) \($0.direction.prefix(1))"
        }
        #expect(
            Set(found) == [
                "de a l", "de b l", "de AB l", "he x & y r", "fr \(long) l", "ja k l", "ko k l",
                "pt-BR a.b.0 l", "ar a.b r", "- a l",
            ]
        )
    }

    @Test(arguments: [
        ("a.strings", "\"a\" = \"b\"\n\"c\" = \"d\";", "a.strings:2:1: a semicolon belongs"),
        ("a.strings", "\n  \"a\" = {};", "a.strings:2:9: a text stands in double quotes"),
        ("a.strings", "/* open", "a.strings:1:1: the text ends within a comment"),
        ("a.strings", "\"a\" = \"\\Ud800\";", "a.strings:1:8: half of a surrogate pair"),
        ("a.strings", "\"a", "a.strings:1:1: the text ends within quotes"),
        ("a.strings", "<plist><dict><key>a</key></dict>", "1:26: "),
        ("a.json", "{\"a\": \n nope}", "a.json:2:2: a: no value begins like that"),
        ("a.json", "[1]", "a.json: it is no dictionary"),
        ("a.json", "", "a.json: it is neither"),
        ("a.xcstrings", "{}", "a.xcstrings: it has no \"strings\""),
        ("a.txt", "", "a.txt: its name ends in none of .xcstrings, .strings and .json"),
    ])
    func `a bad file is one line, and good ones go on`(
        name: String,
        text: String,
        complaint: String
    ) throws {
        let folder = try Folder([name: Array(text.utf8), "en.json": Array(#"{"a":"A"}"#.utf8)])
        let run = Run("fit", folder.path(name), folder.path("en.json"), "--width", "320")
        #expect(run.status == .problem)
        #expect(run.errors.contains(complaint), "\(run.errors)")
        #expect(run.errors.filter { $0 == "\n" }.count == 1)
        #expect(run.output.hasPrefix("0 of 1 texts are truncated"))
    }

    @Test func `keys that are there twice are told`() throws {
        let folder = try Folder([
            "a.strings": Array("a = b;\n a = c;".utf8), "b.json": Array(#"{"a":"","a":""}"#.utf8),
        ])
        let run = Run("fit", folder.path("a.strings"), folder.path("b.json"), "--width", "320")
        #expect(run.status == .problem)
        #expect(run.errors.contains("a.strings:2:2: a: the key is there twice"))
        #expect(run.errors.contains("b.json:1:9: a: the key is there twice"))
        #expect(run.output.hasPrefix("0 of 4 texts"))
    }

    @Test func `a font from a file, and what moves a terminal`() throws {
        let folder = try Folder([
            "Test.ttf": TestFont().bytes,
            "en.json": Array(#"{"\u001b[2J":"ABCD\u0000\u202e"}"#.utf8),
        ])
        let words = ["fit", folder.path("en.json"), "--font", folder.path("Test.ttf")]
        let run = Run(words + ["--width", "40", "--size", "10"])
        #expect(run.status == .problem)
        #expect(run.output.contains("body in Test-Bold, 40 pt wide, 1 line"))
        #expect(
            !run.output.unicodeScalars.contains {
                "\u{1B}\u{0}\u{202E}".unicodeScalars.contains($0)
            }
        )
        #expect(Run(words + ["--width", "4000"]).status == .success)
        let progress = Run(words + ["--width", "40"], terminal: Terminal(showsProgress: true))
        #expect(progress.errors.isEmpty)
    }

    @Test(arguments: [
        ["fit"], ["fit", "a.json"], ["fit", "-", "--width", "3"],
        ["fit", "a.json", "--width", "0"], ["fit", "a.json", "--width", "3", "--lines", "0"],
        ["fit", "a.json", "--width", "3", "--json", "--csv"],
        ["fit", "a.json", "--width", "3", "--index", "1"],
    ])
    func `wrong use`(words: [String]) {
        let run = Run(words)
        #expect(run.status == .misuse && run.output.isEmpty)
        #expect(run.errors.contains("see 'typescale fit --help'"))
    }
}
