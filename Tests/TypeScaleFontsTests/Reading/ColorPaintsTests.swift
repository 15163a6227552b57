import Testing

@testable import TypeScaleFonts

/// The extents of paints, compared with `hb_font_get_glyph_extents` of HarfBuzz 15.0.
struct ColorPaintsTests {
    private typealias Box = (Double, Double, Double, Double)

    /// A table with all formats of paints and clip boxes, which fontTools wrote.
    ///
    /// The glyphs from 4 to 42 are painted, and glyph 40 contains itself.
    private static let table: StaticString = """
        000100000000000000000000000000000022000002A1000002C6000002EF000003130000002700040000\
        028B0005000000EE00060000029F0007000000F40008000000FA000900000106000A0000012B000B0000\
        014A000C0000016D000D00000175000E00000181000F000001890010000001950011000001A100120000\
        01B10013000001B70014000001C10015000001CB0016000001D90017000001DF0018000001E900190000\
        01F3001A00000201001B00000209001C00000215001D00000221001E00000231001F0000023900200000\
        024100210000024900220000025100230000025900240000026100250000026900260000027100270000\
        027900280000027C00290000028B002A0000028B0102000000000A0001A500010A00000600010A00019F\
        00030A0000060001040000100000000000010001000200020000020000000040004000000040000C0001\
        600000070000800000004000FFFEE00000020000000A0000FFEC00000D00014100000700008000000040\
        00FFFEE00000020000000A0000FFEC0000000000000E00011E001EFFD70F000116001EFFD70000000610\
        00010A2000B000110001022000B00000000008120000F62000B0000014FFE2130000EA2000B0000014FF\
        E20000000A140000DA6000150000D460000000000E160000CAA000000A004D170000C0A000000A004D00\
        00000F180000B20AAB190000AC0AAB000000121A0000A2DC72000A00141B000098DC72000A0014000000\
        131C00008A071CFC721D000082071CFC72000000161E000076071CFC720005005A1F00006A071CFC7200\
        05005A00000018200000680000005A2000006001000052200000580200004A2000005003000042200000\
        480500003A2000004007000032200000380800002A200000300B000022200000281B00001A0B00290B00\
        28000000020000000C000000120A00001400010E000008012C00050A0000060002020000400001000000\
        0200290029000013002A002A00001C01000A0014003C004602FFFBFFFA004D00580000001C000400201F\
        1E1D1C1B1A191817161514131211100F0E0D0C0B0A0908070605040302010000010000000C0001000000\
        160001000100004000400000208001000100000000001CFFFFFFE50000001AFFFFFFE700000013000000\
        1200000321000002BD00000320000002BC000000110000001000000929000004D20000000F0000000E00\
        000FA100000FA00000000D0000000BFFFFEC7700000BB9FFFFEC7800000BB8FFFFFFFD00000007000186\
        9F000A0000FFFF15A000003039FFFF8ACF00004E20
        """

    /// Returns an outline of the font for which HarfBuzz found the extents.
    private static func outline(_ glyph: UInt16, _ steps: inout Int) -> OutlineBounds? {
        let boxes: [UInt16: Box] = [
            1: (0, 0, 100, 200), 2: (-50, -30, 70, 40), 3: (900, 900, 950, 950),
        ]
        var bounds = OutlineBounds()
        guard let box = boxes[glyph] else { return bounds }
        steps -= 4
        bounds.add(box.0, box.1)
        bounds.add(box.2, box.3)
        return bounds
    }

    private static let bytes = [UInt32](table, digits: 2).map { UInt8(truncatingIfNeeded: $0) }

    private static func extents(
        _ glyph: UInt16,
        _ paints: ColorPaints,
        _ steps: inout Int
    ) -> InkBounds? {
        paints.clipBox(of: glyph, &steps)?.extents
            ?? paints.paint(of: glyph).flatMap { paints.bounds(at: $0, &steps, outline) }?
            .paintedExtents
    }

    private static func extents(_ weight: Double) throws -> [UInt16: InkBounds?] {
        let place = NormalizedCoordinates(fixed: [Int(weight * 65_536)])
        let paints = try #require(ColorPaints(TableBytes(bytes), place))
        var steps = 1_000_000
        return Dictionary(
            uniqueKeysWithValues: (4...42).map { ($0, extents($0, paints, &steps)) }
        )
    }

    private static func bounds(_ box: Box) -> InkBounds {
        InkBounds(left: box.0, bottom: box.1 + box.3, right: box.0 + box.2, top: box.1)
    }

