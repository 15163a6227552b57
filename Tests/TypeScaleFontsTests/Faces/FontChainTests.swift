import Testing
import TypeScaleFonts

struct FontChainTests {
    private func face(_ first: Int, _ last: Int) throws -> Typeface {
        var font = TestFont()
        font.characterMaps = [(3, 1, .segments([(first, last, 1)]))]
        font.glyphCount = 1000
        return try #require(try FontFile(bytes: font.bytes).faces.first)
    }

    /// Glyph 1 is 600 units wide, 2 is 700, those from 3 on are 800, and the box is 500.
    @Test func `sets each character in the first face that has it`() throws {
        let latin = try face(0x41, 0x43)
        let korean = try face(0xB098, 0xB09A)
        let chain = FontChain([latin, korean])
        let runs = try chain.runs(of: "AB나A비")
        #expect(runs.map(\.range) == [0..<2, 2..<3, 3..<5])
        #expect(runs.map { $0.face === latin } == [true, false, true])
        #expect(runs.map(\.glyphs.units) == [1300, 600, 600 + 500])
        #expect(runs.flatMap(\.glyphs.missing) == ["비"])
        #expect(try chain.width(of: "AB나A비", at: 10) == 30)
        #expect(try FontChain([korean, latin]).runs(of: "A비").map(\.range) == [0..<1, 1..<2])
    }

    @Test func `keeps a character together`() throws {
        let latin = try face(0x41, 0x43)
        let all = try face(0x41, 0x0301)
        let runs = try FontChain([latin, all]).runs(of: "AB\u{0301}A")
        #expect(runs.map(\.range) == [0..<1, 1..<3, 3..<4])
        #expect(runs.map(\.glyphs.needsShaping) == [[], [1..<2], []])
    }

    @Test func `an empty text or chain has no runs`() throws {
        #expect(try FontChain([try face(0x41, 0x43)]).runs(of: "").isEmpty)
        #expect(try FontChain([]).runs(of: "A").isEmpty)
        #expect(try FontChain([]).width(of: "A", at: 17) == 0)
    }
}
