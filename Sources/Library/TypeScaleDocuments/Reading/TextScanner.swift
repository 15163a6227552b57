import TypeScaleDiagnostics

/// A scanner of UTF-8 text with a current position.
///
///     struct NumberScanner: TextScanner {
///         let bytes: [UInt8]
///         var position = 0
///
///         mutating func next() -> Int? {
///             skipWhiteSpace()
///             let digits = bytes[position...].prefix(while: \.isASCIIDigit)
///             position += digits.count
///             return Int(String(decoding: digits, as: UTF8.self))
///         }
///     }
///
/// In other modules, the compiler does not specialize these functions. A scanner there declares its
/// own ``byte``, which it reads most often.
public protocol TextScanner {
    /// The text, such as from ``PlainText``.
    var bytes: [UInt8] { get }

    /// The offset of the next byte, from 0 through the number of bytes.
    var position: Int { get set }
}

extension TextScanner {
    /// The next byte, or `nil` at the end.
    public var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Returns whether a string comes next.
    public func isAt(_ letters: String) -> Bool { bytes.contains(letters, at: position) }

    /// Returns whether a string comes next, and skips the string if so.
    public mutating func skipIf(_ letters: String) -> Bool {
        guard isAt(letters) else { return false }
        position += letters.utf8.count
        return true
    }

    /// Skips past the next occurrence of a string, and returns whether the string was found.
    ///
    /// If the string was not found, the position is at the end.
    public mutating func skip(past letters: String) -> Bool {
        let offset = bytes.offset(of: letters, from: position)
        position = offset.map { $0 + letters.utf8.count } ?? bytes.count
        return offset != nil
    }

    /// Skips spaces, tabs and line ends.
    public mutating func skipWhiteSpace() {
        position = bytes.offsetOfWord(from: position)
    }

    /// Skips a byte order mark, if the text begins with one.
    public mutating func skipByteOrderMark() {
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
