import TypeScaleFoundation

extension DocumentPath {
    /// The path as RFC 9535 writes it: `$.contents[2]['a key']`.
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
    /// Whether the text may follow a full stop in JSONPath.
    fileprivate var isPlainName: Bool {
        guard let first = utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= first) else {
            return false
        }
        return utf8.count <= 64
            && utf8.allSatisfy { letter in
                switch Unicode.Scalar(letter) {
                case "a"..."z", "A"..."Z", "0"..."9", "_": true
                default: false
                }
            }
    }

    /// The text for quotes in JSONPath, cut.
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
