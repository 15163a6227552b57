import Foundation
import Testing
import TypeScaleDiagnostics
import TypeScaleLayout
import TypeScaleLocalization
import TypeScaleTestSupport

/// Tests of the check from outside the module.
struct TranslationCheckTests {
    private let resolver: FontResolver

    init() throws {
        let registry = FontRegistry()
        var font = TestFont()
        font.advances = [500, 600, 700, 800, 800, 500]
        font.characterMaps = [(3, 1, .segments([(0x20, 0x20, 5), (0x41, 0x44, 1)]))]
        try registry.register(bytes: font.bytes, name: "Test")
        resolver = FontResolver(registry)
    }

    // At 10 points and L, the letters A to D are 6, 7, 8 and 8 points wide. At XXXL, the font is 13
    // points, and at AX5 28.
    private let font = FontDescription(name: "Test-Bold", textStyle: .body, size: 10)

    private func slot(_ name: String, _ key: String, _ width: Double) -> Slot {
        var slot = Slot(name, keys: [key], width: width)
        slot.font = font
        return slot
    }

    private func folder(_ files: [String: [String: String]]) throws -> Folder {
        let folder = try Folder()
        for (name, texts) in files {
            try folder.write(Array(JSONEncoder().encode(texts)), to: name)
        }
        return folder
    }

    private func check(
        _ slots: Slot...,
        change: (inout TranslationCheck) -> Void = { _ in }
    ) -> TranslationCheck {
        var check = TranslationCheck(SlotFile(slots), fonts: resolver)
        change(&check)
        return check
    }

    @Test func `canonically equivalent keys and paths are different`() throws {
        let folder = try Folder()
        for (path, texts) in [
            ("en.json", "\"\u{E9}\": \"A\", \"e\u{301}\": \"AB\""),
            ("de.json", "\"e\u{301}\": \"C\""),
            ("\u{E9}/en.json", "\"a\": \"A\""), ("e\u{301}/de.json", "\"b\": \"A\""),
        ] {
            try folder.write(Array("{\(texts)}".utf8), to: path)
        }
        let paths = ["en.json", "de.json", "\u{E9}/en.json", "e\u{301}/de.json"]
        let report = check(slot("All", "*", 7)).report(paths: paths.map(folder.path))
        #expect(report.diagnostics.isEmpty, "\(report.diagnostics)")
        let german = report.findings.filter { $0.language == "de" }
        #expect(german.first { $0.text == "C" }?.source == "AB")
        // The folders are different groups, so the text of the second has no source.
        #expect(german.first { $0.text == "A" }?.source == nil)
    }

    @Test(arguments: [["\u{E9}", "f", "e\u{301}"], ["f", "e\u{301}", "\u{E9}"]])
    func `findings are in ascending order of the bytes of their keys`(keys: [String]) throws {
        let folder = try Folder()
        let texts = keys.map { "\"\($0)\": \"AB\"" }.joined(separator: ", ")
        try folder.write(Array("{\(texts)}".utf8), to: "en.json")
        let report = check(slot("All", "*", 7)).report(paths: [folder.path("en.json")])
        let expected = ["e\u{301}", "f", "\u{E9}"]
        #expect(report.findings.map { Array($0.key.utf8) } == expected.map { Array($0.utf8) })
    }

    @Test func `canonically equivalent names of slots are different`() throws {
        let slots = try SlotFile(
            data: Data(
                """
                {"slots": [{"name": "\u{E9}", "keys": "a", "width": 7, "samples":
                  {"\u{E9}": "A", "e\u{301}": "B"}},
                 {"name": "e\u{301}", "keys": "b", "width": 999}]}
                """.utf8
            )
        )
        #expect(slots.diagnostics.isEmpty, "\(slots.diagnostics)")
        #expect(slots.slots.first?.samples.count == 2)
        let strings = """
            "a" = "A";
            "b" = "B";
            /* fit: slot "e\u{301}" */
            "c" = "C";
            """
        let folder = try Folder(["en.lproj/a.strings": Array(strings.utf8)])
        let report = TranslationCheck(slots, fonts: resolver).report(
            paths: [folder.path("en.lproj/a.strings")]
        )
        #expect(report.diagnostics.isEmpty, "\(report.diagnostics)")
        #expect(report.slots["\u{E9}"]?.texts == 1 && report.slots["e\u{301}"]?.texts == 2)
    }

