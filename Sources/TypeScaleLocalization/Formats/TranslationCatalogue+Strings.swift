import Foundation
import TypeScaleFoundation

extension TranslationCatalogue {
    /// Adds the strings in a `.strings` file, in the old style or as a property list.
    mutating func readStrings(_ data: consuming Data, _ language: String?) throws(TranslationError)
    {
        let first = data.first(where: \.isInText)
        if data.starts(with: "bplist0".utf8) || first == UInt8(ascii: "<") {
            return try readTable(tree(consume data), language, .cocoa)
        }
        do throws(DocumentProblem) {
            let bytes = try [UInt8](consume data).inUTF8()
            try bytes.checkUTF8()
            try readOldStyle(bytes, language)
        } catch {
            throw TranslationError(error, path: path)
        }
    }

    private mutating func readOldStyle(
        _ bytes: [UInt8],
        _ language: String?
    ) throws(DocumentProblem) {
        var scanner = StringsScanner(bytes, language: language)
        var seen: Set<String> = []
        var repeated: [DocumentProblem] = []
        do throws(DocumentProblem) {
            while let next = try scanner.next() {
                guard entries.count < limits.entries else {
                    let detail = "the file exceeds the limit of \(limits.entries) strings"
                    throw scanner.fault(detail, at: next.offset)
                }
                if next.key.isQuicklyCompared, !seen.insert(next.key).inserted {
                    guard repeated.count < Self.maximumProblems else {
                        let detail = "the errors exceed the limit of \(Self.maximumProblems)"
                        throw scanner.fault(detail, at: next.offset)
                    }
                    let detail = "duplicate key; keep one"
                    repeated.append(scanner.fault(detail, at: next.offset, [.key(next.key)]))
                }
                entries.append(next)
            }
        } catch {
            throw TextPosition.located([error], in: bytes)[0]
        }
        problems += TextPosition.located(repeated, in: bytes)
            .map { TranslationError($0, path: path) }
        computePositions(in: bytes)
    }
}
