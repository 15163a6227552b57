/// A four-letter tag for a table, an axis or a feature in a font, such as `head` or `wght`.
public struct FontTag: Hashable, Sendable {
    /// The four bytes as a big-endian integer.
    let rawValue: UInt32
}

extension FontTag: ExpressibleByStringLiteral {
    /// Creates a tag from its letters, such as `"wght"`.
    ///
    /// As in OpenType, a shorter tag is padded with spaces. Bytes after the fourth are ignored.
    ///
    /// - Parameter value: Up to four ASCII characters.
    public init(stringLiteral value: String) {
        var number: UInt32 = 0
        var letters = value.utf8.makeIterator()
        for _ in 0..<4 { number = number << 8 | UInt32(letters.next() ?? 0x20) }
        rawValue = number
    }
}

extension FontTag: CustomStringConvertible {
    /// The four characters, with `?` in place of bytes that aren't printable ASCII.
    public var description: String {
        let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> UInt32($0)) }
        return String(decoding: letters.map { 0x20...0x7E ~= $0 ? $0 : 0x3F }, as: UTF8.self)
    }
}

/// A warning about a table that is missing, unreadable or only partly read.
public struct TableWarning: Hashable, Sendable {
    /// The tag of the table.
    public let table: FontTag

    /// The effect on the face, such as missing kerning.
    package let consequence: String
}

extension TableWarning: CustomStringConvertible {
    /// A description, such as `fvar: no variation axes or named instances`.
    public var description: String { "\(table): \(consequence)" }
}
