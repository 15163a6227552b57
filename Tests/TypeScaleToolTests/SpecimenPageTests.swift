import Foundation
import Testing
import TypeScale
import TypeScaleCurves
import TypeScaleTestSupport

@testable import TypeScaleTool

/// The page that `typescale specimen` writes.
struct SpecimenPageTests {
    /// A run that writes a page, with or without a font file.
    private struct Page {
        let run: Run
        /// The path of the font file.
        let path: String

        init(_ words: String..., font: TestFont? = nil, bytes: [UInt8]? = nil) throws {
            let file = URL.temporaryDirectory.appending(path: "typescale-\(UUID()).ttf")
            defer { try? FileManager.default.removeItem(at: file) }
            path = file.path
            var fonts: [String] = []
            if let bytes = bytes ?? font?.bytes {
                try Data(bytes).write(to: file)
                fonts = ["--font", path]
            }
            run = Run(["specimen", "-o", "-"] + fonts + words)
        }

        /// Returns the strings between each `start` and the next `end` in the page.
        func texts(_ start: String, _ end: String) -> [String] {
            run.output.components(separatedBy: start).dropFirst()
                .map { $0.components(separatedBy: end)[0] }
        }

        var notes: [String] { texts("<p class=\"note\">", "</p>") }
        var fontFaces: [String] { texts("@font-face{", "}") }
    }

