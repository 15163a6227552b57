import Testing
import TypeScaleTestSupport

@testable @_spi(Comparisons) import TypeScaleFonts

/// Marks in fonts without `GPOS`, compared with HarfBuzz 15.0 in fonts with the same boxes.
struct MarkPlacementTests {
    private static let boxes: [(character: Int, box: TestOutline)] = [
        (0x61, .box(left: 50, bottom: 0, right: 550, top: 500)),
        (0x301, .box(left: 10, bottom: 550, right: 210, top: 700)),
        (0x315, .box(left: 0, bottom: 600, right: 80, top: 750)),
        (0x323, .box(left: -100, bottom: -150, right: 0, top: -50)),
        (0x327, .box(left: 100, bottom: -200, right: 300, top: 0)),
        (0x35E, .box(left: 0, bottom: 700, right: 900, top: 760)),
        (0x5B8, .box(left: 20, bottom: -180, right: 180, top: -40)),
        (0x5C1, .box(left: 0, bottom: 520, right: 60, top: 600)),
        (0x5D0, .box(left: 40, bottom: 0, right: 480, top: 560)),
        (0x628, .box(left: 30, bottom: -100, right: 570, top: 400)),
        (0x64E, .box(left: 0, bottom: 500, right: 200, top: 560)),
        (0x650, .box(left: 0, bottom: -300, right: 200, top: -240)),
        (0x20DD, .box(left: -20, bottom: -100, right: 620, top: 700)),
    ]

    /// Returns a face in which the characters are the glyphs from 1.
    private static func face(isTruncated: Bool = false) throws -> Typeface {
        var font = TestFont()
        let characters = boxes.map(\.character)
        font.characterMaps = [
            (3, 10, .groups(characters.enumerated().map { ($1, $1, $0 + 1) }))
        ]
        font.advances = [600]
        font.glyphCount = boxes.count + 1
        let (glyf, loca) = FontBytes.outlines([.empty] + boxes.map(\.box))
        // One advance, and a bearing for each glyph.
        var hmtx = FontBytes()
        hmtx.uint16(600, 0)
        for (_, box) in boxes {
            if case .box(let left, _, _, _) = box { hmtx.uint16(left) }
        }
        font.replaced = ["glyf": isTruncated ? FontBytes() : glyf, "loca": loca, "hmtx": hmtx]
        return try #require(try FontFile(bytes: font.bytes).faces.first)
    }

    @Test(
        arguments: [
            ("a\u{301}", [(600, 0, 0), (0, -410, 12)]),
            (
                "a\u{301}\u{301}\u{323}\u{327}",
                [(600, 0, 0), (0, -500, 0), (0, -250, -12), (0, -410, 12), (0, -410, 224)]
            ),
            // A mark at the right, and a mark over two letters.
            ("a\u{315}\u{35E}a", [(600, 0, 0), (0, -80, -19), (0, -450, -69), (600, 0, 0)]),
            ("\u{5D0}\u{5B8}\u{5C1}", [(600, 0, 0), (0, 540, 102), (0, 200, -22)]),
            ("\u{628}\u{64E}\u{650}", [(600, 0, 0), (0, 200, -19), (0, 200, 0)]),
            // An enclosing mark has the class 0, so it keeps its width.
            ("a\u{20DD}\u{301}", [(600, 0, 0), (600, 0, 0), (0, -1010, 12)]),
            // A mark without a base is not placed.
            ("\u{301}a", [(0, -600, 0), (600, 0, 0)]),
        ] as [(String, [(Double, Double, Double)])]
    )
    func `outlines determine the place of a mark`(
        text: String,
        expected: [(Double, Double, Double)]
    ) throws {
        let run = try GlyphRun(text, in: Self.face())
        #expect(run.glyphs.map(\.advance) == expected.map(\.0))
        #expect(run.glyphs.map(\.xOffset) == expected.map(\.1))
        #expect(run.glyphs.map(\.yOffset) == expected.map(\.2))
        #expect(run.unplacedMarks.isEmpty)
        #expect(run.needsShaping.isEmpty)
    }

    @Test func `marks with malformed outlines are reported`() throws {
        let run = try GlyphRun("aa\u{301}a", in: Self.face(isTruncated: true))
        #expect(run.unplacedMarks == [1..<3])
        #expect(run.glyphs.map(\.advance) == [600, 600, 0, 600])
    }

    /// The positions in HarfBuzz, in a font without `GPOS`.
    @Test func `stacks marks in an installed font`() throws {
        let path = "/usr/share/fonts/truetype/liberation/LiberationMono-Regular.ttf"
        guard let face = try? FontFile(path: path).faces.first else {
            return Comparison.skip("marks in HarfBuzz", font: "LiberationMono-Regular.ttf")
        }
        // The font lacks the marks, whose box is placed.
        let glyphs = try GlyphRun("x\u{301}\u{300}\u{323}y", in: face).glyphs
        #expect(glyphs.map(\.id) == [91, 0, 0, 0, 92])
        #expect(glyphs.map(\.xOffset) == [0, -955, -955, -955, 0])
        #expect(glyphs.map(\.yOffset) == [0, -1493, 1210, 2703, 0])
    }
}
