/// A scanner of UTF-8 text with a current position.
///
/// In other modules, the compiler does not specialize these functions. A scanner there declares its
/// own ``byte``, which it reads most often.
package protocol TextScanner {
    var bytes: [UInt8] { get }
    /// The offset of the next byte.
    var position: Int { get set }
}

extension TextScanner {
    /// The next byte, or `nil` at the end.
    package var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Returns whether a string comes next.
    package func isAt(_ letters: String) -> Bool { bytes.contains(letters, at: position) }

    /// Returns whether a string comes next, and skips the string if so.
    package mutating func skipIf(_ letters: String) -> Bool {
        guard isAt(letters) else { return false }
        position += letters.utf8.count
        return true
    }

    /// Skips past the next occurrence of a string, and returns whether the string was found.
    package mutating func skip(past letters: String) -> Bool {
        let offset = bytes.offset(of: letters, from: position)
        position = offset.map { $0 + letters.utf8.count } ?? bytes.count
        return offset != nil
    }

    /// Skips spaces, tabs and line ends.
    package mutating func skipWhiteSpace() {
        position = bytes.offsetOfWord(from: position)
    }

    /// Skips a byte order mark.
    package mutating func skipByteOrderMark() {
        if bytes.starts(with: ByteOrderMark.utf8) { position = ByteOrderMark.utf8.count }
    }
}

extension [UInt8] {
    /// Returns whether a string is at an offset.
    fileprivate func contains(_ letters: String, at offset: Int) -> Bool {
        self[offset...].starts(with: letters.utf8)
    }

    /// Returns the offset of a string at or after an offset, or `nil` if there is none.
    fileprivate func offset(of letters: String, from start: Int) -> Int? {
        let first = letters.utf8.first
        return self[start...].indices.first { self[$0] == first && contains(letters, at: $0) }
    }

    /// Returns the offset of the first byte that is not white space, or the count of bytes.
    fileprivate func offsetOfWord(from start: Int) -> Int {
        self[start...].firstIndex { !$0.isWhiteSpace } ?? count
    }
}

extension UInt8 {
    /// The control character that the letter represents after a backslash, as in C.
    package var controlInC: UInt8? {
        switch self {
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        case UInt8(ascii: "a"): 0x07
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "v"): 0x0B
        default: nil
        }
    }
}
