import TypeScaleDiagnostics

/// Scans JSON as defined in [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259).
///
/// Unlike Foundation, the scanner refuses a comma before a closing bracket, except in JSON5.
struct JSONScanner: TextScanner {
    var builder: DocumentBuilder
    let bytes: [UInt8]
    /// Whether the text can have the syntax in the other extension, which is from JSON5.
    let acceptsJSON5: Bool
    var position = 0
    /// The offset after the last token.
    private var tokenEnd = 0

    private enum Expected {
        case value, valueOrEnd, key, keyOrEnd, afterValue
    }

    init(_ builder: DocumentBuilder, acceptsJSON5: Bool = false) {
        self.builder = builder
        self.acceptsJSON5 = acceptsJSON5
        bytes = builder.bytes
        skipByteOrderMark()
    }

    func syntax(_ detail: String, at offset: Int? = nil) -> Diagnostic {
        builder.problem(.syntax, detail, at: offset ?? position)
    }

    consuming func scanned() throws(Diagnostic) -> DocumentBuilder {
        var expected = Expected.value
        while true {
            try skipBlanks()
            switch expected {
            case .value:
                // After a comment, a document can begin with another value.
                if builder.nesting == 0, let byte, !"{[".utf8.contains(byte) {
                    let detail = "expected an object or a list"
                    throw builder.problem(.notADocument, detail, at: position)
                }
                expected = try value()
            case .valueOrEnd: expected = byte == UInt8(ascii: "]") ? try close() : try value()
            case .key: expected = try key()
            case .keyOrEnd: expected = byte == UInt8(ascii: "}") ? try close() : try key()
            case .afterValue:
                if builder.nesting > 0 {
                    expected = try afterValue()
                } else if byte == nil {
                    // The scanner does not check the text of comments.
                    if builder.usesJSON5 { try bytes.checkUTF8() }
                    return builder
                } else {
                    throw syntax("unexpected text after the JSON; remove it")
                }
            }
        }
    }

    private mutating func skipBlanks() throws(Diagnostic) {
        tokenEnd = position
        skipWhiteSpace()
        if acceptsJSON5, byte == UInt8(ascii: "/") { try skipComments() }
    }

    private mutating func value() throws(Diagnostic) -> Expected {
        builder.beginValue()
        switch byte {
        case UInt8(ascii: "{"): return try open(.dictionary)
        case UInt8(ascii: "["): return try open(.list)
        case UInt8(ascii: "\""),
            UInt8(ascii: "'") where acceptsJSON5:
            let offset = position
            let (content, hasEscapes, _) = try string(isKey: false)
            try builder.addValue(
                .text,
                offset: offset,
                content: content,
                flags: hasEscapes ? .isTextEncoded : []
            )
        case UInt8(ascii: "-"): try number()
        case let byte? where byte.isASCIIDigit: try number()
        case UInt8(ascii: "t"): try word("true", .true)
        case UInt8(ascii: "f"): try word("false", .false)
        case UInt8(ascii: "n"): try word("null", .null)
        default: throw missing("value")
        }
        return .afterValue
    }

    private mutating func word(
        _ word: String,
        _ kind: DocumentValueKind
    ) throws(Diagnostic) {
        let start = position
        let end = start + word.utf8.count
        guard bytes[start...].starts(with: word.utf8) else { throw missing("value") }
        position = end
        try builder.addValue(kind, offset: start, content: start..<end)
    }

    private func missingToken(_ detail: String) -> Diagnostic {
        syntax(detail, at: bytes.offsetOfMissingToken(after: tokenEnd, before: position))
    }

    /// Returns the error for a missing value or key.
    private func missing(_ noun: String) -> Diagnostic {
        switch byte {
        case nil: missingToken("expected a \(noun) before the end of the text")
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
            missingToken("expected a \(noun), found a closing bracket")
        case UInt8(ascii: "/"): syntax("JSON does not allow comments; remove this one")
        default: syntax("expected a \(noun); put text in double quotes")
        }
    }

    private mutating func key() throws(Diagnostic) -> Expected {
        let offset = position
        let range: Range<Int>
        var (hasEscapes, isASCII) = (false, true)
        switch byte {
        case UInt8(ascii: "\""),
            UInt8(ascii: "'") where acceptsJSON5:
            (range, hasEscapes, isASCII) = try string(isKey: true)
        case let byte? where acceptsJSON5 && byte.isInIdentifier && !byte.isASCIIDigit:
            range = identifier()
        default: throw missing("key")
        }
        try skipBlanks()
        guard byte == UInt8(ascii: ":") else { throw missingToken("expected ':' after the key") }
        position += 1
        let text = hasEscapes ? JSONText.decoded(bytes[range]) : nil
        try builder.add(.init(range: range, offset: offset, text: text, isASCII: isASCII))
        return .value
    }

    private mutating func afterValue() throws(Diagnostic) -> Expected {
        let isDictionary = builder.isInDictionary
        switch byte {
        case UInt8(ascii: ","):
            position += 1
            if acceptsJSON5 { return isDictionary ? .keyOrEnd : .valueOrEnd }
            return isDictionary ? .key : .value
        case UInt8(ascii: "}") where isDictionary, UInt8(ascii: "]") where !isDictionary:
            return try close()
        case nil: throw missingToken("expected a closing bracket before the end of the text")
        default:
            let bracket = isDictionary ? "}" : "]"
            throw missingToken("expected ',' or '\(bracket)'")
        }
    }

    private mutating func open(_ kind: DocumentValueKind) throws(Diagnostic) -> Expected {
        try builder.open(kind, offset: position)
        position += 1
        return kind == .dictionary ? .keyOrEnd : .valueOrEnd
    }

    private mutating func close() throws(Diagnostic) -> Expected {
        let followsComma = acceptsJSON5 && tokenEnd > 0 && bytes[tokenEnd - 1] == UInt8(ascii: ",")
        if followsComma { builder.usesJSON5 = true }
        position += 1
        try builder.close(end: position)
        return .afterValue
    }

    private mutating func number() throws(Diagnostic) {
        let start = position
        if byte == UInt8(ascii: "-") { position += 1 }
        let whole = try digits(after: "minus sign")
        if whole > 1, bytes[position - whole] == UInt8(ascii: "0") {
            throw syntax("unexpected zero at the start of a number; remove it", at: start)
        }
        if byte == UInt8(ascii: ".") {
            position += 1
            _ = try digits(after: "decimal point")
        }
        let hasExponent = byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E")
        if hasExponent {
            position += 1
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
            _ = try digits(after: "exponent sign")
        }
        try builder.addValue(.number, offset: start, content: start..<position)
        // Shorter numbers without an exponent are in range.
        guard hasExponent || position - start > 300 else { return }
        let number = String(decoding: bytes[start..<position], as: UTF8.self)
        let value = Double(number) ?? .infinity
        let isZero = number.unicodeScalars.prefix { $0 != "e" && $0 != "E" }
            .allSatisfy { !("1"..."9" ~= $0) }
        guard !value.isFinite || value == 0 && !isZero else { return }
        try builder.reportOutOfRange(
            value.isFinite
                ? "the number is too close to zero to represent"
                : "the number is too large to represent"
        )
    }

    /// Skips one or more digits, and returns their number.
    private mutating func digits(after part: String) throws(Diagnostic) -> Int {
        let start = position
        while let byte, byte.isASCIIDigit { position += 1 }
        guard position > start else { throw syntax("expected a digit after the \(part)") }
        return position - start
    }
}
