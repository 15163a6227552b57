extension FontBytes {
    /// Returns format 4: each segment's first and last character, and its first glyph.
    package static func segments(_ segments: [(first: Int, last: Int, glyph: Int)]) -> FontBytes {
        let all = segments + [(0xFFFF, 0xFFFF, 0)]
        var table = FontBytes()
        table.uint16(4, 16 + 8 * all.count, 0, 2 * all.count, 0, 0, 0)
        for segment in all { table.uint16(segment.last) }
        table.uint16(0)
        for segment in all { table.uint16(segment.first) }
        for segment in all { table.uint16(segment.glyph - segment.first) }
        for _ in all { table.uint16(0) }
        return table
    }

    /// Returns format 4 with one segment, which adds a delta to each glyph of a list.
    package static func listed(first: Int, glyphs: [Int], delta: Int) -> FontBytes {
        var table = FontBytes()
        table.uint16(4, 0, 0, 4, 0, 0, 0)
        table.uint16(first + glyphs.count - 1, 0xFFFF, 0, first, 0xFFFF, delta, 1)
        table.uint16(4, 0xFFFF)
        for glyph in glyphs { table.uint16(glyph) }
        return table
    }

    /// Returns format 12 or 13: each group's first and last character, and a glyph.
    package static func groups(
        _ groups: [(first: Int, last: Int, glyph: Int)],
        format: Int = 12
    ) -> FontBytes {
        var table = FontBytes()
        table.uint16(format, 0)
        table.uint32(16 + 12 * groups.count, 0, groups.count)
        for group in groups { table.uint32(group.first, group.last, group.glyph) }
        return table
    }

    /// Returns format 6, a list of glyphs from a first character, or format 10, its 32-bit form.
    package static func trimmed(first: Int, glyphs: [Int], format: Int = 6) -> FontBytes {
        var table = FontBytes()
        if format == 6 {
            table.uint16(6, 10 + 2 * glyphs.count, 0, first, glyphs.count)
        } else {
            table.uint16(10, 0)
            table.uint32(20 + 2 * glyphs.count, 0, first, glyphs.count)
        }
        for glyph in glyphs { table.uint16(glyph) }
        return table
    }

    /// Returns format 0: a glyph for each byte.
    package static func bytes(_ glyphs: [Int: Int]) -> FontBytes {
        var table = FontBytes()
        table.uint16(0, 262, 0)
        for byte in 0..<256 { table.uint8(glyphs[byte] ?? 0) }
        return table
    }

    /// Returns format 2 with a range of single bytes and one lead byte.
    package static func mixed(
        single: (first: Int, glyphs: [Int]),
        lead: Int,
        pair: (first: Int, glyphs: [Int], delta: Int)
    ) -> FontBytes {
        var table = FontBytes()
        table.uint16(2, 0, 0)
        for byte in 0..<256 { table.uint16(byte == lead ? 8 : 0) }
        // Each offset counts from its own position to the glyphs after both headers.
        table.uint16(single.first, single.glyphs.count, 0, 10)
        table.uint16(pair.first, pair.glyphs.count, pair.delta, 2 + 2 * single.glyphs.count)
        for glyph in single.glyphs + pair.glyphs { table.uint16(glyph) }
        return table
    }

    /// Returns format 14: a selector with default characters, and characters with other glyphs.
    package static func variations(
        selector: Int,
        usual: [(first: Int, more: Int)],
        special: [(character: Int, glyph: Int)]
    ) -> FontBytes {
        var table = FontBytes()
        let usualStart = 10 + 11
        let specialStart = usualStart + 4 + 4 * usual.count
        table.uint16(14)
        table.uint32(0, 1)
        table.uint24(selector)
        table.uint32(usualStart, specialStart)
        table.uint32(usual.count)
        for range in usual {
            table.uint24(range.first)
            table.uint8(range.more)
        }
        table.uint32(special.count)
        for pair in special {
            table.uint24(pair.character)
            table.uint16(pair.glyph)
        }
        return table
    }
}
