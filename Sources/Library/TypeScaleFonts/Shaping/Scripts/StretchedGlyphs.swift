/// Glyphs that extend over a word, such as the Syriac abbreviation mark.
///
/// The feature `stch` divides such a glyph into tiles. Tiles with an odd index are repeated until
/// they cover the word after the mark.
enum StretchedGlyphs {
    private static let fixed: UInt8 = 1
    private static let repeating: UInt8 = 2

    /// Marks the tiles, which the feature just created.
    static func record(_ glyphs: inout [GlyphInfo]) {
        for index in glyphs.indices where glyphs[index].changes.contains(.multiplied) {
            let isOdd = glyphs[index].ligature.component & 1 == 1
            glyphs[index].category = isOdd ? repeating : fixed
        }
    }

    /// Places the tiles over the words that follow them, given the advances of the font's glyphs.
    ///
    /// Tiles that are marks have lost their own advances.
    static func stretch(_ glyphs: inout [GlyphInfo], _ advance: (UInt16) -> Double) {
        guard glyphs.contains(where: isTile) else { return }
        var result: [GlyphInfo] = []
        result.reserveCapacity(glyphs.count)
        // The repeated tiles of a hostile font take limited memory.
        var remainingCount = 16 * glyphs.count + 1024
        var start = 0
        while start < glyphs.count {
            guard isTile(glyphs[start]) else {
                result.append(glyphs[start])
                start += 1
                continue
            }
            var end = start + 1
            // Invisible glyphs don't separate tiles.
            for index in end..<glyphs.count {
                if isTile(glyphs[index]) {
                    end = index + 1
                } else if !glyphs[index].role.isInvisible {
                    break
                }
            }
            let wordEnd = glyphs[end...].firstIndex { isTile($0) || !isInWord($0) } ?? glyphs.count
            let width = glyphs[end..<wordEnd].reduce(0) { $0 + $1.advance }
            for index in start..<end where isTile(glyphs[index]) {
                glyphs[index].advance = advance(glyphs[index].id)
            }
            append(glyphs[start..<end], over: width, to: &result, &remainingCount)
            start = end
        }
        glyphs = result
    }

    private static func isTile(_ glyph: GlyphInfo) -> Bool {
        glyph.category == fixed || glyph.category == repeating
    }

    private static func append(
        _ tiles: ArraySlice<GlyphInfo>,
        over width: Double,
        to result: inout [GlyphInfo],
        _ remainingCount: inout Int
    ) {
        var fixedWidth = 0.0
        var repeatedWidth = 0.0
        var repeatedCount = 0
        for tile in tiles where isTile(tile) {
            if tile.category == fixed {
                fixedWidth += tile.advance
            } else {
                repeatedWidth += tile.advance
                repeatedCount += 1
            }
        }
        var rest = width - fixedWidth
        var copies = 0
        var overlap = 0.0
        if repeatedWidth > 0, repeatedCount > 0, rest > repeatedWidth {
            let needed = min(rest / repeatedWidth, Double(remainingCount / repeatedCount))
            copies = max(0, Int(needed) - 1)
            // Another copy may fit if all overlap a little.
            if rest - repeatedWidth * Double(copies + 1) > 0 {
                copies += 1
                let excess = Double(copies + 1) * repeatedWidth - rest
                if excess > 0 {
                    overlap = (excess / Double(copies * repeatedCount)).rounded(.towardZero)
                    rest = 0
                }
            }
        }
        remainingCount -= copies * repeatedCount
        // The offset is relative to the right end of the word, because the tiles have no advance.
        var offset = (rest / 2).rounded(.towardZero)
        for tile in tiles {
            guard isTile(tile) else {
                result.append(tile)
                continue
            }
            let count = tile.category == repeating ? copies + 1 : 1
            for number in 0..<count {
                offset -= tile.advance
                if number > 0 { offset += overlap }
                var placed = tile
                placed.offset = Float(offset)
                placed.advance = 0
                result.append(placed)
            }
        }
    }

    /// Returns whether a glyph belongs to a word, as letters, marks and digits do.
    private static func isInWord(_ glyph: GlyphInfo) -> Bool {
        if glyph.role.isInvisible { return true }
        switch glyph.character {
        case 0...0x23, 0x25...0x2A, 0x2C...0x2F, 0x3A...0x3B, 0x3F...0x5D, 0x5F, 0x61...0x7B,
            0x7D, 0x7F...0xA1, 0xA7, 0xAB, 0xB6...0xB7, 0xBB, 0xBF:
            return false
        case 0x609...0x60A, 0x60C...0x60D, 0x61B...0x61F, 0x66A...0x66D, 0x6D4, 0x700...0x70F:
            return false
        case 0x2000...0x2043, 0x2045...0x2051, 0x2053...0x206F, 0x3000...0x3003: return false
        default: return true
        }
    }
}
