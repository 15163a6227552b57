import Foundation
import Testing
import TypeScaleTestSupport

@testable import TypeScaleTool

/// The options, files and numbers of `typescale specimen`.
struct SpecimenTests {
    private final class Folder {
        let url = URL.temporaryDirectory.appending(path: "typescale-\(UUID())")

        init(_ font: TestFont = TestFont(), dictionary: String = "{}") throws {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try write("Test.ttf", font.bytes)
            try write("Brand.json", Array(dictionary.utf8))
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        func path(_ name: String) -> String { url.appending(path: name).path }

        func write(_ name: String, _ bytes: [UInt8]) throws {
            try Data(bytes).write(to: url.appending(path: name))
        }

        var names: [String] {
            get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
        }
    }

    private struct Report: Decodable {
        struct Family: Decodable {
            let kind: String
            let title: String
            let styles: [Style]
        }
        struct Style: Decodable {
            let style: String
            let face: String
            let weight: Double
            let pointSizes: [Double]
            let lineHeights: [Double?]
            let factors: [Double]
            let uncappedPointSizes: [Double]
            let capHoldsFrom: String?
        }
        struct Curves: Decodable {
            struct Curve: Decodable {
                let name: String
                let pointSizes: [Double]
            }
            let curves: [Curve]
        }
        struct Cell: Decodable {
            struct Category: Decodable {
                struct Line: Decodable {
                    let label: String
                    let pointSize: Double
                }
                let lines: [Line]
            }
            let categories: [Category]
        }
        let maximumPointSize: Double?
        let cell: Cell
        let scaling: Curves
        let families: [Family]
    }

    private func report(_ words: String...) throws -> Report {
        let run = Run(["specimen", "--json"] + words)
        #expect(run.errors.isEmpty)
        #expect(run.status == .success)
        return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    }

    @Test func `contains the sizes of the system font`() throws {
        let report = try report()
        #expect(report.families.map(\.kind) == ["system"])
        let styles = try #require(report.families.first).styles
        #expect(styles.count == 11)
        let body = try #require(styles.first { $0.style == "body" })
        #expect(body.pointSizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
        #expect(body.lineHeights[11] == 62)
        #expect(body.factors[11] == 53.0 / 17)
        #expect(body.uncappedPointSizes == body.pointSizes)
        #expect(styles.first { $0.style == "headline" }?.weight == 600)
    }

    @Test func `scales fonts and dictionaries up to a cap`() throws {
        let dictionary = """
            {"body": {"fontName": "Test-Bold", "fontSize": 17},
             "caption": {"fontName": "Nowhere-Light", "fontSize": 12}}
            """
        let folder = try Folder(dictionary: dictionary)
        let report = try report(
            "--font",
            folder.path("Test.ttf"),
            "--dictionary",
            folder.path("Brand.json"),
            "--max",
            "40"
        )
        #expect(report.families.map(\.kind) == ["system", "font", "dictionary"])
        #expect(report.families.map(\.title) == ["System font", "Test Bold", "Brand.json"])
        #expect(report.maximumPointSize == 40)
        #expect(report.families[0].styles[0].pointSizes.last == 60)
        let body = try #require(report.families[1].styles.first { $0.style == "body" })
        #expect(body.face == "Test-Bold")
        #expect(body.weight == 700)
        #expect(body.pointSizes.last == 40)
        #expect(body.uncappedPointSizes.last == 48)
        #expect(body.capHoldsFrom == "AX4")
        // The cap also limits the line height, which is 1.2 em.
        #expect(body.lineHeights.last == 48)
        // The same font and cap apply to the body of the cell.
        let lines = try #require(report.cell.categories.last).lines
        #expect(Set(lines.filter { $0.label == "body" }.map(\.pointSize)) == [40])
        let styles = report.families[2].styles
        #expect(styles.map(\.style) == ["body", "caption1"])
        #expect(styles[1].face == "Nowhere-Light")
        #expect(styles[1].weight == 300)
        #expect(styles[1].lineHeights.allSatisfy { $0 == nil })
        #expect(styles[1].capHoldsFrom == nil)
    }

    @Test func `compares curves`() throws {
        let usual = try report().scaling.curves
        #expect(usual.map(\.name) == ["uikit", "android", "winui", "gnome"])
        #expect(usual[0].pointSizes.last == 48)
        let asked = try report("--curve", "fixed,android").scaling.curves
        #expect(asked.map(\.name) == ["fixed", "android"])
        #expect(asked[0].pointSizes == Array(repeating: 17, count: 12))
        #expect(asked[1].pointSizes.last == 29)
    }

    @Test func `writes and replaces a page`() throws {
        let folder = try Folder()
        for name in ["--output", "-o"] {
            let run = Run(
                "specimen",
                "--font",
                folder.path("Test.ttf"),
                name,
                folder.path("page.html")
            )
            #expect(run.status == .success)
            #expect(run.output.isEmpty && run.errors.isEmpty)
            #expect(try folder.names == ["Brand.json", "Test.ttf", "page.html"])
        }
        let page = try String(contentsOfFile: folder.path("page.html"), encoding: .utf8)
        let piped = Run("specimen", "--font", folder.path("Test.ttf"), "-o", "-")
        #expect(piped.output == page)
    }

    @Test func `limits the number of faces on a page`() throws {
        func fonts(_ count: Int) -> [UInt8] {
            TestFont.collection(
                (0..<count).map { number in
                    var font = TestFont()
                    font.names = [.init(1, "F\(number)"), .init(2, "Bold"), .init(6, "F\(number)")]
                    return font
                }
            )
        }
        let folder = try Folder()
        try folder.write("24.ttc", fonts(24))
        try folder.write("25.ttc", fonts(25))
        let words = ["specimen", "--json", "--text", "A", "--font"]
        #expect(Run(words + [folder.path("24.ttc")]).status == .success)
        let run = Run(words + [folder.path("25.ttc")])
        #expect(run.output.isEmpty)
        #expect(run.errors == "typescale: 25 faces exceed the limit of 24; specify fewer fonts\n")
    }

    @Test(
        arguments: [
            (" \t\u{200B}\n", "--text has no visible characters"),
            ("\0\u{1B}", "--text has no visible characters"),
            (
                String(repeating: "a", count: 1 << 20),
                "--text has 1048576 characters; the limit is 2000"
            ),
            (
                "e" + String(repeating: "\u{301}", count: 2000),
                "--text has 2001 characters; the limit is 2000"
            ),
        ] as [(String, String)]
    )
    func `rejects text that a page cannot show`(text: String, complaint: String) {
        let run = Run("specimen", "-o", "-", "--text", text)
        #expect(run.status == .misuse)
        #expect(run.output.isEmpty)
        #expect(run.errors == "typescale: \(complaint); see 'typescale specimen --help'\n")
    }

    @Test func `writes the same JSON in each run and to a file`() throws {
        let folder = try Folder()
        let words = ["specimen", "--json", "--font", folder.path("Test.ttf")]
        #expect(Run(words).output == Run(words).output)
        let page = Run(words + ["-o", folder.path("numbers.json")])
        #expect(page.output.isEmpty)
        let written = try String(contentsOfFile: folder.path("numbers.json"), encoding: .utf8)
        #expect(written == Run(words).output)
    }
}
