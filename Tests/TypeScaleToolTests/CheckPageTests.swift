import Foundation
import Testing
import TypeScaleCheck
import TypeScaleLocalization
import TypeScaleTestSupport

@testable import TypeScaleTool

/// The page that `typescale check --html` writes.
struct CheckPageTests {
    private struct Page {
        let html: String
        let run: Run

        init(_ files: [String: String], _ options: String...) throws {
            let folder = try Folder(files.mapValues { Array($0.utf8) })
            let pages = try Folder([:])
            let page = pages.path("page.html")
            let options = options.map { $0.replacing("@", with: pages.url.path) }
            run = Run(["check", folder.url.path, "--html", page] + options)
            html = try String(contentsOfFile: page, encoding: .utf8)
        }

        /// Returns the strings between each `start` and the next `end` in the page.
        func texts(_ start: String, _ end: String) -> [String] {
            html.components(separatedBy: start).dropFirst()
                .map { $0.components(separatedBy: end)[0] }
        }

        /// The visible text of each listed finding.
        var items: [String] {
            texts("<li>\n<p class=\"place\">", "</li>").map { item in
                let markup = item.components(separatedBy: "<").map {
                    $0.components(separatedBy: ">").dropFirst().joined(separator: ">")
                }
                let text = item.components(separatedBy: "<")[0] + markup.dropFirst().joined()
                let entities = [
                    "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&amp;": "&",
                ]
                return ["&lt;", "&gt;", "&quot;", "&#39;", "&amp;"].reduce(text) {
                    $0.replacing($1, with: entities[$1] ?? "")
                }
            }
        }

        func expectNoNetwork() {
            for word in ["http:", "https:", "src=", "@import", "url(", " style=", "innerHTML"] {
                #expect(texts(word, "\n").isEmpty, "\(word)")
            }
            #expect(html.hasSuffix("</html>\n"))
        }
    }

    private static let swift = [
        "App/A.swift": """
        let a = Text(b).font(.system(size: 17))
        let c = Image(d).font(.system(size: 9))
        // typescale:ignore fixed-size The logo is text
        let e = UIFont.systemFont(ofSize: 40)
        let f = Text("Save the changes").font(.body).lineLimit(1)
        """,
        "B & <b>.swift": "let s = UIFont.systemFont(ofSize: size)\nlet t = Text(u).font(.brand)",
    ]

    /// An interface file with a label of 100 points, and translations that it truncates.
    private static let interface = [
        "Base.lproj/A.xib": """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <label id="abc-12-xyz" text="Save" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" width="50" height="20"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/><constraints>
        <constraint firstAttribute="width" constant="100" id="w"/></constraints></label>
        </objects></document>
        """,
        "en.lproj/A.strings": #""abc-12-xyz.text" = "Save";"#,
        "de.lproj/A.strings": #""abc-12-xyz.text" = "Alles Neue sichern <b>";"#,
    ]

    @Test func `is one file that uses no network, and runs the scripts of the slider`() throws {
        let page = try Page(Self.interface)
        page.expectNoNetwork()
        let scripts = page.texts("<script>", "</script>")
        #expect(scripts.count == 2)
        #expect(page.texts("sha256-", "&#39;") == scripts.compactMap(hashOfScript))
    }

    @Test func `shares the style of the pages of fit and specimen`() throws {
        let folder = try Folder(["A.swift": [], "de.json": Array("{\"a\": \"Ja\"}".utf8)])
        let style = String(resource: PackageResources.page_css)
        for words in [
            ["check", folder.url.path, "--html"],
            ["fit", folder.path("de.json"), "--width", "60", "--html"], ["specimen", "-o"],
        ] {
            let page = folder.path("page.html")
            _ = Run(words + [page])
            #expect(try String(contentsOfFile: page, encoding: .utf8).contains(style), "\(words)")
        }
    }

    @Test func `has no slider and no script without truncated translations`() throws {
        let page = try Page(Self.swift)
        page.expectNoNetwork()
        #expect(page.html.contains("script-src &#39;none&#39;;"))
        for word in ["<script", "<input", "class=\"reader\""] { #expect(!page.html.contains(word)) }
    }

    @Test func `contains the place, code and message of each finding`() throws {
        let page = try Page(Self.swift, "--json")
        let json = try JSONSerialization.jsonObject(with: Data(page.run.output.utf8))
        let object = try #require(json as? [String: Any])
        let places = ["findings", "unseen"].flatMap { object[$0] as? [[String: Any]] ?? [] }
        #expect(places.count == 5 && page.items.count == places.count)
        for (item, place) in zip(page.items, places) {
            let path = try #require(place["file"] as? String)
            let position = try [#require(place["line"] as? Int), #require(place["column"] as? Int)]
            let lines = item.split(separator: "\n")
            try #require(lines.count == 3)
            #expect(path.hasSuffix("/" + lines[0].split(separator: ":")[0]))
            #expect(lines[0].hasSuffix(":\(position[0]):\(position[1])"))
            #expect(try lines[1] == #require(place["code"] as? String))
            let message = try #require((place["message"] ?? place["reason"]) as? String)
            let severity = (place["severity"] as? String).map { $0 + " " } ?? ""
            #expect(lines[2] == severity + message)
        }
    }

    @Test func `states the numbers, and explains each rule`() throws {
        let page = try Page(Self.swift)
        let lede = try #require(page.texts("<p class=\"lede\">", "</p>").first)
        for words in [
            "<b>3 findings</b> in 2 Swift files: 1 warning, 2 notes.", "1 font grows",
            "Not seen: 2 of 3 fonts.", "Comments accept 1 finding.",
        ] {
            #expect(lede.contains(words), "\(words)")
        }
        #expect(!lede.contains("known") && !lede.contains("truncated"))
        for rule in [CheckRule.fixedSize, .fixedSymbol, .lineLimit] {
            let section = try #require(
                page.texts("<section id=\"\(rule.name)\"", "</section>").first
            )
            #expect(section.contains(rule.summary))
            #expect(section.contains(rule.remedy))
            let reason = rule.page.components(separatedBy: "\n\n")[2]
            let words = reason.components(separatedBy: "\n").joined(separator: " ")
            #expect(section.contains("<p>\(words)</p>"))
        }
        #expect(page.texts("<section id=\"", "\"").count == 5)
        #expect(page.html.contains("The code contains text that does not reach 200 percent."))
    }

    @Test func `the table of contents leads to each section`() throws {
        let page = try Page(Self.swift.merging(Self.interface) { first, _ in first })
        let sections = page.texts("<section id=\"", "\"")
        #expect(page.texts("<li><a href=\"#", "\"") == sections)
        #expect(
            sections == [
                "fixed-size", "not-adjusting", "fixed-symbol", "line-limit", "translations",
                "unseen", "larger-text",
            ]
        )
        let ids = page.texts(" id=\"", "\"")
        #expect(Set(ids).count == ids.count)
    }

