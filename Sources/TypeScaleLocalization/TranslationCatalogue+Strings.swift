import Foundation
import TypeScaleFoundation

extension TranslationCatalogue {
    /// Adds the texts of a `.strings` file: in the old style, or a property list in XML or binary.
    mutating func readStrings(
        _ data: Data,
        _ name: TranslationFileName,
        _ path: String
    ) throws(TranslationError) {
        let bytes = [UInt8](data)
        let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D] + ByteOrderMark.utf8
        let isBinary = bytes.starts(with: Array("bplist0".utf8))
        if isBinary || bytes.first(where: { !blanks.contains($0) }) == UInt8(ascii: "<") {
            try readTable(Self.tree(data, path), name, path)
        } else {
            try readOldStyle(Self.text(bytes, path), name, path)
        }
    }

    private mutating func readOldStyle(
        _ bytes: [UInt8],
        _ name: TranslationFileName,
        _ path: String
    ) throws(TranslationError) {
        var scanner = StringsScanner(bytes, maximumKeyBytes: Self.maximumKeyBytes)
        var seen: Set<String> = []
        var repeated: [(offset: Int, key: String)] = []
        do throws(StringsScanner.Fault) {
            while let next = try scanner.next() {
                guard entries.count < Self.maximumEntries else {
                    throw .init(
                        offset: next.offset,
                        detail: "more than \(Self.maximumEntries) texts"
                    )
                }
                if next.key.isQuicklyCompared, !seen.insert(next.key).inserted {
                    guard repeated.count < Self.maximumProblems else {
                        throw .init(offset: next.offset, detail: "more than 1000 faults")
                    }
                    repeated.append((next.offset, next.key))
                }
                entries.append(
                    Entry(
                        key: next.key,
                        language: name.language,
                        text: next.text,
                        offset: next.offset
                    )
                )
            }
        } catch {
            let positions = TextPosition.positions(of: [error.offset], in: bytes)
            throw TranslationError(
                path: path,
                position: positions[error.offset],
                detail: error.detail
            )
        }
        let positions = TextPosition.positions(of: repeated.map(\.offset), in: bytes)
        problems += repeated.map { offset, key in
            TranslationError(
                path: path,
                position: positions[offset],
                key: key,
                detail: "the key is there twice; keep one of them"
            )
        }
        computeLines { TextPosition.positions(of: $0, in: bytes) }
    }

    /// The text in UTF-8 of bytes in UTF-8, or in UTF-16 with a mark of its byte order.
    private static func text(
        _ bytes: [UInt8],
        _ path: String
    ) throws(TranslationError) -> [UInt8] {
        func notText(_ before: [UInt8], _ detail: String) -> TranslationError {
            let position = TextPosition.positions(of: [before.count], in: before)[before.count]
            return TranslationError(path: path, position: position, detail: detail)
        }
        guard ByteOrderMark.utf16.contains(where: { bytes.starts(with: $0) }) else {
            if let place = bytes.firstInvalidUTF8 {
                let detail = "the bytes are not UTF-8; save the file in that encoding"
                throw notText(Array(bytes[..<place]), detail)
            }
            return bytes
        }
        let isLittle = bytes[0] == 0xFF
        var units: [UInt16] = []
        for place in stride(from: 2, to: bytes.count - 1, by: 2) {
            let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
            units.append(isLittle ? second << 8 | first : first << 8 | second)
        }
        var rest = units.makeIterator()
        var decoder = UTF16()
        var text: [UInt8] = []
        while true {
            switch decoder.decode(&rest) {
            case .scalarValue(let scalar): text.append(contentsOf: UTF8.encode(scalar) ?? .init())
            case .emptyInput where bytes.count.isMultiple(of: 2): return text
            case .emptyInput, .error:
                throw notText(text, "the bytes are not UTF-16; save the file as UTF-8")
            }
        }
    }
}
