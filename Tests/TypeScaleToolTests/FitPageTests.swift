import Foundation
import Testing
import TypeScaleTestSupport

@testable import TypeScaleTool

/// The page that `typescale fit --html` writes.
struct FitPageTests {
    private struct Page {
        let html: String

        init(_ texts: [String: [String: String]], width: String = "60") throws {
            let folder = try Folder(
                texts.mapValues { Array(try JSONSerialization.data(withJSONObject: $0)) }
            )
            let page = folder.path("page.html")
            _ = Run("fit", folder.url.path, "--width", width, "--html", page)
            html = try String(contentsOfFile: page, encoding: .utf8)
        }

        /// Returns the strings between each `start` and the next `end` in the page.
        func texts(_ start: String, _ end: String) -> [String] {
            html.components(separatedBy: start).dropFirst()
                .map { $0.components(separatedBy: end)[0] }
        }
    }

    private static let hostile =
        "</script><script>alert(1)</script> \" ' & <img src=x onerror=alert(2)> {{script}}"

    @Test func `is one file that uses no network, with the hashes of its scripts`() throws {
        let page = try Page(["de.json": ["a": "Einstellungen"]])
        let scripts = page.texts("<script>", "</script>")
        let hashes = page.texts("sha256-", "&#39;")
        #expect(scripts.count == 2 && hashes == scripts.compactMap(hashOfScript))
        for word in ["http:", "https:", "src=", "@import", "url(", " style=", "innerHTML"] {
            #expect(page.texts(word, "\n").isEmpty, "\(word)")
        }
        #expect(page.html.hasSuffix("</html>\n"))
        #expect(page.texts("<input type=\"range\"", ">").count == 1)
    }

    @Test func `a page without drawings has no slider, no script and no links`() throws {
        let page = try Page(["de.json": ["a": "Ja"]], width: "600")
        #expect(page.html.contains("<p class=\"lede\">0 findings in 1 text.</p>"))
        for word in ["<input", "<script", "<nav"] {
            #expect(page.texts(word, ">").isEmpty, "\(word)")
        }
    }

    @Test func `a page for a Mac draws texts at their one size, without a slider`() throws {
        let folder = try Folder(["de.json": Array("{\"a\": \"Einstellungen\"}".utf8)])
        let page = folder.path("page.html")
        let words = ["--width", "40", "--platform", "macOS", "--html", page]
        let run = Run(["fit", folder.url.path] + words)
        #expect(run.output.contains("de a: truncated; fits up to "))
        let html = try String(contentsOfFile: page, encoding: .utf8)
        #expect(html.contains("<figcaption><span>13 pt, "))
        for word in ["<input", "<script", "XS"] { #expect(!html.contains(word), "\(word)") }
    }

    @Test func `a text size for a Mac is an error, and the output has none`() throws {
        let folder = try Folder(["de.json": Array("{\"a\": \"Einstellungen\"}".utf8)])
        let words = ["fit", folder.url.path, "--width", "40", "--platform", "macOS"]
        let json = Run(words + ["--json"]).output
        for word in ["AX1", "\"L\""] { #expect(!json.contains(word), "\(word)") }
        let measure = ["measure", "A", "--system", "--style", "body", "--platform", "macOS"]
        for options in [
            words + ["--up-to", "AX1"], ["fit", folder.url.path, "--guess", "--platform", "macOS"],
            measure + ["--category", "L"],
        ] {
            let run = Run(options)
            #expect(run.status == .misuse && run.errors.contains("macOS"), "\(options)")
        }
        let slots = folder.path("slots.json")
        let slot = #"{"name": "a", "keys": ["*"], "width": 60, "platform": "tvOS", "upTo": "S"}"#
        try Data("{\"slots\": [\(slot)]}".utf8).write(to: URL(filePath: slots))
        let run = Run("fit", folder.path("de.json"), "--slots", slots)
        #expect(run.errors.contains("upTo: S has no effect on tvOS, which has one text size"))
    }

    @Test func `escapes texts, keys and languages`() throws {
        let page = try Page(["de.json": [Self.hostile: "Ein langer Text", "b": Self.hostile]])
        #expect(page.texts("<script", ">").count == 3 && page.texts("<img", ">").isEmpty)
        #expect(page.texts("<article", ">").count == 2)
        #expect(page.html.contains("{{script}}"))
        let json = try #require(page.texts("id=\"numbers\">", "</script>").first)
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        #expect((object?["fits"] as? [Any])?.count == 2)
    }

    @Test func `draws a text where it breaks, and right-to-left text from the right`() throws {
        let page = try Page([
            "ar.json": ["a": "الصفحة الرئيسية للتطبيق"], "de.json": ["a": "A B C D E F G H I"],
        ])
        #expect(page.texts(" direction=\"", "\"") == ["rtl", "ltr"])
        let boxes = page.texts("<rect class=\"box\"", "/>")
        #expect(boxes.count == 2 && boxes.allSatisfy { $0.contains("width=\"60\"") })
        let arabic = try #require(page.texts("<svg", "</svg>").first)
        // The anchor of right-to-left text is its right end, which is the right edge of the box.
        #expect(arabic.contains("x=\"60\""))
        #expect(page.texts("<text class=\"over\"", ">").count >= 2)
        // The weight of body text in CSS.
        #expect(page.texts(" font-weight=\"", "\"") == ["400", "400"])
    }

    @Test func `a line that is taller than its box is outside of the box`() throws {
        let slots = #"{"slots": [{"name": "S", "keys": "*", "width": 300, "height": 40}]}"#
        let folder = try Folder([
            "slots.json": Array(slots.utf8), "de.json": Array(#"{"a": "Ja"}"#.utf8),
        ])
        let page = folder.path("page.html")
        let run = Run(
            "fit",
            folder.path("de.json"),
            "--slots",
            folder.path("slots.json"),
            "--html",
            page
        )
        #expect(run.status == .problem)
        #expect(run.output.contains(" ‖ Ja"))
        let html = try String(contentsOfFile: page, encoding: .utf8)
        #expect(html.contains("<text class=\"over\"") && html.contains("1 line, room for 0"))
    }

    @Test func `is bounded, and states the number of all findings`() throws {
        let keys = (0..<700).map { ("key \($0)", "Ein langer Text") }
        let long = ("long", String(repeating: "lange Wörter ", count: 10_000))
        let texts = Dictionary(keys + [long]) { first, _ in first }
        let page = try Page(["de.json": texts])
        #expect(page.texts("<article", ">").count == FitPage.maximumFindings)
        #expect(page.html.contains("701 findings") && page.html.contains("shows 500 of them"))
        #expect(page.html.utf8.count < 4_000_000)
    }
}
