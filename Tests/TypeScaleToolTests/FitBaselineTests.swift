import Foundation
import Testing
import TypeScaleLocalization
import TypeScaleTestSupport

@testable import TypeScaleTool

/// Checks that report only what changed.
struct FitBaselineTests {
    private static let german = #"{"a": "Einstellungen", "b": "Mitteilungen", "c": "."}"#
    private static let english = #"{"a": "Settings", "b": "Notifications", "c": "."}"#

    private func folder() throws -> Folder {
        try Folder([
            "app/en.json": Array(Self.english.utf8), "app/de.json": Array(Self.german.utf8),
        ])
    }

    private func check(_ folder: Folder, _ words: String...) -> Run {
        let baseline = ["--baseline", folder.path("known.json")]
        return Run(["fit", folder.path("app"), "--width", "80"] + baseline + words)
    }

    @Test func `a run against a baseline that was just written has no findings`() throws {
        let folder = try folder()
        let written = check(folder, "--write-baseline")
        #expect(written.status == .success)
        #expect(written.output == "wrote 4 findings to \(folder.path("known.json"))\n")
        let run = check(folder)
        #expect(run.status == .success)
        #expect(run.lines.contains("0 new, 4 known, 0 fixed"))
    }

    @Test func `a missing file is never known`() throws {
        let folder = try folder()
        let path = folder.path("app/ed.json")
        let words = ["fit", path, "--width", "80", "--baseline", folder.path("known.json")]
        #expect(Run(words + ["--write-baseline"]).status == .problem)
        let run = Run(words)
        #expect(run.status == .problem)
        #expect(run.errors.contains("\(path): no such file"))
    }

