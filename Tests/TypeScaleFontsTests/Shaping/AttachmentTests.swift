import Testing
import TypeScaleFonts
import TypeScaleTestSupport

/// Marks that `GPOS` attaches, with the offsets in HarfBuzz 15.0.
struct AttachmentTests {
    /// Returns a face with a base, two marks and two more letters, which are the glyphs 1 to 5.
    private static func face(
        _ tables: [String: FontBytes],
        classes: [Int: Int] = [:]
    ) throws -> Typeface {
        var font = TestFont()
        font.characterMaps = [
            (3, 1, .segments([(0x61, 0x63, 1), (0x301, 0x302, 4)]))
        ]
        font.advances = [500, 600]
        font.glyphCount = 40
        font.replaced = tables.mapValues { $0 }
        font.replaced["GDEF"] = .gdef(classes.merging([1: 1, 2: 1, 3: 1, 4: 3, 5: 3]) { $1 })
        return try #require(try FontFile(bytes: font.bytes).faces.first)
    }

    private static func offsets(
        _ text: String,
        _ face: Typeface
    ) throws -> [[Double]] {
        try GlyphRun(text, in: face).glyphs.map { [$0.xOffset, $0.yOffset] }
    }

    private static let onBases = FontBytes.lookup(
        4,
        [.attachments([4: (10, 500), 5: (20, 510)], to: [1: [(300, 700)]])]
    )
    private static let onMarks = FontBytes.lookup(
        6,
        [.attachments([4: (10, 500), 5: (20, 510)], to: [4: [(33, 800)], 5: [(33, 800)]])]
    )

    /// Returns a lookup that moves a glyph up.
    private static func move(_ glyph: Int, by y: Int) -> FontBytes {
        var table = FontBytes()
        table.uint16(1, 8, 2, y)
        table.append(.coverage([glyph]))
        return .lookup(1, [table])
    }

    private static func positions(_ lookups: [FontBytes]) -> [String: FontBytes] {
        ["GPOS": .layout(features: [("mark", Array(lookups.indices))], lookups: lookups)]
    }

    @Test func `a mark moves with its base only up to its attachment`() throws {
        let text = "a\u{301}\u{302}"
        func offsets(_ lookups: [FontBytes]) throws -> [[Double]] {
            try Self.offsets(text, Self.face(Self.positions(lookups)))
        }
        let base = Self.move(1, by: 1000)
        #expect(
            try offsets([Self.onBases, Self.onMarks]) == [[0, 0], [-310, 200], [-297, 490]]
        )
        #expect(
            try offsets([base, Self.onBases, Self.onMarks])
                == [[0, 1000], [-310, 1200], [-297, 1490]]
        )
        #expect(
            try offsets([Self.onBases, Self.onMarks, base])
                == [[0, 1000], [-310, 200], [-297, 490]]
        )
        // The second mark keeps the height that the first had.
        #expect(
            try offsets([Self.onBases, Self.onMarks, Self.move(4, by: 70)])
                == [[0, 0], [-310, 270], [-297, 490]]
        )
    }

    @Test func `a mark moves with the glyphs to which its base is joined`() throws {
        // Each base starts 100 units above the end of the base before it.
        var joins = FontBytes()
        joins.uint16(1, 10, 1, 16, 22)
        joins.append(.coverage([1]))
        joins.uint16(1, 0, 0, 1, 600, 100)
        func offsets(flags: Int, _ lookups: [FontBytes]) throws -> [[Double]] {
            let lookup = FontBytes.lookup(3, flags: flags | 8, [joins])
            return try Self.offsets(
                "aa\u{301}a\u{302}",
                Self.face(Self.positions([lookup] + lookups))
            )
        }
        #expect(
            try offsets(flags: 0, [Self.onBases])
                == [[0, 0], [0, 100], [-310, 300], [0, 200], [-320, 390]]
        )
        #expect(
            try offsets(flags: 1, [Self.onBases])
                == [[0, -200], [0, -100], [-310, 100], [0, 0], [-320, 190]]
        )
    }

    @Test(arguments: [(1, [-290.0, 300.0]), (2, [-280.0, 400.0])])
    func `a joined glyph has several components only if GDEF says so`(
        glyphClass: Int,
        offset: [Double]
    ) throws {
        let tables = [
            "GSUB": FontBytes.layout(
                features: [("liga", [0, 1])],
                lookups: [
                    .lookup(4, [.ligatures(1, [([2], 20)])]),
                    .lookup(4, flags: 8, [.ligatures(20, [([3], 21)])]),
                ]
            ),
            "GPOS": .layout(
                features: [("mark", [0])],
                lookups: [
                    .lookup(
                        5,
                        [
                            .attachments(
                                [4: (0, 0)],
                                to: [21: [(310, 300), (320, 400), (330, 500)]],
                                areLigatures: true
                            )
                        ]
                    )
                ]
            ),
        ]
        // The mark belongs to the last component of `ab`, which then joins with `c`.
        let face = try Self.face(tables, classes: [20: glyphClass, 21: 2])
        #expect(try Self.offsets("ab\u{301}c", face) == [[0, 0], offset])
    }
}
