/// The conjoining letters of Hangul, as in section 3.12 of the Unicode Standard.
enum Jamo {
    private static let leading: UInt32 = 0x1100
    private static let vowel: UInt32 = 0x1161
    /// The character before the first trailing consonant.
    private static let trailing: UInt32 = 0x11A7
    private static let syllable: UInt32 = 0xAC00
    private static let vowelCount: UInt32 = 21
    /// The number of trailing consonants, including none.
    private static let trailingCount: UInt32 = 28

    static func isLeading(_ character: UInt32) -> Bool {
        0x1100...0x115F ~= character || 0xA960...0xA97C ~= character
    }

    static func isVowel(_ character: UInt32) -> Bool {
        0x1160...0x11A7 ~= character || 0xD7B0...0xD7C6 ~= character
    }

    static func isTrailing(_ character: UInt32) -> Bool {
        0x11A8...0x11FF ~= character || 0xD7CB...0xD7FB ~= character
    }

    static func contains(_ character: UInt32) -> Bool {
        isLeading(character) || isVowel(character) || isTrailing(character)
    }

    /// Returns whether a character is a tone mark of Middle Korean.
    static func isTone(_ character: UInt32) -> Bool { 0x302E...0x302F ~= character }

    /// Returns the syllable of two or three modern jamo, or `nil` if one of them is not modern.
    static func composition(_ first: UInt32, _ second: UInt32, _ third: UInt32?) -> UInt32? {
        guard 0x1100...0x1112 ~= first, 0x1161...0x1175 ~= second else { return nil }
        let block = (first &- leading) &* vowelCount &+ (second &- vowel)
        let open = syllable &+ block &* trailingCount
        guard let third else { return open }
        return composition(open, third)
    }

    /// Returns the syllable of an open syllable and a modern trailing consonant.
    static func composition(_ open: UInt32, _ third: UInt32) -> UInt32? {
        guard isOpenSyllable(open), 0x11A8...0x11C2 ~= third else { return nil }
        return open &+ (third &- trailing)
    }

    static func isSyllable(_ character: UInt32) -> Bool { 0xAC00...0xD7A3 ~= character }

    /// Returns whether a character is a syllable without a trailing consonant.
    static func isOpenSyllable(_ character: UInt32) -> Bool {
        isSyllable(character) && (character &- syllable) % trailingCount == 0
    }

    /// Returns the two parts of a syllable: an open syllable and a trailing consonant, or two jamo.
    static func parts(_ character: UInt32) -> (first: UInt32, second: UInt32?)? {
        guard isSyllable(character) else { return nil }
        let (block, last) = (character &- syllable).quotientAndRemainder(dividingBy: trailingCount)
        guard last == 0 else { return (character &- last, trailing &+ last) }
        return (leading &+ block / vowelCount, vowel &+ block % vowelCount)
    }

    /// Returns the two or three jamo of a syllable.
    static func decomposition(_ character: UInt32) -> [UInt32] {
        guard isSyllable(character) else { return [character] }
        let index = character &- syllable
        let block = index / trailingCount
        let open = [leading &+ block / vowelCount, vowel &+ block % vowelCount]
        return isOpenSyllable(character) ? open : open + [trailing &+ index % trailingCount]
    }
}
