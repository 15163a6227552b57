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
    @inline(never)
    public init(stringLiteral value: String) {
        // A span is much faster than an iterator, and shapers have many tags.
        var value = value
        rawValue = value.withSpan { letters in
            var number: UInt32 = 0
            for index in 0..<4 {
                let letter = index < letters.count ? letters[index] : 0x20
                number = number << 8 | UInt32(letter)
            }
            return number
        }
    }
}

extension FontTag {
    /// The tag with a capital and small letters, as in ISO 15924.
    var capitalized: FontTag { FontTag(rawValue: rawValue & 0xDFFF_FFFF | 0x0020_2020) }
}

extension FontTag: CustomStringConvertible {
    /// The four characters, with `?` in place of bytes that aren't printable ASCII.
    public var description: String {
        let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> UInt32($0)) }
        return String(decoding: letters.map { 0x20...0x7E ~= $0 ? $0 : 0x3F }, as: UTF8.self)
    }
}
