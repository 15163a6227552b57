import Testing

@testable import TypeScaleFonts

/// Syllables in the Universal Shaping Engine.
///
/// The expected syllables come from HarfBuzz 15.0, with a font whose feature `ccmp` replaces each
/// glyph that another glyph of the same syllable follows.
struct UniversalSyllableTests {
    @Test(
        arguments: [
            // Javanese: conjuncts, vowels before and after the base, marks in the wrong order.
            ([0xA98F, 0xA9C0, 0xA990, 0xA9BA, 0xA9B6, 0xA981], [6]),
            ([0xA98F, 0xA9BE, 0xA9B6, 0xA9BE, 0xA98F], [3, 4, 5]),
            ([0xA98F, 0xA9C0, 0xA9B6], [2, 3]),
            // Sundanese and Batak: signs that end a syllable.
            ([0x1B8A, 0x1BAB, 0x1BA4, 0x1B8A, 0x1BAB, 0x1B8A], [2, 3, 6]),
            ([0x1BC0, 0x1BEA, 0x1BC4, 0x1BF2, 0x1BC0], [2, 4, 5]),
            // Tai Tham: conjuncts after a vowel.
            ([0x1A20, 0x1A65, 0x1A60, 0x1A20, 0x1A58, 0x1A60], [5, 6]),
            // Tibetan: subjoined letters, one after the other.
            ([0x0F40, 0x0F90, 0x0F40], [2, 3]),
            ([0x0F66, 0x0F90, 0x0FB1, 0x0F74, 0x0F40, 0x0F90], [4, 6]),
            // Kawi and Balinese: a repha, and the marks of a symbol.
            ([0x11F02, 0x11F12, 0x11F34, 0x11F02], [3, 4]),
            ([0x1B61, 0x1B6B, 0x1B6C, 0x1B35], [3, 4]),
            // Brahmi numbers.
            ([0x11052, 0x1107F, 0x11053, 0x1107F, 0x11013], [4, 5]),
            // Sinhala: a sign that follows letters and vowels.
            ([0x0D9A, 0x0DCA, 0x0DBB, 0x0DD2, 0x0DCA, 0x0D82], [6]),
            // Hieroglyphs.
            (
                [0x13437, 0x13000, 0x13440, 0x13447, 0x13438, 0x13430, 0x13001, 0x13000, 0x13447],
                [7, 9]
            ),
        ] as [([UInt32], [Int])]
    )
    func `syllables end where HarfBuzz ends them`(characters: [UInt32], ends: [Int]) {
        let syllables = UniversalSyllables(characters.map { UniversalTable.category($0) })
        var found: [Int] = []
        var start = 0
        while start < characters.count {
            start = syllables.syllable(at: start).end
            found.append(start)
        }
        #expect(found == ends)
    }

    @Test(
        arguments: [
            (0x0F71, .consonantModifierBelow), (0x0F72, .vowelBelow), (0x0F7F, .other),
            (0x0F90, .subjoined), (0x1A60, .sakot), (0x0DCA, .halantOrVowelModifier),
            (0x1BAB, .stacker), (0xA9BA, .vowelPre), (0xA9BF, .medialBelow), (0x11F02, .repha),
            (0x200D, .ignored), (0x200C, .nonJoiner), (0x2060, .separator), (0xFE00, .ignored),
            (0xE0100, .ignored), (0x20000, .other), (0x10FFFF, .other), (0x0628, .other),
            (0x1820, .base), (0x07CA, .base), (0x00A0, .placeholder), (0x25CC, .base),
        ] as [(UInt32, UniversalCategory)]
    )
    func `characters have the classes of the specification`(
        character: UInt32,
        category: UniversalCategory
    ) {
        #expect(UniversalTable.category(character) == category)
    }

    /// A non-joiner belongs to the syllable before it, and a further one to none.
    @Test func `a lone non-joiner is a broken syllable`() {
        let syllables = UniversalSyllables([.base, .nonJoiner, .nonJoiner, .separator, .nonJoiner])
        #expect(syllables.syllable(at: 0) == (.cluster, 2))
        #expect(syllables.syllable(at: 2) == (.broken, 3))
        #expect(syllables.syllable(at: 3) == (.independent, 4))
        #expect(syllables.syllable(at: 4) == (.broken, 5))
    }

    /// The time for a long text must not grow with the square of its length.
    @Test func `long syllables keep their glyphs`() {
        for categories: [UniversalCategory] in [
            [.vowelPre], [.nonJoiner], [.base, .halant], [.sakot, .base, .vowelPre, .finalAbove],
        ] {
            let text = (0..<4000).map { categories[$0 % categories.count] }
            let syllables = UniversalSyllables(text)
            var start = 0
            while start < text.count { start = syllables.syllable(at: start).end }
            var glyphs = text.map { category in
                var glyph = GlyphInfo(
                    id: 0,
                    properties: .none,
                    role: .usual,
                    cluster: 0,
                    advance: .nan
                )
                glyph.category = category.rawValue
                return glyph
            }
            var number: UInt8 = 0
            for start in stride(from: 0, to: glyphs.count, by: 4) {
                glyphs.markSyllable(start..<(start + 4), kind: 0, after: &number)
            }
            glyphs.reorderUniversalSyllables()
            #expect(glyphs.count == text.count)
        }
    }
}
