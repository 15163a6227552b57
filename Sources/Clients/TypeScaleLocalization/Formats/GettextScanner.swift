import TypeScaleDiagnostics
import TypeScaleDocuments

/// Scans the messages of gettext's [PO files](https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html).
struct GettextScanner: TextScanner {
    struct Message {
        /// The context in `msgctxt`, or `nil` if the message has none.
        fileprivate(set) var context: String?
        /// The untranslated text in `msgid`.
        fileprivate(set) var id = ""
        /// The untranslated plural in `msgid_plural`, or `nil` if the message has none.
        fileprivate(set) var plural: String?
        /// The translations, each with the number in its brackets.
        fileprivate(set) var texts: [(index: Int?, text: String, offset: Int)] = []
        /// The offset of `msgid`.
        fileprivate(set) var offset = 0
        /// The developer's comments after `#.`.
        fileprivate(set) var comment = ""
        /// The flags after `#,`, separated by commas.
        fileprivate(set) var flags = ""
        /// Whether the message is in a comment after `#~`.
        fileprivate(set) var isObsolete = false
        /// The first error in a string, if any.
        fileprivate(set) var fault: String?
    }

    let bytes: [UInt8]
    var position = 0
    var byte: UInt8? { position < bytes.count ? bytes[position] : nil }
    /// Whether the current line is in a comment after `#~`.
    private var isObsolete = false
    /// The comments and flags since the last keyword.
    private var comments = ""
    private var flags = ""
    private var fault: String?
    /// Whether the flags since the last keyword exceed the limit.
    private var hasLongFlags = false

    /// The maximum length of a message's flags, in bytes.
    private static let maximumFlagBytes = 4 << 10

    /// Creates a scanner for well-formed UTF-8.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        skipByteOrderMark()
    }

    /// Returns the next message, or `nil` at the end.
    mutating func next() throws(Diagnostic) -> Message? {
        var message = Message()
        skipBlanks()
        while let start = keyword("domain") {
            _ = try string(after: "domain", start)
        }
        guard byte != nil else { return nil }
        message.comment = comments
        message.flags = flags
        message.isObsolete = isObsolete
        message.offset = position
        fault = nil
        if hasLongFlags {
            report("the flags exceed the limit of \(Self.maximumFlagBytes >> 10) KiB")
        }
        clearComments()
        if let start = keyword("msgctxt") { message.context = try string(after: "msgctxt", start) }
        guard let start = keyword("msgid") else {
            throw problem("expected msgid, msgctxt or a comment")
        }
        message.offset = start
        message.id = try string(after: "msgid", start)
        if let start = keyword("msgid_plural") {
            message.plural = try string(after: "msgid_plural", start)
        }
        while let start = keyword("msgstr") {
            let index = try self.index()
            // The comments after a message belong to the next.
            clearComments()
            let text = try string(after: "msgstr", start)
            message.texts.append((index, text, start))
        }
        guard !message.texts.isEmpty else { throw problem("expected msgstr after msgid") }
        checkForms(of: message)
        message.fault = fault
        return message
    }

    /// Reports forms that gettext does not accept.
    private mutating func checkForms(of message: Message) {
        let indices = message.texts.map(\.index)
        if message.plural == nil, let index = indices.lazy.compactMap(\.self).first {
            report("msgstr[\(index)] without msgid_plural; write msgstr, or add msgid_plural")
        } else if message.plural != nil, indices.contains(nil) {
            report("msgstr without a form after msgid_plural; write msgstr[0], msgstr[1] and so on")
        } else if message.plural != nil, indices != Array(0..<indices.count) {
            report("expected the forms msgstr[0], msgstr[1] and so on, in this order")
        } else if message.plural == nil, indices.count > 1 {
            report("two msgstr for one msgid; keep one")
        }
    }

    func problem(_ detail: String, at offset: Int? = nil) -> Diagnostic {
        Diagnostic(.syntax, detail, offset: offset ?? position)
    }

    private mutating func clearComments() {
        comments = ""
        flags = ""
        hasLongFlags = false
    }

    /// Skips a keyword, and returns its offset, or `nil` if another word comes next.
    private mutating func keyword(_ word: String) -> Int? {
        let end = position + word.utf8.count
        guard isAt(word), end >= bytes.count || !Self.isOfWord(bytes[end]) else { return nil }
        let start = position
        position = end
        skipBlanks()
        return start
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        byte.isASCIILetterOrDigit || byte == UInt8(ascii: "_")
    }

    /// Reads a number in brackets, such as `[1]`, or returns `nil` without brackets.
    private mutating func index() throws(Diagnostic) -> Int? {
        guard byte == UInt8(ascii: "[") else { return nil }
        let start = position
        position += 1
        skipWhiteSpace()
        let digits = bytes[position...].prefix(4).prefix(while: \.isASCIIDigit)
        position += digits.count
        skipWhiteSpace()
        guard byte == UInt8(ascii: "]"),
            let index = Int(String(decoding: digits, as: UTF8.self)), index < 1000
        else { throw problem("expected a number from 0 through 999 in brackets", at: start) }
        position += 1
        skipBlanks()
        return index
    }

    /// Skips white space and comments, and keeps the comments of the next message.
    private mutating func skipBlanks() {
        while let byte {
            switch byte {
            case 0x0A, 0x0D:
                isObsolete = false
                position += 1
            case 0x20, 0x09, 0x0B, 0x0C: position += 1
            case UInt8(ascii: "#"):
                position += 1
                if isAt("~"), !isAt("~|") {
                    isObsolete = true
                    position += 1
                } else {
                    comment()
                }
            default: return
            }
        }
    }

    /// Skips a comment after its `#`.
    private mutating func comment() {
        let kind = byte
        let start = position
        while let byte, byte != 0x0A, byte != 0x0D { position += 1 }
        let text = String(decoding: bytes[start..<position].dropFirst(), as: UTF8.self).trimmed
        switch kind {
        // A longer comment is truncated.
        case UInt8(ascii: ".") where comments.utf8.count < TranslationCatalog.maximumTextBytes:
            if !comments.isEmpty { comments += "\n" }
            comments += text
        case UInt8(ascii: ",") where flags.utf8.count + text.utf8.count > Self.maximumFlagBytes:
            hasLongFlags = true
        case UInt8(ascii: ","):
            if !flags.isEmpty { flags += "," }
            flags += text
        default: break
        }
    }
}

