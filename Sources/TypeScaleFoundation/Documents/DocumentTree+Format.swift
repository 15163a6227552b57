import Foundation

extension DocumentTree {
    /// The format of a document, and its bytes; text in UTF-8.
    static func format(of data: Data) throws(DocumentProblem) -> (Format, [UInt8]) {
        var bytes = [UInt8](data)
        if bytes.starts(with: Array("bplist0".utf8)) { return (.binaryPropertyList, bytes) }
        let isUTF16 = ByteOrderMark.utf16.contains { bytes.starts(with: $0) }
        if isUTF16 {
            guard let text = String(data: data, encoding: .utf16) else {
                throw DocumentProblem(.notUTF8, "the bytes are neither UTF-8 nor UTF-16")
            }
            bytes = Array(text.utf8)
        }
        let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D] + ByteOrderMark.utf8
        switch bytes.first(where: { !blanks.contains($0) }) {
        case UInt8(ascii: "{"), UInt8(ascii: "["): return (.json, bytes)
        case UInt8(ascii: "<"): break
        default:
            throw DocumentProblem(
                .notADocument,
                "it is neither a property list in XML or binary nor JSON"
            )
        }
        if !isUTF16, let encoding = otherEncoding(bytes) {
            throw DocumentProblem(.notUTF8, "its encoding is \(encoding); save it as UTF-8")
        }
        if let offset = bytes.firstInvalidUTF8 {
            let problem = DocumentProblem(
                .notUTF8,
                "the bytes are not UTF-8; save the file in that encoding",
                offset: offset
            )
            throw TextPosition.located([problem], in: bytes)[0]
        }
        return (.xmlPropertyList, bytes)
    }

    /// The encoding that an XML declaration names; `nil` if it is UTF-8 or ASCII, or there is none.
    private static func otherEncoding(_ bytes: [UInt8]) -> String? {
        let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
        let start = bytes.prefix(512)
        let word = Array("encoding".utf8)
        for index in start.indices where start[index...].starts(with: word) {
            var rest = start[(index + word.count)...].drop(while: blanks.contains)
            guard rest.popFirst() == UInt8(ascii: "=") else { continue }
            rest = rest.drop(while: blanks.contains)
            guard let quote = rest.popFirst(),
                quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
                let end = rest.firstIndex(where: {
                    $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'")
                }), end - rest.startIndex <= 64
            else { continue }
            let name = String(decoding: rest[..<end], as: UTF8.self)
            return ["utf-8", "us-ascii", "ascii"].contains(name.lowercased()) ? nil : name
        }
        return nil
    }
}
