import Testing
import TypeScaleFonts
import TypeScaleTestSupport

struct KerningTests {
    private func gpos(_ lookups: [FontBytes], scripts: [String] = ["DFLT"]) -> [String: FontBytes] {
        let features = [(tag: "kern", lookups: Array(lookups.indices))]
        return ["GPOS": .layout(scripts: scripts, features: features, lookups: lookups)]
    }

    @Test func `kerns adjacent glyphs only`() throws {
        let face = try shapingFace(gpos([.lookup(2, [.pairs([2: [(3, -50), (4, 20)]])])]))
        #expect(try advances("ABAC", face) == [550, 700, 620, 800])
        #expect(try advances("A B", face) == [600, 250, 700])
        #expect(try advances("AB", face, .none) == [600, 700])
        #expect(try advances("AB", face, .default.without("kern")) == [600, 700])
        #expect(try GlyphRun("ABAC", in: face).units == 2670)
    }

    @Test func `applies the first subtable that contains a pair, even in class 0`() throws {
        let classes = FontBytes.classPairs(
            [2, 3],
            [3: 1],
            [2: 1, 4: 2],
            [[0, 10, 20], [30, 40, 50]]
        )
        let face = try shapingFace(
            gpos([.lookup(2, [.pairs([2: [(3, -50)]]), classes, .pairs([2: [(5, -99)]])])])
        )
        #expect(try advances("AB", face) == [550, 700])
        #expect(try advances("AC", face) == [620, 800])
        // D is in class 0, whose value is 0, so the third subtable doesn't apply.
        #expect(try advances("AD", face) == [600, 650])
        #expect(try advances("BC", face) == [750, 800])
    }

    @Test func `follows extensions, and adds the values of lookups`() throws {
        let face = try shapingFace(
            gpos([
                .lookup(9, [.extended(2, .pairs([2: [(3, -50)]]))]),
                .lookup(2, [.pairs([2: [(3, 7)]])]),
            ])
        )
        #expect(try advances("AB", face) == [557, 700])
    }

    @Test func `ignores an extension that refers to another extension`() throws {
        let circle = FontBytes.extended(9, .extended(9, .pairs([2: [(3, -50)]])))
        let face = try shapingFace(gpos([.lookup(9, [circle])]))
        #expect(try advances("AB", face) == [600, 700])
    }

    @Test func `kerns across invisible characters, and hides them`() throws {
        let face = try shapingFace(gpos([.lookup(2, [.pairs([2: [(3, -50)]])])]))
        #expect(try advances("A\u{AD}B", face) == [550, 700])
        #expect(try GlyphRun("A\u{AD}B", in: face).glyphs.map(\.cluster) == [0, 2])
    }

    @Test func `a pair can also move its first glyph`() throws {
        var table = FontBytes()
        // Glyph 2 before glyph 3: a placement of -5 and an advance of -50 units.
        table.uint16(1, 12, 5, 0, 1, 18, 1, 1, 2, 1, 3, -5, -50)
        let run = try GlyphRun("AB", in: shapingFace(gpos([.lookup(2, [table])])))
        #expect(run.glyphs.map(\.xOffset) == [-5, 0])
        #expect(run.glyphs.map(\.advance) == [550, 700])
    }

    /// An invisible character sends the text through the lookups, instead of the kerned pairs.
    @Test func `an invisible character changes no kerning before it`() throws {
        let lookups: [FontBytes] = [
            .lookup(2, [.pairs([2: [(3, -50), (2, 4)], 3: [(4, 30)]])]),
            .lookup(2, [.pairs([2: [(3, 7)], 4: [(2, -3)]])]),
        ]
        let text = "ABACABBCAAB"
        for tables in [gpos(lookups), ["kern": .kern([(2, 2, 3), (2, 3, -51), (3, 4, 20)])]] {
            let face = try shapingFace(tables)
            let known = try GlyphRun(text, in: face).glyphs
            let others = try GlyphRun(text + "\u{AD}", in: face).glyphs
            #expect(known.map(\.advance) == others.map(\.advance))
            #expect(known.map(\.xOffset) == others.map(\.xOffset))
            #expect(Set(known.map(\.advance)).count > 4)
        }
    }

    @Test func `applies the kern table if GPOS contains no kerning`() throws {
        let pairs = FontBytes.kern([(2, 3, -51), (3, 2, 20)])
        let face = try shapingFace(["kern": pairs])
        // Half of the value is added to each glyph.
        #expect(try advances("ABA", face) == [574, 685, 610])
        #expect(try GlyphRun("AB", in: face).units == 1249)
        let apple = try shapingFace(["kern": .kern([(2, 3, -51)], isApple: true)])
        #expect(try GlyphRun("AB", in: apple).units == 1249)
        var both = gpos([.lookup(2, [.pairs([4: [(3, -1)]])])])
        both["kern"] = pairs
        #expect(try GlyphRun("AB", in: shapingFace(both)).units == 1300)
    }

