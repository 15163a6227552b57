import Foundation

extension DocumentTree {
    /// Returns a document's format and its bytes, converting text to UTF-8.
    static func format(
        of data: consuming Data,
        isJSON: Bool
    ) throws(DocumentProblem) -> (Format, [UInt8]) {
        let source = [UInt8](consume data)
        if !isJSON, source.starts(with: "bplist0".utf8) { return (.binaryPropertyList, source) }
        let bytes = try source.inUTF8()
        switch bytes.first(where: \.isInText) {
        case UInt8(ascii: "{"), UInt8(ascii: "["): return (.json, bytes)
        case UInt8(ascii: "<") where !isJSON: break
        default:
            let any = "expected a property list or JSON"
            throw DocumentProblem(.notADocument, isJSON ? "expected JSON" : any)
        }
        if bytes == source, let encoding = otherEncoding(bytes) {
            let detail = "unsupported encoding \(encoding); save the file as UTF-8"
            throw DocumentProblem(.notUTF8, detail)
        }
        try bytes.checkUTF8()
        return (.xmlPropertyList, bytes)
    }

    /// Returns the encoding that an XML declaration names, unless that is UTF-8 or ASCII.
    private static func otherEncoding(_ bytes: [UInt8]) -> String? {
        let start = bytes.drop { !$0.isInText }.prefix(512)
        guard start.starts(with: "<?xml".utf8), let end = start.firstIndex(of: UInt8(ascii: ">"))
        else { return nil }
        let words = start[..<end].split { " \t\r\n=\"'?".utf8.contains($0) }
            .map { String(decoding: $0, as: UTF8.self) }
        guard let name = words.drop(while: { $0 != "encoding" }).dropFirst().first else {
            return nil
        }
        return ["utf-8", "us-ascii", "ascii"].contains(name.lowercased()) ? nil : name
    }
}
