import Foundation
import Testing
import TypeScale
import TypeScaleCurves
import TypeScaleTestSupport

@testable import TypeScaleTool

/// The page of `typescale specimen`.
struct SpecimenPageTests {
    /// A page, and the font file that it was made with.
    private func page(
        _ words: String...,
        font: TestFont? = nil,
        bytes: [UInt8]? = nil
    ) throws -> Run {
        let file = URL.temporaryDirectory.appending(path: "typescale-\(UUID()).ttf")
        defer { try? FileManager.default.removeItem(at: file) }
        guard let bytes = bytes ?? font?.bytes else {
            return Run(["specimen", "-o", "-"] + words)
        }
        try Data(bytes).write(to: file)
        return Run(["specimen", "-o", "-", "--font", file.path] + words)
    }

    @Test func `is whole, and asks nothing of a network`() throws {
        let page = try page().output
        #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\""))
        #expect(page.hasSuffix("</html>\n"))
        #expect(page.contains("default-src &#39;none&#39;"))
        for word in ["http:", "https:", "src=", "@import", "url(", " style="] {
            #expect(!page.contains(word), "\(word)")
        }
        #expect(page.components(separatedBy: "<article").count == 12)
        #expect(page.components(separatedBy: "<figure").count == 14)
        #expect(page.contains("<noscript>"))
        #expect(page.utf8.count < 100_000)
    }

    /// By the program of that name, which most systems have; a browser tries it once more.
    @Test func `the policy lets in the page's own script and no other`() throws {
        let page = try page().output
        let script = try #require(page.firstMatch(of: /<script>((?s:.*?))<\/script>/)?.1)
        #expect(page.contains("script-src &#39;sha256-\(SpecimenPage.scriptHash)&#39;;"))
        let program = "/usr/bin/sha256sum"
        guard FileManager.default.isExecutableFile(atPath: program) else {
            print("skipped: there is no \(program) to compare the script's hash with")
            return
        }
        let process = Process()
        process.executableURL = URL(filePath: program)
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(script.utf8))
        try input.fileHandleForWriting.close()
        let answer = try #require(try output.fileHandleForReading.readToEnd())
        let wanted = try #require(Data(base64Encoded: SpecimenPage.scriptHash))
        let digits = wanted.map { String(format: "%02x", $0) }.joined()
        #expect(String(decoding: answer, as: UTF8.self).hasPrefix(digits + " "))
    }

    @Test func `shows a text of the caller's, whatever is in it`() throws {
        let text = "</script><script>alert(1)</script> \" ' & \u{202E}가\u{7}"
        let page = try page("--text", text).output
        let shown =
            "&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &quot; &#39; &amp; \u{202E}가\u{FFFD}"
        #expect(page.contains("dir=\"auto\" lang=\"ko\">\(shown)</p>"))
        #expect(page.components(separatedBy: "<script").count == 3)
        #expect(!page.contains("Good morning"))
        let unknown = Run("specimen", "-o", "-", "--text", "Bonjour").output
        #expect(unknown.contains("dir=\"auto\" lang=\"\">Bonjour</p>"))
    }

    @Test func `a name from a font stands in no rule and no markup`() throws {
        var font = TestFont()
        let name = "A\"</style><script>x"
        font.names = [.init(1, name), .init(2, "Bold"), .init(4, name), .init(6, name)]
        let page = try page(font: font).output
        #expect(page.contains("A&quot;&lt;/style&gt;&lt;script&gt;x"))
        #expect(page.contains("local(\"A\\22 \\3c \\2f style\\3e \\3c script\\3e x\")"))
        #expect(page.components(separatedBy: "<script").count == 3)
    }

    @Test func `names a font, or holds it where its maker allows`() throws {
        var font = TestFont()
        font.os2?.embedding = 0x104
        let named = try page(font: font).output
        #expect(named.contains("src:local(\"Test-Bold\"),local(\"Test Bold\")"))
        #expect(named.contains("Test-Bold is named in this page, not part of it"))
        #expect(named.contains("Test-Bold lacks"))
        let held = try page("--embed", font: font).output
        let base64 = Data(font.bytes).base64EncodedString()
        #expect(held.contains("url(data:font/ttf;base64,\(base64))"))
        #expect(!held.contains("is named in this page"))
    }

    @Test func `embeds no font against its maker's word`() throws {
        var restricted = TestFont()
        restricted.os2?.embedding = 0x2
        var bitmaps = TestFont()
        bitmaps.os2?.embedding = 0x208
        var silent = TestFont()
        silent.os2 = nil
        var other = TestFont()
        other.names = [.init(1, "Other"), .init(2, "Bold"), .init(6, "Other-Bold")]
        for (bytes, complaint) in [
            (restricted.bytes, "its maker forbids it (OS/2 fsType: restricted"),
            (bitmaps.bytes, "its maker forbids it (OS/2 fsType: editable embedding, bitmaps only)"),
            (silent.bytes, "does not say whether it may be"),
            (
                TestFont.collection([TestFont(), other]),
                "a browser cannot pick a face of a collection"
            ),
        ] {
            let run = try page("--embed", bytes: bytes)
            #expect(run.status == .problem)
            #expect(run.output.isEmpty)
            #expect(run.errors.contains(complaint), "\(run.errors)")
            #expect(run.errors.filter { $0 == "\n" }.count == 1)
        }
        let single = try page("--embed", bytes: TestFont.collection([TestFont()]))
        #expect(single.output.contains("url(data:font/collection;base64,"))
    }

    @Test func `draws the plot of typescale plot, with a line that moves`() throws {
        let page = try page("--curve", "uikit,compose").output
        let plot = CurvePlot(17, .body, [.uikit, .composeMultiplatform])
        #expect(page.contains(plot.svg(isAlone: false, marked: 3).text))
        #expect(page.contains("\"positions\":[\"\(plot.x(0).shortestText)\","))
        #expect(page.contains("compose</dt>"))
    }

    @Test func `a font that lies is an error or a page`() throws {
        let sound = TestFont().bytes
        for place in stride(from: 0, to: sound.count, by: 9) {
            var bytes = sound
            bytes[place] ^= 0xFF
            let run = try page("--embed", "--text", "AB", bytes: bytes)
            #expect(run.output.isEmpty == (run.status == .problem))
            #expect(run.errors.filter { $0 == "\n" }.count == (run.status == .problem ? 1 : 0))
            #expect(!run.output.contains("nan") && !run.output.contains("inf<"))
        }
    }

    @Test func `tells where a cap holds`() throws {
        let page = try page("--max", "30", font: TestFont()).output
        #expect(page.contains("Where the cap of 30 points holds"))
        #expect(page.contains(#"<tr><th scope="row">Title 1</th><td>28</td><td>from XXL</td>"#))
        #expect(page.contains(#"<tr><th scope="row">Large Title</th><td>30</td><td>always</td>"#))
        #expect(page.contains("<b>30</b>*"))
        #expect(!Run("specimen", "-o", "-").output.contains("Where the cap"))
    }
}
