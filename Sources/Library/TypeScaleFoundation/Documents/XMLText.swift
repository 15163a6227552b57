enum XMLText {
    private static let named: [String: Unicode.Scalar] = [
        "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'",
    ]

    /// Decodes an element's content, or returns `nil` if a character reference is unknown.
    static func decoded(_ content: ArraySlice<UInt8>) -> String? {
        var result: [UInt8] = []
        result.reserveCapacity(content.count)
        var rest = content
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "&"):
                // A name has at most nine bytes, such as `#x010FFFF`.
                guard let end = rest.prefix(10).firstIndex(of: UInt8(ascii: ";")),
                    let scalar = scalar(rest[..<end])
                else { return nil }
                result.append(contentsOf: UTF8.encode(scalar) ?? .init())
                rest = rest[(end + 1)...]
            case UInt8(ascii: "<"):
                // The scanner has already refused any other tag.
                rest = rest.dropFirst("![CDATA[".utf8.count)
                while let byte = rest.popFirst() {
                    if byte == UInt8(ascii: "]"), rest.starts(with: "]>".utf8) {
                        rest = rest.dropFirst(2)
                        break
                    }
                    result.append(byte)
                }
            default: result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func scalar(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
        let name = String(decoding: name, as: UTF8.self)
        guard name.hasPrefix("#") else { return named[name] }
        let isHexadecimal = name.hasPrefix("#x")
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
    }

    /// Throws an error if an XML declaration names an encoding other than UTF-8 or ASCII.
    static func checkEncoding(of bytes: [UInt8]) throws(Diagnostic) {
        guard let encoding = otherEncoding(bytes) else { return }
        let detail = "unsupported encoding \(encoding); save the file as UTF-8"
        throw Diagnostic(.notUTF8, detail)
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
