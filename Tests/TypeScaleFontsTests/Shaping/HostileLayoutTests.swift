import Testing
import TypeScaleFonts
import TypeScaleTestSupport

/// Layout tables that are invalid or require too many steps.
struct HostileLayoutTests {
    private static let sound: [String: FontBytes] = {
        var definitions = FontBytes()
        definitions.uint16(1, 0, 12, 0, 0, 0)
        definitions.append(.classes([2: 1, 3: 1, 4: 3]))
        return [
            "GDEF": definitions,
            "kern": .kern([(2, 3, -50), (3, 2, 20)]),
            "GPOS": .layout(
                features: [("kern", [0, 1])],
                lookups: [
                    .lookup(2, [.pairs([2: [(3, -50)]])]),
                    .lookup(
                        9,
                        [.extended(2, .classPairs([3], [3: 1], [2: 1], [[0, 1], [2, 3]]))]
                    ),
                ]
            ),
            "GSUB": .layout(
                features: [("liga", [0]), ("calt", [1])],
                lookups: [
                    .lookup(4, [.ligatures(2, [([3], 20)])]),
                    .lookup(
                        6,
                        [.chain(backtrack: [[2]], [[3]], lookahead: [[4]], lookups: [(0, 2)])]
                    ),
                    .lookup(2, [.sequence(3, [2, 3])]),
                ]
            ),
        ]
    }()

    private func exercise(_ tables: [String: FontBytes]) throws {
        let face = try shapingFace(tables)
        for text in ["ABCABBA가 \u{AD}BC", "AB\u{301}"] {
            let run = try GlyphRun(text, in: face)
            #expect(run.glyphs.allSatisfy { $0.id < 40 && $0.advance.isFinite })
        }
        _ = try face.diagnostics
    }

    @Test(arguments: ["GDEF", "kern", "GPOS", "GSUB"])
    func `shapes text with a table that is truncated or changed at any byte`(tag: String) throws {
        let bytes = try #require(Self.sound[tag]).bytes
        for count in bytes.indices {
            var tables = Self.sound
            tables[tag] = FontBytes(Array(bytes.prefix(count)))
            try exercise(tables)
            // Fuzzing changes each byte in every way.
            let changes: [UInt8] = [0x01, 0x80, 0xFF]
            var changed = bytes
            changed[count] ^= changes[count % changes.count]
            tables[tag] = FontBytes(changed)
            try exercise(tables)
        }
    }

    @Test func `an invalid table disables only its own features`() throws {
        let face = try shapingFace(["GPOS": FontBytes([0, 1, 0]), "GSUB": FontBytes([0])])
        #expect(try GlyphRun("AB", in: face).units == 1300)
        #expect(try face.diagnostics.map(\.table) == ["GSUB", "GPOS"])
        #expect(try shapingFace(Self.sound).diagnostics.isEmpty)
    }

    // The lookup applies itself at every glyph, up to the maximum depth.
    @Test func `refuses lookups that apply themselves without end`() throws {
        let all = Array(2...6)
        let calls = Array(repeating: (sequenceIndex: 0, lookup: 0), count: 40)
        let circle = FontBytes.layout(
            features: [("calt", [0])],
            lookups: [.lookup(6, [.chain([all], lookups: calls)])]
        )
        let face = try shapingFace(["GSUB": circle])
        let text = String(repeating: "ABCDE", count: 200)
        let run = try GlyphRun(text, in: face)
        #expect(run.glyphs.count == 1000)
        #expect(run.needsShaping == [0..<1000])
        #expect(run.units == 3400 * 200)
    }

    // The soft hyphen is removed before the positioning lookups are refused.
    @Test func `removes invisible characters if positioning is refused`() throws {
        let calls = Array(repeating: (sequenceIndex: 0, lookup: 0), count: 40)
        let circle = FontBytes.layout(
            features: [("kern", [0])],
            lookups: [.lookup(8, [.chain([Array(2...6)], lookups: calls)])]
        )
        let face = try shapingFace(["GPOS": circle])
        let run = try GlyphRun(String(repeating: "ABCDE", count: 200) + "\u{AD}", in: face)
        #expect(run.glyphs.count == 1000)
        #expect(run.needsShaping == [0..<1001])
        #expect(run.units == 3400 * 200)
    }

    @Test func `limits the number of glyphs that substitutions insert`() throws {
        let growth = FontBytes.layout(
            features: [("ccmp", Array(0..<60))],
            lookups: (0..<60).map { _ in .lookup(2, [.sequence(2, [2, 2])]) }
        )
        let face = try shapingFace(["GSUB": growth])
        #expect(try GlyphRun("A", in: face).glyphs.count <= 16_384)
        let run = try GlyphRun(String(repeating: "A", count: 1000), in: face)
        #expect(run.glyphs.count <= 64_000)
    }

    // Each ligature removes a glyph, which must not move all the glyphs after it.
    @Test func `shapes long text with ligatures in linear time`() throws {
        let face = try shapingFace([
            "GSUB": .layout(
                features: [("liga", [0])],
                lookups: [.lookup(4, [.ligatures(2, [([3], 20)])])]
            )
        ])
        let run = try GlyphRun(String(repeating: "AB", count: 100_000), in: face)
        #expect(run.glyphs.count == 100_000)
    }

