// Slots files, baselines and notes from any bytes: a check with them ends, and counts every text.

import Foundation
import TypeScaleDiagnostics
import TypeScaleDocuments

@testable import TypeScaleLocalization

private let strings: [UInt8] = Array(
    """
    {"sourceLanguage": "en", "strings": {
    "tab.title": {"localizations": {"en": {"stringUnit": {"state": "translated", "value":
    "Settings"}}, "de": {"stringUnit": {"state": "translated", "value": "%@ Einstellungen"}}}},
    "a": {"localizations": {"de": {"variations": {"device": {"mac": {"stringUnit": {"state":
    "translated", "value": "Über"}}}}}}}}}
    """.utf8
)

private let catalog = try? TranslationCatalog(data: Data(strings), path: "a.xcstrings")

/// Runs one input.
func fuzzSlots(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    let data = Data(bytes)
    if let baseline = try? Baseline(data: data, file: "b.json") {
        expect((try? Baseline(data: baseline.json(), file: "b.json")) == baseline)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    _ = try? FitNote(in: text)?.slot(SlotDraft(), ["a"], ["a": 0])
    if count <= 256 {
        expect(GlobPattern(GlobPattern.escaped(text)).matches(text))
        _ = GlobPattern(text).matches("tab.title")
    }
    guard let slots = try? SlotFile(data: data, file: "slots.json"), let catalog else { return 0 }
    for slot in slots.slots {
        expect(!slot.widths.isEmpty && slot.widths.allSatisfy { slot.innerWidth($0) > 0 })
        expect(slot.innerHeight > 0 && slot.effectiveLineLimit >= 0)
    }
    for problem in slots.diagnostics { expect(!problem.description.isEmpty) }
    let report = TranslationCheck(slots).report([catalog])
    // The second key has no text in English, so the key is its text.
    expect(report.total.texts == 4)
    for finding in report.findings {
        expect(Baseline(report).contains(finding) && !finding.description.isEmpty)
    }
    return 0
}
