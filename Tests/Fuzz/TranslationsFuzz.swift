// Nested translations from any bytes: every text in the document is an entry with its path as key.
// No translation is stale whose key the source language has.

import Foundation
import TypeScaleDiagnostics
import TypeScaleLayout

@testable import TypeScaleDocuments
@testable import TypeScaleLocalization

/// Runs one input.
func fuzzTranslations(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(UnsafeBufferPointer(start: start, count: count))
    guard let file = readCatalog(data, "locales/de/a.json"), let tree = tree(data) else { return 0 }
    let texts = (0..<tree.count).filter { tree.kind($0) == .text }
    let paths = tree.paths(of: texts)
    let positions = tree.positions(of: texts.map(tree.offset))
    expect(file.entries.count == texts.count)
    for (node, entry) in zip(texts, file.entries) {
        var steps = (paths[node] ?? []).map { step in
            switch step {
            case .key(let key): key
            case .index(let index): "\(index)"
            }
        }
        // An empty prefix needs no period.
        while steps.count > 1, steps.first?.isEmpty == true { steps.removeFirst() }
        expect(entry.fullKey == steps.joined(separator: "."), "\(entry.fullKey)")
        // The end that names a form is not part of the key.
        expect(entry.fullKey.utf8.starts(with: entry.key.utf8) && entry.names.contains(entry.key))
        expect(entry.endLength == 0 || !entry.key.isEmpty && !entry.variation.isEmpty)
        expect(entry.text == tree.text(node) && entry.language == "de")
        expect(entry.line == positions[tree.offset(of: node)]?.line)
    }
    checkForms(file, data)
    return 0
}

/// Checks the file as a translation of a file with every other of its texts.
private func checkForms(_ file: TranslationCatalog, _ data: Data) {
    guard file.entries.count <= 64, var source = readCatalog(data, "locales/en/a.json") else {
        return
    }
    source.entries = source.entries.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    let keys = Set(source.entries.map { ExactString($0.fullKey) })
    let report = TranslationCheck([Slot("", keys: ["*"], width: 50)]).report([source, file])
    expect(report.total.texts == source.entries.count + file.entries.count)
    let others = file.entries.count { !keys.contains(ExactString($0.fullKey)) }
    expect(report.total.verdicts[.stale, default: 0] <= others)
}
