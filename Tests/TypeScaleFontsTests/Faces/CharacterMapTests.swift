import Testing
import TypeScaleFonts
import TypeScaleTestSupport

struct CharacterMapTests {
    /// Returns the glyphs for characters, with 0 for a missing glyph.
    private func glyphs(
        _ maps: [(Int, Int, FontBytes)],
        _ characters: [UInt32]
    ) throws -> [UInt16] {
        var font = TestFont()
        font.characterMaps = maps
        font.glyphCount = 300
        let face = try #require(try FontFile(bytes: font.bytes).faces.first)
        return try characters.map { character in
            let scalar = try #require(Unicode.Scalar(character))
            return try face.glyph(for: scalar)?.id ?? 0
        }
    }

    @Test func `maps characters with format 0`() throws {
        let map = FontBytes.bytes([0x41: 7, 0xFF: 200])
        #expect(try glyphs([(3, 1, map)], [0x41, 0xFF, 0x42, 0x141]) == [7, 200, 0, 0])
    }

    /// Checks that 0x8E is é and 0xFF is ˇ, as in Macintosh Roman, not U+008E and U+00FF.
    @Test func `a Macintosh map uses Macintosh Roman codes`() throws {
        let map = FontBytes.bytes([0x41: 1, 0x8E: 2, 0xFF: 3])
        let characters: [UInt32] = [0x41, 0xE9, 0x2C7, 0x8E, 0xFF, 0xB098]
        #expect(try glyphs([(1, 0, map)], characters) == [1, 2, 3, 0, 0, 0])
    }

    @Test func `maps characters with format 2`() throws {
        let map = FontBytes.mixed(
            single: (0x41, [5, 6]),
            lead: 0x81,
            pair: (0x40, [1, 0, 3], 10)
        )
        let characters: [UInt32] = [0x41, 0x42, 0x43, 0x8140, 0x8141, 0x8142, 0x8240, 0x81]
        #expect(try glyphs([(3, 1, map)], characters) == [5, 6, 0, 11, 0, 13, 0, 0])
    }

    @Test func `format 4 maps characters with deltas and glyph lists`() throws {
        let map = FontBytes.segments([(0x20, 0x7E, 1), (0xAC00, 0xAC02, 200)])
        let characters: [UInt32] = [0x1F, 0x20, 0x7E, 0x7F, 0xAC02, 0xAC03, 0xFFFF, 0x1_0041]
        #expect(try glyphs([(3, 1, map)], characters) == [0, 1, 95, 0, 202, 0, 0, 0])
        let listed = FontBytes.listed(first: 0x61, glyphs: [3, 0, 0xFFFF], delta: 2)
        #expect(try glyphs([(3, 1, listed)], [0x61, 0x62, 0x63, 0x64]) == [5, 0, 1, 0])
    }

    @Test func `format 4 maps characters even if the segments are not sorted`() throws {
        let map = FontBytes.segments([(0x61, 0x7A, 100), (0x41, 0x5A, 10)])
        #expect(try glyphs([(3, 1, map)], [0x41, 0x61, 0x5B]) == [10, 100, 0])
    }

    @Test(arguments: [6, 10])
    func `maps characters with formats 6 and 10`(format: Int) throws {
        let map = FontBytes.trimmed(first: 0x30, glyphs: [4, 0, 6], format: format)
        #expect(try glyphs([(3, 1, map)], [0x2F, 0x30, 0x31, 0x32, 0x33]) == [0, 4, 0, 6, 0])
    }

    @Test func `maps characters with formats 12 and 13`() throws {
        let groups = [(0x41, 0x43, 10), (0x1F600, 0x1F602, 250)]
        let characters: [UInt32] = [0x40, 0x41, 0x43, 0x1F602, 0x1F603, 0x10FFFF]
        let many = FontBytes.groups(groups)
        #expect(try glyphs([(3, 10, many)], characters) == [0, 10, 12, 252, 0, 0])
        let one = FontBytes.groups(groups, format: 13)
        #expect(try glyphs([(3, 10, one)], characters) == [0, 10, 10, 250, 0, 0])
        let unordered = FontBytes.groups(groups.reversed())
        #expect(try glyphs([(3, 10, unordered)], characters) == [0, 10, 12, 252, 0, 0])
        let wrapping = FontBytes.groups([(0x41, 0x44, 0xFFFF_FFFE), (0x50, 0x51, 0xFFFF)])
        #expect(try glyphs([(3, 10, wrapping)], [0x41, 0x44, 0x50, 0x51]) == [0, 0, 0, 0])
    }

