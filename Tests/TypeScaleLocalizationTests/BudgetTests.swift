import Foundation
import Testing
import TypeScaleDiagnostics
import TypeScaleLayout
import TypeScaleTestSupport

@testable import TypeScaleLocalization

/// Tests the limits on the Budgets page.
///
/// The tests count entries and bytes, because the time depends on both.
struct BudgetTests {
    private static let documents =
        WorstDocument.json + WorstDocument.xml + WorstDocument.binary + WorstDocument.strings
        + WorstDocument.catalogs + WorstDocument.others

    @Test(arguments: documents)
    func `the keys, names and texts of translations are bounded`(worst: WorstDocument) {
        for size in [1 << 12, 1 << 16] {
            let bytes = worst.bytes(size)
            guard let file = try? TranslationCatalog(data: Data(bytes), path: worst.path) else {
                continue
            }
            #expect(file.entries.count <= min(100_000, bytes.count))
            #expect(file.diagnostics.count <= 1000)
            func sum(_ length: (TranslationCatalog.Entry) -> Int) -> Int {
                file.entries.reduce(0) { $0 + length($1) }
            }
            #expect(sum { $0.text.utf8.count } <= 4 * bytes.count + 1 << 20)
            #expect(sum { $0.key.utf8.count } <= 16 * bytes.count + 1 << 20)
            #expect(sum { $0.variation.utf8.count } <= bytes.count / 2 + 1 << 20)
        }
    }

    #if os(Linux)
    static let canMeasure = true
    #else
    static let canMeasure = false
    #endif

    /// Reads documents with as many values or entries as possible.
    @Test(.enabled(if: canMeasure, "only Linux reports the peak of the memory"))
    func `reading 1 MiB needs at most 64 MiB of memory`() async {
        await #expect(processExitsWith: .success) {
            let names = [
                "numbers", "empty lists", "keys", "escaped keys", "words", "localizations",
                "Android strings", "text between comments",
            ]
            for worst in Self.documents where names.contains(worst.description) {
                let data = Data(worst.bytes(1 << 19))
                guard let start = Self.memory("VmRSS"), Self.resetPeak() else {
                    Issue.record("cannot measure the memory")
                    return
                }
                let file = try? TranslationCatalog(data: data, path: worst.path)
                let peak = Self.memory("VmHWM") ?? .max
                // An idle process needs 15 MiB. Reading needs memory in proportion to the file.
                #expect(peak - start <= (64 - 15) << 19, "\(worst): \(peak - start) bytes")
                withExtendedLifetime(file) {}
            }
        }
    }

    // A parsed placeholder needs many times the memory of its text.
    @Test(.enabled(if: canMeasure, "only Linux reports the peak of the memory"))
    func `a check of placeholders needs memory in proportion to the texts`() async {
        await #expect(processExitsWith: .success) {
            let text = String(repeating: "%d", count: 36)
            let texts = Dictionary(uniqueKeysWithValues: (0..<6000).map { ("k\($0)", text) })
            guard let data = try? JSONEncoder().encode(texts),
                let catalog = try? TranslationCatalog(data: data, path: "en.json"),
                let start = Self.memory("VmRSS"), Self.resetPeak()
            else {
                Issue.record("cannot measure the memory")
                return
            }
            let slot = Slot("All", keys: ["*"], width: 1e9)
            let report = TranslationCheck([slot]).report([catalog])
            let peak = Self.memory("VmHWM") ?? .max
            #expect(report.total.verdicts[.fits] == 6000)
            // The texts have 0.5 MB, and their keys and results at most 2 KB each. On a busy
            // machine, the allocator keeps up to 1 MB more.
            #expect(peak - start <= 6000 * 2 << 10 + 1 << 20, "\(peak - start) bytes")
        }
    }

    @Test func `samples are limited in proportion to the texts`() throws {
        let text = String(repeating: "%@", count: 64)
        let texts = Dictionary(uniqueKeysWithValues: (0..<100).map { ("k\($0)", text) })
        let catalog = try TranslationCatalog(
            data: try JSONEncoder().encode(texts),
            path: "en.json"
        )
        var slot = Slot("All", keys: ["*"], width: 10)
        slot.samples = ["%@": String(repeating: "x", count: 4096)]
        let report = TranslationCheck([slot]).report([catalog])
        let kept = report.findings.reduce(0) { $0 + ($1.fit?.text.utf8.count ?? 0) }
        #expect(kept <= 16 << 20 + 16 * 100 * text.utf8.count)
        #expect(report.findings.count + report.diagnostics.count == 100)
        #expect(report.findings.count == 64)
        slot.samples = ["%@": String(repeating: "x", count: 1 << 20 + 1)]
        #expect(TranslationCheck([slot]).report([catalog]).findings.isEmpty)
    }

    /// Returns a size of this process in bytes, such as the current `VmRSS` or the peak `VmHWM`.
    private static func memory(_ name: String) -> Int? {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix(name + ":") }),
            let size = line.split(whereSeparator: \.isWhitespace).dropFirst().first
        else { return nil }
        return Int(size).map { $0 << 10 }
    }

    /// Sets the peak to the current size, and returns whether the system allows this.
    private static func resetPeak() -> Bool {
        (try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)) != nil
    }
}
