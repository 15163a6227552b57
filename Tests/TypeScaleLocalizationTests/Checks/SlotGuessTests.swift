import Foundation
import Testing
import TypeScaleDiagnostics
import TypeScaleLayout
import TypeScaleLocalization
import TypeScaleTestSupport

struct SlotGuessTests {
    private let long =
        "A sentence that explains at length what the setting does and why a person changes it."

    private func folder() throws -> Folder {
        let folder = try Folder()
        var english: [String: String] = [:]
        for index in 0..<5 {
            english["tab.title\(index)"] = String(repeating: "Tab ", count: index + 1)
            english["alert_text\(index)"] = long + "\nAnd %lld more for %@ (\(index))"
            english["alert_ok\(index)"] = "OK"
            english["A sentence. Number \(index)"] = "Привет, %@ 한"
        }
        english["*?\\"] = "漢字"
        english["empty"] = ""
        try folder.write(Array(JSONEncoder().encode(english)), to: "en.json")
        let german = english.mapValues { $0 + $0 }
        try folder.write(Array(JSONEncoder().encode(german)), to: "de.json")
        return folder
    }

    @Test(arguments: [0.0, 0.1, 0.3])
    func `a check with the guessed slots reports nothing in the source language at L`(
        margin: Double
    ) throws {
        let folder = try folder()
        let paths = ["en.json", "de.json"].map { folder.path($0) }
        let empty = TranslationCheck(SlotFile([]))
        let guess = empty.guessedSlots(paths: paths, font: .system(.headline), margin: margin)
        #expect(guess.diagnostics.isEmpty)
        let file = try SlotFile(data: guess.json(), file: "typescale.json")
        #expect(file.diagnostics.isEmpty, "\(file.diagnostics)")
        #expect(file.slots.map(\.name) == ["Other texts", "alert_", "alert_ (wrapped)", "tab."])
        #expect(file.slots == guess.slots)
        let report = TranslationCheck(file).report(paths: paths)
        #expect(report.diagnostics.isEmpty && report.total.withoutSlot == 0)
        #expect(!report.findings.contains { $0.language == "en" }, "\(report)")
        #expect(report.findings.contains { $0.language == "de" })
    }

