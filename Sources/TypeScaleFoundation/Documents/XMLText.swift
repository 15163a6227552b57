/// The text of XML, in which some characters have names.
enum XMLText {
    private static let named: [String: Unicode.Scalar] = [
        "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'",
    ]

    /// The text with its entities replaced; `nil` if one of them is none.
    static func unescaped(_ text: String) -> String? {
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...].dropFirst()
            guard let end = rest.firstIndex(of: ";"), let scalar = scalar(String(rest[..<end]))
            else {
                return nil
            }
            result.append(scalar)
            rest = rest[end...].dropFirst()
        }
        result += rest
        return String(result)
    }

    /// The text of an element, in which stretches may stand as they are meant; `nil` if an entity is none.
    static func content(_ text: String) -> String? {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") })
        else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstRange(of: "<![CDATA[") {
            guard let before = unescaped(String(rest[..<start.lowerBound])) else { return nil }
            rest = rest[start.upperBound...]
            let end = rest.firstRange(of: "]]>") ?? rest.endIndex..<rest.endIndex
            result += before + rest[..<end.lowerBound]
            rest = rest[end.upperBound...]
        }
        return unescaped(String(rest)).map { result + $0 }
    }

    private static func scalar(_ name: String) -> Unicode.Scalar? {
        if let scalar = named[name] { return scalar }
        let digits = name.dropFirst()
        guard name.first == "#", digits.count <= 8 else { return nil }
        let number =
            digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
        return number.flatMap(Unicode.Scalar.init)
    }
}
