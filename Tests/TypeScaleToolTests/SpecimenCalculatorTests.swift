import Foundation
import Testing
import TypeScaleTestSupport

@testable import TypeScaleTool

/// The calculator of `typescale specimen --web`, which `.ci/specimen.py` tests in a browser.
struct SpecimenCalculatorTests {
    private static let module: [UInt8] = [0, 0x61, 0x73, 0x6D, 1, 0, 0, 0, 0xFF]
    private static let script = "export async function load() {}\n"

    private static func folder(
        module: [UInt8]? = module,
        script: [UInt8]? = Array(script.utf8)
    ) throws -> Folder {
        let folder = try Folder(["Test.ttf": TestFont().bytes])
        if let module { try folder.write(module, to: "typescale.wasm") }
        if let script { try folder.write(script, to: "typescale.js") }
        return folder
    }

    /// Returns the strings between each `start` and the next `end` in a page.
    private func texts(_ page: String, _ start: String, _ end: String) -> [String] {
        page.components(separatedBy: start).dropFirst().map { $0.components(separatedBy: end)[0] }
    }

    @Test func `contains the module, and one script that loads it`() throws {
        let folder = try Self.folder()
        let run = Run("specimen", "--web", folder.url.path, "-o", "-")
        #expect(run.status == .success)
        let page = run.output
        let element = "<script type=\"application/wasm\" id=\"calculator-module\">"
        #expect(texts(page, element, "</script>") == [Data(Self.module).base64EncodedString()])
        let scripts =
            texts(page, "<script>", "</script>")
            + texts(page, "<script type=\"module\">", "</script>")
        #expect(scripts.count == 3)
        #expect(scripts[2].hasPrefix(Self.script))
        // The policy allows these scripts, and no network.
        let policy = try #require(texts(page, "Content-Security-Policy\" content=\"", "\"").first)
        #expect(policy.hasPrefix("default-src &#39;none&#39;; "))
        #expect(policy.contains("&#39;wasm-unsafe-eval&#39;; font-src data:; base-uri"))
        #expect(!policy.contains("connect-src") && !policy.contains("&#39;unsafe-eval"))
        let hashes = scripts.compactMap(hashOfScript)
        if !hashes.isEmpty { #expect(texts(policy, "sha256-", "&#39;") == hashes) }
        let code = page.replacing("http://www.w3.org/2000/svg", with: "")
        for word in ["http:", "https:", "src=", "@import", "url(", "fetch("] {
            #expect(texts(code, word, "\n").isEmpty, "\(word)")
        }
        let styles = texts(code, " style=", " ")
        #expect(styles.count > 0 && texts(code, " style=\"", "\"").count == styles.count)
        for style in texts(code, " style=\"", "\"") {
            #expect(style.wholeMatch(of: /--mirror: -?[0-9.]+px/) != nil, "\(style)")
        }
        // A label for each field, and the results at every category.
        let fields = ["font", "style", "size", "maximum", "curve", "sizes", "width", "text"]
        for field in fields + ["files"] {
            #expect(texts(page, "<label for=\"calculator-\(field)\">", "<").count == 1)
        }
        let table = try #require(texts(page, "id=\"calculator-table\"", "</table>").first)
        #expect(table.components(separatedBy: "<td></td>").count == 1 + 5 * 12)
        #expect(texts(page, "<section id=\"", "\"").first == "calculator")
    }

    @Test func `starts with the text and the maximum of the page`() throws {
        let folder = try Self.folder()
        let words = ["specimen", "--web", folder.url.path, "-o", "-"]
        let font = ["--font", folder.path("Test.ttf"), "--max", "30.5"]
        let given = Run(words + font + ["--text", "</textarea>\"a\n\nb"]).output
        let text = try #require(texts(given, "<textarea ", "</textarea>").first)
        #expect(text.hasSuffix(">&lt;/textarea&gt;&quot;a&#10;&#10;b"))
        let maximum = try #require(texts(given, "<input id=\"calculator-maximum\"", ">").first)
        #expect(maximum.hasSuffix(" value=\"30.5\""))
        // The sizes of body text in Apple's guidelines.
        #expect(given.contains(" value=\"14 15 16 17 19 21 23 28 33 40 47 53\">"))
        let usual = try #require(texts(Run(words).output, "<textarea ", "</textarea>").first)
        #expect(usual.contains(">Text grows when a reader asks for it"))
    }

    @Test func `a page without the module has no calculator`() throws {
        let page = Run("specimen", "-o", "-").output
        #expect(!page.contains("calculator") && !page.contains("wasm"))
    }

    @Test func `rejects a folder without valid files`() throws {
        let foreign = "the file is not from .ci/web.py; specify the folder that it wrote"
        let absent = "no such file; create it with .ci/web.py"
        let large = Self.module + Array(repeating: 0, count: SpecimenModule.maximumFile)
        for (folder, name, reason) in [
            (try Self.folder(module: nil), "wasm", absent),
            (try Self.folder(module: []), "wasm", foreign),
            (try Self.folder(module: Array("\0asm\u{2}\0\0\0".utf8)), "wasm", foreign),
            (try Self.folder(module: TestFont().bytes), "wasm", foreign),
            (try Self.folder(module: large), "wasm", "the document exceeds the limit of 8 MiB"),
            (try Self.folder(script: nil), "js", absent),
            (try Self.folder(script: [0x22, 0xFF, 0x22]), "js", foreign),
            (try Self.folder(script: Array("x = '</SCRIPT>'".utf8)), "js", foreign),
            (try Self.folder(script: Array("x <!--y".utf8)), "js", foreign),
        ] {
            let run = Run("specimen", "--web", folder.url.path, "-o", "-")
            #expect(run.status == .problem)
            #expect(run.output.isEmpty)
            let path = folder.path("typescale.\(name)")
            #expect(run.errors == "typescale: cannot open \(path): \(reason)\n")
        }
    }

    @Test func `does not overwrite the module`() throws {
        let folder = try Self.folder()
        let path = folder.path("typescale.wasm")
        let run = Run("specimen", "--web", folder.url.path, "-o", path)
        #expect(run.status == .misuse)
        #expect(
            run.errors.hasPrefix("typescale: cannot write \(path): the command reads this file")
        )
    }
}
