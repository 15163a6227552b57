import Foundation
import Testing
import TypeScaleCheck
import TypeScaleDiagnostics
import TypeScaleLocalization
import TypeScaleTestSupport

/// Checks of a folder with files.
struct AppCheckTests {
    private func report(
        _ files: [String: String],
        fonts: [String] = [],
        baseline: Baseline? = nil
    ) throws -> AppReport {
        var all = files.mapValues { Array($0.utf8) }
        for path in fonts { all[path] = TestFont().bytes }
        let folder = try Folder(all)
        var check = AppCheck()
        check.baseline = baseline
        return check.report(paths: all.keys.sorted(), in: folder.url)
    }

    private func summary(_ report: AppReport) -> [String] {
        report.findings.map { "\($0.path):\($0.position?.line ?? 0) \($0.rule.name)" }
    }

    private static let fixed = "let a = Text(b).font(.system(size: 17))"

    @Test func `hidden files, tests and other projects are left out`() throws {
        let report = try report([
            "A.swift": Self.fixed, "App/B.SWIFT": Self.fixed, "AppTests/C.swift": Self.fixed,
            "App/DTests.swift": Self.fixed, "Pods/E.swift": Self.fixed,
            ".build/F.swift": Self.fixed,
            "A.txt": Self.fixed,
        ])
        #expect(summary(report) == ["A.swift:1 fixed-size", "App/B.SWIFT:1 fixed-size"])
        #expect(report.codeCount == 2)
        #expect(report.skippedCodeCount == 3)
    }

    @Test func `the progress counts the files that are read`() throws {
        let view = Array("<document/>".utf8)
        let folder = try Folder([
            "A.swift": Array(Self.fixed.utf8), "B.swift": [0xFF], "C.xib": view, "D.m": [],
            "E.strings": [],
        ])
        var counts: [[Int]] = []
        _ = try AppCheck().report(folder: folder.url) { counts.append([$0, $1]) }
        #expect(counts == [[1, 4], [2, 4], [3, 4], [4, 4]])
    }

    // MARK: - Comments

    @Test func `a comment with a reason accepts a finding`() throws {
        let report = try report([
            "A.swift": """
            \(Self.fixed) // typescale:ignore fixed-size The logo is text
            // typescale:ignore fixed-size The logo is text
            \(Self.fixed)
            // typescale:ignore small-text Another rule
            \(Self.fixed)
            \(Self.fixed)
            """
        ])
        #expect(summary(report) == ["A.swift:5 fixed-size", "A.swift:6 fixed-size"])
        #expect(report.ignoredCount == 2)
        #expect(
            report.diagnostics.map(\.description) == [
                "A.swift:4:1: note: the comment accepts no finding of small-text; remove it"
            ]
        )
    }

    @Test(
        arguments: [
            "// typescale:ignore", "// typescale:ignore fixed-size",
            "// typescale:ignore fixed-sise The logo",
        ]
    )
    func `a comment without a rule or a reason accepts nothing`(comment: String) throws {
        let report = try report(["A.swift": "\(Self.fixed) \(comment)"])
        #expect(summary(report) == ["A.swift:1 fixed-size"])
        #expect(report.diagnostics.map(\.position) == [TextPosition(line: 1, column: 41)])
    }

    // MARK: - Fonts

    private static func list(_ names: String...) -> String {
        let items = names.map { "<string>\($0)</string>" }.joined(separator: "\n")
        return "<plist><dict><key>UIAppFonts</key><array>\n\(items)\n</array></dict></plist>"
    }

    @Test func `fonts and the list of fonts are compared`() throws {
        let report = try report(
            ["App/Info.plist": Self.list("Lato.ttf", "Fonts/Missing.ttf", "$(FONT)")],
            fonts: ["App/Fonts/Lato.ttf", "App/Fonts/Other.ttf"]
        )
        #expect(
            summary(report) == [
                "App/Fonts/Other.ttf:0 font-not-registered", "App/Info.plist:3 font-not-registered",
            ]
        )
    }

    @Test(
        arguments: [
            ["A.swift": "CTFontManagerRegisterFontsForURL(url, .process, nil)"],
            ["Info.plist": "<plist><dict><key>UIAppFonts</key><array/></dict></plist>"], [:],
        ]
    )
    func `other ways to register fonts are not findings`(files: [String: String]) throws {
        #expect(summary(try report(files, fonts: ["Lato.ttf"])) == [])
    }

    @Test func `a font name must be a name of a font`() throws {
        let code = { (name: String) in
            "Text(a).font(.custom(\"\(name)\", size: 17, relativeTo: .body))"
        }
        let report = try report(
            [
                "A.swift": ["Test-Bold", "HelveticaNeue-Bold", "Unheard-Bold"]
                    .map(code).joined(separator: "\n")
            ],
            fonts: ["Lato.ttf"]
        )
        #expect(summary(report) == ["A.swift:3 font-name-unknown"])
    }

    // MARK: - Baselines

    @Test func `a baseline contains findings by their code, as often as they occur`() throws {
        let old = try report(["A.swift": Self.fixed])
        let baseline = try Baseline(data: Baseline(old).json())
        #expect(baseline == Baseline(old))
        #expect(baseline.count == 1)
        let same = try report(["A.swift": "\n\n" + Self.fixed], baseline: baseline)
        #expect(same.findings == [])
        #expect(same.knownCount == 1)
        let twice = try report(["A.swift": Self.fixed + "\n" + Self.fixed], baseline: baseline)
        #expect(summary(twice) == ["A.swift:2 fixed-size"])
    }

    @Test func `a baseline contains truncated translations and errors, in another folder, too`()
        throws
    {
        let files = [
            "Base.lproj/A.xib": InterfaceCheckTests.document(
                "adjustsFontForContentSizeCategory=\"YES\"",
                InterfaceCheckTests.body
            ),
            "de.lproj/A.strings": "\"abc-12-xyz.text\" = \"Alles Neue sichern und schließen\";",
            "fr.lproj/A.strings": "\"abc-12-xyz.text\" = ",
            "B.xib": "<document",
        ]
        let old = try report(files)
        #expect(old.translations.map(\.language) == ["de"])
        #expect(old.diagnostics.map(\.file) == ["B.xib", "fr.lproj/A.strings"])
        let baseline = try Baseline(data: Baseline(old).json())
        #expect(baseline.count == 1)
        #expect(baseline.errorCount == 2)
        let same = try report(files, baseline: baseline)
        #expect(same.translations == [])
        #expect(same.diagnostics == [])
        #expect(same.knownCount == 1)
        let changed = files.merging(
            ["de.lproj/A.strings": "\"abc-12-xyz.text\" = \"Alles Alte sichern und schließen\";"]
        ) { $1 }
        #expect(try report(changed, baseline: baseline).translations.count == 1)
    }

    @Test(arguments: [
        "{\"version\": 1, \"findings\": [], \"code\": [{\"rule\": 1}]}", "[]", "x",
        "{\"version\": 1, \"findings\": [], \"code\": 5}",
    ])
    func `a malformed baseline is an error`(json: String) {
        #expect(throws: Diagnostic.self) { try Baseline(data: Data(json.utf8)) }
    }
}
