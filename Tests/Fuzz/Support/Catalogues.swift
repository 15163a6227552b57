// The code that the fuzz targets of translations share.

import Foundation
import TypeScaleFoundation
import TypeScaleLocalization

/// Returns the translations in a file, or `nil` if it is refused with an error.
func catalogue(_ data: Data, _ path: String) -> TranslationCatalogue? {
    do throws(TranslationError) {
        let file = try TranslationCatalogue(data, path: path)
        for problem in file.problems {
            expect(problem.path == path && !problem.detail.isEmpty)
        }
        let lines = file.problems.map { $0.position?.line ?? 0 }
        expect(lines == lines.sorted(), "expected errors in file order")
        return file
    } catch {
        expect(error.description.hasPrefix(path) && !error.detail.isEmpty)
        return nil
    }
}

/// Returns the document with the limits that translations have.
func tree(_ data: Data, isJSON: Bool = false) -> DocumentTree? {
    var limits = DocumentLimits(bytes: TranslationLimits().bytes)
    limits.keyBytes = 8 << 10
    return try? DocumentTree(data, limits: limits, isJSON: isJSON)
}
