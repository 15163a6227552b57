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
