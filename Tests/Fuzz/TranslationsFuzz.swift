// Nested translations from any bytes: every text in the document is an entry with its path as key.

import Foundation
import TypeScaleFoundation
import TypeScaleLocalization

/// Runs one input.
func fuzzTranslations(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(UnsafeBufferPointer(start: start, count: count))
    guard let file = readCatalog(data, "locales/de/a.json"), let tree = tree(data) else { return 0 }
    let texts = (0..<tree.count).filter { tree.kind($0) == .text }
    let locations = tree.locations(of: texts)
    expect(file.entries.count == texts.count)
    for (node, entry) in zip(texts, file.entries) {
        var steps = (locations[node]?.path ?? []).map { step in
            switch step {
            case .key(let key): key
            case .index(let index): "\(index)"
            }
        }
        // An empty prefix needs no period.
        while steps.count > 1, steps.first?.isEmpty == true { steps.removeFirst() }
        expect(entry.key == steps.joined(separator: "."), "\(entry.key)")
        expect(entry.text == tree.text(node) && entry.language == "de")
        expect(entry.line == locations[node]?.position?.line)
    }
    return 0
}
