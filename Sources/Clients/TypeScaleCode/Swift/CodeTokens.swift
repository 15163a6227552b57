import TypeScaleDiagnostics
import TypeScaleDocuments

/// The tokens of Swift code, in their order, including the tokens in the interpolations of strings.
struct CodeTokens {
    let bytes: [UInt8]
    var list: [CodeToken] = []
    private(set) var comments: [Range<Int>] = []
    private(set) var problems: [SwiftProblem] = []
    private var bracketCount = 0

    /// Reads the tokens of a file, and adds one of the kind `end`.
    ///
    /// - Throws: `Diagnostic` if the file exceeds a limit.
    init(_ bytes: [UInt8]) throws(Diagnostic) {
        self.bytes = bytes
        list.reserveCapacity(min(bytes.count / 5, SwiftSource.maximumTokens))
        read(SwiftScanner(bytes, recordingComments: true))
        guard list.count <= SwiftSource.maximumTokens else {
            throw Self.excess("tokens", SwiftSource.maximumTokens)
        }
        guard bracketCount <= SwiftSource.maximumBrackets else {
            throw Self.excess("opening brackets", SwiftSource.maximumBrackets)
        }
        list.append(.end(at: bytes.count, index: list.count))
    }

    private static func excess(_ noun: String, _ limit: Int) -> Diagnostic {
        Diagnostic(.tooManyValues, "the code contains more than \(limit) \(noun)")
    }

    /// Reads the tokens of a scanner.
    ///
    /// The depth of recursion is limited by ``SwiftScanner/maximumNesting``.
    private mutating func read(_ scanner: SwiftScanner) {
        var scanner = scanner
        while list.count <= SwiftSource.maximumTokens, let token = scanner.next() {
            append(token)
            guard !scanner.interpolations.isEmpty else { continue }
            let literal = list.count - 1
            for range in scanner.interpolations {
                append(UInt8(ascii: "("), at: range.lowerBound - 1)
                read(SwiftScanner(bytes, in: range, recordingComments: true))
                if range.upperBound < token.range.upperBound {
                    append(UInt8(ascii: ")"), at: range.upperBound)
                }
            }
            list[literal].match = list.count
            list.append(
                CodeToken(
                    kind: .literalEnd,
                    keyword: nil,
                    sign: 0,
                    startsLine: false,
                    start: token.range.upperBound,
                    end: token.range.upperBound,
                    match: list.count
                )
            )
            scanner.interpolations = []
        }
        let marked = scanner.comments.filter { contains("typescale:", in: $0) }
        comments.append(contentsOf: marked)
        if let end = scanner.missingEnd {
            problems.append(SwiftProblem(message: end.problem, offset: end.offset))
        }
    }

    private func contains(_ text: String, in range: Range<Int>) -> Bool {
        let text = Array(text.utf8)
        guard range.count >= text.count else { return false }
        return (range.lowerBound...range.upperBound - text.count).contains { start in
            bytes[start] == text[0] && bytes[start..<start + text.count].elementsEqual(text)
        }
    }

    private mutating func append(_ token: SwiftScanner.Token) {
        let (start, end) = (token.range.lowerBound, min(token.range.upperBound, bytes.count))
        if token.kind == .word {
            if bytes[start] == UInt8(ascii: "`") {
                if completeSign(start..<end) { return }
            } else if bytes[start..<end].contains(where: { $0 >= 0x80 }) {
                return appendWords(start..<end, startsLine: token.startsLine)
            }
        }
        var kind: CodeToken.Kind
        var sign: UInt8 = 0
        var keyword: CodeKeyword?
        switch token.kind {
        case .word:
            kind = bytes[start].isASCIIDigit ? .number : .word
            if kind == .word { keyword = CodeKeyword(bytes[start..<end]) }
        case .directive: kind = .directive
        case .attribute: kind = .attribute
        case .literal: kind = .literal
        case .sign(let byte):
            kind =
                byte.isOpeningDelimiter ? .opening : byte.openingDelimiter == nil ? .sign : .closing
            sign = byte
            if kind == .opening { bracketCount += 1 }
        }
        list.append(
            CodeToken(
                kind: kind,
                keyword: keyword,
                sign: sign,
                startsLine: token.startsLine,
                start: start,
                end: end,
                match: list.count
            )
        )
    }

    /// Adds a name in backticks to the `@` or `#` before it, if it follows one.
    private mutating func completeSign(_ name: Range<Int>) -> Bool {
        guard let sign = list.last, sign.kind == .sign, sign.end == name.lowerBound,
            sign.sign == UInt8(ascii: "@") || sign.sign == UInt8(ascii: "#")
        else { return false }
        list[list.count - 1] = CodeToken(
            kind: sign.sign == UInt8(ascii: "@") ? .attribute : .directive,
            keyword: nil,
            sign: 0,
            startsLine: sign.startsLine,
            start: sign.start,
            end: name.upperBound,
            match: sign.match
        )
        return true
    }

