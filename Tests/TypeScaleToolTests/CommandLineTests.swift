import Foundation
import Testing
import TypeScaleTestSupport

@testable import TypeScaleTool

struct CommandLineTests {
    @Test(arguments: [[], ["--help"], ["-h"], ["help"], ["help", "--help"]])
    func `the overview fits on a screen`(words: [String]) {
        let run = Run(words)
        #expect(run.status == .success)
        #expect(run.errors.isEmpty)
        #expect(run.output == Run("help").output)
        #expect(run.output.split(separator: "\n", omittingEmptySubsequences: false).count <= 32)
        #expect(run.lines.allSatisfy { $0.count <= 90 })
    }

    @Test(arguments: ["scale", "table"])
    func `each command has a help page`(command: String) {
        let run = Run(command, "--help")
        #expect(run.status == .success)
        #expect(Run("help", command).output == run.output)
        #expect(Run(command, "nonsense", "-h").output == run.output)
    }

    @Test func `a full disk is an error, but a closed pipe is not`() {
        let closed = Run("table", outputFailure: StreamFailure(action: .write, code: EPIPE))
        #expect(closed.status == .success)
        #expect(closed.errors.isEmpty)
        let full = Run("table", outputFailure: StreamFailure(action: .write, code: ENOSPC))
        #expect(full.status == .problem)
        let reason = unsafe String(cString: strerror(ENOSPC))
        #expect(full.errors == "typescale: cannot write the output: \(reason)\n")
    }

