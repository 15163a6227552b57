/// A scanner of UTF-8 text with a current position.
package protocol TextScanner {
    var bytes: [UInt8] { get }
    /// The offset of the next byte.
    var position: Int { get set }
}

extension TextScanner {
    /// The next byte, or `nil` at the end.
    @inlinable package var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Returns whether a string comes next.
    @inlinable package func isAt(_ letters: String) -> Bool {
        bytes[position...].starts(with: letters.utf8)
    }

    /// Returns whether a string comes next, and skips the string if so.
    @inlinable package mutating func skipIf(_ letters: String) -> Bool {
        guard isAt(letters) else { return false }
        position += letters.utf8.count
        return true
    }

    /// Skips past the next occurrence of a string, and returns whether the string was found.
    @inlinable package mutating func skip(past letters: String) -> Bool {
        let first = letters.utf8.first
        while let byte {
            if byte == first, skipIf(letters) { return true }
            position += 1
        }
        return false
    }

    /// Skips spaces, tabs and line ends.
    @inlinable package mutating func skipWhiteSpace() {
        while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            position += 1
        }
    }

    /// Skips a byte order mark.
    package mutating func skipByteOrderMark() {
        if bytes.starts(with: ByteOrderMark.utf8) { position = ByteOrderMark.utf8.count }
    }
}
