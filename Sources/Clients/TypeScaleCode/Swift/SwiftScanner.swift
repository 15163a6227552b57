import TypeScaleDocuments

/// Reads the tokens of Swift source code, which can be malformed.
///
/// Comments are skipped. A string or a regular expression is one token, including the code in its
/// interpolations. The time is linear in the number of bytes.
struct SwiftScanner {
    struct Token {
        enum Kind: Equatable {
            /// An identifier, a keyword or a number.
            case word
            /// `#` and a word, such as `#if`.
            case directive
            /// `@` and a word.
            case attribute
            case literal
            case sign(UInt8)
        }

        let kind: Kind
        let range: Range<Int>
        /// Whether the token is the first in its line.
        let startsLine: Bool
    }

    let bytes: [UInt8]
    /// The position after the last byte to read.
    let end: Int
    var position: Int
    /// Whether an operand can follow, so that a slash starts a regular expression.
    private(set) var expectsOperand = true
    private var previousIsDot = false
    private var isAtStart = true
    /// The searches for the ends of regular expressions that failed.
    var failures = RegexFailures()
    /// The problem of a comment or a string that does not end, and the offset of its start.
    private(set) var missingEnd: (problem: String, offset: Int)?
    /// The comments between the tokens so far, if the scanner records them.
    private(set) var comments: [Range<Int>] = []
    private let recordsComments: Bool
    /// The code in the interpolations of the last string, without their parentheses.
    ///
    /// An interpolation of an interpolation is not included.
    var interpolations: [Range<Int>] = []

    /// Creates a scanner of a file.
    init(_ bytes: [UInt8], recordingComments: Bool = false) {
        self.init(bytes, in: 0..<bytes.count, recordingComments: recordingComments)
        // A byte order mark is not part of the first word.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        if bytes.starts(with: "#!".utf8) { skipLine() }
    }

    /// Creates a scanner of the bytes in a range.
    init(_ bytes: [UInt8], in range: Range<Int>, recordingComments: Bool) {
        self.bytes = bytes
        end = range.upperBound
        position = range.lowerBound
        recordsComments = recordingComments
    }

    /// Returns the next token, or `nil` at the end.
    mutating func next() -> Token? {
        let startsLine = skipSpace()
        if startsLine { expectsOperand = true }
        guard let byte = peek() else { return nil }
        let start = position
        let kind = readToken(byte)
        // An attribute does not change how the next slash is read.
        if kind != .attribute {
            expectsOperand = operandFollows(kind, start..<position)
            previousIsDot = kind == .sign(UInt8(ascii: "."))
        }
        return Token(kind: kind, range: start..<position, startsLine: startsLine)
    }

    func peek(_ offset: Int = 0) -> UInt8? {
        position + offset < end ? bytes[position + offset] : nil
    }

    func has(_ text: String) -> Bool {
        let textEnd = position + text.utf8.count
        return textEnd <= end && text.utf8.elementsEqual(bytes[position..<textEnd])
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Returns the number of number signs at the current position.
    func countPounds() -> Int {
        var count = 0
        while peek(count) == UInt8(ascii: "#") { count += 1 }
        return count
    }
}

extension SwiftScanner {
    private mutating func readToken(_ byte: UInt8) -> Token.Kind {
        switch byte {
        case _ where byte.isSwiftWord:
            skipWord()
            return .word
        case UInt8(ascii: "`"):
            var end = 1
            while let byte = peek(end), !byte.isLineBreak, byte != UInt8(ascii: "`") { end += 1 }
            guard peek(end) == UInt8(ascii: "`") else { break }
            position += end + 1
            return .word
        case UInt8(ascii: "@"):
            guard peek(1)?.isSwiftWord == true else { break }
            position += 1
            skipWord()
            return .attribute
        case UInt8(ascii: "\""):
            skipString(pounds: 0)
            return .literal
        case UInt8(ascii: "/"):
            guard expectsOperand, skipRegex(pounds: 0) else { break }
            return .literal
        case UInt8(ascii: "#"):
            let pounds = countPounds()
            if peek(pounds) == UInt8(ascii: "\"") {
                skipString(pounds: pounds)
                return .literal
            }
            if peek(pounds) == UInt8(ascii: "/"), skipRegex(pounds: pounds) { return .literal }
            position += pounds
            guard pounds == 1, peek()?.isSwiftWord == true else { return .sign(byte) }
            skipWord()
            return .directive
        default: break
        }
        position += 1
        return .sign(byte)
    }

    private func operandFollows(_ kind: Token.Kind, _ range: Range<Int>) -> Bool {
        switch kind {
        case .literal, .directive: return false
        case .attribute: return expectsOperand
        case .word:
            let isKeyword = range.count <= 6 && Self.keywords.contains(text(range))
            return isKeyword && !previousIsDot
        case .sign(let byte):
            // An exclamation mark is usually postfix.
            if byte == UInt8(ascii: "!") { return expectsOperand }
            return !")]}".utf8.contains(byte)
        }
    }

    /// The keywords that an expression can follow.
    private static let keywords: Set<String> = [
        "return", "in", "case", "if", "guard", "while", "where", "throw", "try", "await", "else",
        "is", "as", "do", "switch", "yield",
    ]

    private mutating func skipWord() {
        while let byte = peek(), byte.isSwiftWord { position += 1 }
    }

    private mutating func skipLine() {
        while let byte = peek(), !byte.isLineBreak { position += 1 }
    }

    /// Skips spaces, line breaks and comments, and returns whether the next token starts a line.
    private mutating func skipSpace() -> Bool {
        var isFirst = isAtStart
        isAtStart = false
        while let byte = peek() {
            if byte.isLineBreak {
                isFirst = true
                position += 1
            } else if byte.isSpace {
                position += 1
            } else {
                let start = position
                guard skipComment() else { break }
                let comment = start..<min(position, end)
                if bytes[comment].contains(where: \.isLineBreak) { isFirst = true }
                if recordsComments { comments.append(comment) }
            }
        }
        return isFirst
    }

    /// Skips a comment, in which other comments can be nested, and returns whether there is one.
    mutating func skipComment() -> Bool {
        guard peek() == UInt8(ascii: "/") else { return false }
        if peek(1) == UInt8(ascii: "/") {
            skipLine()
            return true
        }
        guard peek(1) == UInt8(ascii: "*") else { return false }
        let start = position
        var depth = 0
        repeat {
            if has("/*") {
                depth += 1
                position += 2
            } else if has("*/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < end
        if depth > 0 { reportMissingEnd("a comment without its end", start) }
        return true
    }

    mutating func reportMissingEnd(_ problem: String, _ offset: Int) {
        missingEnd = missingEnd ?? (problem, offset)
    }
}

extension UInt8 {
    /// Whether the byte can be part of an identifier or a number in Swift.
    var isSwiftWord: Bool { isInName || self == UInt8(ascii: "$") }

    var isOpeningDelimiter: Bool { "([{".utf8.contains(self) }

    /// The byte that starts what the byte ends, or `nil` if the byte is not a closing delimiter.
    var openingDelimiter: UInt8? {
        switch self {
        case UInt8(ascii: ")"): UInt8(ascii: "(")
        case UInt8(ascii: "]"): UInt8(ascii: "[")
        case UInt8(ascii: "}"): UInt8(ascii: "{")
        default: nil
        }
    }

    var isLineBreak: Bool { self == 0x0A || self == 0x0D }

    /// Whether the byte is a space in Swift, but not a line break.
    var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0B || self == 0x0C || self == 0 }
}
