// The code that the fuzz targets of translations share.

import Foundation
import TypeScaleDiagnostics
import TypeScaleDocuments
import TypeScaleLocalization

/// Returns the translations in a file, or `nil` if it is refused with an error.
func readCatalog(_ data: Data, _ path: String) -> TranslationCatalog? {
    do throws(Diagnostic) {
        let file = try TranslationCatalog(data: data, path: path)
        for problem in file.diagnostics {
            expect(problem.file == path && !problem.message.isEmpty)
        }
        let lines = file.diagnostics.map { $0.position?.line ?? 0 }
        expect(lines == lines.sorted(), "expected errors in file order")
        return file
    } catch {
        expect(error.description.hasPrefix(path) && !error.message.isEmpty)
        return nil
    }
}

/// Returns the document with the limits that translations have.
func tree(_ data: Data, acceptsPropertyLists: Bool = true) -> DocumentTree? {
    var limits = DocumentLimits(bytes: TranslationLimits().bytes)
    limits.keyBytes = 8 << 10
    return try? DocumentTree(data: data, limits: limits, acceptsPropertyLists: acceptsPropertyLists)
}

/// Reads a text file, and checks that the same text in UTF-16 has the same entries.
func readTextCatalog(_ data: Data, _ path: String) -> TranslationCatalog? {
    guard let file = readCatalog(data, path) else { return nil }
    expect(file.entries.allSatisfy { ($0.line ?? 0) > 0 && $0.position?.line == $0.line })
    guard let text = String(data: data, encoding: .utf8) else { return file }
    let units = [0xFEFF] + text.utf16.drop { $0 == 0xFEFF }
    let other = Data(
        units.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    )
    let again = readCatalog(other, path)
    expect(again?.entries.map(\.text) == file.entries.map(\.text))
    expect(again?.entries.map(\.position) == file.entries.map(\.position))
    expect(again?.diagnostics == file.diagnostics)
    return file
}
