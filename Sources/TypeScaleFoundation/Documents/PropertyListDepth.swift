import Foundation

/// Keeps property lists away from Foundation's decoder that would end the process: it follows
/// nested values by calling itself, and overflows the stack at some 12,000 levels.
enum PropertyListDepth {
    /// The deepest nesting that is let through.
    static let deepest = 64

    /// Whether a property list, XML or binary or in the old form, nests no deeper than ``deepest``.
    static func isShallow(_ data: Data) -> Bool {
        let bytes = [UInt8](data)
        if bytes.starts(with: Array("bplist".utf8)) {
            return BinaryPropertyList(bytes)?.isShallow(deepest) ?? true
        }
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
            // In UTF-16 the tags are the same; the decoder reads it as text first, and so do we.
            guard let text = String(data: data, encoding: .utf16) else { return true }
            return isShallowText(Array(text.utf8))
        }
        return isShallowText(bytes)
    }

    private static func isShallowText(_ bytes: [UInt8]) -> Bool {
        var text = TextScanner(bytes)
        return text.isMarkup ? text.isShallowMarkup(deepest) : text.isShallowBrackets(deepest)
    }
}

/// Goes through a property list in text once, and counts what is open.
private struct TextScanner {
    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Whether the first letter is that of a tag.
    var isMarkup: Bool {
        let blanks = Set(" \t\r\n\u{FEFF}".utf8)
        return bytes.first { !blanks.contains($0) } == UInt8(ascii: "<")
    }

    /// In XML each level opens with a tag.
    ///
    /// As in the decoder, a tag ends at the first `>`.
    mutating func isShallowMarkup(_ deepest: Int) -> Bool {
        var depth = 0
        while skip(to: "<") {
            if skipIf("!--") {
                _ = skip(to: "-->")
            } else if skipIf("![CDATA[") {
                _ = skip(to: "]]>")
            } else if skipIf("/") {
                depth = max(0, depth - 1)
            } else if !skipIf("!"), !skipIf("?") {
                let isThere = skip(to: ">")
                if !isThere || index < 2 || bytes[index - 2] != UInt8(ascii: "/") { depth += 1 }
                if depth > deepest { return false }
            }
        }
        return true
    }

    /// In the old form each level opens with a bracket, outside of quotes and comments.
    mutating func isShallowBrackets(_ deepest: Int) -> Bool {
        var depth = 0
        while index < bytes.count {
            let letter = bytes[index]
            index += 1
            switch letter {
            case UInt8(ascii: "{"), UInt8(ascii: "("):
                depth += 1
                if depth > deepest { return false }
            case UInt8(ascii: "}"), UInt8(ascii: ")"): depth = max(0, depth - 1)
            case UInt8(ascii: "\""), UInt8(ascii: "'"): skipQuoted(letter)
            case UInt8(ascii: "/") where skipIf("/"): _ = skip(to: "\n")
            case UInt8(ascii: "/") where skipIf("*"): _ = skip(to: "*/")
            default: break
            }
        }
        return true
    }

    private mutating func skipQuoted(_ quote: UInt8) {
        while index < bytes.count {
            let letter = bytes[index]
            index += letter == UInt8(ascii: "\\") ? 2 : 1
            if letter == quote { return }
        }
    }

    /// Goes behind the next occurrence of some letters, or to the end, and says which.
    private mutating func skip(to letters: String) -> Bool {
        while index < bytes.count {
            if skipIf(letters) { return true }
            index += 1
        }
        return false
    }

    private mutating func skipIf(_ letters: String) -> Bool {
        guard index < bytes.count, bytes[index...].starts(with: letters.utf8) else { return false }
        index += letters.utf8.count
        return true
    }
}
