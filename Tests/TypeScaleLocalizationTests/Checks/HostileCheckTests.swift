import Foundation
import Testing
import TypeScaleDiagnostics
import TypeScaleLayout
import TypeScaleLocalization
import TypeScaleTestSupport

/// Tests of checks with files that are built to be expensive.
struct HostileCheckTests {
    private func catalog(_ texts: [String: String]) throws -> TranslationCatalog {
        try TranslationCatalog(data: JSONEncoder().encode(texts), path: "de.json")
    }

    @Test func `limits the errors in notes, and counts every text`() throws {
        let strings = (0..<3000).map { "/* fit: widht\($0)=1 */\n\"k\($0)\" = \"x\";" }
            .joined(separator: "\n")
        let catalog = try TranslationCatalog(data: Data(strings.utf8), path: "de.lproj/a.strings")
        let slots = (0..<500).map { Slot("Slot \($0)", keys: ["none\($0)"], width: 10) }
        let report = TranslationCheck(SlotFile(slots)).report([catalog])
        #expect(report.total.texts == 3000 && report.total.withoutSlot == 3000)
        #expect(report.diagnostics.count == 1500)
        #expect(report.keysWithoutSlot.count == 1000 && report.keyCountWithoutSlot == 3000)
    }

    @Test func `limits the errors in placeholders`() throws {
        let texts = Dictionary(uniqueKeysWithValues: (0..<11_000).map { ("k\($0)", "{x") })
        let report = TranslationCheck(SlotFile([])).report([try catalog(texts)])
        #expect(report.diagnostics.count == 10_000 && report.total.texts == 11_000)
        #expect(
            report.diagnostics.last?.message.hasSuffix("later errors in texts are not listed")
                == true
        )
    }

    // Each text has its own note, and so its own room.
    @Test func `bounds the memory for rooms`() throws {
        let strings = (1...1200).map { "/* fit: width=\($0) */\n\"k\($0)\" = \"ABC\";" }
            .joined(separator: "\n")
        let catalog = try TranslationCatalog(data: Data(strings.utf8), path: "de.lproj/a.strings")
        let report = TranslationCheck(SlotFile([])).report([catalog])
        #expect(report.total.texts == 1200 && report.diagnostics.isEmpty)
        let slots = Set(report.findings.map(\.slotName))
        #expect(slots.count == report.findings.count)
        // A wider note never has more findings than a narrower note.
        let counts = report.findings.map { $0.fit?.truncated.count ?? 0 }
        #expect(counts == counts.sorted(by: >))
    }

    @Test(arguments: ["", "\n", "\u{0}", "\u{202E}", "e\u{301}\u{301}", "👨‍👩‍👧", "%", "{", "%#@x@"])
    func `checks any text in any slot`(text: Named<String>) throws {
        let text = text.value
        let long = String(repeating: text, count: 400)
        let catalog = try catalog(["a": text, "b": long])
        for width in [1e-9, 1, 1e9, .infinity, .nan, -1] {
            for height in [0, 20, .infinity, .nan] {
                var slot = Slot("All", keys: ["*"], width: width)
                slot.height = height
                slot.minimumScaleFactor = 0.5
                slot.insets.leading = 0.5
                let report = TranslationCheck(SlotFile([slot])).report([catalog])
                #expect(report.total.texts == 2)
                _ = report.description
            }
        }
    }

    @Test func `a report of missing translations is complete`() throws {
        let folder = try Folder()
        let texts = Dictionary(uniqueKeysWithValues: (0..<500).map { ("k\($0)", "text") })
        try folder.write(Array(JSONEncoder().encode(texts)), to: "en.json")
        for code in ["de", "fr", "it"] {
            try folder.write(Array(#"{"k1": "Text eins"}"#.utf8), to: "\(code).json")
        }
        var check = TranslationCheck(SlotFile([]))
        check.reportedVerdicts = [.missing]
        let report = check.report(
            paths: ["en", "de", "fr", "it"].map { folder.path("\($0).json") }
        )
        #expect(report.findings.count == 3 * 499 && report.total.verdicts[.missing] == 3 * 499)
        check.baseline = Baseline(report)
        #expect(
            check.report(paths: ["it", "en"].map { folder.path("\($0).json") }).findings.isEmpty
        )
    }
}
