/// The character of the table of kerning whose kerning a character has.
///
/// The table contains the printable ASCII characters and the typographic quotation marks.
struct KerningCharacter {
    /// The number of characters in the table.
    static let count = 100

    /// The index in the table or a number above, and a bit for a look-alike.
    private let number: UInt8

    private init(number: UInt8) { self.number = number }

    /// No character, as at the start of a text.
    static let none = KerningCharacter(number: 0x7D)

    /// A Han character, a kana or a full-width character, which has no kerning.
    static let ideograph = KerningCharacter(number: 0x7E)

    /// A character whose kerning is unknown.
    static let unknown = KerningCharacter(number: 0x7F)

    /// Creates a printable ASCII character.
    ///
    /// A look-alike belongs to another script, and only looks like a Latin letter.
    init(_ ascii: UInt8, isLookalike: Bool = false) {
        number = (ascii &- 0x20) & 0x7F | (isLookalike ? 0x80 : 0)
    }

    /// Creates a typographic quotation mark, or returns `nil` for another character.
    init?(quotationMark: UInt32) {
        switch quotationMark {
        case 0x2018: number = 95
        case 0x2019: number = 96
        case 0x201C: number = 97
        case 0x201D: number = 98
        case 0x201E: number = 99
        default: return nil
        }
    }
}

extension KerningCharacter {
    /// The index of the character in the table, or a number above all indices.
    var index: Int { Int(number & 0x7F) }

    var isNone: Bool { number == Self.none.number }

    var isIdeograph: Bool { number == Self.ideograph.number }

    /// Whether the character belongs to another script, and only looks like a Latin letter.
    var isLookalike: Bool { number & 0x80 != 0 }

    /// Whether the character is a letter or a digit.
    var isAlphanumeric: Bool {
        switch index {
        case 0x10...0x19, 0x21...0x3A, 0x41...0x5A: true
        default: false
        }
    }

    private var isQuotationMark: Bool { 95..<Self.count ~= index }

    /// Returns the 95% bound of a pair that the table lacks, in units of 1/2048 em.
    ///
    /// Source: the spread of kerning in open fonts.
    func bound(of next: KerningCharacter) -> Double {
        guard isQuotationMark || next.isQuotationMark else { return 20 }
        return index == 0 || next.index == 0 ? 12 : 24
    }
}