    /// Readers of Android choose a font scale, which is 1 at first.
    @Test func `guessed slots for font scales count those up to 1`() throws {
        let folder = try folder()
        let paths = ["en.json", "de.json"].map { folder.path($0) }
        var check = TranslationCheck(SlotFile([]))
        check.fontScales = [0.85, 1, 1.3]
        let guess = check.guessedSlots(paths: paths, font: .system(.headline))
        let file = try SlotFile(data: guess.json(), file: "typescale.json")
        #expect(file.slots.map(\.largestFontScale) == file.slots.map { _ in 1 })
        #expect(file.slots == guess.slots)
        check.slots = file
        #expect(check.report(paths: paths).diagnostics.isEmpty)
        let other = TranslationCheck(file).report(paths: paths).diagnostics
        #expect(
            other.map(\.message) == [
                "upTo: 1 is a font scale, but readers choose a category; use a name such as XXXL, "
                    + "or check for font scales (\(file.slots.count) slots)"
            ]
        )
    }

    @Test func `a limit below all font scales is an error`() throws {
        var slot = Slot("All", keys: ["*"], width: 100)
        slot.largestFontScale = 0.5
        var check = TranslationCheck([slot])
        check.curve = .linear(FontScaleSetting(minimum: 0.85, maximum: 2))
        check.fontScales = [0.85, 1]
        let catalog = try TranslationCatalog(data: Data(#"{"a": "b"}"#.utf8), path: "en.json")
        let messages = check.report([catalog]).diagnostics.map(\.message)
        #expect(
            messages == ["upTo: 0.5 is below 0.85, the smallest text size; increase it"]
        )
    }

    @Test func `a category is an error in a check for font scales`() throws {
        let json =
            #"{"slots": [{"keys": "a", "width": 90, "upTo": "L"}, {"keys": "b", "width": 90}]}"#
        var check = TranslationCheck(try SlotFile(data: Data(json.utf8), file: "a.json"))
        #expect(check.report([]).diagnostics.isEmpty)
        check.fontScales = [1, 1.3]
        let diagnostic = try #require(check.report([]).diagnostics.first)
        #expect(diagnostic.position == .init(line: 1, column: 12))
        #expect(
            diagnostic.message
                == "upTo: L is a category, but readers choose a font scale; use a number such as 1.3"
        )
    }

    @Test func `the width is what the widest text needs, plus the margin`() throws {
        let folder = try folder()
        let check = TranslationCheck(SlotFile([]))
        let paths = [folder.path("en.json")]
        let tab = try #require(
            check.guessedSlots(paths: paths, font: .system(.body), margin: 0.5).slots.last
        )
        let font = try FontDescription.system(.body).scaled(for: TraitCollection())
            .resolved(fonts: FontResolver(FontRegistry()))
        let text = String(repeating: "Tab ", count: 5)
        let width = try MeasuredText([TextSpan(text, font: font)]).layout().size.width
        #expect(tab.keys == ["tab.*"] && tab.lineLimit == 1)
        #expect(tab.widths == [.init(points: (width * 1.5).rounded(.up))])
    }

    /// The number 9 takes one digit, and 9,999,999 takes seven and the separators.
    @Test func `the width has room for the largest number of the check`() throws {
        let folder = try Folder()
        try folder.write(Array(JSONEncoder().encode(["a": "%lld files"])), to: "en.json")
        func width(_ largestNumber: Int) throws -> Double {
            var check = TranslationCheck(SlotFile([]))
            check.largestNumber = largestNumber
            let guess = check.guessedSlots(
                paths: [folder.path("en.json")],
                font: .system(.body),
                margin: 0
            )
            return try #require(guess.slots.first).width
        }
        #expect(try width(9) + 6 * 8 < width(9_999_999))
    }

    // In gettext's files, keys are texts, which can have several lines.
    @Test func `the slots of keys with several lines can be read`() throws {
        let key = "First line\nsecond line\t" + long
        let texts = ["a": "A", key: key, "": long, "b": "B"]
        let folder = try Folder()
        try folder.write(Array(JSONEncoder().encode(texts)), to: "en.json")
        let paths = [folder.path("en.json")]
        let guess = TranslationCheck(SlotFile([])).guessedSlots(paths: paths, font: .system(.body))
        let file = try SlotFile(data: guess.json(), file: "typescale.json")
        #expect(file.diagnostics.isEmpty && file.slots.contains { $0.keys.contains(key) })
        let report = TranslationCheck(file).report(paths: paths)
        #expect(report.diagnostics.isEmpty && report.total.withoutSlot == 0)
        let unnamed = #"{"slots": [{"keys": "a\nb\tc", "width": 10}]}"#
        let slots = try SlotFile(data: Data(unnamed.utf8), file: "typescale.json").slots
        #expect(slots.map(\.name) == ["a b c"] && slots.map(\.keys) == [["a\nb\tc"]])
    }

    @Test(arguments: [
        ["a\nb."], ["a\tb."], ["\u{1B}."], ["\u{2028}."], ["\u{E9}.", "e\u{301}."],
        [String(repeating: "*", count: 150) + "."], ["\u{D4E}*\u{301}."],
    ])
    func `the slots of keys with special characters can be read`(prefixes: [String]) throws {
        let keys = prefixes.flatMap { prefix in (0..<5).map { prefix + "\($0)" } } + ["a"]
        let members = try keys.map { key in
            String(decoding: try JSONEncoder().encode(key), as: UTF8.self) + ": \"A\""
        }
        let folder = try Folder(["en.json": Array("{\(members.joined(separator: ","))}".utf8)])
        let paths = [folder.path("en.json")]
        let guess = TranslationCheck(SlotFile([])).guessedSlots(paths: paths, font: .system(.body))
        let file = try SlotFile(data: guess.json(), file: "typescale.json")
        #expect(file.diagnostics.isEmpty, "\(file.diagnostics)")
        let report = TranslationCheck(file).report(paths: paths)
        #expect(report.diagnostics.isEmpty && report.total.withoutSlot == 0)
    }

    // Apps wrap texts that are wider than the screen, and grow with them.
    @Test func `texts that are wider than a phone have any number of lines`() throws {
        var texts: [String: String] = [:]
        for count in 1...40 {
            texts["Key \(count)"] = String(repeating: "some words ", count: count)
        }
        let folder = try Folder()
        try folder.write(Array(JSONEncoder().encode(texts)), to: "en.json")
        let paths = [folder.path("en.json")]
        let guess = TranslationCheck(SlotFile([])).guessedSlots(paths: paths, font: .system(.body))
        #expect(guess.slots.map(\.name) == ["Other texts", "Other texts (wrapped)"])
        #expect(guess.slots.map(\.lineLimit) == [1, 0])
        #expect(guess.slots[1].keys.contains("Key 40") && !guess.slots[1].keys.contains("Key 1"))
        let file = try SlotFile(data: guess.json(), file: "typescale.json")
        #expect(file.slots == guess.slots && file.diagnostics.isEmpty)
        let report = TranslationCheck(file).report(paths: paths)
        #expect(report.findings.isEmpty && report.diagnostics.isEmpty, "\(report)")
    }

    // VoiceOver reads these texts aloud.
    @Test func `keys that no label shows have no slot`() throws {
        let hidden = [
            "accessibility_close", "tab.accessibility.hint", "tab.closeAccessibilityLabel",
            "NSCameraUsageDescription",
        ]
        let texts = Dictionary(uniqueKeysWithValues: (hidden + ["tab.a", "b"]).map { ($0, $0) })
        let folder = try Folder()
        try folder.write(Array(JSONEncoder().encode(texts)), to: "en.json")
        let paths = [folder.path("en.json")]
        let guess = TranslationCheck(SlotFile([])).guessedSlots(paths: paths, font: .system(.body))
        let file = try SlotFile(data: guess.json(), file: "typescale.json")
        let report = TranslationCheck(file).report(paths: paths)
        #expect(file.slots == guess.slots && report.diagnostics.isEmpty)
        #expect(report.keysWithoutSlot.sorted() == hidden.sorted() && report.total.texts == 6)
    }

    @Test func `long keys are divided into at most 40 slots`() throws {
        var texts: [String: String] = [:]
        for index in 0..<2000 { texts["a.\(index % 71).\(index % 7).\(index)"] = "Text \(index)" }
        let folder = try Folder()
        try folder.write(Array(JSONEncoder().encode(texts)), to: "en.json")
        let check = TranslationCheck(SlotFile([]))
        let guess = check.guessedSlots(paths: [folder.path("en.json")], font: .system(.body))
        #expect(10...40 ~= guess.slots.count)
        let report = TranslationCheck(SlotFile(guess.slots)).report(paths: [folder.path("en.json")])
        #expect(report.diagnostics.isEmpty && report.total.withoutSlot == 0)
    }

    @Test func `reports files and fonts that cannot be read`() throws {
        let folder = try folder()
        let check = TranslationCheck(SlotFile([]))
        let missing = check.guessedSlots(paths: ["/none/en.json"], font: .system(.body))
        #expect(missing.slots.isEmpty && missing.diagnostics.count == 1)
        let font = FontDescription(name: "None", textStyle: .body)
        let guess = check.guessedSlots(paths: [folder.path("en.json")], font: font)
        #expect(guess.slots.isEmpty && guess.diagnostics.count == 1)
    }
}
