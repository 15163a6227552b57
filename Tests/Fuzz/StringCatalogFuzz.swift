// String catalogs from any bytes: every entry is a text of the document, on its line.

import Foundation
import TypeScaleDiagnostics
import TypeScaleLocalization

/// Runs one input.
func fuzzStringCatalog(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(UnsafeBufferPointer(start: start, count: count))
    guard let file = readCatalog(data, "a.xcstrings"),
        let tree = tree(data, acceptsPropertyLists: false)
    else {
        return 0
    }
    var texts: Set<String> = []
    for node in 0..<tree.count {
        if let text = tree.text(node) { texts.insert(text) }
        if let key = tree.key(of: node) { texts.insert(key) }
    }
    for entry in file.entries {
        expect(texts.contains(entry.text) && texts.contains(entry.key))
        expect(entry.language != nil && entry.variation.utf8.count <= 256)
        expect((entry.line ?? 0) > 0)
    }
    return 0
}