    @Test func `renamed files, moved keys and new languages have no new findings`() throws {
        let folder = try folder()
        #expect(check(folder, "--write-baseline").status == .success)
        try FileManager.default.removeItem(atPath: folder.path("app"))
        let moved = "{\n\"c\": \".\",\n\n\"b\": \"Mitteilungen\", \"a\": \"Einstellungen\"}"
        try folder.write(Array(moved.utf8), to: "app/new/de.json")
        try folder.write(Array(Self.english.utf8), to: "app/new/en.json")
        try folder.write(Array(#"{"c": ","}"#.utf8), to: "app/new/fr.json")
        let run = check(folder)
        #expect(run.status == .success)
        #expect(run.lines.contains("0 new, 4 known, 0 fixed"))
    }

    @Test func `a longer text is new, and a shorter text is fixed`() throws {
        let folder = try folder()
        #expect(check(folder, "--write-baseline").status == .success)
        let changed = #"{"a": "Systemeinstellungen", "b": "-", "c": "."}"#
        try folder.write(Array(changed.utf8), to: "app/de.json")
        let run = check(folder)
        #expect(run.status == .problem)
        #expect(run.lines.contains("1 new, 2 known, 2 fixed"))
        #expect(run.output.contains("Systemeinstellungen".prefix(6)))
        #expect(!run.output.contains(": en "))
    }

    @Test func `the baseline in the folder of translations is not a translation`() throws {
        let folder = try folder()
        let slots = #"{"slots": [{"name": "S", "keys": "*", "width": 80}]}"#
        try folder.write(Array(slots.utf8), to: "app/typescale.json")
        let words = [
            "fit", folder.path("app"), "--slots", folder.path("app/typescale.json"),
            "--baseline", folder.path("app/known.json"),
        ]
        #expect(Run(words + ["--write-baseline"]).status == .success)
        let run = Run(words)
        #expect(run.status == .success && run.lines.contains { $0.hasSuffix("in 6 texts") })
    }

    @Test func `a broken or missing baseline is an error`() throws {
        let folder = try folder()
        let missing = check(folder)
        #expect(missing.status == .problem && missing.errors.contains("no such file"))
        try folder.write(Array(#"{"version": 1, "findings": [3]}"#.utf8), to: "known.json")
        let broken = check(folder)
        #expect(broken.status == .problem && broken.output.isEmpty)
        #expect(broken.errors.hasPrefix(folder.path("known.json:1:29: error:")))
    }

    @Test(arguments: [[], ["--margin", "0"], ["--style", "title1", "--sample", "x"]])
    func `guessed slots report no source text at L`(_ words: [String]) throws {
        let folder = try folder()
        let texts =
            #"{"tab.a": "Notifications", "tab.b": "%d of %@ items", "long": "\#(Self.long)"}"#
        try folder.write(Array(texts.utf8), to: "app/en.json")
        let guess = Run(["fit", folder.path("app"), "--guess"] + words)
        #expect(guess.status == .success && guess.errors.isEmpty)
        let slots = guess.output.replacing("\"upTo\": \"XXXL\"", with: "\"upTo\": \"L\"")
        try folder.write(Array(slots.utf8), to: "app/typescale.json")
        let options = words.count > 2 ? ["--sample", "x"] : []
        let run = Run(
            ["fit", folder.path("app"), "--slots", folder.path("app/typescale.json"), "--csv"]
                + ["--allow-estimates"] + options
        )
        #expect(run.errors.isEmpty && run.lines.count >= 1)
        #expect(run.lines.allSatisfy { !$0.contains(",en,") || $0.contains(",inconclusive,") })
    }

    private static let long = String(repeating: "a long text with many words ", count: 6)

    @Test func `the findings in an older copy of the files are known`() throws {
        let folder = try folder()
        try folder.write(Array(#"{"a": "Kurz", "b": "Mitteilungen"}"#.utf8), to: "old/app/de.json")
        let slot = Slot("S", keys: ["*"], width: 80)
        func run(_ operands: [String]) -> FitRun {
            FitRun(
                console: Console(
                    input: { _ in [] },
                    output: Output { _ in },
                    errors: Output { _ in },
                    terminal: Terminal()
                ),
                check: TranslationCheck(SlotFile([slot])),
                operands: operands,
                excluded: [],
                allowsEstimates: false
            )
        }
        var (app, other) = (run(["app"]), run(["/app"]))
        let baseline = try app.baseline(of: folder.path("old"))
        var new = run([folder.path("app/de.json")])
        let results = try new.results(baseline)
        #expect(results.report.findings.map(\.key) == ["a"] && results.report.total.baselined == 1)
        #expect(throws: UsageError.self) { try other.baseline(of: folder.path("old")) }
        for operand in ["..", "./../app", "app/.."] {
            var outside = run([operand])
            #expect(throws: UsageError.self) { try outside.baseline(of: folder.path("old")) }
        }
        #expect(throws: UsageError.self) { try app.baseline(of: folder.path("none")) }
    }

    @Test func `a baseline with findings in code is not replaced`() throws {
        let folder = try folder()
        let json =
            "{\"version\": 1, \"findings\": [], \"code\": "
            + "[{\"rule\": \"clips\", \"file\": \"A.swift\", \"code\": \"a\"}]}"
        try folder.write(Array(json.utf8), to: "known.json")
        let run = check(folder, "--write-baseline")
        #expect(run.status == .misuse)
        #expect(run.errors.contains("typescale check"))
        let path = folder.path("known.json")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == json)
    }

    @Test func `a file with damaged findings in code is neither read nor replaced`() throws {
        let folder = try folder()
        let json = "{\"version\": 1, \"findings\": [], \"code\": [{\"rule\": \"clips\"}]}"
        try folder.write(Array(json.utf8), to: "known.json")
        let path = folder.path("known.json")
        let run = check(folder)
        #expect(run.status == .problem && run.output.isEmpty)
        #expect(run.errors.hasPrefix(path + ":1:41: error:"))
        let writing = check(folder, "--write-baseline")
        #expect(writing.status == .misuse && writing.errors.contains("not a baseline"))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == json)
    }

    @Test func `a page of findings is written next to the report`() throws {
        let folder = try folder()
        let page = folder.path("page.html")
        let run = Run("fit", folder.path("app"), "--width", "80", "--html", page)
        #expect(run.status == .problem && run.output.contains("4 findings"))
        let html = try String(contentsOfFile: page, encoding: .utf8)
        #expect(html.components(separatedBy: "<article").count == 5)
        let refused = Run(
            "fit",
            folder.path("app/de.json"),
            "--width",
            "80",
            "--html",
            folder.path("app/de.json")
        )
        #expect(refused.status == .misuse && refused.errors.contains("reads this file"))
    }

    @Test func `a page is written next to a new baseline`() throws {
        let folder = try folder()
        let page = folder.path("page.html")
        let words = ["--write-baseline", "--html", page]
        #expect(check(folder, words[0], words[1], words[2]).status == .success)
        let html = try String(contentsOfFile: page, encoding: .utf8)
        #expect(html.components(separatedBy: "<article").count == 5)
    }

    @Test func `the counts of texts say that some are not reported`() throws {
        let folder = try folder()
        _ = check(folder, "--write-baseline")
        let lines = check(folder).lines
        #expect(lines.contains { $0.hasPrefix("0 findings") })
        #expect(lines.contains { $0.hasPrefix("All texts, also those not reported: ") })
        let all = Run("fit", folder.path("app"), "--width", "80").lines
        #expect(all.contains { $0.hasPrefix("Texts: ") })
    }

    // Generated files of old projects contain errors that no one can correct at once.
    @Test func `a baseline contains errors in files, and the summary counts them`() throws {
        let folder = try folder()
        let twice = #"{"a": "Einstellungen", "a": "Optionen", "c": "."}"#
        try folder.write(Array(twice.utf8), to: "app/de.json")
        let before = Run("fit", folder.path("app"), "--width", "80")
        #expect(before.status == .problem)
        #expect(before.lines.contains { $0.hasSuffix("1 error in files (on standard error)") })
        let written = check(folder, "--write-baseline")
        #expect(written.status == .success)
        #expect(written.output.contains(" and 1 error in files to "))
        let run = check(folder)
        #expect(run.status == .success && run.errors.isEmpty, "\(run.output)\(run.errors)")
        #expect(run.lines.contains { $0.hasSuffix("0 fixed; errors: 0 new, 1 known") })
        // Another duplicate is new.
        try folder.write(Array(#"{"c": ".", "c": ","}"#.utf8), to: "app/fr.json")
        let later = check(folder)
        #expect(later.status == .problem)
        // Both values of the key in German and two texts in English are too wide, as before. The
        // new file only adds an error.
        let summary = "0 new, 4 known, 0 fixed; errors: 1 new, 1 known"
        #expect(later.lines.contains(summary[...]), "\(later.output)")
    }

    // The texts of an invalid slot are not checked, which must not be hidden.
    @Test func `a baseline does not contain errors in slots`() throws {
        let folder = try folder()
        let slots = #"{"slots": [{"keys": "a", "width": 80, "curve": "fixed"}]}"#
        try folder.write(Array(slots.utf8), to: "slots.json")
        let words = [
            "fit", folder.path("app"), "--slots", folder.path("slots.json"), "--baseline",
            folder.path("known.json"),
        ]
        #expect(Run(words + ["--write-baseline"]).status == .problem)
        let run = Run(words)
        #expect(run.status == .problem)
        #expect(run.errors.contains("unknown key; the keys are name, keys, except, files, width"))
        #expect(run.errors.contains(#"(slot "a" is not checked)"#))
    }

    @Test func `a run with many findings prints the command that writes a baseline`() throws {
        let keys = (0..<21).map { #""\#($0)": "Einstellungen""# }.joined(separator: ",")
        let folder = try Folder(["it's/de.json": Array("{\(keys)}".utf8)])
        let run = Run("fit", folder.path("it's"), "--width", "80")
        let command =
            "  typescale fit '\(folder.url.path)/it'\\''s' --width 80 "
            + "--baseline typescale-baseline.json --write-baseline"
        #expect(run.lines.contains(command[...]), "\(run.output)")
    }
}
