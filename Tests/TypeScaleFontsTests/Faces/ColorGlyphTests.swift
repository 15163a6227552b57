import Testing
import TypeScaleFonts
import TypeScaleTestSupport

/// The glyphs in tables with color, written word by word from the specification.
struct ColorGlyphTests {
    private func words(_ values: [Int]) -> FontBytes {
        var bytes = FontBytes()
        for value in values { bytes.uint16(value) }
        return bytes
    }

    private func glyphs(
        _ tables: [String: FontBytes],
        count: Int = 12,
        in tags: Set<FontTag> = ["COLR", "CBDT", "sbix", "SVG "]
    ) throws -> [ClosedRange<UInt16>] {
        var font = TestFont()
        font.glyphCount = count
        for (tag, bytes) in tables { font.replaced[tag] = bytes }
        let face = try #require(try FontFile(bytes: font.bytes).faces.first)
        return try face.colorGlyphs(in: tags)
    }

    /// Glyphs 2 and 3 have layers, and glyph 5 has none.
    private var layers: FontBytes {
        words([0, 3, 0, 14, 0, 32, 2] + [2, 0, 1] + [3, 1, 1] + [5, 2, 0] + [1, 0, 1, 1])
    }

    @Test func `finds layers and paints`() throws {
        #expect(try glyphs(["COLR": layers]) == [2...3])
        // Version 1, with paints for glyphs 7 and 9.
        let paints =
            words([1, 0, 0, 0, 0, 0, 0, 0, 34] + Array(repeating: 0, count: 8))
        var table = paints
        table.append(words([0, 2] + [7, 0, 16] + [9, 0, 16] + [2, 0]))
        #expect(try glyphs(["COLR": table]) == [7...7, 9...9])
    }

    /// Returns `CBLC` with an index in a format for glyphs 4 to 6, and an empty `CBDT`.
    private func bitmaps(_ index: [Int]) -> [String: FontBytes] {
        var table = words([3, 0, 0, 1])
        // The strike starts with the offset, the size and the number of indices.
        table.append(words([0, 56, 0, 64, 0, 1] + Array(repeating: 0, count: 18)))
        table.append(words([4, 6, 0, 8] + index))
        return ["CBLC": table, "CBDT": words([3, 0])]
    }

    @Test(
        arguments: [
            ([1, 17, 0, 4] + [0, 0, 0, 8, 0, 8, 0, 9], [4...4, 6...6]),
            ([2, 18, 0, 4] + [0, 8], [4...6]),
            ([3, 17, 0, 4] + [0, 0, 4, 4], [5...5]),
            ([4, 17, 0, 4] + [0, 2] + [4, 0, 6, 8, 0, 9], [4...4, 6...6]),
            ([5, 19, 0, 4] + [0, 8] + [0, 0, 0, 0] + [0, 2] + [5, 6], [5...6]),
            ([9, 19, 0, 4], []),
        ] as [([Int], [ClosedRange<UInt16>])]
    )
    func `finds bitmaps in all formats of an index`(
        index: [Int],
        expected: [ClosedRange<UInt16>]
    ) throws {
        #expect(try glyphs(bitmaps(index)) == expected)
    }

    @Test func `finds bitmaps of Apple's table, and documents`() throws {
        // Two strikes of three glyphs: glyph 1 has a bitmap in the first, and 2 in the second.
        var strikes = words([1, 1, 0, 2] + [0, 16, 0, 36])
        strikes.append(words([16, 72] + [0, 20, 0, 20, 0, 30, 0, 30]))
        strikes.append(words([32, 72] + [0, 20, 0, 20, 0, 20, 0, 30]))
        #expect(try glyphs(["sbix": strikes], count: 3) == [1...2])
        let documents = words([0, 0, 10, 0, 0, 2] + [3, 5, 0, 30, 0, 4] + [8, 200, 0, 30, 0, 4])
        #expect(try glyphs(["SVG ": documents]) == [3...5, 8...11])
    }

    @Test func `searches only the tables that are passed`() throws {
        #expect(try glyphs(["COLR": layers], in: ["sbix"]) == [])
        #expect(try glyphs([:]) == [])
    }

    @Test func `malformed tables have no glyphs, or an error`() throws {
        let tables = [
            "COLR": layers, "SVG ": words([0, 0, 10, 0, 0, 2] + [3, 5, 0, 30, 0, 4]),
            "sbix": words([1, 1, 0, 1] + [0, 12] + [16, 72] + [0, 20, 0, 30]),
        ].merging(bitmaps([1, 17, 0, 4] + [0, 0, 0, 8, 0, 8, 0, 9])) { $1 }
        for (tag, table) in tables {
            for index in table.bytes.indices {
                for value in [0, 1, 127, 255] as [UInt8] {
                    var mutant = tables
                    var bytes = table.bytes
                    bytes[index] = value
                    mutant[tag] = FontBytes(bytes)
                    for range in (try? glyphs(mutant)) ?? [] { #expect(range.upperBound < 12) }
                }
            }
        }
        // A hundred strikes with all glyphs share their offsets.
        var strikes = words([1, 1, 0, 100])
        for _ in 0..<100 { strikes.uint32(408) }
        strikes.append(words([16, 72] + Array(repeating: 0, count: 2 * 65_001)))
        let error = #expect(throws: FontError.self) {
            try glyphs(["sbix": strikes], count: 65_000)
        }
        #expect(error?.code == .exceededResourceLimit)
    }
}
