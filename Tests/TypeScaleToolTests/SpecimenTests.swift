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

    @Test func `contains the roles of a token file`() throws {
        let path = Transcript.fixtures.appending(path: "Files/brand.tokens.json").path
        let run = Run("specimen", "--json", "--tokens", path)
        #expect(run.status == .success)
        #expect(run.errors.contains("note: $.heading['2xs']: proposed text style"))
        let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
        #expect(report.families.map(\.kind) == ["system", "tokens"])
        let styles = report.families[1].styles
        #expect(styles.map(\.role) == ["heading.$root", "heading.2xs", "body"])
        #expect(styles.map(\.style) == ["title1", "subheadline", "body"])
        #expect(styles.map(\.face) == ["Lato-Bold", "Lato-Regular", "system"])
        #expect(styles.map(\.weight) == [700, 400, 400])
        // The file limits the heading to 48 points, and its lines are 1.25 times as tall.
        #expect(styles[0].pointSizes.last == 48 && styles[0].lineHeights.last == 60)
        // Bold Text makes the regular system font semibold.
        #expect(styles.map(\.boldWeight) == [700, 400, 600])
        let table = try JSONDecoder().decode(
            [Sizes].self,
            from: Data(Run("tokens", "--json", path).output.utf8)
        )
        for (style, row) in zip(styles, table) {
            #expect(style.role == row.role)
            #expect(style.pointSizes.sorted() == row.pointSizes.values.sorted())
        }
    }

    private struct Sizes: Decodable {
        let role: String
        let pointSizes: [String: Double]
    }

    @Test func `uses the nearest face of a family that the tokens name`() throws {
        var regular = TestFont()
        regular.names = [.init(1, "Test"), .init(2, "Regular"), .init(6, "Test-Regular")]
        regular.os2?.weight = 400
        let folder = try Folder()
        try folder.write("Regular.ttf", regular.bytes)
        func token(_ weight: Int) -> String {
            """
            {"$type": "typography", "$value": {"fontFamily": "Test", "fontWeight": \(weight),
             "fontSize": {"value": 17, "unit": "px"}, "lineHeight": 1.5,
             "letterSpacing": {"value": 0, "unit": "px"}}}
            """
        }
        let json = "{\"a\": \(token(700)), \"b\": \(token(300))}"
        try folder.write("a.tokens.json", Array(json.utf8))
        let run = Run(
            "specimen",
            "--json",
            "--tokens",
            folder.path("a.tokens.json"),
            "--font",
            folder.path("Regular.ttf"),
            "--font",
            folder.path("Test.ttf")
        )
        let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
        #expect(report.families[3].styles.map(\.face) == ["Test-Bold", "Test-Regular"])
    }

    @Test func `invalid tokens are reported, and the others are shown`() throws {
        let folder = try Folder()
        let json = """
            {"a": {"$type": "typography", "$value": {}}, "b": {"$type": "typography", "$value": {
             "fontFamily": "system-ui", "fontWeight": 400, "lineHeight": 1,
             "fontSize": {"value": 17, "unit": "px"}, "letterSpacing": {"value": 0, "unit": "px"}}}}
            """
        try folder.write("a.json", Array(json.utf8))
        let run = Run("specimen", "--json", "--tokens", folder.path("a.json"))
        #expect(run.status == .problem)
        #expect(run.errors.contains("error: $.a"))
        #expect(run.output.contains("\"role\" : \"b\"") || run.output.contains("\"role\": \"b\""))
    }

    private struct Report: Decodable {
        struct Family: Decodable {
            let kind: String
            let title: String
            let styles: [Style]
        }
        struct Style: Decodable {
            let role: String
            let style: String
            let face: String
            let weight: Double
            let boldWeight: Double
            let pointSizes: [Double]
            let lineHeights: [Double?]
            let factors: [Double]
            let uncappedPointSizes: [Double]
            let firstCappedCategory: String?
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

    @Test func `a design that the page cannot show is an error`() throws {
        let folder = try Folder(dictionary: #"{"headline": {"design": "serif"}}"#)
        let run = Run(["specimen", "--dictionary", folder.path("Brand.json"), "-o", "-"])
        #expect(run.status == .problem && run.output == "")
        #expect(run.errors.hasSuffix("the page has no design for headline; remove it\n"))
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
        #expect(body.firstCappedCategory == "AX4")
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
        #expect(styles[1].firstCappedCategory == nil)
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
            #expect(run.output.isEmpty)
            #expect(run.errors == "typescale: wrote \(folder.path("page.html"))\n")
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
                Named(repeating: "a", count: 1 << 20),
                "--text has 1048576 characters; the limit is 2000"
            ),
            (
                Named("e", repeating: "\u{301}", count: 2000),
                "--text has 2001 characters; the limit is 2000"
            ),
        ] as [(Named<String>, String)]
    )
    func `rejects text that a page cannot show`(text: Named<String>, complaint: String) {
        let run = Run("specimen", "-o", "-", "--text", text.value)
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
