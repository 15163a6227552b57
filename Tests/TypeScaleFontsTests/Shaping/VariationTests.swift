import Testing
@_spi(Comparisons) import TypeScaleFonts
import TypeScaleTestSupport

struct VariationTests {
    private func face(_ tables: [String: FontBytes] = [:]) throws -> Typeface {
        var font = TestFont()
        font.axes = [("wght", 100, 400, 900)]
        font.replaced["HVAR"] = .hvar([0, 10, 21, -30, 40, 50])
        font.replaced["MVAR"] = .mvar([
            ("cpht", 5), ("hasc", -10), ("stro", 16), ("strs", 10), ("undo", -40), ("unds", 30),
            ("xhgt", 20),
        ])
        for (tag, bytes) in tables { font.replaced[tag] = bytes }
        return try #require(try FontFile(bytes: font.bytes).faces.first)
    }

    // Halfway along the axis, half of each delta applies. Glyphs 1 to 4 are A, B, C and D.
    @Test func `advances vary along the axis without rounding`() throws {
        let face = try face()
        let half = try face.variation(at: ["wght": 650])
        #expect(try advances("ABCD", half) == [605, 710.5, 785, 820])
        #expect(try advances("ABCD", half, .none) == [605, 710.5, 785, 820])
        #expect(try GlyphRun("AB", in: half).units == 1315.5)
        #expect(try advances("ABCD", face.variation(at: ["wght": 900])) == [610, 721, 770, 840])
        #expect(try advances("ABCD", face) == [600, 700, 800, 800])
        #expect(try half.glyph(for: "B")?.advance == 710.5)
        let whole = try face.variation(at: ["wght": 650], roundsDeltas: true)
        #expect(try advances("ABCD", whole) == [605, 711, 785, 820])
    }

    @Test func `clamps values to the range of the axis`() throws {
        let face = try face()
        #expect(try advances("B", face.variation(at: ["wght": 5000])) == [721])
        #expect(try advances("B", face.variation(at: ["wght": -.infinity])) == [700])
        #expect(try advances("B", face.variation(at: ["wght": .nan])) == [700])
        #expect(try advances("B", face.variation(at: ["slnt": 3])) == [700])
        #expect(try face.variation(at: ["wght": 5000, "slnt": 3]).coordinates == ["wght": 900])
    }

    @Test func `applies the segment map in avar`() throws {
        let face = try face(["avar": .avar([(-1, -1), (0, 0), (0.5, 0.75), (1, 1)])])
        #expect(try advances("B", face.variation(at: ["wght": 650])) == [715.75])
        #expect(try advances("B", face.variation(at: ["wght": 525])) == [707.875])
        #expect(try advances("B", face.variation(at: ["wght": 900])) == [721])
    }

    @Test func `metrics and traits vary along the axis`() throws {
        let half = try face().variation(at: ["wght": 650])
        let metrics = half.metrics(at: 1000)
        #expect(metrics.xHeight == 490)
        #expect(metrics.ascender == 895)
        #expect(metrics.capHeight == 692.5)
        let lines = try half.lineDecorations(at: 1000)
        #expect(lines.underline?.top == -140 && lines.underline?.thickness == 75)
        #expect(lines.strikeout?.top == 308 && lines.strikeout?.thickness == 55)
        #expect(try half.traits().weight == 650)
        #expect(try face().metrics(at: 1000).xHeight == 480)
    }

    @Test func `reports an invalid variation table`() throws {
        let face = try face(["HVAR": FontBytes([0, 1]), "MVAR": FontBytes([0])])
        #expect(try advances("B", face.variation(at: ["wght": 900])) == [700])
        #expect(try face.diagnostics.map(\.table).contains("HVAR"))
    }

    // If HVAR is invalid or missing, gvar contains the advances.
    @Test func `reports missing variations only if advances should vary`() throws {
        var font = TestFont()
        font.axes = [("wght", 100, 400, 900)]
        #expect(try FontFile(bytes: font.bytes).faces[0].diagnostics.isEmpty)
        font.replaced["gvar"] = FontBytes([0])
        #expect(try FontFile(bytes: font.bytes).faces[0].diagnostics.map(\.table) == ["gvar"])
        #expect(try face(["gvar": FontBytes([0])]).diagnostics.isEmpty)
    }

