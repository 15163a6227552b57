import Testing
@_spi(Comparisons) import TypeScaleFonts
import TypeScaleTestSupport

/// The advances of variable fonts without `HVAR`, which `gvar` contains.
struct GlyphVariationTests {
    private typealias Glyph = (points: [Int], tuples: [TestTuple])

    /// Returns a font in which A to E are the glyphs 1 to 5.
    private static func font(_ outlines: [TestOutline], _ glyphs: [Glyph]) -> TestFont {
        var font = TestFont()
        font.axes = [("wght", 100, 400, 900)]
        font.advances = (0..<outlines.count).map { 500 + 10 * $0 }
        font.glyphCount = outlines.count
        font.characterMaps = [(3, 1, .segments([(0x41, 0x40 + outlines.count - 1, 1)]))]
        let (glyf, loca) = FontBytes.outlines(outlines)
        font.replaced = ["glyf": glyf, "loca": loca, "gvar": .gvar(glyphs)]
        return font
    }

    private static func advances(
        _ text: String,
        _ font: TestFont,
        _ weight: Double,
        isRounded: Bool = false
    ) throws -> [Double] {
        let face = try #require(try FontFile(bytes: font.bytes).faces.first)
        let varied = try face.variation(at: ["wght": weight], roundsDeltas: isRounded)
        return try GlyphRun(text, in: varied).glyphs.map(\.advance)
    }

    /// Deltas for all points, points of the tuple, points of the glyph, and long runs.
    private static let simple = font(
        [
            .empty, .points(4), .points(4), .points(4), .points(300), .empty,
        ],
        [
            ([], []),
            // Eight x deltas: zeros up to point 4, and 40 for point 5.
            ([], [TestTuple(deltas: [0x84, 0x00, 40, 0x81, 0x87])]),
            // The points 4 and 5, with deltas of -10 and 300, and 5 with a peak of -1.
            (
                [],
                [
                    TestTuple(points: [2, 1, 4, 1], deltas: [0x41, 0xFF, 0xF6, 0x01, 0x2C, 0x81]),
                    TestTuple([-1], points: [1, 0, 5], deltas: [0, 0xF0, 0x80]),
                ]
            ),
            // The glyph's points are 3 and 5. An intermediate region applies from 0.25 to 1.
            (
                [2, 1, 3, 2],
                [
                    TestTuple(deltas: [1, 99, 31, 0x81]),
                    TestTuple([0.5], range: ([0.25], [1]), deltas: [1, 99, 100, 0x81]),
                ]
            ),
            // Of 300 points, 301 is the right phantom point: in one list of words, and in all.
            (
                [],
                [
                    TestTuple(points: [1, 0x80, 1, 45], deltas: [0, 20, 0x80]),
                    TestTuple(
                        deltas: [0xBF, 0xBF, 0xBF, 0xBF, 0xAC, 0xC0, 0, 0, 0, 50, 0x81]
                            + [0xBF, 0xBF, 0xBF, 0xBF, 0xAF]
                    ),
                ]
            ),
            // A glyph without points.
            ([], [TestTuple(deltas: [3, 5, 30, 0, 0, 0x83])]),
        ]
    )

    /// Composites whose advance comes from a component, or from their own phantom points.
    private static let composite = font(
        [
            .empty, .points(2), .components([(1, true), (3, false)]), .points(2),
            .components([(2, true)]), .components([(1, false), (3, false)]),
        ],
        [
            ([], []), ([], [TestTuple(deltas: [0x82, 0, 40, 0x81, 0x85])]),
            ([], [TestTuple(deltas: [0x82, 0, 7, 0x81, 0x85])]), ([], []), ([], []),
            ([], [TestTuple(deltas: [0x82, 0, 9, 0x81, 0x85])]),
        ]
    )

