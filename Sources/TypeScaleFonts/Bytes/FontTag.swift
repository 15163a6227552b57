/// Four letters that name a table, an axis or a feature of a font: `head`, `wght`.
public struct FontTag: Hashable, Sendable {
    /// The letters as a big-endian number.
    let rawValue: UInt32
}

extension FontTag: ExpressibleByStringLiteral {
    /// Creates a tag from its letters, such as `"wght"`.
    ///
    /// As in OpenType, spaces fill up a shorter text. Bytes after the fourth one are ignored.
    ///
    /// - Parameter value: Up to four ASCII letters.
    public init(stringLiteral value: String) {
        var number: UInt32 = 0
        var letters = value.utf8.makeIterator()
        for _ in 0..<4 { number = number << 8 | UInt32(letters.next() ?? 0x20) }
        rawValue = number
    }
}

extension FontTag: CustomStringConvertible {
    /// The four letters, with `?` for bytes outside printable ASCII.
    public var description: String {
        let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> UInt32($0)) }
        return String(decoding: letters.map { 0x20...0x7E ~= $0 ? $0 : 0x3F }, as: UTF8.self)
    }
}

/// A table that is missing, unreadable or only partly read, and the consequence for the face.
public struct TableWarning: Hashable, Sendable {
    /// The table.
    public let table: FontTag

    /// A description of what the face lacks.
    package let consequence: String
}

extension TableWarning: CustomStringConvertible {
    /// The table and what the face lacks.
    public var description: String { "\(table): \(consequence)" }
}
