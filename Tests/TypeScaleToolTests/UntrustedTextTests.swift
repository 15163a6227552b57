import Foundation
import Testing
import TypeScaleTestSupport

@testable import TypeScaleTool

/// Text that could control a terminal or be read as a formula.
struct UntrustedTextTests {
    /// Escape, bell, carriage return, the C1 control sequence introducer, and an override.
    private static let controls = "a\u{1B}[31m\u{07}\r\u{9B}1m\u{202E}z"
    private static let escaped = #"a\u001b[31m\u0007\u000d\u009b1m\u202ez"#

    private func isPlain(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy {
            $0 == "\n" || $0 == "\t"
                || !(0..<0x20 ~= $0.value || 0x7F..<0xA0 ~= $0.value)
                    && !(0x202A...0x202E ~= $0.value)
        }
    }

    @Test func `CSV escapes characters that control a terminal`() throws {
        let row = String(decoding: CSVText.row([Self.controls, "b", "é👩‍👩‍👧\u{200F}"]), as: UTF8.self)
        #expect(row == Self.escaped + ",b,é👩‍👩‍👧\u{200F}\n")
        #expect(CSVText.row(["a\u{1B},\"\n"]) == Array("\"a\\u001b,\"\"\n\"\n".utf8))
    }

    @Test func `JSON escapes characters that control a terminal, and decodes to the same text`()
        throws
    {
        let json = jsonText(["text": Self.controls] as JSONObject)
        #expect(isPlain(json))
        let decoded = try JSONDecoder().decode([String: String].self, from: Data(json.utf8))
        #expect(decoded == ["text": Self.controls])
    }

    @Test func `HTML replaces characters that control a terminal`() {
        let name = Self.controls
        let html: HTML = "<b>\(name)</b>"
        #expect(isPlain(html.text))
        #expect(html.text == "<b>a\u{FFFD}[31m\u{FFFD}\u{FFFD}\u{FFFD}1m\u{FFFD}z</b>")
    }

    @Test(
        arguments: [
            "=1+1", "+A1", "-A1", "@sum", "-", "=", " =1+1", "\u{3000}=1+1", "\u{FF1D}1+1",
            "\u{FF20}sum",
        ]
    )
    func `a spreadsheet does not read text as a formula`(_ text: String) {
        let row = CSVText.row([text, "x"], .spreadsheet)
        #expect(String(decoding: row, as: UTF8.self) == "'\(text),x\n")
        #expect(CSVText.row([text, "x"]) == Array("\(text),x\n".utf8))
    }

    @Test(arguments: ["-1.5", "+3", "17", "a=b", ""])
    func `numbers and other text are unchanged in a spreadsheet`(_ text: String) {
        #expect(CSVText.row([text], .spreadsheet) == Array("\(text)\n".utf8))
    }

    @Test(arguments: ["--csv", "--json", "--spreadsheet", nil])
    func `no command writes a control character`(format: String?) {
        let options = format.map { [$0] } ?? []
        let wrap = Run(
            ["measure", "--system", "--size", "17", "--width", "90"] + options + ["-"],
            input: Array(Self.controls.utf8)
        )
        #expect(wrap.status == .success && isPlain(wrap.output), "\(wrap.output)")
    }

    @Test func `measure fails if characters are missing`() throws {
        let folder = try Folder(["a.ttf": TestFont().bytes])
        let path = folder.path("a.ttf")
        let words = ["measure", "--font", path, "--size", "17"]
        #expect(Run(words + ["A"]).status == .success)
        for format in [[], ["--csv"], ["--json"]] {
            #expect(Run(words + format + ["A漢"]).status == .problem)
        }
    }

    @Test func `fit counts no translations if it cannot read a file`() throws {
        let folder = try Folder(["de.json": Array("{".utf8)])
        let run = Run("fit", folder.path("de.json"), "--width", "100")
        #expect(run.status == .problem && run.output.isEmpty && !run.errors.isEmpty)
    }
}
