import TypeScaleDocuments

/// The words of a name in the form of an identifier, which consist of ASCII letters and digits.
struct NameWords {
    /// The words, such as `text`, `Heading1`, `Font` and `Size`.
    let all: [String]

    init(_ name: String) {
        var words: [[UInt8]] = [[]]
        var isAfterLowercase = false
        for byte in name.utf8 {
            let isUppercase = byte.isASCIIUppercase
            let isLowercase = byte.isASCIILowercase
            let isDigit = byte.isASCIIDigit
            if !isUppercase && !isLowercase && !isDigit || isUppercase && isAfterLowercase {
                words.append([])
            }
            if isUppercase || isLowercase || isDigit { words[words.count - 1].append(byte) }
            isAfterLowercase = isLowercase || isDigit
        }
        all = words.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The words as one text in lowercase letters.
    var lowercased: String { all.joined().lowercased() }
}
