import Testing
import TypeScaleFonts
import TypeScaleTestSupport

/// Subtables in rarely used formats, written word by word from the specification.
struct LookupFormatTests {
    private func words(_ values: [Int]) -> FontBytes {
        var bytes = FontBytes()
        for value in values { bytes.uint16(value) }
        return bytes
    }

    /// Returns a face whose `GSUB` applies a subtable.
    ///
    /// A rule can apply lookup 1, which adds 20 to the IDs of glyphs A and B.
    private func gsub(_ type: Int, _ subtable: [Int]) throws -> Typeface {
        try shapingFace([
            "GSUB": .layout(
                features: [("calt", [0])],
                lookups: [
                    .lookup(type, [words(subtable)]), .lookup(1, [.singles([2, 3], delta: 20)]),
                ]
            )
        ])
    }

    private func gpos(_ type: Int, _ subtable: [Int]) throws -> Typeface {
        let lookups = [FontBytes.lookup(type, [words(subtable)])]
        return try shapingFace(["GPOS": .layout(features: [("kern", [0])], lookups: lookups)])
    }

    @Test func `a single substitution in format 2 lists each substitute`() throws {
        let face = try gsub(1, [2, 10, 2, 20, 21] + [1, 2, 2, 3])
        #expect(try glyphs("ABC", face) == [20, 21, 4])
    }

    @Test func `a coverage table can contain ranges`() throws {
        let face = try gsub(1, [1, 6, 10] + [2, 2, 2, 3, 0, 5, 5, 2])
        #expect(try glyphs("ABCDE", face) == [12, 13, 4, 15, 6])
        let list = try gsub(1, [2, 12, 3, 20, 21, 22] + [2, 2, 2, 3, 0, 5, 5, 2])
        #expect(try glyphs("ABCDE", list) == [20, 21, 4, 22, 6])
    }

    @Test func `a coverage table can contain glyphs far apart`() throws {
        let tables = [
            "GSUB": FontBytes.layout(
                features: [("calt", [0, 1])],
                lookups: [
                    .lookup(1, [words([2, 10, 2, 70, 130] + [1, 2, 2, 3])]),
                    .lookup(1, [words([2, 12, 3, 20, 21, 22] + [1, 3, 3, 70, 130])]),
                ]
            )
        ]
        #expect(try glyphs("ABC", shapingFace(tables, glyphCount: 200)) == [21, 22, 4])
    }

    @Test func `a range states the coverage index of its first glyph`() throws {
        let face = try gsub(1, [2, 12, 3, 20, 21, 22] + [2, 1, 2, 3, 1])
        #expect(try glyphs("ABC", face) == [21, 22, 4])
    }

    @Test func `an alternate substitution uses the alternate that the value selects`() throws {
        let face = try gsub(3, [1, 8, 1, 14] + [1, 1, 2] + [2, 30, 31])
        #expect(try glyphs("AB", face) == [30, 3])
        for (value, glyph) in [(-1, 2), (0, 2), (1, 30), (2, 31), (3, 2), (.max, 2)] {
            let features = FontFeatures.default.with("calt", value: value)
            #expect(try glyphs("AB", face, features) == [UInt16(glyph), 3])
            #expect(features.value(of: "calt") == max(0, value))
        }
    }

    @Test func `a reverse chained substitution starts at the end`() throws {
        let lookahead = try gsub(8, [1, 14, 0, 1, 20, 1, 20] + [1, 1, 2] + [1, 2, 3, 20])
        #expect(try glyphs("AABA", lookahead) == [20, 20, 3, 2])
        let backtrack = try gsub(8, [1, 14, 1, 20, 0, 1, 21] + [1, 1, 2] + [1, 1, 5])
        #expect(try glyphs("DAA", backtrack) == [5, 21, 2])
    }

    @Test func `a sequence context matches glyphs`() throws {
        let face = try gsub(5, [1, 8, 1, 14] + [1, 1, 2] + [1, 4] + [2, 1, 3, 1, 1])
        #expect(try glyphs("AB", face) == [2, 23])
        #expect(try glyphs("ACBB", face) == [2, 4, 3, 3])
    }

