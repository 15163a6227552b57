// Nested translations from any bytes: every text in the document is an entry with its path as key.

import Foundation
import TypeScaleLocalization

@testable import TypeScaleFoundation

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
        expect(entry.key == steps.joined(separator: "."), "\(entry.key)")
        expect(entry.text == tree.text(node) && entry.language == "de")
        expect(entry.line == positions[tree.offset(of: node)]?.line)
    }
    return 0
}