    @Test func `finds the bounds of all formats`() throws {
        let expected: [Box?] = [
            (0, 200, 100, -200), (0, 200, 370, -225), (0, 0, 0, 0), (0, 40, 70, -40), (0, 0, 0, 0),
            (0, 200, 100, -200), (-215, 405, 275, -425), (-215, 405, 275, -425),
            (30, 159, 100, -200), (30, 159, 100, -200), (0, 0, 50, -250), (0, 0, 50, -250),
            (10, -68, 50, -250), (10, -68, 50, -250), (0, 300, 150, -300), (0, 300, 150, -300),
            (-125, 193, 150, -301), (-125, 193, 150, -301), (-100, 223, 187, -223),
            (-100, 223, 187, -223), (-25, 33, 214, -133), (-25, 33, 214, -133),
            (-73, 200, 173, -218), (-73, 200, 173, -218), (-40, 201, 173, -218),
            (-40, 201, 173, -218), (0, 0, 0, 0), (-50, 40, 120, -70), (0, 200, 100, -200),
            (-50, 200, 150, -230), (0, 40, 70, -40), (-50, 40, 120, -70), (0, 200, 100, -200),
            (-50, 200, 150, -230), (-50, 200, 150, -230), (10, 70, 50, -50), nil, (10, 70, 50, -50),
            (-5, 88, 82, -94),
        ]
        let found = try Self.extents(0)
        for (glyph, box) in zip(4...42 as ClosedRange<UInt16>, expected) {
            #expect(found[glyph] == .some(box.map(Self.bounds)), "glyph \(glyph)")
        }
    }

    @Test func `varies transforms and clip boxes`() throws {
        let expected: [(weight: Double, boxes: [UInt16: Box])] = [
            (
                0.5,
                [
                    11: (-191, 291, 271, -310), 13: (34, 158, 100, -201), 15: (0, 0, 59, -281),
                    17: (10, -56, 60, -281), 19: (0, 324, 162, -324), 21: (-97, 201, 137, -276),
                    23: (-120, 220, 200, -220), 25: (-11, 55, 204, -110), 27: (-88, 200, 188, -210),
                    29: (-44, 201, 188, -209), 42: (-18, 102, 82, -95),
                ]
            ),
            (
                1,
                [
                    11: (-167, 198, 268, -237), 13: (37, 156, 100, -200), 15: (0, 0, 68, -311),
                    17: (10, -43, 68, -311), 19: (0, 349, 174, -349), 21: (-71, 208, 125, -252),
                    23: (-138, 214, 210, -214), 25: (-17, 106, 220, -150),
                    27: (-105, 200, 205, -202), 29: (-48, 200, 205, -202), 42: (-30, 116, 80, -96),
                ]
            ),
        ]
        for (weight, boxes) in expected {
            let found = try Self.extents(weight)
            for (glyph, box) in boxes {
                #expect(found[glyph] == Self.bounds(box), "glyph \(glyph) at the weight \(weight)")
            }
        }
    }

    @Test func `paths that grow exponentially end at the limit of steps`() throws {
        // Each of 40 paints combines the next one with itself.
        var table: [UInt8] = [0, 1] + Array(repeating: 0, count: 12) + [0, 0, 0, 34]
        table += Array(repeating: 0, count: 16)
        table += [0, 0, 0, 1, 0, 4, 0, 0, 0, 10]
        for _ in 0..<40 { table += [32, 0, 0, 8, 3, 0, 0, 8] }
        table += [2, 0, 0, 0, 0]
        let paints = try #require(ColorPaints(TableBytes(table), .normal))
        let paint = try #require(paints.paint(of: 4))
        var steps = 1 << 26
        #expect(paints.bounds(at: paint, &steps, Self.outline) == nil)
        // Without the limit, the paths would take 2^40 steps.
        let spent = (1 << 26) - steps
        #expect((1 << 17)..<(1 << 19) ~= spent)
    }

    @Test(arguments: [(11, 6), (13, 2), (42, 4)] as [(UInt16, Int)])
    func `each value that varies takes a step for each region`(
        glyph: UInt16,
        valueCount: Int
    ) throws {
        // The table has one region.
        let spent = try [0, 0.5].map { weight in
            let place = NormalizedCoordinates(fixed: [Int(weight * 65_536)])
            let paints = try #require(ColorPaints(TableBytes(Self.bytes), place))
            var steps = 1000
            _ = Self.extents(glyph, paints, &steps)
            return 1000 - steps
        }
        #expect(spent[1] - spent[0] == valueCount)
    }

    @Test func `a clip box without an offset is missing`() throws {
        var table = Self.bytes
        let record = 0x2C6 + 5
        #expect(Array(table[record..<(record + 7)]) == [0, 41, 0, 41, 0, 0, 0x13])
        table[record + 6] = 0
        let paints = try #require(ColorPaints(TableBytes(table), .normal))
        var steps = 1000
        #expect(paints.clipBox(of: 41, &steps) == nil)
        #expect(paints.clipBox(of: 42, &steps) != nil)
    }

    @Test func `malformed paints take few steps`() {
        // Each byte in turn is wrong. No change may end the process.
        for index in Self.bytes.indices {
            for value in [0, 11, 255] as [UInt8] {
                var mutant = Self.bytes
                mutant[index] = value
                let place = NormalizedCoordinates(fixed: [65_536])
                guard let paints = ColorPaints(TableBytes(mutant), place) else { continue }
                var steps = 20_000
                for glyph in 0..<44 { _ = Self.extents(UInt16(glyph), paints, &steps) }
                #expect(steps >= 0)
            }
        }
    }
}
