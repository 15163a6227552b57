extension SwiftScanner {
    /// The maximum number of strings and interpolations that contain a byte.
    ///
    /// If code exceeds it, the rest of the file is read as one literal.
    static let maximumNesting = 64

    /// The innermost part of a literal that contains a byte.
    private enum Context {
        case string(pounds: Int, isMultiline: Bool)
        /// An interpolation, and the number of its open parentheses.
        case interpolation(pounds: Int, depth: Int)
    }

    /// Skips a string literal that starts with `pounds` number signs and a quote.
    ///
    /// If a literal of one line has no end, it ends with the line.
    mutating func skipString(pounds: Int) {
        let start = position
        var contexts = [openString(pounds)]
        var interpolationStart: Int?
        interpolations = []
        while let context = contexts.last, position < end {
            switch context {
            case .string(let pounds, let isMultiline):
                switch skipStringByte(pounds, isMultiline) {
                case .part: break
                case .end: contexts.removeLast()
                case .interpolation:
                    if contexts.count == 1 { interpolationStart = position }
                    contexts.append(.interpolation(pounds: pounds, depth: 0))
                }
            case .interpolation(let pounds, let depth):
                let count = countPounds()
                if peek(count) == UInt8(ascii: "\"") {
                    contexts.append(openString(count))
                } else if count > 0 {
                    position += count
                } else if !skipComment() {
                    let byte = peek()
                    position += 1
                    contexts.removeLast()
                    let change = byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
                    guard depth + change >= 0 else {
                        if contexts.count == 1, let start = interpolationStart {
                            interpolations.append(start..<position - 1)
                            interpolationStart = nil
                        }
                        break
                    }
                    contexts.append(.interpolation(pounds: pounds, depth: depth + change))
                }
            }
            if contexts.count > Self.maximumNesting {
                reportMissingEnd("strings are nested too deeply", position)
                // The code in these strings cannot be read as code.
                interpolationStart = nil
                position = end
            }
        }
        if let start = interpolationStart, start < end { interpolations.append(start..<end) }
        if !contexts.isEmpty { reportMissingEnd("a string without its end", start) }
    }

    private enum StringPart { case part, end, interpolation }

    /// Skips the next part of a string.
    private mutating func skipStringByte(_ pounds: Int, _ isMultiline: Bool) -> StringPart {
        switch peek() {
        case let byte? where byte.isLineBreak && !isMultiline:
            reportMissingEnd("a string without its end", position)
            return .end
        case UInt8(ascii: "\\")? where hasPounds(pounds, at: 1):
            position += 1 + pounds
            guard let byte = peek(), !byte.isLineBreak else { return .part }
            position += 1
            return byte == UInt8(ascii: "(") ? .interpolation : .part
        case UInt8(ascii: "\"")?:
            let quotes = isMultiline ? 3 : 1
            if !isMultiline || has("\"\"\""), hasPounds(pounds, at: quotes) {
                position += quotes + pounds
                return .end
            }
            position += 1
            return .part
        default:
            position += 1
            return .part
        }
    }

    /// Skips the opening delimiter of a string.
    private mutating func openString(_ pounds: Int) -> Context {
        position += pounds
        // `#"""#` is a string of one line that contains a quote.
        let isMultiline = has("\"\"\"") && (pounds == 0 || !closesInLine(pounds))
        position += isMultiline ? 3 : 1
        return .string(pounds: pounds, isMultiline: isMultiline)
    }

    /// Returns whether a quote and number signs follow the current quote in its line.
    private func closesInLine(_ pounds: Int) -> Bool {
        var offset = 1
        while let byte = peek(offset), !byte.isLineBreak {
            offset += 1
            if byte == UInt8(ascii: "\""), hasPounds(pounds, at: offset) { return true }
        }
        return false
    }

    /// Returns whether `count` number signs follow, after `offset` bytes.
    private func hasPounds(_ count: Int, at offset: Int) -> Bool {
        let start = position + offset
        guard start <= end, count <= end - start else { return false }
        return bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
    }
}

/// The searches for the ends of regular expressions that failed, which need not be repeated.
struct RegexFailures {
    /// A position before which no `/.../` that starts in the same line has an end.
    fileprivate var bare = 0
    /// As ``bare``, for regular expressions with at least this number of number signs.
    fileprivate var extended = (pounds: 0, end: 0)
}

extension SwiftScanner {
    /// The maximum number of number signs around a regular expression.
    private static let maximumPounds = 32

    /// Skips a regular expression that starts with number signs and a slash, if it has an end.
    mutating func skipRegex(pounds: Int) -> Bool {
        let start = position + pounds + 1
        guard let end = pounds == 0 ? bareRegexEnd(start) : extendedRegexEnd(start, pounds) else {
            return false
        }
        position = end
        return true
    }

    /// Returns the end of `/.../`, by the rules that distinguish it from operators.
    ///
    /// Source: [SE-0354](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0354-regex-literals.md).
    private mutating func bareRegexEnd(_ start: Int) -> Int? {
        guard start >= failures.bare, start < end, !bytes[start].isSpace else { return nil }
        var index = start
        var depth = 0
        scan: while index < end, !bytes[index].isLineBreak {
            switch bytes[index] {
            case UInt8(ascii: "\\"):
                if index + 1 < end, !bytes[index + 1].isLineBreak { index += 1 }
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth < 0 { break scan }
            case UInt8(ascii: "/"):
                if index == start || bytes[index - 1].isSpace { break scan }
                return index + 1
            default: break
            }
            index += 1
        }
        failures.bare = index
        return nil
    }

    /// Returns the end of `#/.../#`, which can have several lines if its first line is empty.
    private mutating func extendedRegexEnd(_ start: Int, _ pounds: Int) -> Int? {
        let isKnown = start < failures.extended.end && pounds >= failures.extended.pounds
        guard pounds <= Self.maximumPounds, !isKnown else { return nil }
        let firstText = bytes[start..<end].firstIndex { !$0.isSpace } ?? end
        let isMultiline = firstText == end || bytes[firstText].isLineBreak
        var index = start
        while index < end, isMultiline || !bytes[index].isLineBreak {
            if bytes[index] == UInt8(ascii: "/"), hasPounds(pounds, at: index + 1 - position) {
                return index + 1 + pounds
            }
            let isEscape = bytes[index] == UInt8(ascii: "\\")
            index += 1
            if isEscape, index < end, isMultiline || !bytes[index].isLineBreak { index += 1 }
        }
        failures.extended = (pounds, index)
        return nil
    }
}