    @Test func `reports the first size at which a text is truncated`() throws {
        let folder = try folder([
            "en.json": ["a": "A", "b": "B"], "de.json": ["a": "AB", "b": "A"],
        ])
        // AB is 1.3 em wide, so it fits up to 20 points, and the size is 21 at AX3.
        let check = check(slot("All", "*", 26))
        let report = check.report(paths: [folder.path("en.json"), folder.path("de.json")])
        #expect(report.diagnostics.isEmpty && report.total.texts == 4)
        let finding = try #require(report.findings.first)
        #expect(report.findings.count == 1 && finding.key == "a" && finding.language == "de")
        #expect(finding.verdict == .truncated && finding.source == "A")
        #expect(finding.firstFailure == .category(.accessibilityExtraLarge))
        let fit = try #require(finding.fit)
        #expect(fit.maximumPointSize == 20 && fit.exactness == .exact)
        #expect(fit.largestFitting == .category(.accessibilityLarge))
        #expect(try fit.lines() == ["A", "B"])
        #expect(
            finding.description == """
                \(folder.path("de.json")):1:\(finding.position?.column ?? 0): a (de): truncated \
                from AX3 in "All", 26 pt wide, 1 line; fits up to AX2, or up to 20 pt
                  | A
                  | B
                """
        )
        #expect(report.total.verdicts == [.fits: 3, .truncated: 1])
        #expect(report.languages["de"]?.verdicts == [.fits: 1, .truncated: 1])
        #expect(report.slots["All"]?.findings == 1)
    }

    @Test func `a category above the largest that counts has no findings`() throws {
        let folder = try folder(["de.json": ["a": "AB"]])
        var slot = slot("All", "*", 26)
        slot.largestCategory = .accessibilityLarge
        #expect(check(slot).report(paths: [folder.path("de.json")]).findings.isEmpty)
        slot.largestCategory = .accessibilityExtraLarge
        let report = check(slot).report(paths: [folder.path("de.json")])
        #expect(report.findings.map(\.firstFailure) == [.category(.accessibilityExtraLarge)])
    }

    @Test func `relative to the source, only additional sizes are findings`() throws {
        let folder = try folder([
            "en.json": ["same": "ABA", "fewer": "AB", "fits": "A"],
            "de.json": ["same": "BAA", "fewer": "ABA", "fits": "AB"],
        ])
        let paths = ["de.json", "en.json"].map { folder.path($0) }
        let all = check(slot("All", "*", 26)).report(paths: paths)
        #expect(all.findings.count == 5)
        let relative = check(slot("All", "*", 26)) { $0.isRelative = true }.report(paths: paths)
        #expect(relative.findings.map(\.key) == ["fewer", "fits"])
        // ABA is truncated above 13 points, and AB above 20.
        #expect(relative.findings.map { $0.fit?.truncated.count ?? 0 } == [2, 3])
        #expect(relative.total.failsInSource == 3)
        #expect(relative.total.verdicts == all.total.verdicts)
    }

    @Test func `counts translations that are not measured`() throws {
        let folder = try folder([
            "en.json": ["a": "AAAA", "b": "BBBB", "c": "CCCC", "d": "."],
            "de.json": ["a": "AAAA", "b": "", "d": ".", "e": "AAAA"],
        ])
        let paths = ["en.json", "de.json"].map { folder.path($0) }
        let slot = Slot("All", keys: ["*"], width: 1000)
        let report = check(slot).report(paths: paths)
        #expect(report.findings.isEmpty)
        let expected: [FitVerdict: Int] = [
            .untranslated: 1, .empty: 1, .missing: 1, .stale: 1, .fits: 1,
        ]
        #expect(report.languages["de"]?.verdicts == expected)
        let listed = check(slot) {
            $0.reportedVerdicts = [.untranslated, .empty, .missing, .stale]
        }.report(paths: paths)
        #expect(
            Dictionary(uniqueKeysWithValues: listed.findings.map { ($0.key, $0.verdict) })
                == ["a": .untranslated, "b": .empty, "c": .missing, "e": .stale]
        )
        #expect(listed.findings.allSatisfy { $0.path == folder.path("de.json") })
    }

    @Test func `texts without a slot are counted, but not judged`() throws {
        let folder = try folder(["en.json": ["a": "A", "b.c": "AAAA"], "de.json": ["b.c": "BBBB"]])
        let report = check(slot("A", "a", 26))
            .report(paths: ["en.json", "de.json"].map { folder.path($0) })
        #expect(report.findings.isEmpty && report.diagnostics.isEmpty)
        #expect(report.total.withoutSlot == 2 && report.keysWithoutSlot == ["b.c"])
        #expect(report.keyCountWithoutSlot == 1)
    }

    @Test func `reports slots that are impossible, equal or without keys`() throws {
        let folder = try folder(["en.json": ["tab.title": "A", "x": "A"]])
        var low = slot("Low", "x", 26)
        low.height = 1
        let slots =
            [low, slot("One", "tab.*", 9), slot("Two", "*.tit", 9), slot("T", "tab.titel", 9)]
            + [slot("Three", "tab.*", 9)]
        let check = TranslationCheck(SlotFile(slots), fonts: resolver)
        let report = check.report(paths: [folder.path("en.json")])
        #expect(
            report.diagnostics.map { "\($0)" } == [
                "slots: Low: a height of 1 pt is less than one line; increase it",
                """
                slots: Three: the patterns of "One" and "Three" are equally specific for the key \
                "tab.title"; add literal characters to one, or exclude the key with except
                """,
                #"slots: Two: no key matches "*.tit"; remove it"#,
                #"slots: T: no key matches "tab.titel"; did you mean "tab.title"?"#,
            ]
        )
        #expect(report.total.withoutSlot == 2)
        let missing = TranslationCheck(SlotFile([slot("A", "*", 9)]))
            .report(paths: [folder.path("en.json")])
        #expect(missing.diagnostics.count == 1 && missing.total.withoutSlot == 2)
    }

    @Test func `a file that cannot be read is a problem, and the others are checked`() throws {
        let folder = try folder(["en.json": ["a": "AAAA"]])
        try folder.write(Array("{".utf8), to: "de.json")
        let paths = ["none.json", "de.json", "en.json"].map { folder.path($0) }
        let report = check(slot("All", "*", 26)).report(paths: paths)
        #expect(report.diagnostics.count == 2 && report.findings.count == 1)
    }

    @Test func `judges a text in each width`() throws {
        let folder = try folder(["de.json": ["a": "AB"]])
        var slot = slot("All", "*", 26)
        slot.widths = [
            .init("iPad", points: 100), .init("SE", points: 26), .init("13", points: 30),
        ]
        let report = check(slot).report(paths: [folder.path("de.json")])
        let finding = try #require(report.findings.first)
        #expect(report.findings.count == 1 && finding.width?.name == "SE")
        #expect(finding.failingWidths == ["SE", "13"])
    }

    @Test func `judges the variation for a Mac at the size of a Mac`() throws {
        let units = ["mac", "iphone"].map {
            #""\#($0)": {"stringUnit": {"state": "translated", "value": "ABAB"}}"#
        }
        let json = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {"en":
            {"variations": {"device": {\(units.joined(separator: ", "))}}}}}}}
            """
        let catalog = try TranslationCatalog(data: Data(json.utf8), path: "a.xcstrings")
        // ABAB is 26 points wide at L. On a Mac, text does not scale.
        let report = check(slot("All", "*", 26)).report([catalog])
        #expect(report.findings.map(\.variation) == ["device.iphone"])
        #expect(report.total.texts == 2)
    }

    @Test func `judges font scales instead of categories`() throws {
        let folder = try folder(["de.json": ["a": "AB"]])
        let setting = try #require(FontScaleSetting(range: 0.85...2))
        var slot = slot("All", "*", 20)
        let check = check(slot) {
            $0.curve = .linear(setting)
            $0.fontScales = [2, 1, 1.5, 1.8, -1, .nan, 1]
        }
        let report = check.report(paths: [folder.path("de.json")])
        #expect(report.settings == [1, 1.5, 1.8, 2].map { .fontScale($0) })
        #expect(report.findings.first?.firstFailure == .fontScale(1.8))
        slot.largestFontScale = 1.5
        var limited = check
        limited.slots = SlotFile([slot])
        #expect(limited.report(paths: [folder.path("de.json")]).findings.isEmpty)
    }

    @Test func `measures a single text`() throws {
        let slot = slot("Tab", "*", 26)
        let fits = try slot.fit("A", fonts: resolver)
        #expect(fits.verdict == .fits && fits.firstFailure == nil, "\(fits)")
        #expect(fits.description == "fits at every text size")
        let cut = try slot.fit("AB", language: "de", fonts: resolver)
        #expect(
            cut.verdict == .truncated && cut.firstFailure == .category(.accessibilityExtraLarge)
        )
        #expect(cut.box.pointSize(at: .category(.large)) == 10)
        #expect(try cut.lines(at: .category(.large)) == ["AB"])
        #expect(throws: LayoutError.self) { try slot.fit("A") }
    }

    @Test func `a face for a language precedes the other fallbacks`() throws {
        var wide = TestFont()
        wide.advances = [500, 900, 900, 900, 900, 900]
        wide.names = [.init(1, "Wide"), .init(4, "Wide"), .init(6, "Wide")]
        wide.characterMaps = [(3, 1, .segments([(0x45, 0x45, 1)]))]
        var narrow = wide
        narrow.advances = [500, 100, 100, 100, 100, 100]
        let faces = try [wide, narrow].map { font in
            try FontFile(bytes: font.bytes, name: "Fallback").faces[0]
        }
        let folder = try folder(["ja.json": ["a": "E"], "zh-Hant-TW.json": ["a": "E"]])
        let check = check(slot("All", "*", 20)) {
            $0.fallbacks = [faces[0]]
            $0.languageFallbacks = ["zh-Hant": [faces[1]]]
        }
        let report = check.report(paths: ["ja.json", "zh-Hant-TW.json"].map { folder.path($0) })
        #expect(report.findings.map(\.language) == ["ja"])
        // A language is cut off at its separators only, so Filipino is not Finnish.
        let others = try self.folder(["fi-FI.json": ["a": "E"], "fil.json": ["a": "E"]])
        let finnish = self.check(slot("All", "*", 20)) {
            $0.fallbacks = [faces[0]]
            $0.languageFallbacks = ["fi": [faces[1]]]
        }
        let found = finnish.report(paths: ["fi-FI.json", "fil.json"].map { others.path($0) })
        #expect(found.findings.map(\.language) == ["fil"])
    }

    private func report(_ slots: String, _ files: [String: String]) throws -> TranslationReport {
        var check = TranslationCheck(try SlotFile(data: Data(slots.utf8), file: "typescale.json"))
        check.reportedVerdicts.insert(.untranslated)
        return check.report(
            try files.sorted { $0.key < $1.key }.map {
                try TranslationCatalog(data: Data($0.value.utf8), path: $0.key)
            }
        )
    }

    @Test func `a comment ignores the findings of its text, or of a key in all languages`() throws {
        let slots = #"{"slots": [{"name": "Row", "keys": "*", "width": 30}]}"#
        let long = "A title that does not fit"
        let english =
            #"/* fit: ignore=untranslated */ "a" = "Patron"; "b" = "\#(long)"; "c" = ".";"#
        let german =
            #"/* fit: ignore */ "c" = "Ein langer Titel"; "a" = "Patron"; "b" = "\#(long)";"#
        let report = try report(
            slots,
            ["en.lproj/a.strings": english, "de.lproj/a.strings": german]
        )
        // `a` is too wide in English, and `b` is too wide there and untranslated in German.
        #expect(Set(report.findings.map { $0.key + ($0.language ?? "") }) == ["aen", "ben", "bde"])
        #expect(report.total.ignored == 2 && report.total.findings == 3)
    }

    @Test func `a slots file ignores keys, languages and verdicts`() throws {
        let texts = #"{"brand.a": "Patron", "brand.b": "Pocket", "c": "Australia", "d": "Data"}"#
        let report = try report(
            #"""
            {"slots": [], "ignore": ["brand.*", {"keys": "c", "languages": "de"},
             {"keys": "d", "verdicts": "truncated"}]}
            """#,
            ["en.json": texts, "de.json": texts, "fr.json": texts]
        )
        let names = report.findings.map { $0.key + ($0.language ?? "") }.sorted()
        #expect(names == ["cfr", "dde", "dfr"] && report.total.ignored == 5)
    }

    @Test func `a pattern to ignore that matches no key is an error`() throws {
        let report = try report(
            #"{"slots": [], "ignore": ["a", "b.*", "c.*", {"keys": "d"}]}"#,
            ["en.json": #"{"a": "A", "b.a": "B"}"#]
        )
        #expect(
            report.diagnostics.map(\.message) == [
                #"no key matches "c.*"; remove it"#, #"no key matches "d"; remove it"#,
            ]
        )
        #expect(report.diagnostics.allSatisfy { $0.path == "ignore" })
    }

    @Test func `a face that is missing in the default font is reported once`() throws {
        let report = try report(
            #"""
            {"defaults": {"font": {"face": "None"}},
             "slots": [{"keys": "a", "width": 9}, {"keys": "b", "width": 9}]}
            """#,
            ["en.json": #"{"a": "A", "b": "B"}"#]
        )
        #expect(report.diagnostics.count == 1)
        let problem = try #require(report.diagnostics.first)
        #expect(problem.path == "defaults.font" && problem.position?.line == 1)
        #expect(problem.message.hasSuffix("(2 slots are not checked)"), "\(problem)")
        #expect(report.total.withoutSlot == 2)
    }
}
