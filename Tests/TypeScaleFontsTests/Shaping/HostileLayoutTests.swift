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
        _ = try face.warnings()
    }

    @Test(arguments: ["GDEF", "kern", "GPOS", "GSUB"])
    func `a table cut short or changed at any byte`(tag: String) throws {
        let bytes = try #require(Self.sound[tag]).bytes
        for count in bytes.indices {
            var tables = Self.sound
            tables[tag] = FontBytes(Array(bytes.prefix(count)))
            try exercise(tables)
            for change in [0x01, 0x80, 0xFF] as [UInt8] {
                var changed = bytes
                changed[count] ^= change
                tables[tag] = FontBytes(changed)
                try exercise(tables)
            }
        }
    }

    @Test func `an invalid table loses kerning only`() throws {
        let face = try shapingFace(["GPOS": FontBytes([0, 1, 0]), "GSUB": FontBytes([0])])
        #expect(try GlyphRun("AB", in: face).units == 1300)
        #expect(try face.warnings().map(\.table) == ["GSUB", "GPOS"])
        #expect(try shapingFace(Self.sound).warnings().isEmpty)
    }

    // The lookup applies itself at every glyph, up to the maximum depth.
    @Test func `nested lookups without end are refused`() throws {
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
    @Test func `refused positioning keeps an invisible character removed`() throws {
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

    @Test func `substitutions cannot grow a text without limit`() throws {
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
    @Test func `a long text of ligatures takes linear time`() throws {
        let face = try shapingFace([
            "GSUB": .layout(
                features: [("liga", [0])],
                lookups: [.lookup(4, [.ligatures(2, [([3], 20)])])]
            )
        ])
        let run = try GlyphRun(String(repeating: "AB", count: 100_000), in: face)
        #expect(run.glyphs.count == 100_000)
    }

    // The maximum value of the count field is 65,535.
    @Test func `a font of a million pairs`() throws {
        var pairs: [(Int, Int, Int)] = []
        for first in 0..<1024 { for second in 0..<1024 { pairs.append((first, second, -1)) } }
        let bytes = FontBytes.kern(pairs)
        let face = try shapingFace(["kern": bytes], glyphCount: 2000)
        // The count overflows to 0, so nothing is kerned.
        #expect(try GlyphRun("AB", in: face).units == 1300)
    }
}
