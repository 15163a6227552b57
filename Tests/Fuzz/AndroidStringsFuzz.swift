// Android's string resources from any bytes: every key is a name in the file.

import Foundation
import TypeScaleLocalization

/// Runs one input.
func fuzzAndroidStrings(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(UnsafeBufferPointer(start: start, count: count))
    guard let file = readTextCatalog(data, "res/values-de/strings.xml") else { return 0 }
    for entry in file.entries {
        expect(entry.language == "de" && !entry.key.isEmpty)
        expect(entry.text.utf8.count <= 4 * count)
    }
    return 0
}
