extension JSONScanner {
    /// A string, from its first quote to behind its last.
    ///
    /// Half of a surrogate pair, of which servers that cut texts leave some, loses itself in a value; a
    /// key with one is no name.
    mutating func string(isKey: Bool) throws(DocumentFault) -> DocumentKey {
        let start = scan.place
        scan.place += 1
        var isASCII = true
        var hasEscapes = false
        while let byte {
            switch byte {
            case UInt8(ascii: "\""):
                let plain = (start + 1)..<scan.place
                scan.place += 1
                return DocumentKey(
                    offset: start,
                    plain: plain,
                    unescaped: hasEscapes ? unescaped(plain) : nil,
                    isASCII: isASCII
                )
            case UInt8(ascii: "\\"):
                hasEscapes = true
                try escape(isKey)
            case ..<0x20:
                throw syntax(
                    byte == 0x0A || byte == 0x0D
                        ? "the line ends within a string; write \\n for a line feed"
                        : "a control character stands in a string; write it as \\u"
                )
            case 0x20..<0x80: scan.place += 1
            default:
                isASCII = false
                try scalar()
            }
        }
        throw syntax("the text ends within a string", at: start)
    }

    /// An escape, checked.
    private mutating func escape(_ isKey: Bool) throws(DocumentFault) {
        let start = scan.place
        scan.place += 1
        switch byte {
        case UInt8(ascii: "u"):
            scan.place += 1
            let unit = try hexadecimal(start)
            guard 0xD800...0xDFFF ~= unit else { return }
            let end = scan.place
            if unit < 0xDC00, skipIf("\\u"), 0xDC00...0xDFFF ~= (try hexadecimal(end)) { return }
            // What comes behind a first half may begin a pair of its own.
            scan.place = end
            let detail = "half of a surrogate pair is no character"
            if isKey { throw syntax(detail, at: start) }
            scan.loneSurrogates.append(start)
            try scan.note(.loneSurrogate, detail, at: start)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
            UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            scan.place += 1
        default: throw syntax("no such escape; a backslash itself is written \\\\", at: start)
        }
    }

    private mutating func hexadecimal(_ start: Int) throws(DocumentFault) -> UInt32 {
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw syntax("four hexadecimal digits belong behind \\u", at: start)
            }
            unit = unit << 4 | UInt32(digit)
            scan.place += 1
        }
        return unit
    }

    /// A scalar of more than one byte.
    private mutating func scalar() throws(DocumentFault) {
        guard let length = WellFormedUTF8.length(at: scan.place, in: scan.bytes) else {
            throw scan.fault(
                .notUTF8,
                "the bytes are not UTF-8; save the file in that encoding"
            )
        }
        scan.place += length
    }

    /// The text of a string that was checked.
    private func unescaped(_ plain: Range<Int>) -> String {
        var units: [UInt16] = []
        var rest = scan.bytes[plain]
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

    /// A number, as JSON writes them.
    mutating func number() throws(DocumentFault) {
        let start = scan.place
        if byte == UInt8(ascii: "-") { scan.place += 1 }
        let whole = digits()
        guard whole > 0 else { throw syntax("a digit belongs behind the minus sign") }
        if whole > 1, scan.bytes[scan.place - whole] == UInt8(ascii: "0") {
            throw syntax("a number has no zeros in front", at: start)
        }
        if byte == UInt8(ascii: ".") {
            scan.place += 1
            guard digits() > 0 else { throw syntax("a digit belongs behind the point") }
        }
        var hasExponent = false
        if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
            hasExponent = true
            scan.place += 1
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { scan.place += 1 }
            guard digits() > 0 else { throw syntax("a digit belongs behind the exponent's e") }
        }
        // What is shorter and has no exponent is in range.
        guard hasExponent || scan.place - start > 300 else { return }
        let number = scan.bytes[start..<scan.place]
        let value = Double(String(decoding: number, as: UTF8.self)) ?? .infinity
        let isZero = number.prefix { $0 | 0x20 != UInt8(ascii: "e") }.allSatisfy {
            !(UInt8(ascii: "1")...UInt8(ascii: "9") ~= $0)
        }
        if !value.isFinite || value == 0 && !isZero {
            try scan.note(
                .numberOutOfRange,
                value.isFinite
                    ? "the number is nearer to zero than can be held"
                    : "the number is larger than can be held",
                at: start
            )
        }
    }

    private mutating func digits() -> Int {
        let start = scan.place
        while let byte, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { scan.place += 1 }
        return scan.place - start
    }
}
