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
        let hash = page.texts("sha256-", "&#39;").joined()
        #expect(
            page.run.output.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\" data-category=\"3\">")
        )
        #expect(page.run.output.hasSuffix("</html>\n"))
        #expect(
            page.texts("http-equiv=\"Content-Security-Policy\" content=\"", "\"") == [
                "default-src &#39;none&#39;; style-src &#39;unsafe-inline&#39;; "
                    + "script-src &#39;sha256-\(hash)&#39;; font-src data:; "
                    + "base-uri &#39;none&#39;; form-action &#39;none&#39;"
            ]
        )
        #expect(
            page.texts("href=\"", "\"") == ["#family-0", "#curves", "#cell", "#sizes", "#sizes"]
        )
        for word in ["http:", "https:", "src=", "@import", "url(", " style="] {
            #expect(page.texts(word, "\n").isEmpty, "\(word)")
        }
        #expect(page.texts("<article", ">").count == 11)
        #expect(page.texts("<figure", ">").count == 13)
        #expect(page.texts("<noscript>", "</noscript>").count == 1)
        #expect(page.run.output.utf8.count < 100_000)
    }

    @Test func `the policy allows only the page's own script`() throws {
        let page = try Page()
        let scripts = page.texts("<script>", "</script>")
        #expect(scripts.count == 1)
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
        #expect(page.texts("<script", ">") == [" type=\"application/json\" id=\"numbers\"", ""])
        #expect(
            try Page("--text", "Bonjour").texts(sample, "</p>")
                == Array(repeating: "lang=\"\">Bonjour", count: 11)
        )
        #expect(
            try Page().texts(sample, "</p>").prefix(2) == [
                "lang=\"en\">Good morning", "lang=\"ko\">좋은 아침이에요",
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
        #expect(page.texts("<script", ">") == [" type=\"application/json\" id=\"numbers\"", ""])
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
        let missing =
            "Test-Bold has no glyphs for 124 of the characters in these samples. Missing characters appear in another font."
        #expect(
            Array(named.notes.dropFirst().prefix(3)) == [
                scaling,
                "This page refers to Test-Bold by name. If that font is not installed, another font "
                    + "appears at the same sizes.",
                missing,
            ]
        )
        let embedded = try Page("--embed", font: font)
        let base64 = Data(font.bytes).base64EncodedString()
        #expect(
            embedded.fontFaces == [
                "font-family:specimen-0;src:url(data:font/ttf;base64,\(base64));\(look)"
            ]
        )
        #expect(Array(embedded.notes.dropFirst().prefix(2)) == [scaling, missing])
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

    @Test func `contains the plot that typescale plot draws, with a movable line`() throws {
        let page = try Page("--curve", "uikit,compose")
        let plot = CurvePlot(17, .body, [.uikit, .composeMultiplatform])
        let svg = plot.svg(isAlone: false, marked: 3).text
        #expect(page.texts("aria-label=\"Plot of the curves\">\n", "</div>") == [svg])
        let positions = (0..<12).map { "\"\(plot.x($0).shortestText)\"" }.joined(separator: ",")
        #expect(page.texts("\"positions\":[", "]") == [positions])
        #expect(
            page.texts("<dt>", "</dt>").map { $0.components(separatedBy: "</svg>")[1] } == [
                "uikit", "compose",
            ]
        )
    }

    @Test func `a damaged font leads to an error or a page`() throws {
        let sound = TestFont().bytes
        for index in stride(from: 0, to: sound.count, by: 9) {
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

    @Test func `shows the effect of a cap`() throws {
        let page = try Page("--max", "30", font: TestFont())
        let headings = page.texts("-title\">", "</h2>").filter { !$0.hasPrefix("\n") }
        #expect(
            headings == [
                "System font", "Test Bold", "Effect of the cap of 30 points",
                "Body text on other systems", "A cell that sizes itself", "All sizes",
            ]
        )
        let caps = page.texts("<caption id=\"caps-1\">", "</table>")
        #expect(caps.count == 1)
        let rows = caps[0].components(separatedBy: "<tr>").dropFirst()
            .map { $0.components(separatedBy: "</tr>")[0] }
        #expect(
            rows.prefix(3) == [
                "<th scope=\"col\">Style</th><th scope=\"col\">At L</th><th scope=\"col\">Capped</th>"
                    + "<th scope=\"col\">At AX5</th><th scope=\"col\">Uncapped</th>",
                "<th scope=\"row\">Large Title</th><td>30</td><td>always</td><td>30</td><td>58</td>",
                "<th scope=\"row\">Title 1</th><td>28</td><td>from XXL</td><td>30</td><td>56</td>",
            ]
        )
        let capped = TextStyle.growing.map { style in
            let font = FontDescription(name: "Test-Bold", textStyle: style)
            return ContentSizeCategory.allCases
                .count { font.scaled(for: .reader($0)).pointSize > 30 }
        }
        let stars = page.texts("<b>30</b>", "<").count { $0 == "*" }
        #expect(stars == capped.reduce(0, +))
        #expect(try Page().texts("id=\"caps", "\"").isEmpty)
    }
}
