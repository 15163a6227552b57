enum JSONText {
    /// Decodes the content of a valid string, and replaces unpaired surrogates with U+FFFD.
    static func decoded(_ content: ArraySlice<UInt8>) -> String {
        var units: [UInt16] = []
        var rest = content
        while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
            units += String(decoding: rest[..<backslash], as: UTF8.self).utf16
            let kind = rest[backslash + 1]
            var end = backslash + 2
            switch kind {
            case UInt8(ascii: "u"):
                end += 4
                let digits = String(decoding: rest[(backslash + 2)..<end], as: UTF8.self)
                units.append(UInt16(digits, radix: 16) ?? 0xFFFD)
            case UInt8(ascii: "b"): units.append(0x08)
            case UInt8(ascii: "f"): units.append(0x0C)
            case UInt8(ascii: "n"): units.append(0x0A)
            case UInt8(ascii: "r"): units.append(0x0D)
            case UInt8(ascii: "t"): units.append(0x09)
            default: units.append(UInt16(kind))
            }
            rest = rest[end...]
        }
        units += String(decoding: rest, as: UTF8.self).utf16
        return String(decoding: units, as: UTF16.self)
    }
}

/// Decodes UTF-16 strings in binary property lists.
enum UTF16Text {
    static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
        let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
            UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
        }
        return String(decoding: units, as: UTF16.self)
    }
}

extension [UInt8] {
    /// Appends text as a string in JSON.
    ///
    /// Characters that control a terminal, or override the direction of text, are escaped.
    mutating func append(json text: String) {
        append(UInt8(ascii: "\""))
        if text.unicodeScalars.contains(where: \.isEscapedInJSON) {
            for scalar in text.unicodeScalars { append(json: scalar) }
        } else {
            append(contentsOf: text.utf8)
        }
        append(UInt8(ascii: "\""))
    }

    private mutating func append(json scalar: Unicode.Scalar) {
        guard scalar.isEscapedInJSON else {
            return append(contentsOf: UTF8.encode(scalar) ?? .init())
        }
        append(UInt8(ascii: "\\"))
        switch scalar {
        case "\"", "\\": append(UInt8(truncatingIfNeeded: scalar.value))
        case "\u{8}": append(UInt8(ascii: "b"))
        case "\t": append(UInt8(ascii: "t"))
        case "\n": append(UInt8(ascii: "n"))
        case "\u{C}": append(UInt8(ascii: "f"))
        case "\r": append(UInt8(ascii: "r"))
        default:
            let digits = String(0x1_0000 | scalar.value, radix: 16).utf8.dropFirst()
            append(UInt8(ascii: "u"))
            append(contentsOf: digits)
        }
    }
}

extension Unicode.Scalar {
    /// Whether the character is escaped in JSON, which only applies to the first 65,536 characters.
    fileprivate var isEscapedInJSON: Bool {
        if value < 0x7F { return value < 0x20 || value == 0x22 || value == 0x5C }
        return value < 0xA0 || 0x202A...0x202E ~= value || 0x2066...0x2069 ~= value
    }
}
