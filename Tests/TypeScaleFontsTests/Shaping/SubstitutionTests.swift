import Testing
import TypeScaleFonts
import TypeScaleTestSupport

struct SubstitutionTests {
    /// The font ManchuFont contains such a substitution, and HarfBuzz applies it.
    @Test func `a font deletes a glyph by substituting glyph 65,535`() throws {
        let lookups = [
            FontBytes.lookup(1, [.singles([2], delta: 0xFFFF - 2)]),
            .lookup(4, [.ligatures(0xFFFF, [([3], 20)])]),
        ]
        let face = try shapingFace(gsub([("liga", [0, 1])], lookups))
        #expect(try glyphs("CAC", face) == [4, 0xFFFF, 4])
        #expect(try advances("CAC", face) == [800, 0, 800])
        #expect(try glyphs("CAB", face) == [4, 20])
        // Other glyphs that the face lacks are not substituted.
        let lacking = [FontBytes.lookup(1, [.singles([2], delta: 0xFFFE - 2)])]
        #expect(try glyphs("A", shapingFace(gsub([("liga", [0])], lacking))) == [2])
    }

    private func gsub(
        _ features: [(tag: String, lookups: [Int])],
        _ lookups: [FontBytes]
    ) -> [String: FontBytes] {
        ["GSUB": .layout(features: features, lookups: lookups)]
    }

    @Test func `applies the first ligature in the order of the font`() throws {
        let ligatures = FontBytes.ligatures(2, [([3, 4], 21), ([3], 20)])
        let face = try shapingFace(gsub([("liga", [0])], [.lookup(4, [ligatures])]))
        let run = try GlyphRun("ABCABD", in: face)
        #expect(run.glyphs.map(\.id) == [21, 20, 5])
        #expect(run.glyphs.map(\.cluster) == [0, 3, 5])
        #expect(try glyphs("ABC", face, .kerning) == [2, 3, 4])
        #expect(try glyphs("AB", face, .default.without("liga")) == [2, 3])
    }

    // Consecutive single substitutions are applied in one pass.
    @Test func `single substitutions are applied in the order of the font`() throws {
        let (twoThree, threeFour) = (
            FontBytes.singles([2], delta: 1), FontBytes.singles([3], delta: 1)
        )
        func ids(_ lookups: [FontBytes], text: String = "ABA") throws -> [UInt16] {
            let indices = Array(lookups.indices)
            return try glyphs(text, shapingFace(gsub([("ccmp", indices)], lookups)))
        }
        let (first, second) = (FontBytes.lookup(1, [twoThree]), FontBytes.lookup(1, [threeFour]))
        #expect(try ids([first, second]) == [4, 4, 4])
        #expect(try ids([second, first]) == [3, 4, 3])
        // The first subtable that covers a glyph is the only one that a lookup applies.
        #expect(try ids([.lookup(1, [twoThree, threeFour])]) == [3, 4, 3])
        // A glyph past the end of the font is not inserted, so the next lookup finds the old one.
        #expect(try ids([.lookup(1, [.singles([2], delta: 60_000)]), first], text: "A") == [3])
        // A lookup between them sees the results of the lookups before it only.
        let ligature = FontBytes.lookup(4, [.ligatures(3, [([3], 20)])])
        #expect(try ids([first, ligature, second]) == [20, 4])
        #expect(try ids([second, ligature, first]) == [3, 4, 3])
    }

    // The lookups of a font are applied in parts of 62.
    @Test(arguments: [61, 62, 63, 124, 125, 929, 931, 1200])
    func `any number of lookups is applied in the order of the font`(count: Int) throws {
        let there = FontBytes.lookup(1, [.singles([2], delta: 1)])
        let back = FontBytes.lookup(1, [.singles([3], delta: -1)])
        let ligature = FontBytes.lookup(4, [.ligatures(3, [([3], 20)])])
        let lookups = (0..<count).map { $0 % 2 == 0 ? there : back } + [ligature]
        let face = try shapingFace(gsub([("ccmp", Array(lookups.indices))], lookups))
        #expect(try glyphs("AA", face) == (count % 2 == 0 ? [2, 2] : [20]))
    }

