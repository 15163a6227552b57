/// The classes of characters in Khmer syllables.
enum KhmerTable {
    /// Returns the class of a character, as the raw value of ``KhmerCategory``.
    static func category(_ character: UInt32) -> UInt8 {
        switch character {
        case 0x200C...0x200D: KhmerCategory.joiner.rawValue
        // Vedic letters.
        case 0x1CF2...0x1CF3, 0x1CFA: KhmerCategory.consonant.rawValue
        default:
            letters.category(of: character, in: blocks)
                ?? (Placeholders.contain(character) ? KhmerCategory.placeholder.rawValue : 0)
        }
    }
}

/// The classes of characters in Myanmar syllables.
enum MyanmarTable {
    /// Returns the class of a character, as the raw value of ``MyanmarCategory``.
    static func category(_ character: UInt32) -> UInt8 {
        switch character {
        case 0x200C...0x200D: MyanmarCategory.joiner.rawValue
        case 0xFE00...0xFE0F: MyanmarCategory.variationSelector.rawValue
        // As in HarfBuzz, Vedic tone marks are in the same place as anusvara.
        case 0x951...0x952, 0x1CD0...0x1CD2, 0x1CD4...0x1CE8, 0x1CED, 0x1CF4, 0x1CF7...0x1CF9:
            MyanmarCategory.anusvara.rawValue
        case 0x953...0x954: MyanmarCategory.tone.rawValue
        // Vedic letters.
        case 0x1CF2...0x1CF3, 0x1CFA: MyanmarCategory.consonant.rawValue
        default:
            letters.category(of: character, in: blocks)
                ?? (Placeholders.contain(character) ? MyanmarCategory.placeholder.rawValue : 0)
        }
    }
}

extension StaticString {
    /// Returns the number of the letter for a character, or `nil` outside the blocks.
    fileprivate func category(of character: UInt32, in blocks: [ClosedRange<UInt32>]) -> UInt8? {
        var start = 0
        for block in blocks {
            if block.contains(character) {
                let index = start + Int(word: character - block.lowerBound)
                guard index < utf8CodeUnitCount else { return nil }
                return byte(at: index) &- 0x41
            }
            start += Int(word: block.upperBound - block.lowerBound) + 1
        }
        return nil
    }
}

/// Characters of all scripts on which marks can be shown, such as digits and dashes.
private enum Placeholders {
    static func contain(_ character: UInt32) -> Bool {
        switch character {
        case 0x2D, 0x30...0x39, 0xA0, 0xD7, 0x2010...0x2015, 0x2022, 0x25CC, 0x25FB...0x25FE: true
        default: false
        }
    }
}
