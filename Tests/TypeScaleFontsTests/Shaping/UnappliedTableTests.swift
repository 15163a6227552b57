import Testing
import TypeScaleFonts
import TypeScaleTestSupport

/// Reports of text that `morx` and `kerx`, Apple's tables, or Graphite's `Silf` would change.
struct UnappliedTableTests {
    /// An entry of a state table: the new state, flags and further fields.
    private typealias Entry = [Int]

    /// Returns a lookup table in format 6: glyphs, each with its value.
    private static func lookup(_ values: [Int: Int]) -> FontBytes {
        var table = FontBytes()
        table.uint16(6, 4, values.count, 0, 0, 0)
        for (glyph, value) in values.sorted(by: { $0.key < $1.key }) { table.uint16(glyph, value) }
        return table
    }

    /// Returns a state machine in which A has class 4, and B has class 5.
    ///
    /// The states contain an entry index for each of the six classes.
    private static func machine(
        _ states: [[Int]],
        _ entries: [Entry],
        substitutions: [FontBytes] = []
    ) -> FontBytes {
        let classes = lookup([2: 4, 3: 5])
        var (array, list) = (FontBytes(), FontBytes())
        for index in states.joined() { array.uint16(index) }
        for word in entries.joined() { list.uint16(word) }
        let start = 20 + classes.count
        let last = start + array.count + list.count
        var table = FontBytes()
        table.uint32(6, 20, start, start + array.count, last)
        for part in [classes, array, list] { table.append(part) }
        var offset = 4 * substitutions.count
        for part in substitutions {
            table.uint32(offset)
            offset += part.count
        }
        for part in substitutions { table.append(part) }
        return table
    }

    /// Returns `morx` with one chain, in which one flag is on.
    private static func morx(
        _ subtables: [(kind: Int, body: FontBytes)],
        coverage: Int = 0,
        flag: Int = 1
    ) -> FontBytes {
        var body = FontBytes()
        for subtable in subtables {
            body.uint32(12 + subtable.body.count, coverage &<< 24 | subtable.kind, flag)
            body.append(subtable.body)
        }
        var table = FontBytes()
        table.uint16(2, 0)
        table.uint32(1, 1, 16 + body.count, 0, subtables.count)
        table.append(body)
        return table
    }

    private static func reported(
        _ text: String,
        _ tables: [String: FontBytes],
        _ features: FontFeatures = .default
    ) throws -> [Range<Int>] {
        let run = try GlyphRun(text, in: shapingFace(tables), features: features)
        #expect((run.exactness == .estimate) == !run.needsShaping.isEmpty)
        return run.needsShaping
    }

    /// The ligature of A and B.
    private static let ligature = machine(
        [[0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 1, 2]],
        [[0, 0, 0], [2, 0x8000, 0], [0, 0xA000, 0]]
    )

    @Test func `reports a ligature only where it applies`() throws {
        let tables = ["morx": Self.morx([(2, Self.ligature)])]
        #expect(try Self.reported("AB", tables) == [0..<2])
        // The range starts where the state machine leaves its first state.
        #expect(try Self.reported("CAAB BA", tables) == [1..<4])
        for text in ["A", "B", "BA", "A B", "ACB", ""] {
            #expect(try Self.reported(text, tables) == [])
        }
        #expect(try Self.reported("AB", tables, .none) == [])
    }