    @Test func `letter spacing turns off ligatures that are not required`() throws {
        let lookups = [
            FontBytes.lookup(4, [.ligatures(2, [([3], 20)])]),
            .lookup(4, [.ligatures(4, [([5], 21)])]),
        ]
        let face = try shapingFace(gsub([("liga", [0]), ("rlig", [1])], lookups))
        #expect(try glyphs("ABCD", face) == [20, 21])
        let spaced = try GlyphRun("ABCD", in: face, letterSpacing: 1)
        #expect(spaced.glyphs.map(\.id) == [2, 3, 21])
        #expect(spaced.units == 600 + 700 + 650 + 3)
    }

    @Test func `a non-joiner prevents a ligature, but a soft hyphen does not`() throws {
        let ligature = FontBytes.lookup(4, [.ligatures(2, [([3], 20)])])
        let face = try shapingFace(gsub([("liga", [0])], [ligature]))
        #expect(try glyphs("A\u{200C}B", face) == [2, 3])
        #expect(try glyphs("A\u{AD}B", face) == [20])
    }

    @Test func `a multiple substitution keeps the cluster`() throws {
        let face = try shapingFace(gsub([("ccmp", [0])], [.lookup(2, [.sequence(2, [3, 4, 5])])]))
        let run = try GlyphRun("DAB", in: face)
        #expect(run.glyphs.map(\.id) == [5, 3, 4, 5, 3])
        #expect(run.glyphs.map(\.cluster) == [0, 1, 1, 1, 2])
        let spaced = try GlyphRun("DAB", in: face, letterSpacing: 10)
        #expect(spaced.units == run.units + 30)
    }

    @Test func `each replaced glyph keeps its own cluster`() throws {
        let face = try shapingFace(gsub([("ccmp", [0])], [.lookup(2, [.sequence(2, [3, 4, 5])])]))
        let run = try GlyphRun("AAD", in: face)
        #expect(run.glyphs.map(\.id) == [3, 4, 5, 3, 4, 5, 5])
        #expect(run.glyphs.map(\.cluster) == [0, 0, 0, 1, 1, 1, 2])
    }

    // As in HarfBuzz, the cluster of a removed first glyph merges with the next cluster.
    @Test func `a removed glyph leaves its cluster to the next glyph only at the start`() throws {
        let face = try shapingFace(gsub([("ccmp", [0])], [.lookup(2, [.sequence(2, [])])]))
        #expect(try GlyphRun("ABC", in: face).glyphs.map(\.cluster) == [0, 2])
        #expect(try GlyphRun("BAC", in: face).glyphs.map(\.cluster) == [0, 2])
    }

    // HarfBuzz has the same limit, `HB_MAX_CONTEXT_LENGTH`.
    @Test func `a ligature has at most 64 components`() throws {
        for count in [64, 65] {
            let parts = Array(repeating: 2, count: count - 1)
            let lookup = FontBytes.lookup(4, [.ligatures(2, [(parts, 20)])])
            let face = try shapingFace(gsub([("liga", [0])], [lookup]))
            let text = String(repeating: "A", count: count)
            #expect(try glyphs(text, face).count == (count == 64 ? 1 : 65))
        }
    }

    @Test func `ignores a feature index past the feature list`() throws {
        let features = [(tag: "zzzz", lookups: [Int]()), (tag: "liga", lookups: [0])]
        let lookup = FontBytes.lookup(4, [.ligatures(2, [([3], 20)])])
        var table = FontBytes.layout(features: features, lookups: [lookup])
        #expect(try glyphs("AB", shapingFace(["GSUB": table])) == [20])
        // The feature list contains only the first record. The record of `liga` follows the list.
        let list = Int(table.bytes[6]) << 8 | Int(table.bytes[7])
        #expect(table.bytes[list + 1] == 2)
        table.bytes[list + 1] = 1
        #expect(try glyphs("AB", shapingFace(["GSUB": table])) == [2, 3])
    }