    /// Appends a word that can contain operators outside ASCII, such as `×`.
    private mutating func appendWords(_ range: Range<Int>, startsLine: Bool) {
        var start = range.lowerBound
        while start < range.upperBound {
            let continues = list.last.map { $0.sign.isOperator && $0.end == start } == true
            let isOperator = operatorLength(start, allowsMarks: continues) > 0
            var end = start
            while end < range.upperBound {
                let length = operatorLength(end, allowsMarks: isOperator)
                guard (length > 0) == isOperator else { break }
                end += max(length, 1)
            }
            list.append(
                CodeToken(
                    kind: isOperator ? .sign : .word,
                    keyword: nil,
                    sign: isOperator ? CodeToken.unicodeOperator : 0,
                    startsLine: startsLine && start == range.lowerBound,
                    start: start,
                    end: end,
                    match: list.count
                )
            )
            start = end
        }
    }

    /// Returns the length of an operator's character outside ASCII, or 0.
    ///
    /// Marks count if they are allowed. They can only continue an operator.
    private func operatorLength(_ index: Int, allowsMarks: Bool) -> Int {
        guard bytes[index] >= 0xC0 else { return 0 }
        let bytes = bytes[index..<min(index + 4, bytes.count)]
        var decoder = Unicode.UTF8()
        var iterator = bytes.makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator),
            scalar.startsSwiftOperator || allowsMarks && scalar.continuesSwiftOperator
        else { return 0 }
        return UTF8.width(scalar)
    }

    private mutating func append(_ delimiter: UInt8, at offset: Int) {
        list.append(
            CodeToken(
                kind: delimiter.isOpeningDelimiter ? .opening : .closing,
                keyword: nil,
                sign: delimiter,
                startsLine: false,
                start: offset,
                end: offset + 1,
                match: list.count
            )
        )
    }
}

extension CodeTokens {
    /// Finds the closing delimiter of each opening delimiter.
    ///
    /// A closing delimiter ends all delimiters inside its own, even if they are not closed. It is
    /// ignored if it does not belong to an opening delimiter. A delimiter in a string cannot close
    /// one outside it.
    mutating func matchDelimiters() {
        var open = OpenDelimiters()
        var strings: [Int] = []
        for index in list.indices {
            switch list[index].kind {
            case .literal where list[index].match > index: strings.append(index)
            case .literalEnd:
                let string = strings.removeLast()
                while let opening = open.last, opening > string { end(&open, at: index) }
            case .opening: open.append(index, list[index].sign)
            case .closing:
                guard let opening = open.last(list[index].sign.openingDelimiter ?? 0),
                    opening > strings.last ?? -1
                else {
                    report("unmatched closing bracket", at: index)
                    break
                }
                while let last = open.last, last > opening { end(&open, at: index) }
                list[opening].isClosed = true
                list[opening].match = index
                open.removeLast(list[opening].sign)
            default: break
            }
        }
        while open.last != nil { end(&open, at: list.count - 1) }
    }

    /// Ends the innermost open delimiter, whose closing delimiter is missing.
    private mutating func end(_ open: inout OpenDelimiters, at index: Int) {
        guard let opening = open.last else { return }
        report("unmatched bracket", at: opening)
        list[opening].match = index
        open.removeLast(list[opening].sign)
    }

    private mutating func report(_ message: String, at index: Int) {
        problems.append(SwiftProblem(message: message, offset: list[index].start))
    }
}

extension Unicode.Scalar {
    /// Whether the character outside ASCII starts an operator in Swift.
    ///
    /// Source: the grammar of operators in
    /// [The Swift Programming Language](https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure/#Operators).
    fileprivate var startsSwiftOperator: Bool {
        switch value {
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
            0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
            0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
            0x3008...0x3020, 0x3030:
            true
        default: false
        }
    }

    /// Whether the character is a mark that can continue an operator, as the one of an emoji.
    fileprivate var continuesSwiftOperator: Bool {
        switch value {
        case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
            0xE0100...0xE01EF:
            true
        default: false
        }
    }
}

/// The opening delimiters that are not closed yet, as indices of tokens.
private struct OpenDelimiters {
    private var all: [Int] = []
    private var parentheses: [Int] = []
    private var brackets: [Int] = []
    private var braces: [Int] = []

    var last: Int? { all.last }

    /// Returns the innermost delimiter with a byte.
    func last(_ byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "("): parentheses.last
        case UInt8(ascii: "["): brackets.last
        default: braces.last
        }
    }

    mutating func append(_ index: Int, _ byte: UInt8) {
        all.append(index)
        switch byte {
        case UInt8(ascii: "("): parentheses.append(index)
        case UInt8(ascii: "["): brackets.append(index)
        default: braces.append(index)
        }
    }

    /// Removes the innermost delimiter, whose byte is known.
    mutating func removeLast(_ byte: UInt8) {
        all.removeLast()
        switch byte {
        case UInt8(ascii: "("): parentheses.removeLast()
        case UInt8(ascii: "["): brackets.removeLast()
        default: braces.removeLast()
        }
    }
}
