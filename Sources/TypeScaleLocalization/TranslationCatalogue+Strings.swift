import Foundation
import TypeScaleFoundation

extension TranslationCatalogue {
    /// Adds the strings in a `.strings` file, in the old style or as a property list.
    mutating func readStrings(_ data: Data, _ language: String?) throws(TranslationError) {
        let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D] + ByteOrderMark.utf8
        let first = data.first { !blanks.contains($0) }
        if data.starts(with: "bplist0".utf8) || first == UInt8(ascii: "<") {
            return try readTable(tree(data), language)
        }
        let bytes: [UInt8]
        do throws(DocumentProblem) {
            bytes = try [UInt8](data).inUTF8()
            try bytes.checkUTF8()
        } catch {
            throw TranslationError(error, path: path)
        }
        try readOldStyle(bytes, language)
    }

    private mutating func readOldStyle(
        _ bytes: [UInt8],
        _ language: String?
    ) throws(TranslationError) {
        var scanner = StringsScanner(bytes, maximumKeyBytes: Self.maximumKeyBytes)
        var seen: Set<String> = []
        var repeated: [(offset: Int, key: String)] = []
        do throws(StringsScanner.Fault) {
            while let next = try scanner.next() {
                guard entries.count < Self.maximumEntries else {
                    throw .init(
                        offset: next.offset,
                        detail: "the file exceeds the limit of \(Self.maximumEntries) texts"
                    )
                }
                if next.key.isQuicklyCompared, !seen.insert(next.key).inserted {
                    guard repeated.count < Self.maximumProblems else {
                        throw .init(
                            offset: next.offset,
                            detail: "the faults exceed the limit of \(Self.maximumProblems)"
                        )
                    }
                    repeated.append((next.offset, next.key))
                }
                entries.append(
                    Entry(key: next.key, language: language, text: next.text, offset: next.offset)
                )
            }
        } catch {
            let positions = TextPosition.positions(of: [error.offset], in: bytes)
            throw self.error(error.detail, at: positions[error.offset])
        }
        let positions = TextPosition.positions(of: repeated.map(\.offset), in: bytes)
        problems += repeated.map { offset, key in
            error("duplicate key; keep one", key: key, at: positions[offset])
        }
        computeLines { TextPosition.positions(of: $0, in: bytes) }
    }
}
