// XLIFF from any bytes: an entry without a source is a source text.

import Foundation
import TypeScaleLocalization

/// Runs one input.
func fuzzXLIFF(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(UnsafeBufferPointer(start: start, count: count))
    guard let file = readTextCatalog(data, "de.xliff") else { return 0 }
    for entry in file.entries {
        expect(!entry.key.isEmpty)
        expect(entry.source != nil || entry.state == .current || !entry.text.isEmpty)
        expect((entry.restriction?.width ?? 1) > 0 && (entry.restriction?.lineLimit ?? 1) > 0)
    }
    return 0
}
