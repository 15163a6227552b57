import Foundation
import Testing
import TypeScaleTestSupport

@testable import TypeScaleTool

/// The command `typescale check`.
struct CheckCommandTests {
    private static let fixed = "import SwiftUI\nlet a = Text(b).font(.system(size: 17))\n"

    private func folder(_ files: [String: String] = ["App/A.swift": fixed]) throws -> Folder {
        try Folder(files.mapValues { Array($0.utf8) })
    }

    @Test func `findings are listed by rule, with their place and the counts`() throws {
        let folder = try folder()
        let run = Run("check", folder.url.path)
        #expect(run.status == .problem)
        #expect(
            run.output == """
                fixed-size: 1 finding. The text has the same size at every text size.
                  \(folder.path("App/A.swift")):2:22: warning: .system(size: 17): 17 points at every \
                text size; body has 17 at L, and 53 at AX5

                1 finding in 1 Swift file: 1 warning
                SwiftUI: 1 text, of which 0 wrap, and nothing seen limits their height
                To read about a rule: typescale check --explain fixed-size

                """
        )
        #expect(run.errors == "")
    }

    @Test func `shows how many files have been read`() throws {
        var files: [String: String] = [:]
        for index in 0..<130 { files["\(index).swift"] = "import SwiftUI\n" }
        let folder = try folder(files)
        let words = ["check", folder.url.path]
        let terminal = Terminal(showsOutput: true, showsProgress: true, environment: [:])
        let erased = "\r\u{1B}[K"
        #expect(
            Run(words, terminal: terminal).errors
                == "typescale: 64 of 130 files\(erased)typescale: 128 of 130 files\(erased)"
        )
        #expect(Run(words).errors.isEmpty)
    }

    @Test func `notes alone succeed`() throws {
        let folder = try folder(["A.swift": "Image(a).font(.system(size: 17))"])
        #expect(Run("check", folder.url.path).status == .success)
        #expect(
            Run("check", folder.url.path, "--rules", "fixed-size").output.contains("0 findings")
        )
    }

    @Test(
        arguments: [
            ["check"], ["check", "-"], ["check", ".", "--rules", "x"], ["check", "--explain", "x"],
            ["check", ".", "--write-baseline"], ["check", ".", "--dry-run"],
            ["check", ".", "--fix", "--summary"],
            ["check", ".", "--baseline", "a", "--against", "b"],
            ["check", ".", "--baseline", "a", "--summary"],
            ["check", ".", "--rules", "clips", "--summary"],
            ["check", ".", "--html", "a", "--fix"], ["check", ".", "--html", "a", "--unseen"],
            ["check", ".", "--html", "a", "--summary"],
            ["check", "--html", "a", "--explain", "clips"],
        ]
    )
    func `a wrong command line is misuse`(words: [String]) {
        let run = Run(words)
        #expect(run.status == .misuse)
        #expect(run.errors.utf8.count { $0 == 10 } == 1)
        #expect(run.output == "")
    }

    @Test func `a missing folder, slots file and baseline are problems`() throws {
        let folder = try folder()
        for words in [
            ["check", folder.path("x")], ["check", folder.url.path, "--slots", folder.path("x")],
            ["check", folder.url.path, "--baseline", folder.path("x")],
        ] {
            let run = Run(words)
            #expect(run.status == .problem)
            #expect(run.errors != "")
        }
    }

    @Test(arguments: ["fixed-size", "clips", "font-name-unknown"])
    func `a rule is explained without a folder`(rule: String) {
        let run = Run("check", "--explain", rule)
        #expect(run.status == .success)
        #expect(run.output.hasPrefix(rule))
    }

    // MARK: - Formats

    private static let hostile = "let a = Text(b).font(.system(/*\u{1B}[31m\n::error::x*/ size: 9))"

    @Test(arguments: ["--json", "--sarif"])
    func `JSON contains each finding`(format: String) throws {
        let folder = try folder(["A.swift": Self.hostile])
        let run = Run("check", folder.url.path, format)
        let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        let object = try #require(json as? [String: Any])
        let findings =
            object["findings"] as? [[String: Any]]
            ?? (object["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]
        let rules = findings?.compactMap { ($0["rule"] ?? $0["ruleId"]) as? String }
        #expect(rules == ["fixed-size"])
    }

    @Test(arguments: [[], ["--csv"], ["--junit"], ["--github"], ["--unseen"], ["--summary"]])
    func `code from outside controls no terminal and no service`(format: [String]) throws {
        let folder = try folder(["A.swift": Self.hostile + "\nText(b).font(.x\u{1B}[31m)"])
        let run = Run(["check", folder.url.path] + format)
        #expect(!run.output.utf8.contains(0x1B))
        let lines = run.output.split(whereSeparator: \.isNewline)
        #expect(!lines.contains { $0.hasPrefix("::error::x") })
    }

    // MARK: - Folders

    @Test(
        arguments: [
            ("App/A.swift", "the path is a file; specify its folder"), ("x", "no such folder"),
            ("empty", "the folder contains no Swift code and no interface files"),
        ]
    )
    func `a path without code is an error`(name: String, message: String) throws {
        let folder = try folder(["App/A.swift": Self.fixed, "empty/.a": ""])
        for options in [[], ["--summary"], ["--unseen"], ["--fix"], ["--json"]] {
            let run = Run(["check", folder.path(name)] + options)
            #expect(run.status == .problem)
            #expect(run.output == "")
            #expect(run.errors == "typescale: \(folder.path(name)): \(message)\n")
        }
        // An older copy without code is as suspicious.
        let older = Run("check", folder.path("App"), "--against", folder.path("empty"))
        #expect(
            older.errors.hasSuffix("the folder contains no Swift code and no interface files\n")
        )
    }

    // MARK: - Fixes

    @Test func `fixes change no code for other systems`() throws {
        let code = "#if os(macOS)\n\(Self.fixed)#else\nf()\n#endif\n"
        let folder = try folder(["A.swift": code])
        let run = Run("check", folder.url.path, "--fix")
        #expect(run.output == "made 0 changes in 0 files\n")
        #expect(try String(contentsOfFile: folder.path("A.swift"), encoding: .utf8) == code)
    }

    @Test func `fixes change no file outside of the folder`() throws {
        let folder = try folder(["App/A.swift": Self.fixed, "B.swift": Self.fixed])
        for (name, target) in [("Outside", "../B.swift"), ("Inside", "A.swift")] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("App/\(name).swift"),
                withDestinationPath: target
            )
        }
        let run = Run("check", folder.path("App"), "--fix")
        #expect(run.output.hasSuffix("made 1 change in 1 file\n"))
        #expect(
            run.errors
                == "typescale: cannot change \(folder.path("App/Outside.swift")): the link leaves the "
                + "folder\n"
        )
        #expect(run.status == .problem)
        #expect(try String(contentsOfFile: folder.path("B.swift"), encoding: .utf8) == Self.fixed)
        let fixed = try String(contentsOfFile: folder.path("App/A.swift"), encoding: .utf8)
        #expect(fixed == Self.fixed.replacing(".system(size: 17)", with: ".body"))
        #expect(FilePath.type(of: folder.path("App/Inside.swift")) == .typeSymbolicLink)
    }

    @Test func `fixes keep all other bytes`() throws {
        let rest: [UInt8] = [0x2F, 0x2F, 0xE9, 0xFF, 0xFE, 0x00, 0x0D, 0x0A]
        let folder = try Folder(["A.swift": [0xEF, 0xBB, 0xBF] + Array(Self.fixed.utf8) + rest])
        #expect(Run("check", folder.url.path, "--fix").status == .success)
        let fixed = Self.fixed.replacing(".system(size: 17)", with: ".body")
        let bytes = try Data(contentsOf: URL(filePath: folder.path("A.swift")))
        #expect(Array(bytes) == [0xEF, 0xBB, 0xBF] + Array(fixed.utf8) + rest)
    }

    @Test func `the output says which changes are not made`() throws {
        let code = "let a = Text(b).font(.system(size: 17)).frame(height: 24)"
        let folder = try folder(["A.swift": code])
        let path = folder.path("A.swift")
        let run = Run("check", folder.url.path, "--fix")
        #expect(
            run.output == """
                not changed: \(path):1:22: .system(size: 17): the change would create a finding: \
                A.swift:1:29: warning: frame(height: 24): a line of body has 25.1 points at XXL; \
                24 points hold it up to XL [clips]
                made 0 changes in 0 files

                """
        )
        #expect(try String(contentsOfFile: path, encoding: .utf8) == code)
    }

    @Test func `fixes report files with problems`() throws {
        let folder = try Folder([
            "A.swift": Array(Self.fixed.utf8), "B.swift": [0xFF, 0xFE, 0x61, 0x00],
        ])
        let run = Run("check", folder.url.path, "--fix")
        #expect(run.output.hasSuffix("made 1 change in 1 file\n"))
        #expect(run.errors.contains("the code is in UTF-16"))
        #expect(run.status == .problem)
    }

    // MARK: - Known findings

    @Test func `a baseline and an older copy contain known findings`() throws {
        let folder = try folder()
        let baseline = folder.path("known.json")
        let write = Run("check", folder.url.path, "--baseline", baseline, "--write-baseline")
        #expect(write.output == "wrote 1 finding to \(baseline)\n")
        let known = Run("check", folder.url.path, "--baseline", baseline)
        #expect(known.status == .success)
        #expect(known.output.contains("0 new, 1 known"))
        let older = try self.folder(["App/A.swift": ""])
        #expect(Run("check", folder.url.path, "--against", older.url.path).status == .problem)
        #expect(Run("check", folder.url.path, "--against", folder.url.path).status == .success)
    }

    @Test func `a Git revision contains known findings`() throws {
        guard Program.isInstalled("git", in: "git"), let git = Program.path(of: "git") else {
            return
        }
        // Files that Git's archives leave out are compared, too.
        let folder = try folder([
            "App/A.swift": Self.fixed, ".gitattributes": "*.swift export-ignore",
        ])
        for words in [
            ["init", "-q"], ["add", "."],
            ["-c", "user.name=A", "-c", "user.email=a@b", "commit", "-q", "-m", "A"],
        ] {
            #expect(try Program(git, ["-C", folder.url.path] + words).status == 0)
        }
        try folder.write(
            Array((Self.fixed + "let c = Text(\"Send it\").lineLimit(1)\n").utf8),
            to: "App/A.swift"
        )
        let run = Run("check", folder.path("App"), "--against", "HEAD")
        #expect(run.output.contains("1 new, 1 known"))
        #expect(run.status == .success)
        #expect(Run("check", folder.path("App"), "--against", "nothing").status == .problem)
    }

    @Test(arguments: ["no-such-revision", "--output=x", ""])
    func `an older copy must exist`(name: String) throws {
        let folder = try folder()
        let run = Run("check", folder.url.path, "--against=\(name)")
        #expect(run.status != .success)
        #expect(run.output == "")
        #expect(try folder.names == ["App"])
    }

    @Test func `a baseline replaces no other file`() throws {
        let folder = try folder()
        let path = folder.path("App/A.swift")
        #expect(
            Run("check", folder.url.path, "--baseline", path, "--write-baseline").status == .misuse
        )
        #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.fixed)
    }

    // MARK: - Changes

    @Test func `a fix leaves no finding, and a dry run changes nothing`() throws {
        let code = """
            let a = Text(b).font(.system(size: 17))
            let c = Text(b).font(Font.custom("Georgia", size: 28))
                label.font = .preferredFont(forTextStyle: .body)
            let d = UIFont.systemFont(ofSize: 12)
            """
        let folder = try folder(["A.swift": code])
        let path = folder.path("A.swift")
        #expect(
            Run("check", folder.url.path, "--fix", "--dry-run").output.hasSuffix(
                "would make 4 changes in 1 file\n"
            )
        )
        #expect(try String(contentsOfFile: path, encoding: .utf8) == code)
        #expect(Run("check", folder.url.path, "--fix").status == .success)
        #expect(
            try String(contentsOfFile: path, encoding: .utf8) == """
                let a = Text(b).font(.body)
                let c = Text(b).font(Font.custom("Georgia", size: 28, relativeTo: .title))
                    label.font = .preferredFont(forTextStyle: .body)
                    label.adjustsFontForContentSizeCategory = true
                let d = UIFont.preferredFont(forTextStyle: .caption1)
                """
        )
        #expect(Run("check", folder.url.path).status == .success)
    }

    // MARK: - Fonts of a design system

    @Test func `typescale json names the fonts of a design system`() throws {
        let folder = try folder([
            "A.swift": "Text(a).font(.brandBody).frame(height: 44)",
            "typescale.json": "{\"fonts\": {\"brandBody\": \"callout\"}}",
        ])
        #expect(Run("check", folder.url.path).output.contains("45.3 points at AX3"))
        try folder.write(Array("{\"fonts\": {\"brandBody\": \"x\"}}".utf8), to: "typescale.json")
        let run = Run("check", folder.url.path)
        #expect(run.errors.contains("fonts.brandBody"))
        #expect(run.status == .problem)
    }

    @Test func `token files name fonts of a design system`() throws {
        let tokens = """
            {"typography": {"$type": "typography", "card title": {"$value": {
              "fontFamily": "Lato", "fontSize": {"value": 22, "unit": "px"}, "fontWeight": 400,
              "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.2
            }}}}
            """
        let folder = try folder([
            "App/A.swift": "Text(a).font(Brand.typographyCardTitle)", "brand.json": tokens,
            "bad.json": "{",
        ])
        #expect(Run("check", folder.path("App")).output.contains("Not seen: 1 of 1 font"))
        let run = Run("check", folder.path("App"), "--tokens", folder.path("brand.json"))
        #expect(!run.output.contains("Not seen"))
        let bad = Run("check", folder.path("App"), "--tokens", folder.path("bad.json"))
        #expect(bad.status == .problem)
        #expect(bad.output == "")
        #expect(bad.errors.contains("bad.json:1:"))
    }
}