    @Test func `a sequence context matches classes`() throws {
        let classes = [1, 2, 2, 1, 2]
        let face = try gsub(
            5,
            [2, 12, 18, 2, 0, 28] + [1, 1, 2] + classes + [1, 4] + [2, 1, 2, 0, 1]
        )
        #expect(try glyphs("AB", face) == [22, 3])
        #expect(try glyphs("ACAA", face) == [2, 4, 2, 2])
    }

    @Test func `a chained context matches glyphs`() throws {
        let rule = [1, 5, 2, 3, 1, 4, 1, 0, 1]
        let face = try gsub(6, [1, 8, 1, 14] + [1, 1, 2] + [1, 4] + rule)
        #expect(try glyphs("DABC", face) == [5, 22, 3, 4])
        #expect(try glyphs("ABC", face) == [2, 3, 4])
        #expect(try glyphs("DABD", face) == [5, 2, 3, 5])
        #expect(try glyphs("DACC", face) == [5, 2, 4, 4])
    }

    @Test func `a chained context matches classes`() throws {
        let header = [2, 16, 22, 32, 48, 2, 0, 58]
        let backtrack = [2, 1, 5, 5, 1]
        let input = [2, 2, 2, 2, 1, 3, 3, 2]
        let lookahead = [2, 1, 4, 4, 1]
        let rule = [1, 1, 2, 2, 1, 1, 1, 0, 1]
        let face = try gsub(6, header + [1, 1, 2] + backtrack + input + lookahead + [1, 4] + rule)
        #expect(try glyphs("DABC", face) == [5, 22, 3, 4])
        #expect(try glyphs("EABC", face) == [6, 2, 3, 4])
        #expect(try glyphs("DABE", face) == [5, 2, 3, 6])
        #expect(try glyphs("DAAC", face) == [5, 2, 2, 4])
    }

    @Test func `a single adjustment contains one value or a value for each glyph`() throws {
        #expect(try advances("AB", gpos(1, [1, 8, 4, -30] + [1, 1, 2])) == [570, 700])
        let each = try gpos(1, [2, 16, 5, 2, 10, -20, 5, 7] + [1, 2, 2, 3])
        #expect(try advances("ABC", each) == [580, 707, 800])
    }

    @Test func `a glyph that a pair adjusts second does not start the next pair`() throws {
        let face = try gpos(2, [1, 12, 4, 4, 1, 18] + [1, 1, 2] + [1, 2, -10, -20])
        #expect(try advances("AAA", face) == [590, 580, 600])
        let one = try gpos(2, [1, 12, 4, 0, 1, 18] + [1, 1, 2] + [1, 2, -10])
        #expect(try advances("AAA", one) == [590, 590, 600])
    }

    @Test func `a cursive attachment joins the anchors`() throws {
        let anchors = [1, 500, 0] + [1, 100, 0]
        let face = try gpos(3, [1, 14, 2, 0, 22, 28, 0] + [1, 2, 2, 3] + anchors)
        #expect(try advances("AB", face) == [500, 600])
        #expect(try advances("BA", face) == [700, 600])
    }

    // As in HarfBuzz, the second glyph loses its entry anchor and its placement.
    @Test func `a cursive attachment joins glyphs that were moved`() throws {
        let moves = words([1, 8, 1, 30] + [1, 1, 3])
        let anchors = [1, 500, 0] + [1, 100, 0]
        let joins = words([1, 14, 2, 0, 22, 28, 0] + [1, 2, 2, 3] + anchors)
        let lookups = [FontBytes.lookup(1, [moves]), .lookup(3, [joins])]
        let table = FontBytes.layout(features: [("kern", [0, 1])], lookups: lookups)
        #expect(try advances("AB", shapingFace(["GPOS": table])) == [500, 700 - 100 - 30])
    }

