import Foundation
import Testing
import TypeScaleDiagnostics
import TypeScaleLayout
import TypeScaleLocalization
import TypeScaleTestSupport

/// Tests with translations in 34 languages, as long as real texts.
struct GeneratedTranslationTests {
    private let project = GeneratedTranslations(keyCount: 150, seed: 521)

    private func folder() throws -> Folder {
        let folder = try Folder()
        for code in GeneratedTranslations.languageCodes {
            try folder.write(project.json(code), to: "\(code).json")
        }
        return folder
    }

    @Test func `a relative check reports at most one percent, all of it truncated`() throws {
        let folder = try folder()
        let slots = try SlotFile(data: Data(project.slots), file: "typescale.json")
        var check = TranslationCheck(slots)
        check.isRelative = true
        let paths = GeneratedTranslations.languageCodes.map { folder.path("\($0).json") }
        let report = check.report(paths: paths)
        // There are too few keys for all slots.
        #expect(report.diagnostics.allSatisfy { $0.message.hasPrefix("no key matches") })
        #expect(report.total.texts == 34 * 150)
        #expect(report.total.withoutSlot == 0)
        #expect(report.findings.count <= report.total.texts / 100, "\(report)")
        #expect(!report.findings.isEmpty)
        for finding in report.findings where finding.verdict == .truncated {
            let slot = try #require(slots.slots.first { $0.name == finding.slotName })
            let measured = try #require(finding.fit)
            let alone = try slot.fit(measured.text, language: finding.language ?? "")
            #expect(alone.truncated.contains { $0 == measured.truncated.first }, "\(finding)")
            // The source fits at this size.
            let source = (finding.source ?? "").replacing("%@", with: "Mustermann")
            let original = try slot.fit(source, language: "en")
            #expect(!original.truncated.contains { $0 == measured.truncated.first }, "\(finding)")
        }
        check.baseline = Baseline(report)
        #expect(check.report(paths: paths.reversed()).findings.isEmpty)
    }
}
