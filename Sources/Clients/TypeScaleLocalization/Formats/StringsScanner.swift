import TypeScaleDiagnostics
import TypeScaleDocuments

/// Scans old-style `.strings` files, which contain entries such as `"key" = "value";`.
///
/// The syntax is the same as in Foundation, except that a value must be a string.
struct StringsScanner: TextScanner {
    let bytes: [UInt8]
    private let language: String?
    var position = 0
    var byte: UInt8? { position < bytes.count ? bytes[position] : nil }
    /// The offset after the last token.
    private var tokenEnd = 0
    private var isAfterEntry = false

    /// Creates a scanner for well-formed UTF-8.
    init(_ bytes: [UInt8], language: String?) {
        self.bytes = bytes
        self.language = language
        skipByteOrderMark()
    }

    /// Returns the next entry, or `nil` at the end.
    mutating func next() throws(Diagnostic) -> TranslationCatalog.Entry? {
        let comment = try leadingComment()
        guard byte != nil else { return nil }
        let start = position
        let key = try text("a key")
        let limit = TranslationCatalog.maximumKeyBytes
        guard key.utf8.count <= limit else {
            throw fault("a key exceeds the limit of \(limit >> 10) KiB", at: start)
        }
        try skipBlanks()
        var value = key
        if byte == UInt8(ascii: "=") {
            position += 1
            try skipBlanks()
            value = try text("a string")
            try skipBlanks()
        }
        guard byte == UInt8(ascii: ";") else {
            let detail = "expected ';' after the string; escape inner quotes with backslashes"
            let isOnLaterLine = bytes[tokenEnd..<position].contains { $0 == 0x0A || $0 == 0x0D }
            throw fault(detail, at: isOnLaterLine ? tokenEnd : position)
        }
        position += 1
        isAfterEntry = true
        return .init(
            name: .init(key),
            language: language,
            text: value,
            offset: start,
            syntaxes: .cocoa,
            details: EntryDetails(comment: comment)
        )
    }

    func fault(
        _ detail: String,
        at offset: Int? = nil,
        _ path: String = ""
    ) -> Diagnostic {
        Diagnostic(.syntax, detail, path: path, offset: offset ?? position)
    }

    /// Skips white space and comments.
    private mutating func skipBlanks() throws(Diagnostic) {
        tokenEnd = position
        repeat { _ = skipLines() } while try comment() != nil
    }

    /// Skips white space and comments, and returns the comments on the next entry.
    ///
    /// An empty line separates comments from the entry, such as a license at the start of a file. A
    /// comment on the line of an earlier entry does not describe the next entry.
    private mutating func leadingComment() throws(Diagnostic) -> String {
        tokenEnd = position
        var comments: [String] = []
        var isOnEntryLine = isAfterEntry
        while true {
            let lines = skipLines()
            if lines > 0 { isOnEntryLine = false }
            if lines > 1 { comments = [] }
            guard let content = try comment() else { return comments.joined(separator: "\n") }
            guard !isOnEntryLine else { continue }
            comments.append(String(decoding: bytes[content], as: UTF8.self).trimmed)
        }
    }

    /// Skips white space, and returns its number of line ends.
    private mutating func skipLines() -> Int {
        var lines = 0
        while let byte {
            switch byte {
            case 0x20, 0x09...0x0D:
                let endsPair = byte == 0x0A && position > 0 && bytes[position - 1] == 0x0D
                if byte == 0x0D || byte == 0x0A && !endsPair { lines += 1 }
                position += 1
            case 0xE2 where isAtSeparator:
                lines += 1
                position += 3
            default: return lines
            }
        }
        return lines
    }

    /// Skips a comment, and returns the range of its content, or `nil` if no comment comes next.
    private mutating func comment() throws(Diagnostic) -> Range<Int>? {
        guard byte == UInt8(ascii: "/") else { return nil }
        let start = position
        if isAt("//") {
            while let byte, byte != 0x0A, byte != 0x0D, byte != 0xE2 || !isAtSeparator {
                position += 1
            }
            return (start + 2)..<position
        }
        guard isAt("/*") else { return nil }
        position += 2
        guard skip(past: "*/") else { throw fault("unterminated comment", at: start) }
        return (start + 2)..<(position - 2)
    }

    /// Whether the next character is U+2028 or U+2029, which end a line in Foundation.
    private var isAtSeparator: Bool { isAt("\u{2028}") || isAt("\u{2029}") }

    /// Reads a quoted string or an unquoted word.
    private mutating func text(_ noun: String) throws(Diagnostic) -> String {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return try quoted()
        case nil: throw fault("expected \(noun) before the end of the text", at: tokenEnd)
        case let byte? where Self.isOfWord(byte):
            let start = position
            while let byte = self.byte, Self.isOfWord(byte) { position += 1 }
            return String(decoding: bytes[start..<position], as: UTF8.self)
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
            throw fault("expected \(noun) in double quotes, not a list, a dictionary or data")
        default: throw fault("expected \(noun) in double quotes")
        }
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        byte.isASCIILetterOrDigit || "_$.-:/".utf8.contains(byte)
    }

    private mutating func quoted() throws(Diagnostic) -> String {
        let start = position
        let quote = bytes[position]
        position += 1
        var text: [UInt8] = []
        while let byte {
            position += 1
            switch byte {
            case quote: return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): try escape(into: &text)
            default: text.append(byte)
            }
        }
        throw fault("unterminated string", at: start)
    }

    /// Reads an escape after its backslash.
    ///
    /// An escape is a character, up to three octal digits, or `U` and up to four hexadecimal ones.
    private mutating func escape(into text: inout [UInt8]) throws(Diagnostic) {
        let start = position - 1
        guard let byte else { throw fault("unterminated string", at: start) }
        position += 1
        if let control = byte.controlInC { return text.append(control) }
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            position -= 1
            let number = digits(radix: 8, atMost: 3)
            // Larger values belong to the obsolete NeXTSTEP encoding.
            guard number < 0x80 else {
                throw fault("octal escape beyond ASCII; write \\U and four digits", at: start)
            }
            text.append(UInt8(number))
        case UInt8(ascii: "U"):
            var unit = digits(radix: 16, atMost: 4)
            if 0xD800...0xDBFF ~= unit, isAt("\\U") {
                position += 2
                let low = digits(radix: 16, atMost: 4)
                if 0xDC00...0xDFFF ~= low {
                    unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
                }
            }
            guard let scalar = Unicode.Scalar(unit) else {
                throw fault("unpaired surrogate", at: start)
            }
            text.append(contentsOf: String(scalar).utf8)
        // Any other character, such as a quote, represents itself.
        default: text.append(byte)
        }
    }

    private mutating func digits(radix: UInt32, atMost count: Int) -> UInt32 {
        var number: UInt32 = 0
        for _ in 0..<count {
            guard let byte,
                let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix
            else { break }
            number = number * radix + UInt32(digit)
            position += 1
        }
        return number
    }
}
