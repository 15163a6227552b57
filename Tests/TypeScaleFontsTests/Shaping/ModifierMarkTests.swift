import Testing

@testable import TypeScaleFonts

struct ModifierMarkTests {
    /// Returns the glyphs of characters with the combining classes by which marks are sorted.
    private func glyphs(_ characters: [(character: UInt32, class: UInt8)]) -> [GlyphInfo] {
        characters.enumerated().map { index, value in
            var glyph = GlyphInfo(
                id: 0,
                properties: .base,
                role: .usual,
                cluster: UInt32(index),
                advance: 0
            )
            glyph.character = value.character
            glyph.combiningClass = value.class
            return glyph
        }
    }

    @Test func `modifier marks move to the start of a series, as in UTR 53`() throws {
        let reorder = try #require(ScriptShaper.arabic.reorderMarks)
        // Shadda (class 33), hamza below (220), hamza above (230) and fathatan above (230), after
        // the order of the classes.
        var marks = glyphs([(0x651, 33), (0x655, 220), (0x654, 230), (0x6DB, 230)])
        reorder(&marks, 0..<4)
        #expect(marks.map(\.character) == [0x655, 0x654, 0x651, 0x6DB])
    }

    // A copy of all glyphs for each mark would make the time quadratic in the length of a text.
    @Test(arguments: [0x654, 0x655, 0x658, 0x6DC, 0x6E3, 0x6E7, 0x6E8, 0x8CA, 0x8F3] as [UInt32])
    func `reordering does not copy the text`(modifier: UInt32) throws {
        let reorder = try #require(ScriptShaper.arabic.reorderMarks)
        let combiningClass: UInt8 = [0x655, 0x6E3].contains(modifier) ? 220 : 230
        var text = glyphs([(0x628, 0), (0x651, 33), (modifier, combiningClass), (0x628, 0)])
        let address = unsafe text.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
        reorder(&text, 1..<3)
        #expect(text.map(\.character) == [0x628, modifier, 0x651, 0x628])
        let after = unsafe text.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
        #expect(after == address)
    }
}
