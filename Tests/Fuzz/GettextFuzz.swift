// PO files from any bytes: every entry has a source, and only plurals have variations.

import Foundation
import TypeScaleLocalization

/// Runs one input.
func fuzzGettext(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(UnsafeBufferPointer(start: start, count: count))
    guard let file = readTextCatalog(data, "po/de.po") else { return 0 }
    for entry in file.entries {
        expect(entry.source != nil && entry.language != nil && file.sourceLanguage != nil)
        expect(entry.variation.isEmpty || entry.variation.hasPrefix("plural."))
        expect(entry.text.utf8.count <= 3 * count)
    }
    return 0
}
