// Application Resource Bundles from any bytes: every entry is a text of the document.

import Foundation
import TypeScaleDiagnostics
import TypeScaleLocalization

/// Runs one input.
func fuzzARB(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(UnsafeBufferPointer(start: start, count: count))
    guard let file = readCatalog(data, "l10n/app_de.arb"),
        let tree = tree(data, acceptsPropertyLists: false)
    else {
        return 0
    }
    let texts = Set((0..<tree.count).compactMap(tree.text))
    for entry in file.entries {
        expect(texts.contains(entry.text) && !entry.key.hasPrefix("@") && entry.language != nil)
        expect((entry.line ?? 0) > 0)
    }
    return 0
}
