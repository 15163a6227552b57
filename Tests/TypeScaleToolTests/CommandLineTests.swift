import Foundation
import Testing

@testable import TypeScaleTool

struct CommandLineTests {
    @Test(arguments: [[], ["--help"], ["-h"], ["help"], ["help", "--help"]])
    func `explains itself in a screen`(words: [String]) {
        let run = Run(words)
        #expect(run.status == .success)
        #expect(run.errors.isEmpty)
        #expect(run.output == Run("help").output)
        #expect(run.output.split(separator: "\n", omittingEmptySubsequences: false).count <= 32)
        #expect(run.lines.allSatisfy { $0.count <= 90 })
    }

    @Test(arguments: ["scale", "table"])
    func `explains each command`(command: String) {
        let run = Run(command, "--help")
        #expect(run.status == .success)
        #expect(Run("help", command).output == run.output)
        #expect(Run(command, "nonsense", "-h").output == run.output)
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
}
