import Foundation
import Testing
import TypeScaleTestSupport

@testable import TypeScaleTool

struct FontCommandTests {
    private final class Folder {
        let url = URL.temporaryDirectory.appending(path: "typescale-\(UUID())")

        init() throws {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try Data(TestFont().bytes).write(to: url.appending(path: "Test.ttf"))
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        var font: String { url.appending(path: "Test.ttf").path }
    }

    @Test func `shows what UIKit reports of a file`() throws {
        let folder = try Folder()
        let run = Run("font", folder.font, "--size", "10")
        #expect(run.status == .success)
        #expect(run.output.hasPrefix("Test-Bold\n  Test, Bold; weight 700\n"))
        #expect(
            run.output.contains("at 10 pt: ascender 9, descender -2, leading 1, line height 11")
        )
        #expect(Run("font", folder.url.path, "--size", "10").output == run.output)
    }

    @Test func `writes everything as JSON, under the names of the fields`() throws {
        let folder = try Folder()
        let run = Run("font", folder.font, "--json")
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        let faces = (object as? [String: Any])?["faces"] as? [[String: Any]]
        let face = try #require(faces?.first)
        let names: Set = [
            "index", "postScriptName", "familyName", "fullName", "styleName", "weight", "width",
            "italic", "monospaced", "unitsPerEm", "glyphCount", "size", "ascender", "descender",
            "leading", "lineHeight", "capHeight", "xHeight", "axes", "instances", "tables",
            "losses",
        ]
        #expect(names.isSubset(of: face.keys))
        #expect(face["ascender"] as? Double == 900 * 17.0 / 1000)
        #expect((face["tables"] as? [[String: Any]])?.first?["tag"] as? String == "OS/2")
        #expect((face["losses"] as? [Any])?.isEmpty == true)
    }