    /// As in HarfBuzz and, by its documentation, in Core Text.
    @Test func `morx takes precedence over GSUB`() throws {
        let substitution = FontBytes.layout(
            features: [("liga", [0])],
            lookups: [.lookup(1, [.singles([4], delta: 10)])]
        )
        let tables = ["morx": Self.morx([(2, Self.ligature)]), "GSUB": substitution]
        #expect(try Self.reported("AB", tables) == [0..<2])
        #expect(try Self.reported("AC", tables) == [])
        let face = try shapingFace(tables)
        #expect(try glyphs("AC", face) == [2, 4])
        #expect(
            try face.diagnostics.map(\.description) == ["morx: no ligatures from Apple's tables"]
        )
    }

    @Test func `ignores subtables for vertical text, and those that are off`() throws {
        let subtables = [(2, Self.ligature)]
        #expect(try Self.reported("AB", ["morx": Self.morx(subtables, coverage: 0x80)]) == [])
        #expect(try Self.reported("AB", ["morx": Self.morx(subtables, coverage: 0xA0)]) != [])
        #expect(try Self.reported("AB", ["morx": Self.morx(subtables, flag: 2)]) == [])
    }

    @Test func `a subtable can start at the end of the text`() throws {
        let tables = ["morx": Self.morx([(2, Self.ligature)], coverage: 0x40)]
        #expect(try Self.reported("AB", tables) == [])
        #expect(try Self.reported("CBAC", tables) == [1..<3])
    }

    @Test func `reports replaced glyphs`() throws {
        let tables = ["morx": Self.morx([(4, Self.lookup([3: 30, 4: 4]))])]
        #expect(try Self.reported("ABCB", tables) == [1..<2, 3..<4])
        #expect(try Self.reported("AC", tables) == [])
    }

    @Test func `reports glyphs that are replaced in a context`() throws {
        // A marks itself. A later B replaces the marked glyph, if the lookup contains it.
        let machine = Self.machine(
            [[0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 1, 2]],
            [[0, 0, 0xFFFF, 0xFFFF], [2, 0x8000, 0xFFFF, 0xFFFF], [0, 0, 0, 0xFFFF]],
            substitutions: [Self.lookup([2: 20])]
        )
        let tables = ["morx": Self.morx([(1, machine)])]
        #expect(try Self.reported("CAB", tables) == [1..<3])
        #expect(try Self.reported("CA", tables) == [])
    }

    @Test func `reports rearranged and inserted glyphs`() throws {
        let states = [[0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 1, 2]]
        let rearrangement = Self.machine(states, [[0, 0], [2, 0x8000], [0, 0x2001]])
        #expect(try Self.reported("CAB", ["morx": Self.morx([(0, rearrangement)])]) == [1..<3])
        let none = [0xFFFF, 0xFFFF]
        let insertion = Self.machine(
            states,
            [[0, 0] + none, [2, 0] + none, [0, 0x20, 0, 0xFFFF]]
        )
        #expect(try Self.reported("CAB", ["morx": Self.morx([(5, insertion)])]) == [1..<3])
        #expect(try Self.reported("CBA", ["morx": Self.morx([(5, insertion)])]) == [])
    }

    @Test func `reports all text after the step limit`() throws {
        let endless = Self.machine(
            [[0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 1, 0]],
            [[0, 0, 0], [0, 0x4000, 0]]
        )
        let tables = ["morx": Self.morx([(2, endless), (2, endless)])]
        #expect(try Self.reported("CCACC", tables) == [2..<5])
        #expect(try Self.reported("CBC", tables) == [])
    }

    @Test func `reports kerning in kerx`() throws {
        let tables = ["kerx": FontBytes([0, 2, 0, 0])]
        #expect(try Self.reported("ABC", tables) == [0..<3])
        #expect(try Self.reported("A", tables) == [])
        #expect(try Self.reported("AB", tables, FontFeatures(["liga"])) == [])
        // HarfBuzz prefers OpenType's tables only if there are both.
        let layout = FontBytes.layout(features: [("kern", [])], lookups: [])
        #expect(try Self.reported("AB", tables.merging(["GPOS": layout]) { $1 }) != [])
        let open = tables.merging(["GPOS": layout, "GSUB": layout]) { $1 }
        #expect(try Self.reported("AB", open) == [])
        // With `kerx`, the older table is not applied.
        let kern = ["kern": FontBytes.kern([(2, 3, -50)])]
        #expect(try advances("AB", shapingFace(open.merging(kern) { $1 })) == [600, 700])
        let morx = ["morx": Self.morx([(2, Self.ligature)])]
        #expect(try Self.reported("ABC", open.merging(morx) { $1 }) == [0..<3])
    }

    /// The table takes precedence over `GSUB`, as in HarfBuzz 15, for example in cwTeX Ming.
    @Test func `reports complex scripts that mort would shape`() throws {
        var font = TestFont()
        font.characterMaps = [(3, 1, .segments([(0x41, 0x45, 2), (0x628, 0x62A, 2)]))]
        font.replaced["mort"] = FontBytes([0])
        font.replaced["GSUB"] = .layout(
            features: [("liga", [0])],
            lookups: [.lookup(1, [.singles([2], delta: 1)])]
        )
        let face = try #require(try FontFile(bytes: font.bytes).faces.first)
        let run = try GlyphRun("AB ببب AB", in: face)
        #expect(run.needsShaping == [3..<7])
        #expect(try glyphs("AB", face) == [2, 3])
        #expect(
            try face.diagnostics.map(\.description) == ["mort: no ligatures from Apple's tables"]
        )
    }

    /// Awami Nastaliq has rules for Arabic in `Silf` only.
    @Test func `reports complex scripts that Graphite would shape`() throws {
        var font = TestFont()
        font.characterMaps = [(3, 1, .segments([(0x41, 0x45, 2), (0x628, 0x62A, 2)]))]
        font.replaced["Silf"] = FontBytes([0])
        let face = try #require(try FontFile(bytes: font.bytes).faces.first)
        let run = try GlyphRun("AB ببب AB", in: face)
        #expect(run.needsShaping == [3..<7])
        #expect(run.exactness == .estimate)
        #expect(try face.diagnostics.map(\.table).contains("Silf"))
        font.replaced["GSUB"] = .layout(features: [], lookups: [])
        let open = try #require(try FontFile(bytes: font.bytes).faces.first)
        #expect(try GlyphRun("AB ببب AB", in: open).needsShaping == [])
        #expect(try open.diagnostics.isEmpty)
    }
}
