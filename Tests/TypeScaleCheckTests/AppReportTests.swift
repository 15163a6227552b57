import Foundation
import Testing
import TypeScaleCheck
import TypeScaleDiagnostics
import TypeScaleLocalization
import TypeScaleTestSupport

/// The numbers, positions and errors in the report of a folder.
struct AppReportTests {
    private func report(
        _ files: [String: String],
        fonts: [String] = [],
        _ change: (inout AppCheck) -> Void = { _ in }
    ) throws -> AppReport {
        var all = files.mapValues { Array($0.utf8) }
        for path in fonts { all[path] = TestFont().bytes }
        var check = AppCheck()
        change(&check)
        let folder = try Folder(all)
        return check.report(paths: all.keys.sorted(), in: folder.url)
    }

    private static let fixed = "let a = Text(b).font(.system(size: 17))"

    @Test func `the report on no files is empty`() throws {
        let report = try report([:])
        let counts = [
            report.growingCount, report.codeCount, report.interfaceCount, report.interfaceKeyCount,
            report.joinedKeyCount, report.codeKeyCount, report.codeSlotCount,
            report.skippedCodeCount, report.ignoredCount, report.knownCount, report.paths.count,
            report.findings.count, report.unseen.count, report.diagnostics.count,
            report.slots.count, report.unjoinedKeys.count,
        ]
        #expect(counts.allSatisfy { $0 == 0 })
        #expect(report.measuredTextCount == 0)
    }

