/// Pairs of an independent vowel and a vowel sign that look like another vowel.
///
/// The Unicode Standard says not to use them, for example in table 12-1. As specified for the
/// [Universal Shaping Engine](https://learn.microsoft.com/typography/script-development/use), a
/// dotted circle shows the difference.
enum VowelConstraints {
    /// Returns whether a dotted circle separates a character from the next.
    static func separates(_ first: UInt32, _ second: UInt32) -> Bool {
        guard first >> 8 == second >> 8, mayBeFirst(first) else { return false }
        let pair = first << 8 | second & 0xFF
        let index = partitionPoint(pairs.count) { pairs[$0] < pair }
        return index < pairs.count && pairs[index] == pair
    }

    /// Returns whether a character may be the first of a pair, which few consonants are.
    private static func mayBeFirst(_ character: UInt32) -> Bool {
        firsts >> UInt64(character & 63) & 1 != 0
    }

    /// A bit for the low six bits of each pair's first character.
    private static let firsts: UInt64 = pairs.reduce(0) { $0 | 1 << UInt64($1 >> 8 & 63) }

    /// The vowel I in Devanagari, which looks like II after RA and virama.
    static let vowelAfterReph: UInt32 = 0x0907

    /// Returns whether two characters are RA and virama in Devanagari.
    static func isReph(_ first: UInt32, _ second: UInt32) -> Bool {
        first == 0x0930 && second == 0x094D
    }

    /// The pairs in ascending order: the first character, and the low byte of the second.
    ///
    /// Source: the pairs of a vowel and a sign in 22 Brahmic scripts that HarfBuzz 15 separates,
    /// although the sign is allowed after other vowels.
    private static let pairs: [UInt32] = [
        0x09053A, 0x09053B, 0x09053E, 0x090545, 0x090546, 0x090549, 0x09054A, 0x09054B, 0x09054C,
        0x09054F, 0x090556, 0x090557, 0x09063A, 0x090645, 0x090646, 0x090647, 0x090648, 0x090941,
        0x090F45, 0x090F46, 0x090F47, 0x0985BE, 0x098BC3, 0x098CE2, 0x0A053E, 0x0A0548, 0x0A054C,
        0x0A723F, 0x0A7240, 0x0A7247, 0x0A7341, 0x0A7342, 0x0A734B, 0x0A85BE, 0x0A85C5, 0x0A85C7,
        0x0A85C8, 0x0A85C9, 0x0A85CB, 0x0A85CC, 0x0AC5BE, 0x0B053E, 0x0B0F57, 0x0B1357, 0x0B85C2,
        0x0C124C, 0x0C1255, 0x0C3F55, 0x0C4655, 0x0C4A55, 0x0C89BE, 0x0C8BBE, 0x0C92CC, 0x0D0757,
        0x0D0957, 0x0D0E46, 0x0D123E, 0x0D1257, 0x0D85CF, 0x0D85D0, 0x0D85D1, 0x0D8BDF, 0x0D8DD8,
        0x0D8FDF, 0x0D91CA, 0x0D91D9, 0x0D91DA, 0x0D91DC, 0x0D91DD, 0x0D91DE, 0x0D94DF, 0x1100538,
        0x1100B3E, 0x1100F42, 0x112002C, 0x1120031, 0x1120033, 0x112062C, 0x112402E, 0x112B0E0,
        0x112B0E5, 0x112B0E6, 0x112B0E7, 0x112B0E8, 0x11481B0, 0x1148BBA, 0x1148DBA, 0x114AAB5,
        0x114AAB6, 0x1160039, 0x116003A, 0x1160139, 0x116013A, 0x11680AD, 0x11680B4, 0x11680B5,
        0x11686B2,
    ]
}

extension [GlyphInfo] {
    /// Inserts dotted circles in sequences of vowels that look like another vowel.
    mutating func separateConfusableVowels() {
        guard let first = indices.first(where: { isSeparated(before: $0) }) else { return }
        var glyphs = Array(self[..<first])
        var last = -1
        for index in first..<count {
            let glyph = self[index]
            // The second character of a pair is not the first of another.
            if index - last > 1, isSeparated(before: index) {
                var circle = GlyphInfo(
                    id: 0,
                    properties: .none,
                    role: .usual,
                    cluster: glyph.cluster,
                    advance: .nan
                )
                circle.character = DottedCircle.character
                glyphs.append(circle)
                last = index
            }
            glyphs.append(glyph)
        }
        self = glyphs
    }

    private func isSeparated(before index: Int) -> Bool {
        let character = self[index].character
        if self[index].flags.contains(.mark) {
            return index > 0 && VowelConstraints.separates(self[index - 1].character, character)
        }
        return character == VowelConstraints.vowelAfterReph && index > 1
            && VowelConstraints.isReph(self[index - 2].character, self[index - 1].character)
    }
}
