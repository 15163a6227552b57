import Foundation
import Testing

@testable import TypeScaleTool

struct CommandLineTests {
    @Test(arguments: [[], ["--help"], ["-h"], ["help"], ["help", "--help"]])
    func `explains itself in a screen`(words: [String]) {
        let run = Run(words)
        #expect(run.status == .success)
        #expect(run.errors.isEmpty)
        #expect(run.output.contains("typescale scale 17 --style body"))
        #expect(run.output.split(separator: "\n", omittingEmptySubsequences: false).count <= 32)
        #expect(run.lines.allSatisfy { $0.count <= 90 })
    }

    @Test(arguments: ["scale", "table"])
    func `explains each command`(command: String) {
        let run = Run(command, "--help")
        #expect(run.status == .success)
        #expect(run.output.hasPrefix("typescale \(command): "))
        #expect(Run("help", command).output == run.output)
        #expect(Run(command, "nonsense", "-h").output == run.output)
    }

    @Test(
        arguments: [
            (["scael"], "unknown command 'scael'; did you mean scale?"),
            (["--hepl"], "unknown option '--hepl'; did you mean --help?"),
            (["help", "scale", "table"], "help takes one command"),
            (["scale"], "scale needs one size or one file"),
            (["scale", "17", "18"], "scale takes one size or one file, but got '18' too"),
            (["scale", "17", "body"], "did you mean --style body?"),
            (["scale", "17", "AX3"], "did you mean --category AX3?"),
            (["scale", "0x11"], "'0x11' is not a number"),
            (["scale", "17", "--style", "subhead"], "there are largeTitle title1"),
            (["scale", "nan"], "'nan' is not a finite number"),
            (["scale", "-inf"], "'-inf' is not a finite number"),
            (["scale", "1e999"], "'1e999' is not a finite number"),
            (["scale", "large"], "'large' is not a number"),
            (["scale", "-"], "rows from standard input need --csv"),
            (["scale", "17", "--style"], "--style needs a value: --style STYLE"),
            (["scale", "17", "--style", "--json"], "--style needs a value"),
            (["scale", "17", "--style="], "--style needs a value"),
            (["scale", "17", "--style", "hedline"], "did you mean headline?"),
            (["scale", "17", "--style", "body", "--style=body"], "--style is given twice"),
            (["scale", "17", "--category", "AX9"], "unknown text size 'AX9'; did you mean AX5?"),
            (["scale", "17", "--stile", "body"], "did you mean --style?"),
            (["scale", "17", "--max", "0"], "--max takes a positive number, not '0'"),
            (["scale", "17", "--min", "-3"], "--min takes a positive number, not '-3'"),
            (["scale", "17", "--display-scale", "inf"], "--display-scale takes a positive number"),
            (["scale", "17", "--json", "--csv"], "--json and --csv exclude each other"),
            (["scale", "17", "--json=yes"], "--json takes no value"),
            (["scale", "--csv", "-", "--max", "3"], "--max goes with a size, not with rows"),
            (["scale", "17", "\u{1B}[2J"], "scale takes one size"),
            (["table", "body"], "table takes no operand, but got 'body'"),
            (["table", "--max", "3"], "unknown option '--max'"),
            (["\u{1B}]0;x\u{7}"], "unknown command '\u{FFFD}]0;x\u{FFFD}'"),
        ]
    )
    func `refuses wrong use in one line`(words: [String], complaint: String) {
        let run = Run(words)
        #expect(run.status == .misuse)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("typescale: "))
        #expect(run.errors.contains(complaint), "\(run.errors)")
        #expect(run.errors.contains("--help'") || words.first == "help")
        #expect(run.errors.filter { $0 == "\n" }.count == 1)
    }

    @Test func `a closed pipe is no error, a full disk is one`() {
        let closed = Run("table", outputFailure: StreamFailure(action: .write, code: EPIPE))
        #expect(closed.status == .success)
        #expect(closed.errors.isEmpty)
        let full = Run("table", outputFailure: StreamFailure(action: .write, code: ENOSPC))
        #expect(full.status == .problem)
        #expect(full.errors.hasPrefix("typescale: the output cannot be written: "))
    }

    @Test func `colours only for a terminal`() {
        #expect(!Run("scale", "17").output.contains("\u{1B}"))
        let colored = Run("scale", "17", terminal: Terminal(showsColor: true)).output
        #expect(colored.contains("\u{1B}[1m"))
        #expect(colored.replacing(/\u{1B}\[\d+m/, with: "") == Run("scale", "17").output)
        for form in ["--json", "--csv"] {
            let run = Run("scale", "17", form, terminal: Terminal(showsColor: true))
            #expect(!run.output.contains("\u{1B}"))
        }
    }

    @Test func `says its version`() {
        #expect(Run("--version").output.hasPrefix("typescale "))
    }
}
