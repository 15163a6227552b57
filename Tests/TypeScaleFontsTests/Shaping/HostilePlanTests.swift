import Testing
import TypeScaleTestSupport

@testable @_spi(Comparisons) import TypeScaleFonts

/// Fonts whose plans, glyphs or reports would take too much time or memory.
struct HostilePlanTests {
    /// Returns `GSUB` with features that share the same lookups, all of which are the same lookup.
    private static func substitutions(features: Int, lookups: Int) -> FontBytes {
        var scripts = FontBytes()
        scripts.uint16(1)
        scripts.text("DFLT")
        scripts.uint16(8, 4, 0, 0, 0xFFFF, features)
        for index in 0..<features { scripts.uint16(index) }
        var list = FontBytes()
        list.uint16(features)
        for tag in ["calt", "ccmp", "clig", "liga", "locl", "rclt", "rlig"].prefix(features) {
            list.text(tag)
            list.uint16(2 + 6 * features)
        }
        list.uint16(0, lookups)
        for index in 0..<lookups { list.uint16(index) }
        var table = FontBytes()
        table.uint16(1, 0, 10, 10 + scripts.count, 10 + scripts.count + list.count)
        table.append(scripts)
        table.append(list)
        table.uint16(lookups)
        for _ in 0..<lookups { table.uint16(2 + 2 * lookups) }
        table.append(.lookup(1, [.singles([2], delta: 20)]))
        return table
    }

    @Test func `refuses text in a script with more than 4,096 lookups`() throws {
        let most = try shapingFace(["GSUB": Self.substitutions(features: 1, lookups: 4096)])
        #expect(try glyphs("AB", most) == [22, 3])
        let shared = try shapingFace(["GSUB": Self.substitutions(features: 2, lookups: 2048)])
        #expect(try glyphs("AB", shared) == [22, 3])
        for (features, lookups) in [(1, 4097), (2, 2049), (7, 30_000)] {
            let table = Self.substitutions(features: features, lookups: lookups)
            let run = try GlyphRun("AB\u{AD}A가", in: shapingFace(["GSUB": table]))
            #expect(run.glyphs.map(\.id) == [2, 3, 2, 7])
            #expect(run.needsShaping == [0..<5])
            let none = try GlyphRun("AB", in: shapingFace(["GSUB": table]), features: .none)
            #expect(none.needsShaping == [])
        }
    }

    // A font of 384 KB took 492 MB.
    @Test func `limits the memory of a plan`() throws {
        // Glyphs in all pages of a table.
        let spread = FontBytes.coverage([2] + Array(stride(from: 256, to: 65_536, by: 256)))
        // A context with one backtrack, one input and one lookahead coverage, which are the same.
        var context = FontBytes()
        context.uint16(3, 1, 16, 1, 16, 1, 16, 0)
        context.append(spread)
        let tags: [FontTag] = ["ccmp", "nukt", "akhn", "rphf", "blwf", "half", "vatu", "pres"]
        let table = FontBytes.layout(
            scripts: ["dev2"],
            features: tags.enumerated().map { ($1.description, [$0]) },
            lookups: tags.map { _ in .lookup(6, [context]) }
        )
        var font = TestFont()
        font.characterMaps = [(3, 1, .segments([(0x915, 0x915, 2)]))]
        font.replaced["GSUB"] = table
        let face = try #require(try FontFile(bytes: font.bytes).faces.first)
        #expect(try glyphs("ककक", face) == [2, 2, 2])
        let plans = try face.plans()
        let key = ShapePlan.Key(
            ScriptTable.script(0x915),
            usesScriptShaper: true,
            ShapingOptions(features: .default),
            plans.tables,
            plans.face
        )
        let passes = plans.plan(key, isBrief: false).substitutions.compactMap(\.lookups)
        #expect(passes.count > 2)
        let pages = passes.map(\.accelerator.pageCount).reduce(0, +)
        #expect(pages > 768)
        #expect(pages < 2 * LookupBudget().pages)
    }

    /// Returns a face in which KA has glyph 2, which each of three stages replaces by 60 glyphs.
    private static func growing() throws -> Typeface {
        let growth = FontBytes.lookup(2, [.sequence(2, Array(repeating: 2, count: 60))])
        var font = TestFont()
        font.characterMaps = [(3, 1, .segments([(0x41, 0x41, 2), (0x915, 0x915, 2)]))]
        font.replaced["GSUB"] = .layout(
            scripts: ["DFLT", "dev2"],
            features: [("ccmp", [0]), ("nukt", [1]), ("pres", [2])],
            lookups: [growth, growth, growth]
        )
        return try #require(try FontFile(bytes: font.bytes).faces.first)
    }

    // Each stage had a limit of its own, so that a letter became 8,000 glyphs.
    @Test func `limits the number of glyphs that all stages insert`() throws {
        let face = try Self.growing()
        for count in [10, 1000] {
            let run = try GlyphRun(String(repeating: "क", count: count), in: face)
            #expect(run.glyphs.count <= max(16_384, 2 * 64 * count))
            #expect(run.needsShaping == [0..<count])
        }
    }

    // Each run had a limit of its own, which was at least 16,384.
    @Test func `limits the number of glyphs that all runs insert`() throws {
        let run = try GlyphRun(String(repeating: "Aक", count: 500), in: Self.growing())
        #expect(run.glyphs.count <= 2 * 64 * 1000)
        #expect(run.needsShaping.last?.upperBound == 1000)
    }

