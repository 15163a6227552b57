/// The text of XML.
enum XMLText {
    private static let named: [(name: StaticString, scalar: Unicode.Scalar)] = [
        ("lt", "<"), ("gt", ">"), ("amp", "&"), ("quot", "\""), ("apos", "'"),
    ]

    /// The characters of an element's content, with its entities and CDATA sections replaced; `nil` if an entity is
    /// not one.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    static func decoded(_ content: ArraySlice<UInt8>) -> String? {
        var result: [UInt8] = []
        result.reserveCapacity(content.count)
        var rest = content
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "&"):
                // The longest name is `#x10FFFF`, or that number with zeros before it.
                guard let end = rest.prefix(10).firstIndex(of: UInt8(ascii: ";")),
                    let scalar = scalar(rest[..<end])
                else { return nil }
                result.append(contentsOf: UTF8.encode(scalar) ?? .init())
                rest = rest[(end + 1)...]
            case UInt8(ascii: "<"):
                // The scanner lets no other tag through.
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

    /// The character of an entity; `nil` if there is none.
    private static func scalar(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
        guard name.first == UInt8(ascii: "#") else {
            let text = String(decoding: name, as: UTF8.self)
            return named.first { "\($0.name)" == text }?.scalar
        }
        var digits = String(decoding: name.dropFirst(), as: UTF8.self)
        var radix = 10
        if digits.hasPrefix("x") {
            digits.removeFirst()
            radix = 16
        }
        return UInt32(digits, radix: radix).flatMap(Unicode.Scalar.init)
    }
}