    @Test func `format 14 changes the glyph before a selector`() throws {
        var font = TestFont()
        let map = FontBytes.segments([(0x41, 0x44, 1)])
        let variations = FontBytes.variations(
            selector: 0xFE00,
            usual: [(0x42, 1)],
            special: [(0x41, 3)]
        )
        font.characterMaps = [(0, 5, variations), (3, 1, map)]
        let face = try #require(try FontFile(bytes: font.bytes).faces.first)
        func ids(_ text: String) throws -> [UInt16] {
            try GlyphRun(text, in: face).glyphs.map(\.id)
        }
        #expect(try ids("A\u{FE00}B\u{FE00}C\u{FE00}D") == [3, 2, 3, 4])
        // The selector and its character are one cluster.
        let clusters = try GlyphRun("DA\u{FE00}D", in: face).glyphs.map(\.cluster)
        #expect(clusters == [0, 1, 3])
        #expect(try ids("A\u{FE01}") == [1])
        #expect(try ids("\u{FE00}A") == [1])
        #expect(try GlyphRun("A\u{FE00}", in: face).units == 800)
        #expect(try GlyphRun("A\u{FE00}", in: face).missing.isEmpty)
    }

    /// The glyph after the substitution has its own class, by which a lookup ignores marks.
    @Test func `a lookup sees the class of the glyph that a selector gives`() throws {
        var font = TestFont()
        let map = FontBytes.segments([(0x915, 0x916, 1)])
        let variations = FontBytes.variations(
            selector: 0xFE00,
            usual: [],
            special: [(0x915, 3), (0x916, 4)]
        )
        font.characterMaps = [(0, 5, variations), (3, 1, map)]
        font.glyphCount = 30
        var definitions = FontBytes()
        definitions.uint16(1, 0, 12, 0, 0, 0)
        // Glyph 3 is a mark, and all others are bases.
        definitions.append(.classes([1: 1, 2: 1, 3: 3, 4: 1]))
        font.replaced["GDEF"] = definitions
        font.replaced["GSUB"] = .layout(
            scripts: ["DFLT", "dev2"],
            features: [("ccmp", [0])],
            lookups: [.lookup(1, flags: 8, [.singles([1, 2, 3, 4], delta: 10)])]
        )
        let face = try #require(try FontFile(bytes: font.bytes).faces.first)
        func ids(_ text: String) throws -> [UInt16] {
            try GlyphRun(text, in: face).glyphs.map(\.id)
        }
        #expect(try ids("\u{915}\u{916}") == [11, 12])
        #expect(try ids("\u{916}\u{FE00}\u{915}") == [14, 11])
        #expect(try ids("\u{915}\u{FE00}\u{916}\u{916}") == [3, 12, 12])
        #expect(try ids("\u{916}\u{915}\u{FE00}") == [12, 3])
    }

    // Expected values: HarfBuzz 6.0 and 15.0, with fonts of these maps.
    @Test func `prefers symbols, then full Unicode, the basic plane and Macintosh Roman`() throws {
        let full = (3, 10, FontBytes.groups([(0x41, 0x41, 10)]))
        let plane = (3, 1, FontBytes.segments([(0x41, 0x41, 20)]))
        let symbol = (3, 0, FontBytes.segments([(0xF041, 0xF041, 30)]))
        let roman = (1, 0, FontBytes.bytes([0x41: 40]))
        #expect(try glyphs([roman, symbol, plane, full], [0x41]) == [30])
        #expect(try glyphs([full, plane, symbol, roman], [0x41, 0xF041]) == [30, 30])
        #expect(try glyphs([roman, plane, full], [0x41]) == [10])
        #expect(try glyphs([roman, plane], [0x41]) == [20])
        #expect(try glyphs([roman], [0x41]) == [40])
        // As in HarfBuzz, the maps for Windows come before the maps for Unicode.
        let unicodeFull = (0, 4, FontBytes.groups([(0x41, 0x41, 50)]))
        let unicodePlane = (0, 3, FontBytes.segments([(0x41, 0x41, 60)]))
        #expect(try glyphs([unicodeFull, full], [0x41]) == [10])
        #expect(try glyphs([unicodePlane, plane, unicodeFull], [0x41]) == [50])
        #expect(try glyphs([unicodePlane, plane], [0x41]) == [20])
        #expect(try glyphs([unicodePlane, symbol], [0x41]) == [30])
        let oldest = (0, 0, FontBytes.segments([(0x41, 0x41, 70)]))
        #expect(try glyphs([oldest, unicodePlane], [0x41]) == [60])
        let broken = (3, 10, FontBytes([0, 12, 0, 0]))
        #expect(try glyphs([broken, plane], [0x41]) == [20])
    }

    @Test func `a character is missing if the face has no glyph with the mapped ID`() throws {
        let map = FontBytes.segments([(0x41, 0x41, 299), (0x42, 0x42, 300)])
        #expect(try glyphs([(3, 1, map)], [0x41, 0x42]) == [299, 0])
    }
}
