import Testing
import TypeScaleTestSupport

@testable import TypeScaleFonts

/// The boxes of outlines, compared with `hb_font_get_glyph_extents` of HarfBuzz 15.0.
struct InkBoundsTests {
    /// All operators that draw, and hint masks, in a `CFF` table that fontTools wrote.
    private static let charStrings: [UInt8] = bytes(
        "0100040200010101025400010101108b63f99cf83305d90f8bf7a612dd1100070101060c11151a1d"
            + "246c696e65736375727665736d69786564666c657868696e7473646f74756e6b6e6f776e00000101"
            + "8706000801010416376397aaaeb5f8ec0ebd959f15eff75c6db305bd4fd1063be5070e9516959fa9"
            + "b3bdc70890ef9fa9b31b92ef9fa9b31a959fa9b3bd1f819fa9631e0efffffa8000048c8d8e8f9091"
            + "d1db18967f8c8d8e8f908519959fa9b3bdc7d1db1f959fa9b3bdc7d13b941e0e8b8b15959fa9b3bd"
            + "c7d10c228c8d8e8f909192939495967fbd0c23959fa9b3bdc7d13be50c24959fa963bdc7d1939495"
            + "960c250ef8ed959f12a9b3bdc713a09f16956305a9060eefef150e8c8d8e15949405"
    )

    /// Two glyphs that vary with the weight, in a `CFF2` table that fontTools wrote.
    private static let variedCharStrings: [UInt8] = bytes(
        "0200050007f20c24c3119b1800000000002600010000000c00010000001c00010002000040004000"
            + "c000c000000000000000000200000001000000030101011327959f90888c8d8d1015efbd778c1006"
            + "f75c07fffff0800016959fa9b3bdc708c7d1959f8c1005000000010101058bf70612"
    )

    private static func bytes(_ digits: String) -> [UInt8] {
        let digits = digits.utf8.map { UInt8(truncatingIfNeeded: $0 < 58 ? $0 - 48 : $0 - 87) }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    private static func extents(
        _ bytes: [UInt8],
        _ coordinates: [Int] = []
    ) -> [InkBounds?] {
        let place = NormalizedCoordinates(fixed: coordinates)
        guard let table = CharStringTable(TableBytes(bytes), place) else { return [] }
        var steps = 1_000_000
        return (0..<8).map { table.extents($0, &steps) }
    }

    private static func box(
        _ x: Double,
        _ y: Double,
        _ width: Double,
        _ height: Double
    )
        -> InkBounds
    {
        InkBounds(left: x, bottom: y + height, right: x + width, top: y)
    }

    @Test func `finds the bounds of all curves, with their control points`() {
        #expect(
            Self.extents(Self.charStrings) == [
                InkBounds(), Self.box(10, 260, 280, -240), Self.box(10, 415, 377, -415),
                Self.box(0, 375, 448, -380), Self.box(0, 78, 776, -80),
                Self.box(20, 0, 40, -40), InkBounds(),
                // The last glyph lacks its end.
                nil,
            ]
        )
    }

    @Test(
        arguments: [
            (0, [(10, 220, 100, -200), (-15, 190, 150, -190)]),
            (0.5, [(13, 221, 125, -200), (-15, 195, 150, -195)]),
            (1, [(15, 221, 150, -200), (-15, 200, 150, -200)]),
            (-0.5, [(9, 221, 90, -200), (-15, 200, 150, -200)]),
        ] as [(Double, [(Double, Double, Double, Double)])]
    )
    func `blends the operands of charstrings`(
        place: Double,
        boxes: [(Double, Double, Double, Double)]
    ) {
        let found = Self.extents(Self.variedCharStrings, [Int(place * 65_536)])
        #expect(Array(found[1...2]) == boxes.map { Self.box($0.0, $0.1, $0.2, $0.3) })
    }

    /// The boxes in Inter at the weight 650.
    @Test func `moves the points of TrueType outlines`() throws {
        let path = "/usr/share/fonts/truetype/inter-vf/InterDisplay.var.ttf"
        guard let face = try? FontFile(path: path).faces.first else {
            return Comparison.skip("extents in HarfBuzz", font: "InterDisplay.var.ttf")
        }
        let store = try face.variation(at: ["wght": 650]).plans().extents
        #expect(store.extents(3) == Self.box(16, 1944, 1408, -1944))
        #expect(store.extents(68) == Self.box(88, 1472, 1136, -1818))
        // A composite glyph.
        #expect(store.extents(120) == Self.box(88, 1831, 1010, -2304))
    }

