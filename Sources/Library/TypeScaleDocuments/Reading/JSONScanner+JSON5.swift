import TypeScaleDiagnostics

/// The syntax of [JSON5](https://spec.json5.org) that people use in token files.
///
/// The scanner accepts comments, a comma before a closing bracket, strings in single quotes, and
/// keys without quotes. Such a key consists of ASCII letters, digits, `_` and `$`. Other numbers
/// and escapes of JSON5 are errors.
extension JSONScanner {
    /// Skips comments and the white space after them.
    mutating func skipComments() throws(Diagnostic) {
        while byte == UInt8(ascii: "/") {
            let start = position
            if skipIf("//") {
                let end = bytes[position...].firstIndex { $0 == 0x0A || $0 == 0x0D }
                position = end ?? bytes.count
            } else if skipIf("/*") {
                guard skip(past: "*/") else { throw syntax("unterminated comment", at: start) }
            } else {
                throw syntax("unexpected slash; a comment begins with // or /*")
            }
            builder.usesJSON5 = true
            skipWhiteSpace()
        }
    }

    /// Skips a key without quotes, and returns its range.
    mutating func identifier() -> Range<Int> {
        let start = position
        while let byte, byte.isInIdentifier { position += 1 }
        builder.usesJSON5 = true
        return start..<position
    }
}

extension UInt8 {
    /// Whether the byte can be part of a key without quotes.
    var isInIdentifier: Bool {
        isASCIILetterOrDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
    }
}
