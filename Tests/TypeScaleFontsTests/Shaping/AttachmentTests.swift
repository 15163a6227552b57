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