    @Test func `kerns substituted glyphs`() throws {
        var tables = gsub([("liga", [0])], [.lookup(4, [.ligatures(2, [([3], 20)])])])
        tables["GPOS"] = .layout(
            features: [("kern", [0])],
            lookups: [.lookup(2, [.pairs([20: [(4, -33)], 2: [(3, -1)]])])]
        )
        #expect(try advances("ABC", try shapingFace(tables)) == [650 - 33, 800])
    }

    @Test func `a chained context replaces a glyph between others`() throws {
        let face = try shapingFace(
            gsub(
                [("calt", [0])],
                [
                    .lookup(
                        6,
                        [.chain(backtrack: [[2]], [[3]], lookahead: [[4]], lookups: [(0, 1)])]
                    ),
                    .lookup(1, [.singles([3], delta: 20)]),
                ]
            )
        )
        #expect(try glyphs("ABC", face) == [2, 23, 4])
        #expect(try glyphs("BBC", face) == [3, 3, 4])
        #expect(try glyphs("ABB", face) == [2, 3, 3])
    }

    @Test func `applies lookups in the order of the lookup list`() throws {
        let lookups = [
            FontBytes.lookup(1, [.singles([2], delta: 1)]),
            .lookup(4, [.ligatures(3, [([3], 20)])]),
        ]
        let face = try shapingFace(gsub([("liga", [1]), ("calt", [0])], lookups))
        #expect(try glyphs("AB", face) == [20])
    }

    @Test func `a lookup skips marks if its flags ignore marks`() throws {
        var tables = gsub([("liga", [0])], [.lookup(4, flags: 8, [.ligatures(2, [([3], 20)])])])
        var definitions = FontBytes()
        definitions.uint16(1, 0, 12, 0, 0, 0)
        definitions.append(.classes([2: 1, 3: 1, 4: 3]))
        tables["GDEF"] = definitions
        let run = try GlyphRun("ACB", in: try shapingFace(tables))
        #expect(run.glyphs.map(\.id) == [20, 4])
        #expect(run.glyphs.map(\.cluster) == [0, 0])
        // A mark takes no width.
        #expect(run.glyphs.map(\.advance) == [650, 0])
    }

    @Test func `a lookup skips base glyphs if its flags ignore base glyphs`() throws {
        var tables = gsub([("liga", [0])], [.lookup(4, flags: 2, [.ligatures(2, [([3], 20)])])])
        var definitions = FontBytes()
        definitions.uint16(1, 0, 12, 0, 0, 0)
        definitions.append(.classes([2: 2, 3: 2, 4: 1]))
        tables["GDEF"] = definitions
        #expect(try glyphs("ACB", try shapingFace(tables)) == [20, 4])
    }

    @Test func `replaces spaces that are missing from the face`() throws {
        let face = try shapingFace([:])
        let run = try GlyphRun("A\u{A0}\u{2003}\u{2009}\u{202F}B", in: face)
        #expect(run.glyphs.map(\.id) == [2, 1, 1, 1, 1, 3])
        #expect(run.glyphs.map(\.advance) == [600, 250, 1000, 200, 125, 700])
        #expect(run.missing.isEmpty)
        #expect(try GlyphRun("A\u{A0}", in: face, features: .none).missing == ["\u{A0}"])
    }

    @Test func `reports text that needs complex shaping`() throws {
        let face = try shapingFace([:])
        #expect(try GlyphRun("AسلامB", in: face, features: .none).needsShaping == [1..<5])
        #expect(try GlyphRun("AسلامB", in: face).needsShaping.isEmpty)
        #expect(try GlyphRun("Aกก", in: face, features: .none).needsShaping == [1..<3])
    }
}
