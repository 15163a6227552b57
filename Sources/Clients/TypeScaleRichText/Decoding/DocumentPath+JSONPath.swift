import TypeScaleFoundation

extension DocumentPath {
    /// The path as a [normalized
    /// path](https://www.rfc-editor.org/rfc/rfc9535#name-normalized-paths), such as
    /// `$.contents[2]['a key']`.
    var jsonPath: String {
        reduce(into: "$") { text, step in
            switch step {
            case .index(let index): text += "[\(index)]"
            case .key(let key) where key.isPlainName: text += "." + key
            case .key(let key): text += "['" + key.escapedForJSONPath + "']"
            }
        }
    }
}

extension String {
    /// Whether the string is a short ASCII name, which JSONPath allows after a period.
    fileprivate var isPlainName: Bool {
        utf8.count <= 64 && !isEmpty && !utf8.prefix(1).allSatisfy(\.isASCIIDigit)
            && utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") }
    }

    /// The first 64 scalars of the string, escaped for a quoted name in JSONPath.
    fileprivate var escapedForJSONPath: String {
        var text = ""
        for scalar in unicodeScalars.prefix(64) {
            switch scalar {
            case "'", "\\": text += "\\" + String(scalar)
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
