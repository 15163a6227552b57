import TypeScaleDiagnostics

/// Builds the text of an Android string from its XML, as the Android Asset Packaging Tool does.
///
/// White space is joined, escapes such as `\n` and `\u0020` are replaced, and quotes preserve white
/// space. See [String resources](https://developer.android.com/guide/topics/resources/string-resource#FormattingAndStyling).
struct AndroidText {
    /// The texts between the tags, or `nil` for the start or end of an element such as `<b>`.
    private var pieces: [String?] = []
    /// The description of the first error, if any.
    private(set) var fault: String?

    /// The number of texts and tags.
    var count: Int { pieces.count }

    mutating func append(_ text: String) {
        if let last = pieces.indices.last, pieces[last] != nil {
            // In place, so that many short texts take linear time.
            pieces[last]?.append(text)
        } else {
            pieces.append(text)
        }
    }

    /// Marks the start or end of an element that styles a text.
    mutating func appendTag() {
        pieces.append(nil)
    }

    /// Whether the text refers to another resource, such as `@string/name`.
    var isReference: Bool {
        guard pieces.count == 1, let text = pieces[0] else { return false }
        let trimmed = text.trimmed.utf8
        guard let first = trimmed.first, "@?".utf8.contains(first) else { return false }
        if trimmed.dropFirst().elementsEqual("null".utf8) { return true }
        if trimmed.dropFirst().elementsEqual("empty".utf8) { return true }
        return trimmed.dropFirst(2).contains(UInt8(ascii: "/"))
            && !trimmed.contains { Self.isSpace($0) || $0 == UInt8(ascii: "\\") }
    }

    /// Returns the text that a reader sees.
    mutating func text() -> String {
        if pieces.allSatisfy({ $0 != nil }) { trim() }
        var result: [UInt8] = []
        for piece in pieces {
            if let piece { append(Array(piece.utf8), to: &result) }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Removes the white space at the start and end of a text without styles.
    private mutating func trim() {
        guard let text = pieces.first ?? nil else { return }
        let bytes = Array(text.utf8)
        let start = bytes.firstIndex { !Self.isSpace($0) } ?? bytes.count
        let end = (bytes.lastIndex { !Self.isSpace($0) } ?? start - 1) + 1
        pieces[0] = String(decoding: bytes[start..<end], as: UTF8.self)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

    /// Appends a piece, whose quotes and white space end at its tags.
    private mutating func append(_ piece: [UInt8], to result: inout [UInt8]) {
        var (isQuoted, isAfterSpace) = (false, false)
        var rest = piece[...]
        while let byte = rest.popFirst() {
            if !isQuoted, Self.isSpace(byte) {
                if !isAfterSpace { result.append(0x20) }
                isAfterSpace = true
                continue
            }
            isAfterSpace = false
            switch byte {
            case UInt8(ascii: "\\"): escape(&rest, to: &result)
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: "'"):
                if !isQuoted { report("unescaped apostrophe; write \\'") }
                result.append(byte)
            default: result.append(byte)
            }
        }
    }

    private mutating func report(_ detail: String) {
        if fault == nil { fault = detail }
    }

    /// Appends the character of an escape, after its backslash.
    private mutating func escape(_ rest: inout ArraySlice<UInt8>, to result: inout [UInt8]) {
        switch rest.popFirst() {
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "u"):
            guard var unit = Self.unit(&rest) else {
                return report("expected four hexadecimal digits after \\u")
            }
            if 0xD800...0xDBFF ~= unit, rest.starts(with: "\\u".utf8) {
                var low = rest.dropFirst(2)
                if let second = Self.unit(&low), 0xDC00...0xDFFF ~= second {
                    unit = 0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00)
                    rest = low
                }
            }
            if Unicode.Scalar(unit) == nil { report("unpaired surrogate") }
            result += Array(String(Unicode.Scalar(unit) ?? "\u{FFFD}").utf8)
        // Any other character represents itself.
        case let byte?: result.append(byte)
        case nil: break
        }
    }

    /// Reads four hexadecimal digits.
    private static func unit(_ rest: inout ArraySlice<UInt8>) -> UInt32? {
        var unit: UInt32 = 0
        var digits = rest.prefix(4)
        guard digits.count == 4 else { return nil }
        while let byte = digits.popFirst() {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            unit = unit << 4 | UInt32(digit)
        }
        rest = rest.dropFirst(4)
        return unit
    }
}
