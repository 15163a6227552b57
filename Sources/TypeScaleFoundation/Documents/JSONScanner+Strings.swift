extension JSONScanner {
    /// Scans a string, from its first quote to after its last.
    ///
    /// In a value, half of a surrogate pair loses only itself: servers that cut texts leave some. In a key it is an error.
    mutating func string(
        isKey: Bool
    ) throws(DocumentProblem) -> (content: Range<Int>, hasEscapes: Bool, isASCII: Bool) {
        let start = position
        var isASCII = true
        var hasEscapes = false
        var offset = start + 1
        while offset < bytes.count {
            let byte = bytes[offset]
            switch byte {
            case UInt8(ascii: "\""):
                position = offset + 1
                let content = (start + 1)..<offset
                if !isASCII, let offset = bytes[content].firstInvalidUTF8 {
                    throw builder.problem(.notUTF8, DocumentProblem.notUTF8, at: offset)
                }
                return (content, hasEscapes, isASCII)
            case UInt8(ascii: "\\"):
                hasEscapes = true
                position = offset
                try escape(isKey)
                offset = position
            case ..<0x20:
                throw syntax(
                    byte == 0x0A || byte == 0x0D
                        ? "the line ends within a string; write \\n for a line feed"
                        : "a control character stands in a string; write it as \\u",
                    at: offset
                )
            default:
                if byte >= 0x80 { isASCII = false }
                offset += 1
            }
        }
        throw syntax("the text ends within a string", at: start)
    }

    private mutating func escape(_ isKey: Bool) throws(DocumentProblem) {
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
            // The escape after a first half may begin a pair of its own.
            position = end
            let detail = "half of a surrogate pair is no character"
            if isKey { throw syntax(detail, at: start) }
            try builder.reportLoneSurrogate(at: start, detail)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
            UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            position += 1
        default: throw syntax("no such escape; a backslash itself is written \\\\", at: start)
        }
    }

    private mutating func hexadecimal(_ start: Int) throws(DocumentProblem) -> UInt32 {
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw syntax("four hexadecimal digits belong behind \\u", at: start)
            }
            unit = unit << 4 | UInt32(digit)
            position += 1
        }
        return unit
    }
}