extension GettextScanner {
    /// Reads the strings after a keyword, which are joined.
    private mutating func string(
        after keyword: String,
        _ start: Int
    ) throws(Diagnostic) -> String {
        guard byte == UInt8(ascii: "\"") else {
            throw problem("expected a string in double quotes after \(keyword)", at: start)
        }
        var text: [UInt8] = []
        var hasBytes = false
        while byte == UInt8(ascii: "\"") {
            try quoted(into: &text, &hasBytes)
            skipBlanks()
        }
        if hasBytes, String(validating: text, as: UTF8.self) == nil {
            report("the escapes are not valid UTF-8")
        }
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func report(_ detail: String) {
        if fault == nil { fault = detail }
    }

    private mutating func quoted(
        into text: inout [UInt8],
        _ hasBytes: inout Bool
    ) throws(Diagnostic) {
        let start = position
        position += 1
        while let byte, byte != 0x0A, byte != 0x0D {
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return
            case UInt8(ascii: "\\"): escape(into: &text, &hasBytes)
            default: text.append(byte)
            }
        }
        throw problem("unterminated string; write \\n for a line end", at: start)
    }

    /// Reads an escape after its backslash, as in C.
    private mutating func escape(into text: inout [UInt8], _ hasBytes: inout Bool) {
        guard let byte, byte != 0x0A, byte != 0x0D else { return }
        position += 1
        if let control = byte.controlInC { return text.append(control) }
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): text.append(byte)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            position -= 1
            number(radix: 8, atMost: 3, into: &text, &hasBytes)
        case UInt8(ascii: "x"): number(radix: 16, atMost: 2, into: &text, &hasBytes)
        default:
            report("unknown escape; write \\\\ for a backslash")
            text.append(byte)
        }
    }

    /// Reads the digits of an escape, whose value is a byte.
    private mutating func number(
        radix: Int,
        atMost count: Int,
        into text: inout [UInt8],
        _ hasBytes: inout Bool
    ) {
        var number = 0
        let start = position
        for _ in 0..<count {
            guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix
            else { break }
            number = number * radix + digit
            position += 1
        }
        if position == start { report("expected digits after \\x") }
        if number >= 0x80 { hasBytes = true }
        text.append(UInt8(truncatingIfNeeded: number))
    }
}
