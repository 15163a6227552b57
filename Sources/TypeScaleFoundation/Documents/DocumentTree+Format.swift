import Foundation

extension DocumentTree {
    /// Returns the format of a document, and its bytes, with text converted to UTF-8.
    static func format(
        of data: Data,
        isJSON: Bool
    ) throws(DocumentProblem) -> (Format, [UInt8]) {
        let source = [UInt8](data)
        if !isJSON, source.starts(with: "bplist0".utf8) { return (.binaryPropertyList, source) }
        let bytes = try source.inUTF8()
        let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D] + ByteOrderMark.utf8
        switch bytes.first(where: { !blanks.contains($0) }) {
        case UInt8(ascii: "{"), UInt8(ascii: "["): return (.json, bytes)
        case UInt8(ascii: "<") where !isJSON: break
        default:
            let any = "expected a property list or JSON"
            throw DocumentProblem(.notADocument, isJSON ? "expected JSON" : any)
        }
        if bytes == source, let encoding = otherEncoding(bytes) {
            throw DocumentProblem(
                .notUTF8,
                "unsupported encoding \(encoding); save the file as UTF-8"
            )
        }
        try bytes.checkUTF8()
        return (.xmlPropertyList, bytes)
    }

    /// Returns the encoding in an XML declaration, or `nil` for UTF-8 and ASCII.
    private static func otherEncoding(_ bytes: [UInt8]) -> String? {
        let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
        let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
        let start = bytes.prefix(512)
        let word = Array("encoding".utf8)
        for index in start.indices where start[index...].starts(with: word) {
            var rest = start[(index + word.count)...].drop(while: blanks.contains)
            guard rest.popFirst() == UInt8(ascii: "=") else { continue }
            rest = rest.drop(while: blanks.contains)
            guard let quote = rest.popFirst(), quotes.contains(quote),
                let end = rest.firstIndex(where: quotes.contains), end - rest.startIndex <= 64
            else { continue }
            let name = String(decoding: rest[..<end], as: UTF8.self)
            return ["utf-8", "us-ascii", "ascii"].contains(name.lowercased()) ? nil : name
        }
        return nil
    }
}