    @Test(arguments: [0, 1, 2])
    func `the exit status is the same if the output is closed`(writes: Int) throws {
        let folder = URL.temporaryDirectory.appending(path: "typescale-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let texts = folder.appending(path: "de.json")
        try Data(#"{"a": "Eine lange Zeile"}"#.utf8).write(to: texts)
        let tokens = folder.appending(path: "tokens.json")
        try Data(
            """
            {"a": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontWeight": 400,
            "fontSize": {"value": 16, "unit": "px"}, "lineHeight": 1.4,
            "letterSpacing": {"value": 0, "unit": "px"}}}}
            """.utf8
        ).write(to: tokens)
        let page = folder.appending(path: "page.html")
        for words in [
            ["fit", texts.path, "--width", "20"], ["fit", texts.path, "--width", "20", "--json"],
            ["fit", texts.path, "--width", "20", "--junit", "--html", page.path],
            ["check", folder.path, "--html", page.path], ["check", folder.path, "--json"],
            ["fit", texts.path, "--width", "2000"], ["tokens", tokens.path, "--css"],
        ] {
            let closed = Run(
                words,
                outputFailure: StreamFailure(action: .write, code: EPIPE),
                failsAfter: writes
            )
            let open = Run(words)
            #expect(closed.status == open.status)
            #expect(closed.errors == open.errors)
        }
        #expect(try String(contentsOf: page, encoding: .utf8).hasSuffix("</html>\n"))
    }

    @Test func `only text for a terminal is in color`() {
        let color = Terminal(showsColor: true)
        #expect(
            Run("scale", "17", "--category", "L", terminal: color).lines.prefix(3) == [
                "\u{1B}[1m17 pt with the body style, at each text size\u{1B}[0m",
                "            font     value preferred",
                "L             17        17        17   \u{1B}[36m████████████████████████\u{1B}[0m",
            ]
        )
        for words in [
            ["scale", "17", "--json"], ["scale", "17", "--csv"], ["curves", "--plot", "--svg"],
        ] {
            #expect(Run(words, terminal: color).output == Run(words).output)
        }
    }

    /// Returns what a terminal shows of 39 rows, the last of which follow output and an error.
    private func progress(_ terminal: Terminal) throws -> String {
        var bytes: [UInt8] = []
        let errors = Output { bytes += $0 }
        let console = Console(
            input: { _ in [] },
            output: Output { _ in },
            errors: errors,
            terminal: terminal
        )
        for count in 1...19 { try console.report(progress: count, "rows", each: 10) }
        try console.report("a: error: b")
        for count in 20...29 { try console.report(progress: count, "rows", each: 10) }
        try console.output.write("c")
        for count in 30...39 { try console.report(progress: count, "rows", each: 10) }
        try errors.end()
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func `a line with progress is erased, and is not between parts of the output`() throws {
        var terminal = Terminal(showsOutput: false, showsProgress: true, environment: [:])
        let erased = "\r\u{1B}[K"
        let first = "typescale: 10 rows\(erased)a: error: b\ntypescale: 20 rows\(erased)"
        #expect(try progress(terminal) == "\(first)typescale: 30 rows\(erased)")
        terminal.showsOutput = true
        #expect(try progress(terminal) == first)
        terminal.showsProgress = false
        #expect(try progress(terminal) == "a: error: b\n")
    }

    @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb", "NO_COLOR": ""]])
    func `without control codes, progress is lines and nothing is in color`(
        _ environment: [String: String]
    ) throws {
        let terminal = Terminal(
            showsOutput: false,
            showsProgress: true,
            environment: environment
        )
        #expect(
            try progress(terminal)
                == "typescale: 10 rows\na: error: b\ntypescale: 20 rows\ntypescale: 30 rows\n"
        )
        let output = Terminal(showsOutput: true, showsProgress: true, environment: environment)
        #expect(!output.showsColor && !output.erasesProgress)
    }

    @Test func `an empty NO_COLOR has no effect, and a pipe is never in color`() {
        for environment in [["NO_COLOR": ""], ["TERM": "xterm"]] {
            for shows in [true, false] {
                let terminal = Terminal(
                    showsOutput: shows,
                    showsProgress: true,
                    environment: environment
                )
                #expect(terminal.showsColor == shows && terminal.erasesProgress)
            }
        }
    }

    @Test func `reports how many files of a folder have been read`() throws {
        let folder = try Folder()
        for index in 0..<130 { try folder.write([], to: "\(index).ttf") }
        let run = Run("font", folder.url.path, terminal: Terminal(showsProgress: true))
        let progress = run.errors.split(separator: "\n").filter { $0.hasSuffix("files") }
        #expect(progress == ["typescale: 64 of 130 files", "typescale: 128 of 130 files"])
        #expect(!Run("font", folder.url.path).errors.contains("files\n"))
    }

    @Test func `writes faces before the next file is read, in every format`() throws {
        for format in ["", "--json", "--csv"] {
            let folder = try Folder(["z.ttf": TestFont().bytes])
            for index in 10..<90 { try folder.write(TestFont().bytes, to: "\(index).ttf") }
            let all = Run(["font", folder.url.path, format].filter { !$0.isEmpty })
            #expect(all.errors.isEmpty)
            var written: [UInt8] = []
            let console = Console(
                input: { _ in [] },
                output: Output {
                    written += $0
                    // The last file is missing if it is read after this.
                    try? FileManager.default.removeItem(at: folder.url.appending(path: "z.ttf"))
                },
                errors: Output { _ in },
                terminal: Terminal()
            )
            let copies = Array(repeating: folder.url.path, count: format == "--json" ? 1 : 8)
            let words = ["font"] + copies + [format].filter { !$0.isEmpty }
            #expect(Tool(console: console).run(words) == .problem)
            #expect(written.count > 1 << 16)
        }
    }

    @Test func `limits the length of standard input, and requires UTF-8`() {
        let words = ["measure", "--system", "--size", "9", "--width", "99", "-"]
        let invalid = Run(words, input: [0x61, 0xFF])
        #expect(invalid.errors == "typescale: cannot read standard input: not valid UTF-8\n")
        let long = Run(
            words,
            input: [UInt8](repeating: 0x61, count: 256 << 10 + 1),
            pieceSize: 1 << 14
        )
        #expect(long.errors == "typescale: the text exceeds the limit of 256 KiB; shorten it\n")
        #expect(
            Run(words, input: Array("a\r\n".utf8)).output == Run(words.dropLast() + ["a"]).output
        )
    }
}
