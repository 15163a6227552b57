/// Classes of ASCII characters, for text that is read as bytes in UTF-8.
///
/// A byte of another character is in none of them.
extension UInt8 {
    /// Whether the byte is a decimal digit.
    @inlinable
    public var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

    /// Whether the byte is a letter from `A` to `Z`.
    @inlinable
    public var isASCIIUppercase: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }

    /// Whether the byte is a letter from `a` to `z`.
    @inlinable
    public var isASCIILowercase: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }

    /// Whether the byte is a letter.
    @inlinable
    public var isASCIILetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }

    /// Whether the byte is a letter or a decimal digit.
    @inlinable
    public var isASCIILetterOrDigit: Bool { isASCIILetter || isASCIIDigit }

    /// The byte, or the lowercase letter for an uppercase letter.
    @inlinable
    public var asciiLowercased: UInt8 { isASCIIUppercase ? self | 0x20 : self }
}

extension UInt8 {
    /// Whether the byte can be part of a name in code.
    ///
    /// Such a byte is a letter, a digit, an underscore, or part of a character that is not ASCII.
    @inlinable
    public var isInName: Bool {
        isASCIILetterOrDigit || self == UInt8(ascii: "_") || self >= 0x80
    }
}
