// `.stringsdict` files from any bytes: every entry is a text of the document.

import Foundation
import TypeScaleDiagnostics
import TypeScaleLocalization

/// Runs one input.
func fuzzStringsDict(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(UnsafeBufferPointer(start: start, count: count))
    guard let file = readCatalog(data, "de.lproj/a.stringsdict"), let tree = tree(data) else {
        return 0
    }
    let texts = Set((0..<tree.count).compactMap(tree.text))
    for entry in file.entries {
        expect(texts.contains(entry.text) && entry.language == "de")
        expect(entry.variation.utf8.count <= 1 << 16)
    }
    return 0
}
