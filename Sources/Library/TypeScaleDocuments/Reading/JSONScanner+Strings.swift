import TypeScaleDiagnostics

extension JSONScanner {
    /// Scans a string, including its quotes, which are single quotes only in JSON5.
    ///
    /// An unpaired surrogate in a value is reported and replaced, because a server that truncates
    /// text can split a pair. In a key, an unpaired surrogate is an error.
    mutating func string(
        isKey: Bool
    ) throws(Diagnostic) -> (content: Range<Int>, hasEscapes: Bool, isASCII: Bool) {
        let start = position
        let quote = bytes[start]
        if quote != UInt8(ascii: "\"") { builder.usesJSON5 = true }
        var isASCII = true
        var hasEscapes = false
        var offset = start + 1
        while offset < bytes.count {
            let byte = bytes[offset]
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard byte == quote else {
                    offset += 1
                    continue
                }
                position = offset + 1
                let content = (start + 1)..<offset
                return (content, hasEscapes, isASCII)
            case UInt8(ascii: "\\"):
                hasEscapes = true
                position = offset
                try escape(isKey)
                offset = position
            case ..<0x20:
                throw syntax(
                    byte == 0x0A || byte == 0x0D
                        ? "unescaped line break in a string; write \\n"
                        : "unescaped control character in a string; use a \\uXXXX escape",
                    at: offset
                )
            case 0x20..<0x80: offset += 1
            default:
                isASCII = false
                guard let length = bytes.lengthOfScalar(at: offset) else {
                    throw builder.problem(.notUTF8, Diagnostic.malformedUTF8, at: offset)
                }
                offset += length
            }
        }
        throw syntax("unterminated string", at: start)
    }

    private mutating func escape(_ isKey: Bool) throws(Diagnostic) {
        let start = position
        position += 1
        switch byte {
        case UInt8(ascii: "u"):
            position += 1
            let unit = try hexadecimal(start)
            guard 0xD800...0xDFFF ~= unit else { return }
            let end = position
            if unit < 0xDC00, bytes[end...].starts(with: "\\u".utf8) {
                position += 2
                if 0xDC00...0xDFFF ~= (try hexadecimal(end)) { return }
            }
            // The escape after a high surrogate can begin another pair.
            position = end
            let detail = "unpaired surrogate"
            if isKey { throw syntax(detail, at: start) }
            try builder.reportLoneSurrogate(at: start, detail)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
            UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            position += 1
        case UInt8(ascii: "'") where acceptsJSON5:
            builder.usesJSON5 = true
            position += 1
        default: throw syntax("unknown escape; write \\\\ for a backslash", at: start)
        }
    }

    private mutating func hexadecimal(_ start: Int) throws(Diagnostic) -> UInt32 {
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw syntax("expected four hexadecimal digits after \\u", at: start)
            }
            unit = unit << 4 | UInt32(digit)
            position += 1
        }
        return unit
    }
}