    // The 64th lookup exceeds the limit of glyphs. The 63rd and all later lookups share a bit.
    @Test func `applies a lookup after a lookup that covers too many glyphs`() throws {
        var wide = FontBytes()
        wide.uint16(1, 6, 0, 2, 1, 10, 0xFFFF, 0)
        var lookups = Array(
            repeating: FontBytes.lookup(1, [.singles([30], delta: 1)]),
            count: 63
        )
        lookups.append(.lookup(1, Array(repeating: wide, count: 70)))
        lookups.append(.lookup(1, [.singles([2], delta: 20)]))
        let features = [(tag: "calt", lookups: Array(lookups.indices))]
        let face = try shapingFace(["GSUB": .layout(features: features, lookups: lookups)])
        #expect(try glyphs("AB", face) == [22, 3])
    }

    /// Returns a lookup whose 30,000 offsets refer to the same subtable.
    private func repeated(_ type: Int, _ subtable: FontBytes) -> FontBytes {
        var lookup = FontBytes()
        lookup.uint16(type, 0, 30_000)
        for _ in 0..<30_000 { lookup.uint16(60_006) }
        lookup.append(subtable)
        return lookup
    }

    // Reading the coverage for each subtable takes 2 billion steps.
    @Test func `reads a repeated coverage table a limited number of times`() throws {
        var subtable = FontBytes()
        subtable.uint16(1, 6, 20, 2, 0xFFFF)
        for _ in 0..<0xFFFF { subtable.uint16(5, 4, 0) }
        let lookups = [repeated(1, subtable), .lookup(1, [.singles([3], delta: 20)])]
        let table = FontBytes.layout(features: [("calt", [0])], lookups: lookups)
        #expect(try glyphs("AB", shapingFace(["GSUB": table])) == [2, 3])
    }

    // Reading the class definition for each subtable takes 2 billion steps.
    @Test func `reads a repeated class definition a limited number of times`() throws {
        var subtable = FontBytes()
        subtable.uint16(2, 20, 26, 1, 10, 1, 4, 2, 0, 1)
        subtable.uint16(1, 1, 2)
        subtable.uint16(2, 0xFFFF)
        for glyph in 0..<0xFFFF { subtable.uint16(glyph, glyph, 2) }
        let lookups = [repeated(5, subtable)]
        let table = FontBytes.layout(features: [("calt", [0])], lookups: lookups)
        let run = try GlyphRun("AB", in: shapingFace(["GSUB": table]))
        // The subtables exceed the limit of steps for shaping, too.
        #expect(run.needsShaping == [0..<2])
    }

    // Reading the rule sets of each subtable takes 900 million steps.
    @Test func `reads repeated rule sets a limited number of times`() throws {
        var subtable = FontBytes()
        subtable.uint16(1, 60_006, 30_000)
        for _ in 0..<30_000 { subtable.uint16(0) }
        subtable.uint16(1, 1, 2)
        let lookups = [repeated(5, subtable)]
        let table = FontBytes.layout(features: [("calt", [0])], lookups: lookups)
        let run = try GlyphRun("AB", in: shapingFace(["GSUB": table]))
        // The subtables exceed the limit of steps for shaping, too.
        #expect(run.needsShaping == [0..<2])
    }

    @Test func `counts the glyphs in an invalid sequence as steps`() throws {
        let sequence = Array(repeating: 2, count: 15_000) + [0xFFFF]
        let lookup = repeated(2, .sequence(2, sequence))
        let face = try shapingFace(["GSUB": .layout(features: [("ccmp", [0])], lookups: [lookup])])
        let run = try GlyphRun("AAAAAAAAAA", in: face)
        #expect(run.glyphs.map(\.id) == Array(repeating: 2, count: 10))
        #expect(run.needsShaping == [0..<10])
    }

    @Test func `counts the subtables of a kerning lookup as steps`() throws {
        let lookup = repeated(2, .pairs([2: [(3, -50)]]))
        let face = try shapingFace(["GPOS": .layout(features: [("kern", [0])], lookups: [lookup])])
        #expect(try advances("AB", face) == [550, 700])
        let text = String(repeating: "A", count: 100)
        #expect(try GlyphRun(text, in: face).needsShaping == [0..<100])
    }

    // Each nested lookup inserts or removes a glyph at the other end of the text.
    @Test func `counts moves in the glyph buffer as steps`() throws {
        let cycle = [(0, 1), (2, 2), (0, 3), (1, 4)]
        let calls = (0..<4000).flatMap { _ in cycle.map { (sequenceIndex: $0.0, lookup: $0.1) } }
        var definitions = FontBytes()
        definitions.uint16(1, 0, 12, 0, 0, 0)
        definitions.append(.classes([2: 1, 3: 1, 4: 3]))
        let face = try shapingFace([
            "GDEF": definitions,
            "GSUB": .layout(
                features: [("calt", [0])],
                lookups: [
                    .lookup(6, flags: 8, [.chain([[2], [3]], lookups: calls)]),
                    .lookup(2, [.sequence(2, [2, 2])]), .lookup(2, [.sequence(3, [3, 3])]),
                    .lookup(4, [.ligatures(2, [([2], 2)])]),
                    .lookup(4, [.ligatures(3, [([3], 3)])]),
                ]
            ),
        ])
        let run = try GlyphRun("A" + String(repeating: "C", count: 2000) + "B", in: face)
        #expect(run.needsShaping == [0..<2002])
    }

    // The maximum value of the count field is 65,535.
    @Test func `reads a kern table with a million pairs`() throws {
        var pairs: [(Int, Int, Int)] = []
        for first in 0..<1024 { for second in 0..<1024 { pairs.append((first, second, -1)) } }
        let bytes = FontBytes.kern(pairs)
        let face = try shapingFace(["kern": bytes], glyphCount: 2000)
        // The count overflows to 0, so nothing is kerned.
        #expect(try GlyphRun("AB", in: face).units == 1300)
    }
}
