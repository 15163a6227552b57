// Style dictionaries from any bytes: property lists of three formats, and JSON.

import Foundation
import TypeScale
import TypeScaleDiagnostics
import TypeScaleFoundation

/// Runs one input.
func fuzzDictionary(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(UnsafeBufferPointer(start: start, count: count))
    guard let recovered = try? StyleDictionary.recovering(data: data) else { return 0 }
    _ = recovered.diagnostics.map(\.description)
    for entry in recovered.dictionary.entries.values {
        // The system face has neither.
        guard let name = entry.fontName, let size = entry.fontSize else { continue }
        precondition(size > 0 && size.isFinite && !name.isEmpty)
    }
    guard let json = try? recovered.dictionary.json(),
        let again = try? StyleDictionary(data: json)
    else { fatalError("cannot write the dictionary and read it again") }
    precondition(again == recovered.dictionary)
    return 0
}