    // Each soft hyphen moved all glyphs after it.
    @Test func `removes invisible characters from refused text in linear time`() throws {
        let face = try shapingFace(["GSUB": Self.substitutions(features: 1, lookups: 4097)])
        let run = try GlyphRun(String(repeating: "A\u{AD}B\u{200C}", count: 40_000), in: face)
        #expect(run.glyphs.count == 80_000)
        #expect(run.needsShaping == [0..<160_000])
        #expect(run.units == 1300 * 40_000)
    }

    // Seventeen plans removed each other, so that each run of such a text created a plan.
    @Test func `keeps the plans of all scripts`() throws {
        let face = try shapingFace([:])
        var cache = ShapeCache(ShapingOptions(features: .default), try face.plans())
        let scripts = (0..<ScriptTable.count).map { UInt8($0) }
        let plans = scripts.map { cache.plan($0, usesScriptShaper: true) }
        #expect(Set(plans).count == ScriptTable.count)
        #expect(scripts.map { cache.plan($0, usesScriptShaper: true) } == plans)
    }

    @Test func `counts the subtables of all kerning lookups as steps`() throws {
        var lookup = FontBytes()
        lookup.uint16(2, 0, 100)
        for _ in 0..<100 { lookup.uint16(206) }
        lookup.append(.pairs([2: [(3, -50)]]))
        let text = String(repeating: "A", count: 100)
        for (count, refused) in [(1, []), (2, [0..<100])] {
            let table = FontBytes.layout(
                features: [("kern", Array(0..<count))],
                lookups: Array(repeating: lookup, count: count)
            )
            let face = try shapingFace(["GPOS": table])
            #expect(try GlyphRun(text, in: face).needsShaping == refused)
        }
    }

    // A state machine reported the same glyphs at each step.
    @Test func `joins the ranges that a state machine of morx reports`() throws {
        var table = FontBytes()
        table.uint16(2, 0)
        // One chain with one ligature subtable.
        table.uint32(1, 1, 94, 0, 1, 78, 2, 1)
        // Four classes, without glyphs, and a state whose only entry acts and does not advance.
        table.uint32(4, 28, 40, 56, 0, 0, 0)
        table.uint16(8, 0, 0, 0, 0, 0)
        for _ in 0..<8 { table.uint16(0) }
        table.uint16(0, 0x6000, 0, 0, 0)
        let bytes = TableBytes(table.bytes)
        let machine = StateMachine(try #require(bytes.slice(at: 24, count: 78)))
        let text = (0..<100).map { Glyph(id: 2, cluster: UInt32($0), advance: 0) }
        var steps = 10_000
        #expect(machine.changes(text, &steps) == [0..<100])
        #expect(steps == -1)
        steps = 10_000
        let found = MorxTable(bytes)?.changes(text, characterCount: 100, &steps)
        #expect(found == [0..<100])
    }

    // All glyphs shared one composite glyph with 1,024 components.
    @Test func `refuses outlines that share their data`() throws {
        let count = 20_000
        var (glyf, loca) = (FontBytes(), FontBytes())
        glyf.uint16(0xFFFF, 0, 0, 0, 0)
        for index in 0..<1024 { glyf.uint16(index < 1023 ? 0x20 : 0, 1, 0) }
        for index in 0...count { loca.uint16(index.isMultiple(of: 2) ? 0 : glyf.count / 2) }
        var gvar = FontBytes()
        gvar.uint16(1, 0, 1, 0)
        gvar.uint32(20)
        gvar.uint16(count, 1)
        gvar.uint32(20 + 4 * (count + 1))
        for index in 0...count { gvar.uint32(4 * index) }
        for _ in 0..<count { gvar.uint16(0, 4) }
        var font = TestFont()
        font.glyphCount = count
        font.axes = [("wght", 100, 400, 900)]
        font.replaced = ["glyf": glyf, "loca": loca, "gvar": gvar]
        let face = try #require(try FontFile(bytes: font.bytes).faces.first)
        let varied = try face.variation(at: ["wght": 650])
        #expect(try GlyphRun("ABC", in: varied).units == 2100)
        #expect(try varied.diagnostics.map(\.table) == ["gvar"])
    }

    // A matrix of 65,535 rows and columns has more bytes than an `Int` of 32 bits can count.
    @Test func `ignores rows of a matrix past the end of the table`() throws {
        var pairs = FontBytes()
        // Every glyph has the class 65,534.
        pairs.uint16(2, 16, 4, 0, 26, 26, 0xFFFF, 0xFFFF)
        pairs.uint16(2, 1, 0, 39, 0)
        pairs.uint16(2, 1, 0, 39, 65_534)
        var marks = FontBytes()
        // The mark C has the class 65,534, and the bases A and B have the last rows.
        marks.uint16(1, 12, 22, 0xFFFF, 32, 44)
        marks.uint16(2, 1, 4, 4, 0)
        marks.uint16(2, 1, 2, 3, 65_533)
        marks.uint16(1, 65_534, 6, 1, 10, 10)
        marks.uint16(0xFFFF, 6, 1, 10, 10)
        var definitions = FontBytes()
        definitions.uint16(1, 0, 12, 0, 0, 0)
        definitions.append(.classes([2: 1, 3: 1, 4: 3]))
        let face = try shapingFace([
            "GDEF": definitions,
            "GPOS": .layout(
                features: [("kern", [0]), ("mark", [1])],
                lookups: [.lookup(2, [pairs]), .lookup(4, [marks])]
            ),
        ])
        let run = try GlyphRun("ABC", in: face)
        #expect(run.glyphs.map(\.advance) == [600, 700, 0])
        #expect(run.glyphs.map(\.yOffset) == [0, 0, 0])
    }
}
