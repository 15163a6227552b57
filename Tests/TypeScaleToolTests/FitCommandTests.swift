import Foundation
import Testing
import TypeScaleTestSupport

@testable import TypeScaleTool

struct FitCommandTests {
    /// A folder that is deleted after the test.
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
            let verdict: String
        }

        struct Summary: Decodable {
            let texts: Int
            let truncated: Int
            let inconclusive: Int
        }

        let truncated: [Finding]
        let inconclusive: [Finding]
        let summary: Summary

        init(_ run: Run) throws {
            self = try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
        }
    }

    @Test func `a fallback font decides whether a text fits`() throws {
        var other = TestFont()
        other.names = [
            .init(1, "Other"), .init(2, "Regular"), .init(4, "Other"), .init(6, "Other"),
        ]
        other.characterMaps = [(3, 1, .segments([(0x61, 0x61, 3)]))]
        let folder = try Folder([
            "de.strings": Array("\"key\" = \"Aa\";".utf8), "font.ttf": TestFont().bytes,
            "other.ttf": other.bytes,
        ])
        let words = [
            "fit", folder.path("de.strings"), "--width", "100", "--font", folder.path("font.ttf"),
            "--size", "10",
        ]
        #expect(Run(words).status == .problem)
        let run = Run(words + ["--fallback", folder.path("other.ttf")])
        #expect(run.status == .success, "\(run.output)")
    }

    @Test func `translations fit at the reported cap`() throws {
        let path = try fixture("Localizable.xcstrings")
        let words = ["fit", path, "--style", "headline", "--width", "320", "--lines", "2"]
        let smallest = try #require(
            try Answer(Run(words + ["--json"])).truncated.compactMap(\.maximumPointSize).min()
        )
        let capped = Run(words + ["--max", "\(smallest)"])
        #expect(capped.status == .success)
        #expect(capped.lines.first == "0 findings in 15 texts")
    }

    @Test(arguments: [[], ["--top", "20"], ["--relative"], ["--csv"], ["--json"]])
    func `placeholders are measured as values, whatever the output`(options: [String]) throws {
        let folder = try Folder("de.json", #"{"greeting": "%@", "count": "%lld files"}"#)
        let words = ["fit", folder.path("de.json"), "--style", "body"] + options
        let narrow = Run(words + ["--width", "260"])
        #expect(narrow.status == .problem && narrow.output.contains("greeting"))
        // A width for the widest number at every text size.
        #expect(Run(words + ["--width", "2600"]).status == .success)
    }

    @Test func `reads translations in every format, with their language`() throws {
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
                "de a l", "de b l", "de AB l", "he x & y r", "fr \(long) l", "fr b l", "ja k l",
                "ko k l", "pt-BR a.b.0 l", "ar a.b r", "en a l",
            ]
        )
    }

    @Test func `measures text in a font from a file`() throws {
        let folder = try Folder([
            "Test.ttf": TestFont().bytes, "en.json": Array(#"{"a":"ABCD"}"#.utf8),
        ])
        let words = ["fit", folder.path("en.json"), "--font", folder.path("Test.ttf")]
        #expect(Run(words + ["--width", "4000"]).status == .success)
        let run = Run(words + ["--width", "40", "--size", "10", "--csv"])
        #expect(run.status == .problem)
        let row = "\(folder.path("en.json")),1,a,en,,AX1,XXXL,13.7,no,ABCD,truncated,exact,"
        #expect(run.lines.last?.hasPrefix(row) == true)
    }

    // The text is 146.1 points wide, and 95% of the errors are less than 0.8 points.
    @Test func `text that might not fit fails the run, unless estimates are accepted`() throws {
        let folder = try Folder("ru.json", #"{"a":"Настройки экрана"}"#)
        let words = ["fit", folder.path("ru.json"), "--max", "17"]
        #expect(Run(words + ["--width", "100"]).status == .problem)
        let run = Run(words + ["--width", "146", "--json"])
        #expect(run.status == .problem)
        let answer = try Answer(run)
        #expect(answer.truncated.isEmpty && answer.summary.truncated == 0)
        #expect(answer.inconclusive.map(\.key) == ["a"] && answer.summary.inconclusive == 1)
        #expect(answer.inconclusive.first?.verdict == "inconclusive")
        #expect(Run(words + ["--width", "146", "--allow-estimates"]).status == .success)
        #expect(Run(words + ["--width", "300"]).status == .success)
    }

    // No font says where the words of Thai end.
    @Test func `text that needs a dictionary is not a reason to add a font`() throws {
        let folder = try Folder("th.json", #"{"a":"สื่อไม่มีข้อความแสดงแทน"}"#)
        let words = [
            "fit", folder.path("th.json"), "--width", "250", "--lines", "2", "--max", "34",
        ]
        let run = Run(words)
        #expect(run.output.contains("only a dictionary finds the words"), "\(run.output)")
        #expect(!run.output.contains("--font") && !run.output.contains("--fallback"))
        #expect(run.output.contains("accept inconclusive texts with --allow-estimates"))
        #expect(!Run(words + ["--allow-estimates"]).output.contains("To "))
    }

    @Test func `text that no font covers fails the run, at any width`() throws {
        let folder = try Folder([
            "Test.ttf": TestFont().bytes, "en.json": Array(#"{"a":"ABé"}"#.utf8),
        ])
        let words = ["fit", folder.path("en.json"), "--font", folder.path("Test.ttf")]
        let run = Run(words + ["--width", "4000", "--csv"])
        #expect(run.status == .problem)
        #expect(run.lines.last?.contains(",ABé,inconclusive,estimate,") == true)
        #expect(Run(words + ["--width", "4000", "--allow-estimates"]).status == .success)
    }
}