    // The advances in HarfBuzz 15.
    @Test(arguments: [
        (100, [510, 504, 530, 540, 550]), (250, [510, 512, 530, 540, 550]),
        (400, [510, 520, 530, 540, 550]), (501, [518, 583, 536, 554, 555]),
        (600, [526, 644, 602, 568, 560]), (650, [530, 675, 646, 575, 563]),
        (750, [538, 737, 612, 589, 568]), (900, [550, 830, 561, 610, 575]),
    ])
    func `advances vary with the phantom points`(weight: Double, expected: [Double]) throws {
        #expect(try Self.advances("ABCDE", Self.simple, weight, isRounded: true) == expected)
    }

    // As above. B and D use the advance of A; E has its own.
    @Test(arguments: [
        (250, [510, 510, 530, 510, 550]), (400, [510, 520, 530, 540, 550]),
        (501, [518, 518, 530, 518, 552]), (900, [550, 550, 530, 550, 559]),
    ])
    func `a composite can use a component's advance`(weight: Double, expected: [Double]) throws {
        #expect(try Self.advances("ABCDE", Self.composite, weight, isRounded: true) == expected)
    }

    // At 525, a quarter of each delta applies.
    @Test func `advances are not rounded by default`() throws {
        #expect(try Self.advances("AE", Self.composite, 525) == [520, 552.25])
    }

    @Test func `an advance is never negative`() throws {
        let deltas = [TestTuple(deltas: [0x40, 0, 0, 0x40, 0x80, 0, 0x83])]
        let font = Self.font([.empty, .empty], [([], []), ([], deltas)])
        #expect(try Self.advances("A", font, 900) == [0])
    }

    @Test func `a font with HVAR does not need gvar`() throws {
        var font = Self.composite
        font.replaced["HVAR"] = .hvar([0, 1, 2, 3, 4, 5])
        #expect(try Self.advances("ABC", font, 900) == [511, 522, 533])
        #expect(try FontFile(bytes: font.bytes).faces[0].diagnostics.isEmpty)
    }

    @Test func `a run reports advances that should vary but cannot be read`() throws {
        let valid = try #require(try FontFile(bytes: Self.simple.bytes).faces.first)
        #expect(try valid.diagnostics.isEmpty)
        #expect(try GlyphRun("A", in: valid.variation(at: ["wght": 900])).exactness == .exact)
        for tag in ["glyf", "loca", "gvar"] {
            var font = Self.simple
            font.replaced[tag] = tag == "glyf" ? FontBytes?.none : FontBytes([0])
            let face = try #require(try FontFile(bytes: font.bytes).faces.first)
            #expect(try face.diagnostics.map(\.description) == ["gvar: advances do not vary"])
            #expect(try GlyphRun("A", in: face).exactness == .exact)
            let heavy = try face.variation(at: ["wght": 900])
            #expect(try GlyphRun("A", in: heavy).exactness == .estimate)
            #expect(try GlyphRun("A", in: heavy).units == 510)
        }
    }

    @Test func `components that contain each other have an advance`() throws {
        let font = Self.font(
            [.empty, .components([(2, true)]), .components([(1, true)]), .components([(9, true)])],
            [([], []), ([], []), ([], []), ([], [TestTuple(deltas: [3, 0, 0, 8, 0, 0x84])])]
        )
        #expect(try Self.advances("ABC", font, 900) == [510, 520, 538])
    }

    // Otherwise, reading the same long data for each glyph would take time.
    @Test func `ignores the data of glyphs whose offsets do not ascend`() throws {
        let glyph: Glyph = ([], [TestTuple(deltas: [0x80, 0, 40, 0x81, 0x83])])
        let outlines = Array(repeating: TestOutline.empty, count: 4)
        var font = Self.font(outlines, [([], []), glyph, glyph, glyph])
        #expect(try Self.advances("ABC", font, 900) == [550, 560, 570])
        var gvar = try #require(font.replaced["gvar"] ?? nil)
        // The offset of glyph 2, which is also the end of glyph 1, becomes the end of glyph 3.
        gvar.bytes.replaceSubrange(28..<32, with: gvar.bytes[36..<40])
        font.replaced["gvar"] = gvar
        #expect(try Self.advances("ABC", font, 900) == [550, 520, 530])
    }
}