    @Test func `the values in GPOS vary along the axis`() throws {
        var adjustment = FontBytes()
        // The value record contains an advance of 20 and the offset of a variation index table.
        adjustment.uint16(1, 10, 0x44, 20, 16)
        adjustment.append(.coverage([1]))
        adjustment.uint16(0, 1, 0x8000)
        var definitions = FontBytes()
        definitions.uint16(1, 3, 0, 0, 0, 0, 0, 0, 18)
        definitions.append(.store([7, 40]))
        let lookups = [FontBytes.lookup(1, [adjustment])]
        let face = try face([
            "GDEF": definitions,
            "GPOS": .layout(features: [("kern", [0])], lookups: lookups),
        ])
        #expect(try advances("A", face) == [600 + 20])
        #expect(try advances("A", face.variation(at: ["wght": 650])) == [605 + 20 + 20])
        #expect(try advances("A", face.variation(at: ["wght": 900])) == [610 + 20 + 40])
    }

    // FreeType also rejects these delta sets.
    @Test func `ignores delta sets with more region indexes than regions`() throws {
        func table(_ indexes: [Int], _ deltas: [Int]) -> FontBytes {
            var table = FontBytes()
            table.uint32(0x10000, 20, 0, 0, 0)
            table.uint16(1, 0, 12, 1, 0, 22)
            table.uint16(1, 1, 0, 0x4000, 0x4000)
            table.uint16(2, indexes.count, indexes.count)
            for value in indexes + indexes.map({ _ in 0 }) + deltas { table.uint16(value) }
            return table
        }
        let heavy = ["wght": 900.0] as [FontTag: Double]
        let one = try face(["HVAR": table([0], [10])]).variation(at: heavy)
        #expect(try advances("A", one) == [610])
        let two = try face(["HVAR": table([0, 0], [10, 10])]).variation(at: heavy)
        #expect(try advances("A", two) == [600])
    }

    // Each of the 60 lookups can add 4,096 deltas to the advance of a glyph.
    @Test func `counts the regions of a variation store as steps`() throws {
        var definitions = FontBytes()
        definitions.uint16(1, 3, 0, 0, 0, 0, 0, 0, 18)
        definitions.uint16(1, 0, 12, 1, 0, 12)
        definitions.uint16(1, 4096)
        for _ in 0..<4096 { definitions.uint16(0, 0x4000, 0x4000) }
        var adjustment = FontBytes()
        adjustment.uint16(1, 8, 4, 1, 1, 1, 1)
        let features = [(tag: "kern", lookups: Array(0..<60))]
        let lookups = Array(repeating: FontBytes.lookup(1, [adjustment]), count: 60)
        let tables = ["GDEF": definitions, "GPOS": .layout(features: features, lookups: lookups)]
        let face = try face(tables)
        let text = String(repeating: "A", count: 500)
        #expect(try GlyphRun(text, in: face).needsShaping.isEmpty)
        let heavy = try face.variation(at: ["wght": 900])
        #expect(try advances("A", heavy) == [670])
        #expect(try GlyphRun(text, in: heavy).needsShaping == [0..<500])
    }

    @Test func `reads at most 1,024 records of MVAR`() throws {
        func xHeight(after count: Int) throws -> Double? {
            let records = (0..<count).map { _ in (tag: "aaaa", step: 0) } + [("xhgt", 20)]
            let face = try face(["MVAR": .mvar(records)])
            return try face.variation(at: ["wght": 900]).metrics(at: 1000).xHeight
        }
        #expect(try xHeight(after: 1023) == 500)
        #expect(try xHeight(after: 1024) == 480)
    }

    @Test func `caches two variations of a face separately`() throws {
        let face = try face()
        let light = try face.variation(at: ["wght": 400])
        let heavy = try face.variation(at: ["wght": 900])
        for _ in 0..<2 {
            #expect(try advances("B", light) == [700])
            #expect(try advances("B", heavy) == [721])
        }
    }
}
