import Testing
import TypeScaleFonts
import TypeScaleTestSupport

/// The normalized coordinates after `avar`, which the advances of two glyphs reveal.
struct AxisVariationTests {
    private static let axes = [
        (tag: "wght", minimum: 100.0, normal: 400.0, maximum: 900.0),
        (tag: "XTRA", minimum: 0.0, normal: 37.0, maximum: 1000.0),
    ]

    /// Returns a font in which the advances of A and B grow by the coordinates, in units of
    /// 1/16,384.
    private static func font(_ avar: FontBytes) -> TestFont {
        let (up, down) = ((start: 0.0, peak: 1.0, end: 1.0), (start: -1.0, peak: -1.0, end: 0.0))
        let any = (start: 0.0, peak: 0.0, end: 0.0)
        let none = [0, 0, 0, 0]
        let store = FontBytes.store(
            regions: [[up, any], [down, any], [any, up], [any, down]],
            items: [none, [16_384, -16_384, 0, 0], [0, 0, 16_384, -16_384], none, none, none]
        )
        var font = TestFont()
        font.advances = Array(repeating: 20_000, count: 6)
        font.axes = axes
        font.replaced = ["avar": avar, "HVAR": .hvar(store)]
        return font
    }

    private static func coordinates(
        _ avar: FontBytes,
        _ weight: Double,
        _ extra: Double
    ) throws -> [Double] {
        let face = try #require(try FontFile(bytes: font(avar).bytes).faces.first)
        let varied = try face.variation(at: ["wght": weight, "XTRA": extra])
        return try advances("AB", varied, .none).map { $0 - 20_000 }
    }

    private static let maps: [[(from: Double, to: Double)]] = [
        [(-1, -1), (-0.33, -0.71), (0, 0), (0.6, 0.27), (1, 1)], [(-1, -1), (0, 0), (1, 1)],
    ]

    private static let store = FontBytes.store(
        regions: [
            [(0, 1, 1), (0, 0, 0)], [(-1, -1, 0), (0, 0, 0)], [(0, 0, 0), (0, 0.37, 1)],
            [(0, 0.7, 1), (0, 1, 1)],
        ],
        items: [[-900, 3001, 0, 2047], [8192, -5000, -77, 1234]]
    )

    @Test func `the deltas of version 2 depend on all axes`() throws {
        let moving = FontBytes.avar(
            [[], []],
            store: .store(regions: [[(0, 1, 1), (0, 0, 0)]], items: [[0], [8192]])
        )
        #expect(try Self.coordinates(moving, 900, 37) == [16_384, 8192])
        #expect(try Self.coordinates(moving, 650, 37) == [8192, 4096])
        #expect(try Self.coordinates(moving, 100, 37) == [-16_384, 0])
        // The sum is limited to 1.
        #expect(try Self.coordinates(moving, 900, 900) == [16_384, 16_384])
    }

    // The coordinates that HarfBuzz 15 computes for the same fonts.
    @Test(arguments: [
        (100, 0, [-16_384, -16_384]), (237, 11, [-13_145, -11_513]), (333.3, 37, [-7838, 0]),
        (521, 137, [1784, 1701]), (566, 1000, [2448, 16_384]), (701.25, 93, [4498, 953]),
        (777, 911, [9028, 14_870]), (899, 1, [16_324, -15_941]),
    ])
    func `rounds after the segment map`(
        weight: Double,
        extra: Double,
        expected: [Double]
    ) throws {
        #expect(try Self.coordinates(.avar(Self.maps), weight, extra) == expected)
    }

    // As above.
    @Test(arguments: [
        (100, 0, [-13_383, -16_384], [-16_384, -13_383]),
        (237, 11, [-10_737, -15_524], [-16_384, -9105]),
        (333.3, 37, [-6402, -2392], [-10_230, 1436]), (400, 400, [0, 6100], [-76, 6176]),
        (521, 137, [1719, 2592], [2674, 1636]), (566, 1000, [2750, 16_384], [3935, 16_384]),
        (650, 500, [3800, 9848], [5656, 7991]), (701.25, 93, [4298, 3218], [6763, 752]),
        (777, 911, [9995, 16_384], [14_413, 15_837]),
        (899, 1, [15_428, -7779], [16_384, -16_384]),
        (900, 1000, [15_484, 16_384], [16_384, 15_484]),
    ])
    func `adds the deltas of version 2 after the segment maps`(
        weight: Double,
        extra: Double,
        expected: [Double],
        exchanged: [Double]
    ) throws {
        let direct = FontBytes.avar(Self.maps, store: Self.store)
        #expect(try Self.coordinates(direct, weight, extra) == expected)
        let indirect = FontBytes.avar(Self.maps, items: [1, 0], store: Self.store)
        #expect(try Self.coordinates(indirect, weight, extra) == exchanged)
    }

    @Test func `applies version 2 as version 1 without deltas`() throws {
        var avar = FontBytes.avar(Self.maps, store: FontBytes())
        avar.bytes.replaceSubrange((avar.count - 4)..., with: [0, 0, 0, 0])
        #expect(try Self.coordinates(avar, 521, 137) == [1784, 1701])
    }

    @Test func `reports a table that it cannot read`() throws {
        let whole = FontBytes.avar(Self.maps, store: Self.store)
        #expect(try Self.warnings(whole).isEmpty)
        var later = whole
        later.bytes[1] = 3
        for damaged in [later, FontBytes(Array(whole.bytes.dropLast(120)))] {
            #expect(try Self.warnings(damaged) == ["avar: axis values are not remapped"])
            #expect(try Self.coordinates(damaged, 650, 37) == [8192, 0])
        }
    }

    private static func warnings(_ avar: FontBytes) throws -> [String] {
        try FontFile(bytes: font(avar).bytes).faces[0].diagnostics.map(\.description)
    }
}