    @Test func `is one file that uses no network`() throws {
        let page = try Page()
        let hashes = page.texts("sha256-", "&#39;").map { "&#39;sha256-\($0)&#39;" }
        #expect(
            page.run.output.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\" data-category=\"3\">")
        )
        #expect(page.run.output.hasSuffix("</html>\n"))
        #expect(
            page.texts("http-equiv=\"Content-Security-Policy\" content=\"", "\"") == [
                "default-src &#39;none&#39;; style-src &#39;unsafe-inline&#39;; "
                    + "script-src \(hashes.joined(separator: " ")); font-src data:; "
                    + "base-uri &#39;none&#39;; form-action &#39;none&#39;"
            ]
        )
        #expect(
            page.texts("href=\"", "\"") == ["#family-0", "#sizes", "#curves", "#cell", "#sizes"]
        )
        for word in ["http:", "https:", "src=", "@import", "url("] {
            #expect(page.texts(word, "\n").isEmpty, "\(word)")
        }
        #expect(page.texts(" style=", " ").isEmpty)
        #expect(page.texts("<article", ">").count == 11)
        #expect(page.texts("<figure", ">").count == 13)
        #expect(page.texts("<noscript>", "</noscript>").count == 1)
        #expect(page.run.output.utf8.count < 100_000)
    }

    @Test func `the policy allows only the page's own scripts`() throws {
        let page = try Page()
        let scripts = page.texts("<script>", "</script>")
        #expect(scripts.count == 2)
        #expect(page.texts("sha256-", "&#39;") == scripts.compactMap(hashOfScript))
    }

    @Test func `escapes the text on the command line`() throws {
        let text = "</script><script>alert(1)</script> \" ' & \u{202E}가\u{7}"
        let page = try Page("--text", text)
        let shown =
            "&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &quot; &#39; &amp; \u{FFFD}가\u{FFFD}"
        let sample = "<p class=\"sample\" dir=\"auto\" "
        #expect(
            page.texts(sample, "</p>") == Array(repeating: "lang=\"ko\">\(shown)", count: 11)
        )
        let elements = [" type=\"application/json\" id=\"numbers\"", "", ""]
        #expect(page.texts("<script", ">") == elements)
        #expect(
            try Page("--text", "Bonjour").texts(sample, "</p>")
                == Array(repeating: "lang=\"\">Bonjour", count: 11)
        )
        #expect(
            try Page().texts(sample, "</p>").prefix(2) == [
                "lang=\"en\">Good morning", "lang=\"en\">Three letters",
            ]
        )
    }

    @Test func `escapes names from a font`() throws {
        var font = TestFont()
        let name = "A\"</style><script>x"
        font.names = [.init(1, name), .init(2, "Bold"), .init(4, name), .init(6, name)]
        let page = try Page(font: font)
        #expect(
            page.texts("<h2 id=\"family-1-title\">", "</h2>") == [
                "A&quot;&lt;/style&gt;&lt;script&gt;x"
            ]
        )
        #expect(
            page.fontFaces == [
                "font-family:specimen-0;"
                    + "src:local(\"A\\22 \\3c \\2f style\\3e \\3c script\\3e x\");"
                    + "font-weight:700;font-style:normal"
            ]
        )
        #expect(page.texts("<script", ">").count == 3)
    }

    @Test func `refers to a font by name, or embeds it`() throws {
        var font = TestFont()
        font.os2?.embedding = 0x104
        let named = try Page(font: font)
        let look = "font-weight:700;font-style:normal"
        #expect(
            named.fontFaces == [
                "font-family:specimen-0;src:local(\"Test-Bold\"),local(\"Test Bold\");\(look)"
            ]
        )
        let scaling =
            "Each style scales from its size at L, as UIFontMetrics scales a custom font."
        let reference =
            "This page refers to Test-Bold by name. If a font is not installed, another font "
            + "appears at the same sizes."
        #expect(Array(named.notes.prefix(3)) == [scaling, reference, named.notes[2]])
        #expect(!named.run.output.contains("has no glyphs"))
        let missing =
            "Test-Bold has no glyphs for 2 of the characters in these samples. Missing characters "
            + "appear in another font."
        #expect(try Page("--text", "xAyx", font: font).notes.contains(missing))
        let embedded = try Page("--embed", font: font)
        let base64 = Data(font.bytes).base64EncodedString()
        #expect(
            embedded.fontFaces == [
                "font-family:specimen-0;src:url(data:font/ttf;base64,\(base64));\(look)"
            ]
        )
        #expect(embedded.notes.first == scaling)
        #expect(!embedded.notes.contains(reference))
    }

    @Test func `does not embed a font without permission`() throws {
        func font(_ embedding: Int) -> [UInt8] {
            var font = TestFont()
            font.os2?.embedding = embedding
            return font.bytes
        }
        var silent = TestFont()
        silent.os2 = nil
        var other = TestFont()
        other.names = [.init(1, "Other"), .init(2, "Bold"), .init(6, "Other-Bold")]
        for (bytes, reason) in [
            (
                font(0x2),
                "its OS/2 fsType forbids embedding (restricted: no embedding without permission); omit --embed"
            ),
            (
                font(0x208),
                "its OS/2 fsType forbids embedding (editable embedding, bitmaps only); omit --embed"
            ),
            (
                silent.bytes,
                "its OS/2 table is missing or has no permission; omit --embed"
            ),
            (
                TestFont.collection([TestFont(), other]),
                "a browser cannot select a face in a collection; use a file with one face"
            ),
        ] {
            let page = try Page("--embed", bytes: bytes)
            #expect(page.run.status == .problem)
            #expect(page.run.output.isEmpty)
            #expect(
                page.run.errors
                    == "typescale: cannot embed Test-Bold from \(page.path): \(reason)\n"
            )
        }
        let single = try Page("--embed", bytes: TestFont.collection([TestFont()]))
        #expect(single.texts("src:url(data:font/", ";") == ["collection"])
    }

    @Test func `contains the plot of the command curves, with a movable line`() throws {
        let page = try Page("--curve", "uikit,compose")
        let plot = CurvePlot(17, .body, [.uikit, .composeMultiplatform])
        let svg = plot.svg(isAlone: false, marked: 3).text
        #expect(page.texts("aria-label=\"Plot of the curves\">\n", "</div>") == [svg])
        let positions = (0..<12).map { "\"\(plot.x($0).shortestText)\"" }.joined(
            separator: ","
        )
        #expect(page.texts("\"positions\":[", "]") == [positions])
        #expect(
            page.texts("<dt>", "</dt>").map { $0.components(separatedBy: "</svg>")[1] } == [
                "uikit", "compose",
            ]
        )
    }

    private struct Numbers: Decodable {
        struct Cell: Decodable {
            let size: String
            let leading: String
            let words: [String]
        }
        let rows: [[Cell]]
    }

    /// The sizes of body text in Apple's guidelines.
    @Test func `the script contains the numbers of each role at every size`() throws {
        let page = try Page("--max", "30", font: TestFont())
        let json = try #require(page.texts(" id=\"numbers\">", "</script>").first)
        let rows = try JSONDecoder().decode(Numbers.self, from: Data(json.utf8)).rows
        #expect(rows.count == 22 && rows.allSatisfy { $0.count == 12 })
        let body = try #require(TextStyle.dynamicTypeStyles.firstIndex(of: .body))
        let sizes = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        #expect(rows[body].map(\.size) == sizes.map { "\($0)px" })
        #expect(rows[body].map(\.words[0]) == sizes.map { "\($0)" })
        #expect(rows[body].last?.leading == "62px" && rows[body].last?.words[3] == "")
        // The maximum applies to the given font, whose line height is 1.2 em.
        let last = try #require(rows[11 + body].last)
        #expect(last.size == "30px" && last.leading == "36px")
        #expect(last.words == ["30", "36", "1.76", "capped from 48"])
    }

    @Test func `the name of a role can break after a separator`() throws {
        let path = Transcript.fixtures.appending(path: "Files/brand.tokens.json").path
        let names = try Page("--tokens", path).texts("<h3>", "</h3>")
        #expect(names.contains("heading.<wbr>2xs"))
        // A style without separators has none.
        #expect(names.contains("Body"))
    }

    @Test func `a damaged font leads to an error or a page`() throws {
        let sound = TestFont().bytes
        for index in stride(from: 0, to: sound.count, by: 29) {
            var bytes = sound
            bytes[index] ^= 0xFF
            let page = try Page("--embed", "--text", "AB", bytes: bytes)
            let isProblem = page.run.status == .problem
            #expect(page.run.output.isEmpty == isProblem)
            #expect(page.run.errors.filter { $0 == "\n" }.count == (isProblem ? 1 : 0))
            for word in page.texts("--size:", ";") + page.texts("--leading:", ";") {
                #expect(word == "normal" || Double(word.dropLast(2))?.isFinite == true)
            }
        }
    }

    @Test func `a folded part is not shown until a reader opens it`() throws {
        let headings = "<details>\n<summary><h2 id=\""
        #expect(try Page().texts(headings, "-") == ["sizes", "curves", "cell"])
        // The page is about the font, so that the system font comes after it.
        let page = try Page("--max", "30", font: TestFont())
        #expect(page.texts(headings, "-title") == ["family-0", "sizes", "curves", "cell"])
        #expect(
            page.texts("href=\"#", "\"").prefix(2) == ["family-1", "family-0"]
        )
    }

    @Test func `a star marks each size that the cap reduces`() throws {
        let page = try Page("--max", "30", font: TestFont())
        let capped = TextStyle.dynamicTypeStyles.map { style in
            let font = FontDescription(name: "Test-Bold", textStyle: style)
            return ContentSizeCategory.allCases
                .count { font.pointSize(at: $0) > 30 }
        }
        let stars = page.texts("<b>30</b>", "<").count { $0 == "*" }
        #expect(stars == capped.reduce(0, +))
    }

    @Test func `a font without Latin letters shows the script that it contains`() throws {
        func samples(_ characters: String) throws -> [String] {
            var font = TestFont()
            let codes = Set(characters.unicodeScalars.map { Int($0.value) }).sorted()
            font.characterMaps = [(3, 1, .segments(codes.map { ($0, $0, 1) }))]
            return try Page(font: font).texts("<p class=\"sample\" dir=\"auto\" ", "</p>")
        }
        #expect(try samples("早上好人生而自由，在尊严和权利一律平等。").first == "lang=\"zh\">早上好")
        // A font of symbols shows its first characters.
        #expect(try samples("★\u{E000}A").first == "lang=\"\">★\u{E000}")
    }
}