    @Test func `a flag keeps the last of several joined glyphs on the baseline`() throws {
        // Each A is 100 units above the A before it, until the last is joined to B.
        let (entry, exit) = ([1, 0, 0], [1, 600, 100])
        let ascending = words([1, 10, 1, 16, 22] + [1, 1, 2] + entry + exit)
        let last = words([1, 14, 2, 0, 22, 28, 0] + [1, 2, 2, 3] + exit + entry)
        let lookups = [FontBytes.lookup(3, [ascending]), .lookup(3, flags: 1, [last])]
        let table = FontBytes.layout(features: [("curs", [0, 1])], lookups: lookups)
        let run = try GlyphRun("AAAB", in: shapingFace(["GPOS": table]))
        #expect(run.glyphs.map(\.yOffset) == [-300, -200, -100, 0])
    }

    @Test func `a lookup skips marks in other attachment classes`() throws {
        let definitions = [1, 0, 12, 0, 0, 28] + [2, 2, 2, 3, 1, 4, 5, 3] + [1, 4, 2, 1, 2]
        let ligature = FontBytes.lookup(4, flags: 0x0100, [.ligatures(2, [([3], 20)])])
        let face = try shapingFace([
            "GDEF": words(definitions),
            "GSUB": .layout(features: [("liga", [0])], lookups: [ligature]),
        ])
        #expect(try glyphs("ADB", face) == [20, 5])
        #expect(try glyphs("ACB", face) == [2, 4, 3])
    }

    @Test func `a kern subtable can contain classes`() throws {
        let subtable = [0, 30, 0x0201] + [4, 14, 20, 26] + [2, 1, 26] + [3, 1, 2] + [5, -40]
        let face = try shapingFace(["kern": words([0, 1] + subtable)])
        #expect(try GlyphRun("AB", in: face).units == 1260)
        #expect(try GlyphRun("AC", in: face).units == 1405)
        #expect(try GlyphRun("BA", in: face).units == 1300)
    }

    /// Returns a face whose substitution varies with a condition on weight.
    private func varied(repeatingCondition count: Int) throws -> Typeface {
        let header = [1, 1, 14, 34, 46, 0, 70]
        let scripts = [1, 0x4446, 0x4C54, 8] + [4, 0] + [0, 0xFFFF, 1, 0]
        let features = [1, 0x6361, 0x6C74, 8] + [0, 0]
        let lookups = [1, 4] + [1, 0, 1, 8] + [1, 6, 20] + [1, 1, 1]
        let offsets = Array(repeating: [0, 2 + 4 * count], count: count).flatMap(\.self)
        let conditions =
            [1, 0, 0, 1, 0, 16, 0, 26 + 4 * count] + [count] + offsets + [1, 0, 0x2000, 0x4000]
        let substitutions = [1, 0, 1, 0, 0, 12] + [0, 1, 0]
        var font = TestFont()
        font.axes = [("wght", 100, 400, 900)]
        font.glyphCount = 40
        font.replaced["GSUB"] = words(
            header + scripts + features + lookups + conditions + substitutions
        )
        return try #require(try FontFile(bytes: font.bytes).faces.first)
    }

    @Test func `feature variations apply within their range`() throws {
        let face = try varied(repeatingCondition: 1)
        #expect(try glyphs("A", face) == [1])
        #expect(try glyphs("A", face.variation(at: ["wght": 649])) == [1])
        #expect(try glyphs("A", face.variation(at: ["wght": 650])) == [21])
        #expect(try glyphs("A", face.variation(at: ["wght": 900])) == [21])
        #expect(try glyphs("A", face.variation(at: ["wght": 100])) == [1])
    }

    // The limit is one condition for each of 64 axes.
    @Test func `feature variations with too many conditions don't apply`() throws {
        let most = try varied(repeatingCondition: 64)
        #expect(try glyphs("A", most.variation(at: ["wght": 900])) == [21])
        let more = try varied(repeatingCondition: 65)
        #expect(try glyphs("A", more.variation(at: ["wght": 900])) == [1])
    }
}
