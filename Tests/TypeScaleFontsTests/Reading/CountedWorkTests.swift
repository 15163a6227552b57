import Testing
import TypeScaleTestSupport

@testable import TypeScaleFonts

/// Tables whose parts share data, so that each part takes as much work as the whole table.
///
/// A limit on the work counts what is read, not only what is used.
struct CountedWorkTests {
    // Only ranges in order counted, so that contexts read one class definition without a limit.
    @Test func `counts the ranges of a class definition that are out of order`() throws {
        let (ranges, contexts) = (1000, 3000)
        var context = FontBytes()
        // Format 2: a coverage, a class definition, and the rules of class 1.
        context.uint16(2, 20, 26, 2, 0, 12)
        // A rule: after the first glyph, a glyph of class 1.
        context.uint16(1, 4, 2, 0)
        context.append(FontBytes.coverage([2]))
        context.uint16(2, ranges)
        for _ in 0..<ranges { context.uint16(2, 2, 1) }
        var lookup = FontBytes()
        lookup.uint16(5, 0, contexts)
        for _ in 0..<contexts { lookup.uint16(6 + 2 * contexts) }
        lookup.append(context)
        let table = FontBytes.layout(features: [("calt", [0])], lookups: [lookup])
        let plans = try shapingFace(["GSUB": table]).plans()
        let key = ShapePlan.Key(
            ScriptTable.script(0x41),
            usesScriptShaper: false,
            ShapingOptions(features: .default),
            plans.tables,
            plans.face
        )
        let plan = plans.plan(key, isBrief: false)
        let pass = try #require(plan.substitutions.compactMap(\.lookups).first)
        #expect(pass.accelerator.remaining <= 0)
        #expect(pass.accelerator.remaining > -2 * ranges)
    }

    // All strikes were read, even after the limit on their glyphs.
    @Test func `reads a limited number of strikes`() throws {
        let (glyphs, strikes) = (65_000, 1000)
        var table = FontBytes()
        table.uint16(1, 1)
        table.uint32(strikes)
        for _ in 0..<strikes { table.uint32(8 + 4 * strikes) }
        table.append(FontBytes(Array(repeating: 0, count: 4 + 4 * (glyphs + 1))))
        var font = TestFont()
        font.glyphCount = glyphs
        font.replaced["sbix"] = table
        let face = try #require(try FontFile(bytes: font.bytes).faces.first)
        try face.readTables { reader in
            let tables = ColorTables(["sbix"], face.data, reader)
            #expect(tables.glyphs == nil)
            // The limit is four million glyphs.
            #expect(tables.strikeCount == 4_194_304 / (glyphs + 1))
        }
    }

    // Only the glyph's own points counted, so that tuples read shared points without a limit.
    @Test func `counts the points that the tuples of a glyph share`() throws {
        // The points 1 to 300 in runs of 128, and deltas of 0 in runs of 64.
        let run = [0x7F] + Array(repeating: 1, count: 128)
        let points = [0x81, 0x2C] + run + run + [0x2B] + Array(repeating: 1, count: 44)
        let zeros = [0xBF, 0xBF, 0xBF, 0xBF, 0xAB]
        let tuples = Array(repeating: TestTuple(deltas: zeros + zeros), count: 20)
        let table = FontBytes.gvar([(points, tuples)])
        let gvar = try #require(GvarTable(TableBytes(table.bytes)))
        func steps(_ coordinate: Int) -> Int {
            let variations = PointVariations(gvar, NormalizedCoordinates(fixed: [coordinate]))
            var outline = Array(repeating: OutlinePoint(), count: 8)
            var steps = 1_000_000
            #expect(variations.apply(to: &outline, of: 0, &steps))
            return 1_000_000 - steps
        }
        #expect(steps(65_536) >= 20 * 300)
        // No tuple applies, but each is read, and the shared points are skipped.
        #expect(steps(-65_536) >= 20 + 300)
    }

    // An accented letter searched all names without a limit, and a glyph can have many as layers.
    @Test func `counts the names that an accented letter searches`() throws {
        let count = 1000
        var table = FontBytes()
        table.uint8(1, 0, 4, 1)
        // No names, one dictionary, no strings and no subroutines.
        table.uint16(0, 1)
        table.uint8(1, 1, 13)
        let charset = table.count + 12 + 4
        table.uint8(29)
        table.uint32(charset)
        table.uint8(15, 29)
        table.uint32(charset + 2 * count - 1)
        table.uint8(17)
        table.uint16(0, 0)
        #expect(table.count == charset)
        table.uint8(0)
        for _ in 1..<count { table.uint16(500) }
        // Each glyph ends at once. The last one consists of A and B, which the font does not have.
        let accented = [139, 139, 139 + 65, 139 + 66, 14]
        table.uint16(count)
        table.uint8(2)
        for glyph in 0..<count { table.uint16(1 + glyph) }
        table.uint16(count + accented.count)
        for _ in 1..<count { table.uint8(14) }
        for byte in accented { table.uint8(byte) }
        let outlines = try #require(CharStringTable(TableBytes(table.bytes), .normal))
        var steps = 1_000_000
        #expect(outlines.extents(0, &steps) != nil)
        #expect(steps > 999_990)
        #expect(outlines.extents(count - 1, &steps) == nil)
        #expect(steps <= 1_000_000 - (count - 1))
    }
}
