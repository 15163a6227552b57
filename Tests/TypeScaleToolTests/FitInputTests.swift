import Foundation
import Testing
import TypeScaleTestSupport

@testable import TypeScaleTool

/// The files that `fit` reads, and the options that also apply to slots.
struct FitInputTests {
    private func folder(_ names: [String]) throws -> Folder {
        let text = Array(#"{"a": "Settings"}"#.utf8)
        return try Folder(Dictionary(uniqueKeysWithValues: names.map { ($0, text) }))
    }

    /// Returns the names of the files that match a pattern, with their paths in the folder.
    private func matches(_ pattern: String, _ folder: Folder) throws -> [String] {
        let run = Run(["fit", folder.path(pattern), "--width", "1", "--csv"])
        #expect(run.errors.isEmpty, "\(run.errors)")
        return run.lines.dropFirst().map { line in
            let path = line.prefix { $0 != "," }
            return String(path.dropFirst(folder.path("").count).drop { $0 == "/" })
        }
    }

    /// The expectations are the matches of Bash with the option `globstar`, in one order.
    @Test(arguments: [
        ("*.json", ["de.json", "x*y.json"]), ("*/*.json", ["a/de.json", "b/fr.json"]),
        ("**/*.json", ["a/c/de.json", "a/de.json", "b/fr.json", "de.json", "x*y.json"]),
        ("a/**/*.json", ["a/c/de.json", "a/de.json"]), ("?/d?.json", ["a/de.json"]),
        ("**/c/**/*.json", ["a/c/de.json"]), ("**/fr.json", ["b/fr.json"]),
        ("a/**", ["a/c/de.json", "a/de.json"]),
        ("a/../**/fr.*", ["a/../b/fr.json"]), (".*/*.json", [".h/de.json"]),
        ("x*y.json", ["x*y.json"]), (#"x\*?.json"#, ["x*y.json"]), ("[ab]/**/de.json", []),
    ])
    func `a pattern in quotes names files`(pattern: String, expected: [String]) throws {
        let folder = try folder([
            "de.json", "x*y.json", "a/de.json", "a/c/de.json", "b/fr.json", "b/readme.txt",
            ".h/de.json",
        ])
        guard !expected.isEmpty else {
            let run = Run(["fit", folder.path(pattern), "--width", "1"])
            #expect(run.status == .misuse && run.output.isEmpty)
            return
        }
        #expect(try Set(matches(pattern, folder)) == Set(expected))
    }

    @Test(arguments: [".", "*/*.json", "**/*.json"])
    func `files with canonically equivalent paths are all read`(pattern: String) throws {
        let folder = try Folder()
        for name in ["\u{E9}", "e\u{301}"] {
            try folder.write(Array(#"{"a": "Settings"}"#.utf8), to: name + "/de.json")
        }
        let run = Run(["fit", folder.path(pattern), "--width", "1", "--csv"])
        #expect(run.errors.isEmpty && run.lines.count == 3, "\(run.output) \(run.errors)")
    }

    @Test(arguments: [
        ("--csv", "item,pl,plural.few,"), ("--json", #""variation" : "plural.few""#),
        ("--junit", #"<testcase name="pl item (plural.few)""#),
        ("--sarif", #""text" : "pl item (plural.few): truncated"#),
        ("--github", "title=truncated%2C pl item (plural.few)::"),
    ])
    func `a form of only a translation is measured, and outputs name its key and variation`(
        option: String,
        expected: String
    ) throws {
        let long = String(repeating: "m", count: 40)
        let folder = try Folder([
            "en.json": Array(#"{"item_one": "x", "item_other": "y"}"#.utf8),
            "pl.json": Array(#"{"item_one": "a", "item_few": "\#(long)", "item_many": "b"}"#.utf8),
        ])
        let run = Run("fit", folder.url.path, "--width", "100", "--up-to", "L", option)
        #expect(run.status == .problem && run.output.contains(expected), "\(run.output)")
    }

    @Test func `a pattern without matches is an error that names it`() throws {
        let folder = try folder(["de.json", "a/readme.txt"])
        for pattern in ["*.strings", "b/*.json", "*/*.json", "**/x/*"] {
            let run = Run(["fit", folder.path("de.json"), folder.path(pattern), "--width", "1"])
            #expect(run.status == .misuse && run.output.isEmpty)
            #expect(run.errors.contains("no translation file matches"))
            #expect(run.errors.contains(pattern))
        }
    }

    @Test func `an empty operand is an error`() {
        let run = Run(["fit", "", "--width", "80"])
        #expect(run.status == .misuse && run.errors.contains("an operand is empty"))
    }

    @Test func `patterns and folders can be deep`() throws {
        let deep = String(repeating: "a/", count: 40)
        let folder = try folder(["\(deep)de.json", "de.json"])
        #expect(try matches("\(deep)d*.json", folder) == ["\(deep)de.json"])
        #expect(
            try matches("\(String(repeating: "?/", count: 40))*.json", folder) == ["\(deep)de.json"]
        )
        // `**` matches at most 32 folders.
        #expect(try matches("**/*.json", folder) == ["de.json"])
        for part in ["**/", "**/../", "*/../"] {
            let pattern = String(repeating: part, count: 20_000) + "*.json"
            let run = Run(["fit", folder.path(pattern), "--width", "80"])
            #expect(run.status == .problem && run.output.isEmpty && !run.errors.isEmpty)
        }
    }

    @Test func `an operand can be a link to a folder`() throws {
        let folder = try Folder([
            "real/de.json": Array(#"{"a": "ABCD"}"#.utf8), "real/Test.ttf": TestFont().bytes,
        ])
        let link = folder.url.appending(path: "link").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real")
        for end in ["", "/"] {
            let fit = Run("fit", link + end, "--width", "1000")
            #expect(fit.errors.isEmpty && fit.status == .success)
            #expect(fit.lines.first == "0 findings in 1 text")
            let font = Run("font", link + end)
            #expect(font.errors.isEmpty && font.output.contains("Test-Bold"))
            let document = Run("richtext", link + end)
            #expect(document.output.isEmpty == false || document.errors.contains("de.json"))
        }
    }

    #if os(Linux)
    @Test func `reports names that are not UTF-8`() throws {
        let folder = try Folder(["en.json": Array(#"{"a": "ABCD"}"#.utf8)])
        let name =
            Array((folder.url.path + "/caf").utf8CString.dropLast())
            + [CChar(bitPattern: 0xE9)] + Array(".json".utf8CString)
        let descriptor = unsafe open(name, O_CREAT | O_WRONLY, 0o600)
        #expect(descriptor >= 0)
        close(descriptor)
        let path = folder.url.path + "/caf\u{FFFD}.json"
        for words in [
            ["fit", folder.url.path, "--width", "1000"], ["fit", path, "--width", "1000"],
            ["font", path], ["scale", "--csv", path], ["richtext", path],
        ] {
            let run = Run(words)
            #expect(run.errors.contains("probably not valid UTF-8"), "\(words)")
            #expect(run.status == .problem)
        }
    }
    #endif

    @Test func `links to folders do not make a search endless`() throws {
        let folder = try folder(["a/de.json"])
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("a/loop"),
            withDestinationPath: folder.path("a")
        )
        #expect(try matches("**/*.json", folder) == ["a/de.json"])
        #expect(try matches("**/**/**/**/**/**/*.json", folder) == ["a/de.json"])
    }

    @Test func `folders that match are searched`() throws {
        let folder = try folder(["de/a.json", "de/b/c.json", "fr/a.json", "x/a.json"])
        #expect(try Set(matches("??", folder)) == ["de/a.json", "de/b/c.json", "fr/a.json"])
    }

    @Test func `a folder in which no file is read is a problem`() throws {
        let folder = try Folder(["package.json": Array(#"{"name": "a"}"#.utf8)])
        for words in [["--width", "20"], ["--guess"]] {
            let run = Run(["fit", folder.url.path] + words)
            #expect(run.status == .problem)
            #expect(
                run.errors.hasSuffix("no file contains translations; specify a file to read it\n")
            )
        }
        try folder.write(Array(#"{"a": "A"}"#.utf8), to: "de/texts.json")
        #expect(Run("fit", folder.url.path, "--width", "200").status == .success)
    }

    /// Xcode's icons, packages of npm and test data are JSON, too.
    @Test func `JSON in a folder is translations only next to a language`() throws {
        let icon = #"{"fill": "automatic", "groups": [{"layers": [{"name": "a"}]}]}"#
        let files = [
            "A.icon/icon.json": icon, "package.json": #"{"name": "a", "version": "1.0.0"}"#,
            "locales/de.json": #"{"a": "A"}"#, "locales/source.json": #"{"a": "A"}"#,
            "test/broken.json": "{",
        ]
        let folder = try Folder(files.mapValues { Array($0.utf8) })
        let run = Run(["fit", folder.path(""), "--width", "300"])
        #expect(run.status == .success && run.output.hasPrefix("0 findings in 2 texts"))
        #expect(run.errors.contains("only with a language in its path"))
        #expect(run.errors.contains(" (3 files)"))
        let guess = Run(["fit", folder.path(""), "--guess"])
        #expect(guess.status == .success && !guess.output.contains("fill"))
        let given = Run(["fit", folder.path("package.json"), "--width", "300"])
        #expect(given.output.hasPrefix("0 findings in 2 texts") && given.errors.isEmpty)
    }

    @Test func `slots and baselines with any name are not translations`() throws {
        let folder = try folder(["app/de.json"])
        for (name, text) in [
            ("slots.json", #"{"slots": [{"keys": "*", "width": 80}]}"#),
            ("old.json", #"{"version": 1, "findings": [{"key": "a", "text": "b"}]}"#),
            ("Contents.json", #"{"images": [], "info": {"author": "xcode", "version": 1}}"#),
            ("fit.sarif.json", #"{"version": "2.1.0", "runs": []}"#),
        ] {
            try folder.write(Array(text.utf8), to: "app/\(name)")
        }
        let report = Run(["fit", folder.path("app/de.json"), "--width", "80", "--json"])
        try folder.write(Array(report.output.utf8), to: "app/report.json")
        for options in [["--width", "300"], ["--width", "300", "--relative"]] {
            let run = Run(["fit", folder.path("app"), "--allow-estimates"] + options)
            #expect(run.status == .success && run.output.contains("1 t"))
            let notes = run.errors.split(separator: "\n")
            #expect(notes.count == 5)
            for (name, noun) in [
                ("slots", "a slots file"), ("old", "a baseline"), ("Contents", "an asset catalog"),
                ("report", "a report of typescale fit"), ("fit.sarif", "a SARIF file"),
            ] {
                let start = "\(folder.path("app/\(name).json")): note: the file is "
                let note = notes.first { $0.hasPrefix(start) }
                #expect(note?.contains(noun) == true, "\(name)")
            }
            // A file on the command line that is not read is an error.
            let given = Run(["fit", folder.path("app/old.json")] + options)
            #expect(given.status == .problem && given.errors.contains("a baseline"))
        }
    }

    /// An app has many asset catalogs, and the settings of an editor.
    @Test func `notes about similar files are one line, and hidden files are not read`() throws {
        let catalog = #"{"images": [], "info": {"author": "xcode", "version": 1}}"#
        let files = [
            "A.xcassets/Contents.json": catalog, "B.xcassets/Contents.json": catalog,
            ".vscode/settings.json": "{", "de.json": #"{"a": "A"}"#,
        ]
        let folder = try Folder(files.mapValues { Array($0.utf8) })
        let run = Run(["fit", folder.path(""), "--width", "300"])
        let notes = run.errors.split(separator: "\n")
        #expect(notes.count == 1 && run.status == .success)
        #expect(notes.first?.hasSuffix("contains no translations (2 files)") == true)
    }

    @Test func `texts with the keys of other documents are translations`() throws {
        let texts = [
            #"{"version": "Version", "findings": ["a"], "slots": ["b"], "runs": "c"}"#,
            #"{"info": {"author": "Author", "version": "Version"}}"#,
            #"{"slots": {"keys": "Keys"}, "version": "1"}"#, #"{"slots": []}"#, #"{"a": {}}"#,
        ]
        for text in texts {
            let folder = try Folder(["de.json": Array(text.utf8)])
            let run = Run(["fit", folder.path("de.json"), "--width", "900"])
            #expect(run.errors.isEmpty && run.status == .success, "\(text)")
        }
    }

    @Test func `a file without a language is in the source language`() throws {
        let folder = try folder(["app.json", "Base.lproj/b.strings"])
        try folder.write(Array(#""a" = "Settings";"#.utf8), to: "Base.lproj/b.strings")
        let words = ["fit", folder.path("**/*"), "--width", "10", "--csv"]
        for options in [[], ["--relative"], ["--source-language", "nl"]] {
            let rows = Run(words + options).lines.dropFirst().map { $0.split(separator: ",")[3] }
            let language = options.first == "--source-language" ? "nl" : "en"
            // Without a file for another language, `--relative` has no findings.
            #expect(rows.allSatisfy { $0 == language })
            #expect(rows.count == (options == ["--relative"] ? 0 : 2))
        }
    }

    @Test func `limits on the command line apply to slots without their own`() throws {
        let folder = try Folder([
            "en.json": Array(#"{"a": "%lld", "b": "%lld", "c": "Settings", "d": "Settings"}"#.utf8),
            "slots.json": Array(
                #"""
                {"slots": [
                  {"keys": "a", "width": 40}, {"keys": "b", "width": 40, "largestNumber": 1000000},
                  {"keys": "c", "width": 90}, {"keys": "d", "width": 90, "upTo": "AX5"}
                ]}
                """#.utf8
            ),
        ])
        let words = [
            "fit", folder.path("en.json"), "--slots", folder.path("slots.json"), "--csv",
        ]
        func keys(_ options: [String]) -> [Substring] {
            Run(words + options).lines.dropFirst().map { $0.split(separator: ",")[2] }
        }
        #expect(keys([]) == ["a", "b", "c", "d"])
        #expect(keys(["--largest-number", "9", "--up-to", "L"]) == ["b", "d"])
        let wrong = Run(words + ["--up-to", "1.3"])
        #expect(
            wrong.status == .misuse && wrong.errors.contains("--up-to 1.3 requires font scales")
        )
        let android = Run(words + ["--up-to", "XXXL", "--curve", "android"])
        #expect(android.status == .misuse && android.errors.contains("use a font scale"))
        let small = Run(words + ["--up-to", "0.84", "--curve", "android"])
        #expect(small.status == .misuse && small.errors.contains("0.84 is below 0.85"))
    }

    /// Body text has 16 sp in Material 3, so two letters as wide as an em fill 32 sp.
    @Test(arguments: [["--platform", "android"], ["--curve", "android-15"]])
    func `text on Android has Android's sizes, and a note names the font`(
        options: [String]
    ) throws {
        let texts = #"<resources><string name="a">AA</string></resources>"#
        var font = TestFont()
        font.advances = Array(repeating: font.unitsPerEm, count: font.advances.count)
        let folder = try Folder(["strings.xml": Array(texts.utf8), "em.ttf": font.bytes])
        let words = ["fit", folder.path("strings.xml"), "--width", "32"] + options
        let exact = Run(words + ["--font", folder.path("em.ttf")])
        #expect(exact.output.contains("truncated from 1.15; fits up to 1, or up to 16 pt"))
        #expect(exact.errors.isEmpty)
        #expect(Run(words + ["--font", folder.path("em.ttf"), "--up-to", "1"]).status == .success)
        let note = Run(words).errors
        #expect(note.contains("body at 16 sp is measured in San Francisco"))
        #expect(note.contains("--font Roboto.ttf"))
        let guess = Run(["fit", folder.path("strings.xml"), "--guess"] + options)
        #expect(guess.errors.contains("San Francisco"))
    }

    @Test(arguments: [
        ["fit", "x.json", "--width", "9"], ["measure", "A", "--size", "9"],
        ["specimen", "-o", "-"],
    ])
    func `the name of a font is not a file`(words: [String]) {
        let run = Run(words + ["--font", "Lato-Bold"])
        #expect(run.status == .problem)
        let remedy = "a font is a file, and typescale font FOLDER lists the names in files"
        #expect(run.errors == "typescale: Lato-Bold: no such file; \(remedy)\n")
        #expect(!Run(words + ["--font", "./Lato-Bold"]).errors.contains("FOLDER"))
    }

    @Test func `guessed slots contain the values that were assumed`() throws {
        let texts = #"{"a": "%lld", "b": "%@ and %@"}"#
        let folder = try Folder(["en.json": Array(texts.utf8)])
        let words = ["fit", folder.path("en.json")]
        let guess = Run(
            words + ["--guess", "--largest-number", "99", "--sample", "Li \"X\""]
        )
        #expect(guess.output.contains(#""sample": "Li \"X\"", "largestNumber": 99"#))
        try folder.write(Array(guess.output.utf8), to: "slots.json")
        let run = Run(words + ["--slots", folder.path("slots.json"), "--up-to", "L"])
        #expect(run.errors.isEmpty)
        // The widest numbers with two digits have two equal digits.
        let assumed = try #require(run.lines.first { $0.hasPrefix("Assumed: ") })
        #expect((0...9).contains { assumed.contains("%lld = \($0)\($0) (") })
        #expect(assumed.contains(#"%@ = Li "X" ("#))
    }

    @Test func `guessing slots needs source texts`() throws {
        let text = Array(#"{"a": "Settings"}"#.utf8)
        let folder = try Folder(["src/de/strings.json": text])
        let words = ["fit", folder.path("src"), "--guess"]
        let none = Run(words)
        #expect(none.status == .problem && none.output.isEmpty)
        #expect(none.errors.contains("no source texts"))
        // `ui` is not a language.
        try folder.write(text, to: "src/ui/strings.json")
        let guess = Run(words)
        #expect(guess.status == .success && guess.output.contains(#""keys""#), "\(guess.errors)")
    }
}