    @Test func `says in a line what cannot be read, and goes on`() throws {
        let folder = try Folder()
        try Data("wOFF....".utf8).write(to: folder.url.appending(path: "Web.ttf"))
        let run = Run("font", "/no/such.ttf", folder.url.path)
        #expect(run.status == .problem)
        #expect(run.output.hasPrefix("Test-Bold\n"))
        let complaints = run.errors.split(separator: "\n")
        #expect(complaints.count == 2)
        #expect(complaints[0] == "typescale: /no/such.ttf: no such file (fileNotFound 101)")
        #expect(
            complaints[1].hasSuffix("unpack it to TrueType or OpenType (unrecognizedFormat 103)")
        )
    }

    @Test func `a folder without fonts is a problem`() throws {
        let folder = try Folder()
        try FileManager.default.removeItem(atPath: folder.font)
        let run = Run("font", folder.url.path)
        #expect(run.status == .problem)
        #expect(run.errors.contains("ends in ttf, otf, ttc or otc"))
    }

    @Test func `measures a text`() throws {
        let folder = try Folder()
        let font = ["--font", folder.font, "--size", "10"]
        let run = Run(["measure"] + font + ["ABC"])
        #expect(run.output == "21 pt in Test-Bold at 10 pt: 2100 of 1000 units per em, 3 glyphs\n")
        let piped = Run(["measure"] + font + ["-"], input: Array("ABC\n".utf8))
        #expect(piped.output == run.output)
        let odd = Run(["measure"] + font + ["A나나سB"])
        #expect(odd.output.contains("missing: 나 U+B098, س U+0633"))
        #expect(odd.output.contains("needs shaping: 'س'"))
        let json = Run(["measure"] + font + ["A나س", "--json"])
        let object =
            try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        #expect(object?["width"] as? Double == 16)
        #expect(object?["units"] as? Int == 1600)
        #expect(object?["glyphs"] as? Int == 3)
        #expect((object?["missing"] as? [Any])?.count == 2)
        #expect((object?["needsShaping"] as? [[String: Any]])?.first?["start"] as? Int == 2)
    }

    @Test func `measures with chosen features, at a point on the axes`() throws {
        let folder = try Folder()
        var font = TestFont()
        font.axes = [("wght", 100, 400, 900)]
        font.replaced["HVAR"] = .hvar([0, 10, 20, 30, 40, 50])
        font.replaced["GPOS"] = .layout(
            features: [("kern", [0])],
            lookups: [.lookup(2, [.pairs([1: [(2, -50)]])])]
        )
        try Data(font.bytes).write(to: URL(filePath: folder.font))
        let words = ["measure", "AB", "--font", folder.font, "--size", "10"]
        #expect(Run(words).output.hasPrefix("12.5 pt "))
        #expect(Run(words + ["--features", "none"]).output.hasPrefix("13 pt "))
        #expect(Run(words + ["--features", "default,-kern"]).output.hasPrefix("13 pt "))
        #expect(Run(words + ["--variation", "wght=525"]).output.hasPrefix("12.575 pt "))
        let glyphs = Run(words + ["--glyphs"])
        #expect(
            glyphs.output.hasSuffix(
                "  glyph 1 of character 0: 550\n  glyph 2 of character 1: 700\n"
            )
        )
        let rows = Run(words + ["--glyphs", "--csv"])
        #expect(rows.output == "glyph,cluster,advance\n1,0,550\n2,1,700\n")
        let json = Run(words + ["--glyphs", "--json", "--variation", "wght=650"])
        let object =
            try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        #expect(
            (object?["run"] as? [[String: Any]])?.map { $0["advance"] as? Double } == [555, 710]
        )
        #expect(object?["variation"] as? [String: Double] == ["wght": 650])
        let wrong = Run(words + ["--variation", "slnt=1"])
        #expect(wrong.status == .problem)
        #expect(wrong.errors == "typescale: Test-Bold has no axis slnt; it has wght\n")
    }

    @Test(
        arguments: [
            (["font"], 2, "font needs a file or folder"),
            (["font", "x", "--size", "0"], 2, "--size takes a positive number"),
            (["measure", "x", "--size", "3"], 2, "measure needs --font FILE"),
            (["measure", "x", "--font", "y"], 2, "measure needs --size POINTS"),
            (["measure", "--font", "y", "--size", "3"], 2, "measure needs one text"),
            (["measure", "a", "b", "--font", "y", "--size", "3"], 2, "measure takes one text"),
            (["measure", "a", "--font", "/no", "--size", "3"], 1, "/no: no such file"),
            (["font", "/no\u{1B}[2J\n"], 1, "/no\u{FFFD}[2J\u{FFFD}: no such file"),
            (["measure", "a", "--font", "/no", "--size", "3", "--index", "-1"], 2, "whole number"),
            (
                ["measure", "a", "--font", "/no", "--size", "3", "--features", "kren"], 2,
                "unknown features 'kren'; did you mean kern?"
            ),
            (
                ["measure", "a", "--font", "/no", "--size", "3", "--features", "kern,liga"], 2,
                "not 'liga'"
            ),
            (
                ["measure", "a", "--font", "/no", "--size", "3", "--variation", "wght"], 2,
                "--variation takes AXIS=VALUE"
            ),
            (
                [
                    "measure", "a", "--font", "/no", "--size", "3", "--variation",
                    "wght=1,wght=2",
                ], 2, "--variation has wght twice"
            ),
        ] as [([String], Int32, String)]
    )
    func `refuses wrong use`(words: [String], status: Int32, complaint: String) {
        let run = Run(words)
        #expect(run.status.rawValue == status)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains(complaint), "\(run.errors)")
        #expect(run.errors.filter { $0 == "\n" }.count == 1)
    }

    @Test func `refuses a face that the file does not have, and text that is none`() throws {
        let folder = try Folder()
        let font = ["measure", "--font", folder.font, "--size", "10"]
        #expect(Run(font + ["A", "--index", "7"]).errors.contains("has no face 7; it has 0"))
        let bytes = Run(font + ["-"], input: [0x41, 0xFF])
        #expect(bytes.status == .problem)
        #expect(bytes.errors.contains("not valid UTF-8"))
    }
}
