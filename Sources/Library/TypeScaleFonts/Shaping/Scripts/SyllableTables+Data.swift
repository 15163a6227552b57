// swift-format-ignore-file
// Generated from the files of Unicode 18.0.0 by Tests/Generators/unicode.py.

extension KhmerTable {
    /// The ranges of characters.
    static let blocks: [ClosedRange<UInt32>] = [0x1780...0x17E9]

    /// A letter for the class of each character in the blocks.
    static let letters: StaticString = """
        BBBBBBBBBBBBBBBBBBBBBBBBBBCBBBBBBBBBBBBBBBBBBBBBBBBBAAJHHHHIIIHJJGGGJJLMMKKLKLLL\
        LLDMAAAAAFAAAMAAFFFFFFFFFF
        """
}

extension MyanmarTable {
    /// The ranges of characters.
    static let blocks: [ClosedRange<UInt32>] = [0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F]

    /// A letter for the class of each character in the blocks.
    static let letters: StaticString = """
        BBBBCBBBBBBBBBBBBBBBBBBBBBBCBBBBBBBBBBBBBBBQQOOPPNROOORSUDEIJKLBFFFFFFFFFFFFAABA\
        BBBBBBQQPPCBBBIIMBQTTBBQQTTTTTBBBOOOOBBBBBBBBBBBBBKQNOOUUUUUUUBUFFFFFFFFFFUUUOAA\
        BBBBBOABBBBBBBBBFFFFFFFFFFBBBBBABBBBBBBBBBBBBBBBABBBFFFAAABTSSBB
        """
}