    @Test func `draws a truncated translation in its box, with the slider in its section`() throws {
        let page = try Page(Self.interface)
        let section = try #require(page.texts("<section id=\"translations\"", "</section>").first)
        #expect(page.texts("<input type=\"range\"", ">").count == 1)
        #expect(section.contains("<input type=\"range\""))
        #expect(page.texts("<article", ">").count == 2)
        #expect(section.contains("de, de.<wbr>lproj/<wbr>A.<wbr>strings:1:1"))
        #expect(section.contains("<h4><bdi>abc-12-xyz.text</bdi></h4>"))
        let boxes = page.texts("<rect class=\"box\"", "/>")
        #expect(boxes.count == 2 && boxes.allSatisfy { $0.contains("width=\"100\"") })
        #expect(!page.texts("<text class=\"over\"", ">").isEmpty)
        #expect(page.html.contains("<b>2 truncated translations</b> in 2 measured texts."))
    }

    @Test func `escapes code, paths and texts`() throws {
        let hostile =
            "</script><script>alert(1)</script> ' & <img src=x> {{script}}\u{202E}\u{1B}[1m"
        let page = try Page([
            "a<img>&\u{202E}.swift": "let a = Text(b).font(.system(/*\(hostile)*/ size: 9))",
            "B.swift": "Text(b).font(.x(\"\(hostile)\"))", "c<img>.xib": "<\(hostile)>",
            "Base.lproj/A.xib": try #require(Self.interface["Base.lproj/A.xib"]),
            "de.lproj/A.strings": "\"abc-12-xyz.text\" = \"\(hostile)\";",
        ])
        #expect(page.texts("<script", ">").count == 3 && page.texts("<img", ">").isEmpty)
        for scalar in page.html.unicodeScalars where scalar != "\n" {
            #expect(scalar.value >= 0x20 && scalar != "\u{202E}")
        }
        #expect(page.html.contains("a&lt;img&gt;&amp;\u{FFFD}.swift"))
        #expect(page.html.contains("{{script}}"))
        #expect(page.texts("<ul class=\"errors\">", "</ul>").count == 1)
        #expect(page.html.contains("c&lt;img&gt;.xib"))
    }

    @Test func `is bounded, and states the number of all findings`() throws {
        let line = "let a = UIFont.systemFont(ofSize: 40)\nlet b = UIFont.systemFont(ofSize: b)\n"
        let page = try Page(["A.swift": String(repeating: line, count: 500)])
        let shown = CheckPage.maximumFindings + CheckPage.maximumGaps
        #expect(page.items.count == shown)
        #expect(page.html.contains("500 findings"))
        #expect(page.html.contains("and 300 more; the page shows the first 200"))
        #expect(page.html.contains("and 400 more; the page shows the first 100"))
        #expect(page.html.contains("<summary>180 more</summary>"))
        #expect(page.html.utf8.count < 500_000)
    }

    @Test func `an app without findings has a page`() throws {
        let page = try Page(["A.swift": "let a = Text(b).font(.body)"])
        #expect(page.run.status == .success)
        #expect(page.html.contains("<b>0 findings</b> in 1 Swift file."))
        #expect(page.texts("<section id=\"", "\"") == ["larger-text"])
        #expect(page.html.contains("No text below 200 percent was seen."))
    }

    @Test func `a page is written next to a new baseline, and states what is known`() throws {
        let folder = try Folder(Self.swift.mapValues { Array($0.utf8) })
        let pages = try Folder([:])
        let (page, known) = (pages.path("page.html"), pages.path("known.json"))
        let words = ["check", folder.url.path, "--html", page, "--baseline", known]
        #expect(Run(words + ["--write-baseline"]).status == .success)
        #expect(try String(contentsOfFile: page, encoding: .utf8).contains("<b>3 findings</b>"))
        #expect(Run(words).status == .success)
        let html = try String(contentsOfFile: page, encoding: .utf8)
        #expect(html.contains("<b>0 findings</b>") && html.contains("3 other findings are known."))
        let same = ["check", folder.url.path, "--html", pages.path("new"), "--baseline"]
        #expect(Run(same + [pages.path("new"), "--write-baseline"]).status == .misuse)
        #expect(try Baseline(contentsOf: URL(filePath: pages.path("new"))).count == 3)
    }
}
