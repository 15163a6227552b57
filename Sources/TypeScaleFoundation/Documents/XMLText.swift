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

    private static func scalar(_ name: String) -> Unicode.Scalar? {
        if let scalar = named[name] { return scalar }
        let digits = name.dropFirst()
        guard name.first == "#", digits.count <= 8 else { return nil }
        let number =
            digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
        return number.flatMap(Unicode.Scalar.init)
    }
}