    @Test func `files, fonts and keys are counted`() throws {
        let report = try report([
            "A.swift": "Text(\"save\").font(.body)\nText(\"open\").lineLimit(1).font(.title)",
            "B.swift": "Text(\"save\").font(.caption)\nText(a).brandFont(b)",
            "C.xib": InterfaceCheckTests.document("", InterfaceCheckTests.body),
            "D.storyboard": "<document/>", "E.xib": "<a",
            "de.lproj/Localizable.strings": "\"open\" = \"Offen\";",
        ])
        #expect(report.codeCount == 2)
        #expect(report.interfaceCount == 2)
        #expect(report.growingCount == 3)
        #expect(report.codeKeyCount == 2)
        #expect(report.codeSlotCount == 1)
        #expect(report.unseen.map(\.path) == ["B.swift"])
        #expect(report.diagnostics.map(\.file) == ["E.xib"])
        #expect(
            report.paths.sorted() == [
                "A.swift", "B.swift", "C.xib", "D.storyboard", "E.xib",
                "de.lproj/Localizable.strings",
            ]
        )
    }

    @Test(
        arguments: [
            "a/Pods/A.swift", "Carthage/A.swift", "DerivedData/A.swift", "node_modules/A.swift",
            "Build/A.swift", "Carthage/Checkouts/A.swift", "Vendor/A.swift", "ThirdParty/A.swift",
            "third-party/A.swift", "third_party/A.swift", "SourcePackages/A.swift",
            "Tests/A.swift", "UITest/A.swift", "Mocks/A.swift", "ATest.swift",
            "AMocks.swift", "a/b/XTests/c/A.swift",
        ]
    )
    func `code of tests and other projects is counted`(path: String) throws {
        let report = try report([path: Self.fixed])
        #expect(report.findings == [])
        #expect(report.codeCount == 0)
        #expect(report.skippedCodeCount == 1)
    }

    @Test(
        arguments: [
            "Latest/A.swift", "Contests/A.swift", "Contest.swift", "Protests/A.swift",
            "fastest/A.swift", "Testing/A.swift", "Pods.swift", "Hammocks.swift", "LATEST.swift",
        ]
    )
    func `a name that only ends like a word for tests is read`(path: String) throws {
        #expect(try report([path: Self.fixed]).findings.map(\.path) == [path])
    }

    // MARK: - Nothing to check

    @Test(
        arguments: [
            ([], ""), (["project.pbxproj", "x/Info.plist", "de.lproj/A.strings"], ""),
            (
                ["A.xcodeproj/a.txt", "Tests/A.swift"],
                "; 1 Swift file of tests and other projects left out"
            ),
            (
                ["ATests.swift", "Pods/A.swift"],
                "; 2 Swift files of tests and other projects left out"
            ),
        ]
    )
    func `a folder without code is an error`(names: [String], end: String) throws {
        let folder = try Folder(Dictionary(uniqueKeysWithValues: names.map { ($0, []) }))
        let error = #expect(throws: Diagnostic.self) { try AppCheck().report(folder: folder.url) }
        #expect(error?.kind == .notFound)
        #expect(
            error?.message == "the folder contains no Swift code and no interface files" + end
        )
    }

    @Test func `a link to a folder has the findings of the folder`() throws {
        let folder = try Folder(["App/A.swift": Array(Self.fixed.utf8)])
        let link = folder.path("link")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "App")
        let report = try AppCheck().report(folder: URL(filePath: link))
        #expect(report.findings.map(\.path) == ["A.swift"])
    }

    @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
    func `code in UTF-16 is an error`(encoding: String.Encoding) throws {
        let folder = try Folder(["A.swift": Array(try #require(Self.fixed.data(using: encoding)))])
        let report = try AppCheck().report(folder: folder.url)
        #expect(report.findings == [] && report.codeCount == 0)
        #expect(report.diagnostics.map(\.message) == ["the code is in UTF-16; save it as UTF-8"])
        #expect(report.diagnostics.map(\.file) == ["A.swift"])
    }

    @Test func `code with too many tokens is an error`() throws {
        for (text, count, noun) in [
            ("f{", 270_000, "262144 opening brackets"), ("a ", 1_100_000, "1048576 tokens"),
        ] {
            let code = String(repeating: text, count: count)
            let report = try report(["A.swift": code, "B.swift": Self.fixed])
            #expect(report.diagnostics.map(\.message) == ["the code contains more than \(noun)"])
            #expect(report.findings.map(\.path) == ["B.swift"])
        }
    }

    @Test func `results have a limit, and a baseline never contains the error`() throws {
        let branches = String(
            repeating: "#if false\n#endif\n",
            count: AppCheck.maximumResults / 2 + 1
        )
        let files = ["A.swift": branches, "B.swift": branches, "C.swift": Self.fixed]
        let report = try report(files)
        #expect(report.unseen.count == AppCheck.maximumResults + 2 && report.findings == [])
        #expect(report.codeCount == 2)
        let error = try #require(report.diagnostics.first)
        #expect(report.diagnostics.count == 1 && error.file == "C.swift")
        #expect(
            error.message
                == "the results exceed the limit of 250000; this and later files are not checked"
        )
        #expect(!Baseline(report).contains(error))
    }

    // MARK: - Other systems

    @Test func `code that iOS does not compile has no findings, which is stated`() throws {
        let text = "Text(a).font(.system(size: 13))"
        let report = try report([
            "A.swift": """
            #if os(macOS)
            let a = \(text)
            #elseif canImport(AppKit)
            let a = \(text)
            #else
            let a = \(text)
            #endif
            let b = Text(c)
            #if os(watchOS)
              .font(.system(size: 13))
            #endif
            #if os(tvOS)
            let d = Text("save").lineLimit(1).frame(width: 10, height: 3)
            #endif
            """
        ])
        #expect(report.findings.map(\.position?.line) == [6])
        #expect(
            report.unseen.map { "\($0.position?.line ?? 0) \($0.code)" } == [
                "1 #if os(macOS)", "3 #elseif canImport(AppKit)", "9 #if os(watchOS)",
                "12 #if os(tvOS)",
            ]
        )
        #expect(report.unseen.allSatisfy { $0.kind == .branch })
    }

    @Test(arguments: [("VStack { ", " }", 170), ("f(", ")", 170), ("", ".padding()", 170)])
    func `code that is not read is an error`(start: String, end: String, count: Int) throws {
        func code(_ count: Int) -> String {
            "let a = " + String(repeating: start, count: count)
                + "Text(b).font(.system(size: 17))" + String(repeating: end, count: count)
        }
        let report = AppReport(code: code(count))
        #expect(report.diagnostics.map(\.kind) == [.incomplete])
        #expect(report.diagnostics.map(\.position?.line) == [1])
        #expect(AppReport(code: code(40)).diagnostics == [])
        #expect(AppReport(code: code(40)).lines == ["A.swift:1 fixed-size"])
    }

    // MARK: - Translations that cannot be read

    @Test(
        arguments: [
            "de.lproj/Localizable.strings", "de.lproj/Other.strings", "Other.xcstrings",
            "de.lproj/Other.stringsdict", "de.lproj/C.strings",
        ]
    )
    func `a catalog that cannot be read is an error`(path: String) throws {
        let report = try report([
            "A.swift": "let a = Text(\"k\").lineLimit(1).frame(width: 40)",
            "Base.lproj/C.xib": InterfaceCheckTests.document("", InterfaceCheckTests.body),
            path: "\"k\" = \"Benachrichtigungen",
        ])
        #expect(report.diagnostics.map(\.file) == [path])
        let ruled = try self.report([
            "A.swift": "f()", path: "\"k\" = \"Benachrichtigungen",
        ])
        #expect(ruled.diagnostics.map(\.file) == [path])
    }

    @Test(arguments: [
        "Testing/A.swift", "Checkouts/A.swift", "Pods.swift", "ATestView.swift", "Builds/A.swift",
    ])
    func `other code is read`(path: String) throws {
        let report = try report([path: Self.fixed])
        #expect(report.findings.map(\.path) == [path])
        #expect(report.skippedCodeCount == 0)
    }

    @Test func `other files of tests are left out`() throws {
        let files = ["ATests/B.xib": "<a", "Pods/C.xib": "<a", ".d/E.xib": "<a", "F.xib": "<a"]
        let report = try report(files)
        #expect(report.diagnostics.map(\.file) == ["F.xib"])
        #expect(report.skippedCodeCount == 0)
    }

    @Test func `a Swift file has at most 4 MiB`() throws {
        let long = Self.fixed + "\n" + String(repeating: " ", count: 4 << 20)
        let report = try report(["A.swift": long, "B.swift": Self.fixed])
        #expect(report.diagnostics.map(\.file) == ["A.swift"])
        #expect(report.findings.map(\.path) == ["B.swift"])
        #expect(report.codeCount == 1)
    }

    @Test func `only the chosen rules are applied`() throws {
        let code =
            "\(Self.fixed)\nlet b = Label(\"c\", image: d).lineLimit(1) "
            + "// typescale:ignore line-limit Short\n"
        let only = try report(["A.swift": code]) { $0.rules = [.lineLimit] }
        #expect(only.findings == [])
        #expect(only.ignoredCount == 1)
        let other = try report(["A.swift": code]) { $0.rules = [.fixedSize] }
        #expect(other.findings.map(\.rule) == [.fixedSize])
        #expect(other.ignoredCount == 0)
    }

    @Test func `an app for the Mac has no findings`() throws {
        let mac = try report(["A.swift": Self.fixed, "B.swift": "import AppKit"])
        #expect(mac.findings == [])
        #expect(mac.otherSystemCount == 2)
        let both = try report([
            "A.swift": Self.fixed, "B.swift": "import AppKit", "C.swift": "import UIKit",
        ])
        #expect(both.findings.map(\.severity) == [.warning])
        let watch = try report(["My Watch App/A.swift": "Text(a).frame(height: 9)"])
        #expect(watch.findings == [])
    }

    // MARK: - Comments

    @Test(
        arguments: [
            ("\(fixed) // typescale:ignore fixed-size Logo", true),
            ("\(fixed)\t// typescale:ignore fixed-size Logo", true),
            ("\(fixed)/* typescale:ignore fixed-size The logo */", true),
            ("let a = UIFont(name: b, size: 17)! // typescale:ignore fixed-size Logo", true),
            ("// typescale:ignore fixed-size Logo\n\(fixed)", true),
            (" \t// typescale:ignore fixed-size Logo\n\(fixed)", true),
            ("f()\r// typescale:ignore fixed-size Logo\r\(fixed)", true),
            ("f()\r\n  // typescale:ignore fixed-size Logo\r\n\(fixed)", true),
            ("f()! // typescale:ignore fixed-size Logo\n\(fixed)", false),
            ("f() // typescale:ignore fixed-size Logo\n\(fixed)", false),
            ("// typescale:ignore fixed-size Logo\n\n\(fixed)", false),
            ("\(fixed)\n// typescale:ignore fixed-size Logo", false),
        ]
    )
    func `a comment is about its line, or the next line if it is alone`(
        code: String,
        isAccepted: Bool
    ) throws {
        let report = try report(["A.swift": code])
        #expect(report.findings.count == (isAccepted ? 0 : 1))
        #expect(report.ignoredCount == (isAccepted ? 1 : 0))
        #expect(report.diagnostics.map(\.severity) == (isAccepted ? [] : [.note]))
    }

    @Test func `an error in a comment names its remedy`() throws {
        func message(_ comment: String) throws -> String? {
            try report(["A.swift": "\(comment)\n\(Self.fixed)"]).diagnostics.first?.message
        }
        #expect(
            try message("// typescale:ignore fixed-sise The logo")
                == "unknown rule fixed-sise; did you mean fixed-size?"
        )
        #expect(
            try message("// typescale:ignore xyz The logo")
                == "unknown rule xyz"
        )
        let missing = "a rule and a reason are missing; write typescale:ignore RULE REASON"
        #expect(try message("// typescale:ignore clips") == missing)
        #expect(try message("// typescale:ignore") == missing)
        #expect(try message("// typescale: a note") == nil)
    }

    // MARK: - Fonts

    @Test func `a font file without a face is an error`() throws {
        let report = try report(["Fonts/Broken.ttf": "x"], fonts: ["Fonts/Test.ttf"])
        #expect(report.diagnostics.map(\.file) == ["Fonts/Broken.ttf"])
    }

    @Test(
        arguments: [
            ("Text(a).font(.custom(\"Tset-Bold\", size: 17, relativeTo: .body))", 22),
            ("let a = UIFont(name: \"Tset-Bold\", size: b)", 22),
        ]
    )
    func `an unknown name is at its place, with the nearest name`(code: String, column: Int) throws
    {
        let report = try report(["A.swift": code], fonts: ["Fonts/Test.ttf"])
        let finding = try #require(report.findings.first { $0.rule == .fontNameUnknown })
        #expect(finding.position == TextPosition(line: 1, column: column))
        #expect(finding.code == "\"Tset-Bold\"")
        #expect(finding.severity == .error)
        #expect(
            finding.message
                == "no font in the folder and no font of iOS has this name; did you mean Test-Bold?"
        )
    }

    @Test(arguments: [
        "Test-Bold", "Test", "Test Bold", "Georgia", "helvetica neue", "HiraMinProN-W3",
    ])
    func `a name of a font of the app or the system is known`(name: String) throws {
        let code = "Text(a).font(.custom(\"\(name)\", size: 17, relativeTo: .body))"
        #expect(try report(["A.swift": code], fonts: ["Fonts/Test.ttf"]).findings == [])
    }

    @Test func `a name that is near no other is a warning`() throws {
        let code = "Text(a).font(.custom(\"Unheard\", size: 17, relativeTo: .body))"
        let report = try report(["A.swift": code], fonts: ["Fonts/Test.ttf"])
        #expect(report.findings.map(\.severity) == [.warning])
        #expect(report.findings.first?.message.hasSuffix("has this name") == true)
    }

    @Test func `an entry of a property list is at its place`() throws {
        let list =
            "<plist><dict><key>UIAppFonts</key><array>\n<string>B.ttf</string></array></dict></plist>"
        let report = try report(["Info.plist": list], fonts: ["Fonts/A.ttf"])
        #expect(report.findings.map(\.code) == ["A.ttf", "B.ttf"])
        #expect(report.findings.map(\.severity) == [.warning, .error])
        #expect(report.findings.map(\.position) == [nil, TextPosition(line: 2, column: 1)])
        #expect(
            report.findings.map(\.message) == [
                "no UIAppFonts contains the file, so iOS does not load it",
                "UIAppFonts contains a file that the folder does not have",
            ]
        )
    }

    @Test func `a font that code registers need not be in a property list`() throws {
        let list =
            "<plist><dict><key>UIAppFonts</key><array><string>A.ttf</string></array></dict></plist>"
        let fonts = ["A.ttf", "B.ttf"]
        for (code, paths) in [
            ("CTFontManagerRegisterFontsForURL(url, .process, nil)", []),
            ("register(url)", ["B.ttf"]),
        ] {
            let files = ["Info.plist": list, "C.swift": code, "D.swift": "f()", "A.swift": "f()"]
            #expect(try report(files, fonts: fonts).findings.map(\.path) == paths)
        }
    }

    @Test func `a property list has at most 4 MiB`() throws {
        let list =
            "<plist><dict><key>UIAppFonts</key><array><string>B.ttf</string></array></dict></plist>"
        for (count, findings) in [(1 << 20, 1), (4 << 20, 0)] {
            let space = String(repeating: " ", count: count)
            #expect(try report(["Info.plist": list + space]).findings.count == findings)
        }
    }

    // MARK: - Baselines

    @Test func `a baseline counts all findings`() throws {
        let code = [Self.fixed, Self.fixed, "let b = Label(\"c\", image: d).lineLimit(1)"].joined(
            separator: "\n"
        )
        let old = try report(["A.swift": code, "B.swift": Self.fixed])
        let baseline = Baseline(old)
        #expect(baseline.count == 4)
        #expect(try Baseline(data: baseline.json()) == baseline)
        let same = try report(["A.swift": code, "B.swift": Self.fixed]) { $0.baseline = baseline }
        #expect(same.findings == [])
        #expect(same.knownCount == 4)
        // The order is stable: the paths, and then the rules.
        let lines = String(decoding: baseline.json(), as: UTF8.self).split(separator: "\n")
        let rules = lines.compactMap { line in
            ["fixed-size", "line-limit"].first { line.contains($0) }.map { rule in
                "\(line.contains("A.swift") ? "A" : "B") \(rule)"
            }
        }
        #expect(rules == ["A fixed-size", "A fixed-size", "A line-limit", "B fixed-size"])
    }

    @Test func `a file with a new name has no new findings`() throws {
        let baseline = Baseline(try report(["A.swift": Self.fixed, "B.swift": Self.fixed]))
        let renamed = try report(["C.swift": Self.fixed, "B.swift": Self.fixed]) {
            $0.baseline = baseline
        }
        #expect(renamed.findings == [])
        // A copy of a file that exists is new.
        let files = ["A.swift": Self.fixed, "B.swift": Self.fixed, "C.swift": Self.fixed]
        let copied = try report(files) { $0.baseline = baseline }
        #expect(copied.findings.map(\.path) == ["C.swift"])
    }

    @Test func `a baseline is read from a file, with the positions of errors`() throws {
        let text = """
            {"version": 1, "findings": [], "code": [
              {"rule": "other", "file": "A.swift", "code": "a"},
              {"rule": "clips", "file": "A.swift", "code": "a"},
              {"rule": "clips", "file": "A.swift"}
            ]}
            """
        let folder = try Folder(["a.json": Array(text.utf8)])
        let url = folder.url.appending(path: "a.json")
        let error = #expect(throws: Diagnostic.self) { try Baseline(contentsOf: url) }
        #expect(error?.file == url.relativePath)
        #expect(error?.position == TextPosition(line: 4, column: 3))
        #expect(error?.message == "expected texts for rule, file and code")
        let fixed = text.replacing("\"A.swift\"}\n]", with: "\"A.swift\", \"code\": \"b\"}\n]")
        try folder.write(Array(fixed.utf8), to: "a.json")
        // A later version can have other rules.
        let baseline = try Baseline(contentsOf: url)
        #expect(baseline.count == 3 && baseline.codeCounts["clips"] == 2)
        try folder.write(Array("{\"version\": 1, \"findings\": []}".utf8), to: "a.json")
        #expect(try Baseline(contentsOf: url).count == 0)
    }
}