    /// Returns a face in which glyphs 1 and 3 are boxes, and other glyphs are empty.
    private static func boxes() throws -> Typeface {
        var font = TestFont()
        font.advances = [500, 600, 700]
        let box = TestOutline.box(left: 0, bottom: -100, right: 670, top: 700)
        let outlines = FontBytes.outlines([.empty, box, .empty, box, .empty, .empty])
        font.replaced["glyf"] = outlines.glyf
        font.replaced["loca"] = outlines.loca
        return try #require(try FontFile(bytes: font.bytes).faces.first)
    }

    @Test func `a run has the bounds of its glyphs at their positions`() throws {
        let face = try Self.boxes()
        #expect(
            try face.inkBounds(of: 1)
                == InkBounds(left: 0, bottom: -100, right: 670, top: 700)
        )
        #expect(try face.inkBounds(of: 2) == nil)
        func bounds(_ text: String, _ direction: GlyphRun.Direction) throws -> InkBounds? {
            try GlyphRun(text, in: face).inkBounds(in: face, at: 10, direction: direction)
        }
        // A has an advance of 600, and B and C have 700. The em is 1,000.
        for (text, left, right) in [("A", 0.0, 6.7), ("BA", 7.0, 13.7), ("AB", 0.0, 6.7)] {
            let found = try #require(try bounds(text, .leftToRight))
            #expect(
                [found.left, found.right].elementsEqual([left, right]) { abs($0 - $1) < 1e-9 }
            )
            #expect([found.bottom, found.top] == [-1, 7])
        }
        #expect(try bounds("AC", .leftToRight)?.right == 12.7)
        // From right to left, C is on the left.
        #expect(try bounds("AC", .rightToLeft)?.right == 13.7)
        #expect(try bounds("B", .leftToRight) == nil)
        #expect(try bounds("", .leftToRight) == nil)
    }

    @Test func `the layers of a glyph are its ink`() throws {
        var font = TestFont()
        font.advances = [500]
        let outlines = FontBytes.outlines([
            .empty, .box(left: 0, bottom: 0, right: 900, top: 900),
            .box(left: 0, bottom: -10, right: 300, top: 200),
            .box(left: 0, bottom: 50, right: 400, top: 100), .empty, .empty,
        ])
        font.replaced["glyf"] = outlines.glyf
        font.replaced["loca"] = outlines.loca
        var table = FontBytes()
        // Glyph 1 consists of glyphs 2 and 3, glyph 4 of the blank glyph 5, and 5 of no glyphs.
        table.uint16(0, 3, 0, 14, 0, 32, 3)
        table.uint16(1, 0, 2, 4, 2, 1, 5, 0, 0)
        table.uint16(2, 0, 3, 0, 5, 0)
        font.replaced["COLR"] = table
        let face = try #require(try FontFile(bytes: font.bytes).faces.first)
        #expect(
            try face.inkBounds(of: 1) == InkBounds(left: 0, bottom: -10, right: 400, top: 200)
        )
        #expect(
            try face.inkBounds(of: 2) == InkBounds(left: 0, bottom: -10, right: 300, top: 200)
        )
        #expect(try face.inkBounds(of: 4) == nil)
        #expect(try face.inkBounds(of: 5) == nil)
        // A layer that the face does not have is an error.
        table.bytes[table.count - 1 - 3] = 200
        font.replaced["COLR"] = table
        let broken = try #require(try FontFile(bytes: font.bytes).faces.first)
        #expect(throws: FontError.self) { try broken.inkBounds(of: 4) }
    }

    /// Paints are drawn in place of the outline and the layers, whose box would be wrong.
    @Test func `the ink of a glyph with paints is an error`() throws {
        var font = TestFont()
        font.advances = [500]
        font.glyphCount = 4
        let box = TestOutline.box(left: 0, bottom: 0, right: 300, top: 200)
        let outlines = FontBytes.outlines([.empty, box, box, box])
        font.replaced["glyf"] = outlines.glyf
        font.replaced["loca"] = outlines.loca
        var table = FontBytes()
        // Glyph 1 has layers and a paint, which fills the plane, and glyph 2 a paint at no offset.
        table.uint16(1, 1, 0, 34, 0, 40, 1)
        table.uint16(0, 44, 0, 0, 0, 0, 0, 0, 0, 0)
        table.uint16(1, 0, 1, 3, 0)
        table.uint16(0, 2, 1, 0, 16, 2, 0, 0, 0x200, 0, 0x4000)
        func face() throws -> Typeface {
            font.replaced["COLR"] = table
            return try #require(try FontFile(bytes: font.bytes).faces.first)
        }
        let painted = try face()
        let error = #expect(throws: FontError.self) { try painted.inkBounds(of: 1) }
        #expect(error?.code == .unsupportedPaint)
        #expect(error?.detail.contains("glyph 1 is drawn with paints") == true)
        let other = #expect(throws: FontError.self) {
            try GlyphRun("A", in: painted).inkBounds(in: painted, at: 10)
        }
        #expect(other == error)
        let bounds = InkBounds(left: 0, bottom: 0, right: 300, top: 200)
        for glyph in 2...3 as ClosedRange<UInt16> {
            #expect(try painted.inkBounds(of: glyph) == bounds)
        }
        // In version 0, the bytes of the paints have no meaning.
        table.bytes[1] = 0
        #expect(try face().inkBounds(of: 1) == bounds)
    }

    @Test func `malformed paints have at most their own glyphs`() {
        let paints: [UInt8] = [0, 1] + Array(repeating: 0, count: 12) + [0, 0, 0, 34]
        let bytes = paints + Array(repeating: 0, count: 16) + [0, 0, 0, 1, 0, 1, 0, 0, 0, 10]
        #expect(ColorLayers(TableBytes(bytes)).hasPaint(1))
        for index in bytes.indices {
            for value in [0, 1, 127, 255] as [UInt8] {
                var mutant = bytes
                mutant[index] = value
                // There is room for one glyph.
                let layers = ColorLayers(TableBytes(mutant))
                #expect((0..<512).count { layers.hasPaint($0) } <= 1)
            }
        }
        for count in bytes.indices {
            #expect(!ColorLayers(TableBytes(Array(bytes[..<count]))).hasPaint(1))
        }
    }

    @Test func `an outline that cannot be read is an error`() throws {
        let face = try Self.boxes()
        let error = #expect(throws: FontError.self) { try face.inkBounds(of: 6) }
        #expect(error?.code == .invalidFontData)
        #expect(error?.detail.contains("glyph 6") == true)
        // A font without outlines.
        let bare = try #require(try FontFile(bytes: TestFont().bytes).faces.first)
        #expect(throws: FontError.self) {
            try GlyphRun("A", in: bare).inkBounds(in: bare, at: 10)
        }
    }

    /// The box of Hebrew and Latin text in DejaVu Sans at 20 points, from HarfBuzz's glyphs and
    /// their extents.
    @Test(
        arguments: [
            ("f\u{C1}jg", .leftToRight, [0.458984375, -4.16015625, 37.158203125, 18.544921875]),
            (
                "\u{5E9}\u{5B8}\u{5C1}\u{5DC}\u{5D5}\u{5B9}\u{5DD}", .rightToLeft,
                [1.81640625, -3.857421875, 44.296875, 14.580078125]
            ),
            (
                "\u{628}\u{64E}\u{651}\u{62D}", .rightToLeft,
                [1.533203125, -4.8828125, 18.876953125, 18.06640625]
            ),
            ("q\u{323}\u{301}", .leftToRight, [1.103515625, -7.8515625, 10.87890625, 15.99609375]),
        ] as [(String, GlyphRun.Direction, [Double])]
    )
    func `bounds equal those of HarfBuzz's glyphs`(
        text: String,
        direction: GlyphRun.Direction,
        box: [Double]
    ) throws {
        let path = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
        guard let face = try? FontFile(path: path).faces.first else {
            return Comparison.skip("ink in HarfBuzz", font: "DejaVuSans.ttf")
        }
        let run = try GlyphRun(text, in: face, direction: direction)
        let ink = try #require(try run.inkBounds(in: face, at: 20, direction: direction))
        for (own, other) in zip([ink.left, ink.bottom, ink.right, ink.top], box) {
            #expect(abs(own - other) < 1e-9)
        }
    }

    @Test func `malformed outlines have no extents`() {
        // Each byte in turn is wrong. No change may end the process, or take many steps.
        for bytes in [Self.charStrings, Self.variedCharStrings] {
            for index in bytes.indices {
                for value in [0, 10, 14, 16, 29, 127, 255] as [UInt8] {
                    var mutant = bytes
                    mutant[index] = value
                    guard let table = CharStringTable(TableBytes(mutant), .normal) else { continue }
                    var steps = 100_000
                    for glyph in 0..<8 { _ = table.extents(glyph, &steps) }
                    #expect(steps >= 0)
                }
            }
        }
    }
}
