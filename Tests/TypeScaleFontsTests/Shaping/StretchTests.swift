import Testing

@testable import TypeScaleFonts

/// Expected values: HarfBuzz 15.0.0, in fonts whose `stch` divides U+070F into such tiles.
struct StretchTests {
    /// Returns the offsets of the tiles over a word with a width.
    private func offsets(_ tiles: [Double], over width: Double) -> [Double] {
        func glyph(_ id: Int, _ advance: Double) -> GlyphInfo {
            let id = UInt16(id)
            return GlyphInfo(id: id, properties: .base, role: .usual, cluster: 0, advance: advance)
        }
        var glyphs = tiles.indices.map { index in
            // A tile that is a mark has lost its advance.
            var tile = glyph(index, 0)
            tile.changes = .multiplied
            tile.ligature.component = UInt8(index)
            return tile
        }
        StretchedGlyphs.record(&glyphs)
        var letter = glyph(tiles.count, width)
        letter.character = 0x71F
        if width > 0 { glyphs.append(letter) }
        StretchedGlyphs.stretch(&glyphs) { tiles[Int($0)] }
        let isPlaced = glyphs.prefix { $0.category != 0 }
        #expect(isPlaced.allSatisfy { $0.advance == 0 })
        return isPlaced.map { Double($0.offset) }
    }

    @Test func `tiles cover the word after them`() {
        #expect(
            offsets([111, 70, 95], over: 855)
                == [-111, -181, -246, -311, -376, -441, -506, -571, -636, -701, -766, -861]
        )
        #expect(
            offsets([111, 70, 95, 44, 130], over: 855) == [
                -111, -181, -245, -309, -373, -437, -532, -576, -614, -652, -690, -728, -858,
            ]
        )
    }

    @Test func `tiles without a word are centered`() {
        #expect(offsets([111, 70, 95], over: 0) == [-214, -284, -379])
    }

    @Test func `tiny tiles do not fill the memory`() {
        #expect(offsets([0, 0.001, 0], over: 65_535).count < 2000)
    }
}