    /// As in HarfBuzz 15, whatever the scripts of the font's `GSUB` are.
    @Test(
        arguments: [
            ("ab", 1180), ("αβ", 1180), ("אב", 1180), ("ܐܒ", 1180), ("가각", 1180), ("አኡ", 1180),
            ("कख", 1200), ("কখ", 1200), ("கங", 1200), ("කඛ", 1200), ("កខ", 1200), ("ကခ", 1200),
            ("กข", 1200), ("ຂຄ", 1200), ("ཀཁ", 1200), ("ꦏꦑ", 1200), ("ߊߋ", 1200), ("ⴰⴱ", 1200),
        ] as [(String, Double)]
    )
    func `the kern table applies only in scripts with simple shapers`(
        text: String,
        units: Double
    ) throws {
        var font = TestFont()
        let characters = text.unicodeScalars.map { Int($0.value) }
        font.characterMaps = [
            (3, 10, .groups(characters.enumerated().map { ($1, $1, $0 + 1) }))
        ]
        font.advances = [500, 600]
        font.replaced["kern"] = .kern([(1, 2, -20), (2, 1, -20)])
        let face = try #require(try FontFile(bytes: font.bytes).faces.first)
        #expect(try GlyphRun(text, in: face).units == units)
    }

    /// HarfBuzz finds the same pairs.
    @Test func `reports pairs in the kern table that are not sorted`() throws {
        let face = try shapingFace(["kern": .kern([(3, 2, -10), (2, 3, -20), (4, 2, -40)])])
        #expect(try GlyphRun("AB", in: face).units == 1280)
        #expect(try GlyphRun("BA", in: face).units == 1300)
        #expect(try GlyphRun("CA", in: face).units == 1360)
        #expect(
            try face.diagnostics.map(\.description)
                == ["kern: no kerning from some pairs, which are not sorted"]
        )
    }

    @Test func `adds the values of all subtables in the kern table`() throws {
        var table = FontBytes()
        table.uint16(0, 2)
        for value in [-51, -20] { table.uint16(0, 20, 1, 1, 0, 0, 0, 2, 3, value) }
        #expect(try GlyphRun("AB", in: shapingFace(["kern": table])).units == 1300 - 71)
    }

    // More than 10,920 pairs overflow the length field of the subtable.
    @Test func `reads all pairs even if the length field overflows`() throws {
        var pairs: [(Int, Int, Int)] = []
        for first in 0..<200 { for second in 0..<200 { pairs.append((first, second, 4)) } }
        let face = try shapingFace(["kern": .kern(pairs)], glyphCount: 300)
        #expect(try GlyphRun("DE", in: face).units == 1304)
    }

    @Test func `shapes each run with the lookups for its script`() throws {
        let face = try shapingFace(
            gpos(
                [.lookup(2, [.pairs([2: [(3, -50)], 7: [(1, -7)], 3: [(7, -9)]])])],
                scripts: ["latn"]
            )
        )
        // As in HarfBuzz, scripts that the font doesn't support use the features of Latin.
        #expect(try advances("AB가 AB", face) == [550, 700, 643, 250, 550, 700])
        var tables = gpos([.lookup(2, [.pairs([2: [(3, -50)], 1: [(2, 5)]])])], scripts: ["latn"])
        tables["GPOS"] = .layout(
            scripts: ["grek", "latn"],
            features: [("kern", [0])],
            lookups: [.lookup(2, [.pairs([8: [(1, -30)], 1: [(2, 5)], 2: [(8, 99)]])])]
        )
        // A space takes the script of the previous character, and kerning doesn't cross scripts.
        #expect(try advances("Α AΑ", try shapingFace(tables)) == [620, 250, 600, 650])
        #expect(try advances(" A", try shapingFace(tables)) == [255, 600])
    }

    @Test func `a missing character in another script ends the run`() throws {
        let face = try shapingFace(gpos([.lookup(2, [.pairs([2: [(0, -50)]])])]))
        // Greek, and Arabic, which needs shaping.
        for character in ["\u{3A9}", "\u{633}"] as [Unicode.Scalar] {
            let run = try GlyphRun("A\(character)", in: face)
            #expect(run.missing == [character])
            #expect(run.glyphs.map(\.advance) == [600, 500])
        }
        #expect(try advances("AZ", face) == [550, 500])
    }

    @Test func `adds letter spacing after each cluster`() throws {
        let face = try shapingFace(gpos([.lookup(2, [.pairs([2: [(3, -50)]])])]))
        let run = try GlyphRun("AB", in: face, letterSpacing: 12.5)
        #expect(run.glyphs.map(\.advance) == [562.5, 712.5])
        #expect(run.units == 1275)
        #expect(try GlyphRun("AB", in: face, features: .none, letterSpacing: -1).units == 1298)
    }
}
