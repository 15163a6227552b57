import TypeScaleFoundation

extension DocumentPath {
    /// The path in the notation of [JSONPath](https://www.rfc-editor.org/rfc/rfc9535), cut off after
    /// 256 characters.
    var jsonPath: String {
        var text = "$"
        for step in self {
            switch step {
            case .index(let index): text += "[\(index)]"
            case .key(let key) where key.isPlain: text += "." + key
            case .key(let key): text += "['\(key.escapedForJSONPath)']"
            }
            if text.utf8.count > 256 { return String(text.unicodeScalars.prefix(256)) + "..." }
        }
        return text
    }
}

extension String {
    /// Whether the name can follow a period in a JSONPath.
    fileprivate var isPlain: Bool {
        guard let first = utf8.first, !(0x30...0x39).contains(first) else { return false }
        return utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
    }

    fileprivate var escapedForJSONPath: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "'", "\\": text += "\\" + String(scalar)
            default:
                text +=
                    scalar.value < 0x20
                    ? "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
                    : String(scalar)
            }
        }
    }
}
