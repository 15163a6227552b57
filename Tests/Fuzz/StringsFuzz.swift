// Translations in `.strings` files from any bytes: in the old style, or as property lists.

import Foundation
import TypeScaleDiagnostics
import TypeScaleLocalization

/// Runs one input.
func fuzzStrings(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(UnsafeBufferPointer(start: start, count: count))
    guard let file = readCatalog(data, "de.lproj/a.strings") else { return 0 }
    expect(file.entries.allSatisfy { $0.language == "de" && $0.variation.isEmpty })
    guard let text = String(data: data, encoding: .utf8), !data.starts(with: "bplist0".utf8) else {
        return 0
    }
    let isXML = text.unicodeScalars.first { !$0.properties.isWhitespace && $0 != "\u{FEFF}" } == "<"
    // Foundation takes text with NUL for UTF-16.
    guard !isXML, !text.utf8.contains(0) else { return 0 }
    expect(file.entries.allSatisfy { ($0.line ?? 0) > 0 })
    // The same text in another encoding has the same entries.
    let units = [0xFEFF] + text.utf16.drop { $0 == 0xFEFF }
    let other = Data(
        units.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    )
    let again = readCatalog(other, "de.lproj/a.strings")
    expect(again?.entries.map(\.text) == file.entries.map(\.text))
    expect(again?.entries.map(\.line) == file.entries.map(\.line))
    expect(again?.diagnostics == file.diagnostics)
    // Foundation keeps one of several entries with the same key.
    guard file.diagnostics.isEmpty, !file.entries.isEmpty, text.unicodeScalars.first != "\u{FEFF}",
        Set(file.entries.map(\.key)).count == file.entries.count
    else { return 0 }
    let theirs =
        unsafe try? PropertyListSerialization.propertyList(from: data, format: nil)
        as? [String: String]
    let ours = file.entries.map { ($0.key, $0.text) }
    expect(theirs == Dictionary(uniqueKeysWithValues: ours), "\(text.debugDescription)")
    return 0
}
