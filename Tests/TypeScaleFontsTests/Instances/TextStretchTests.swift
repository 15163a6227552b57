import Testing
import TypeScaleFonts
import TypeScaleTestSupport

struct TextStretchTests {
    private func font(_ first: Int, _ last: Int) throws -> FontInstance {
        var font = TestFont()
        font.characterMaps = [(3, 1, .segments([(first, last, 1)]))]
        font.glyphCount = 1000
        return .file(try #require(try FontFile(bytes: font.bytes).faces.first))
    }

    private func split(_ text: String, _ fonts: [FontInstance]) throws -> [String] {
        try TextStretch.stretches(of: text, in: fonts).map { "\($0.fontIndex) \($0.text)" }
    }

    @Test func `each character belongs to the first font that supports it`() throws {
        let latin = try font(0x41, 0x43)
        let korean = try font(0xB098, 0xB09A)
        #expect(try split("AB나A비", [latin, korean]) == ["0 AB", "1 나", "0 A비"])
        #expect(try split("A비", [korean, latin]) == ["1 A", "0 비"])
    }

    @Test func `does not split a character`() throws {
        let latin = try font(0x41, 0x43)
        let all = try font(0x41, 0x0301)
        #expect(try split("AB\u{0301}A", [latin, all]) == ["0 A", "1 B\u{0301}", "0 A"])
    }

    @Test func `a character that no font supports uses the first font`() throws {
        let chinese = try font(0x5B57, 0x5B59)
        let system = FontInstance.system(SystemFace())
        #expect(try split("A漢字", [system, chinese]) == ["0 A漢", "1 字"])
        #expect(try split("漢A", [system]) == ["0 漢A"])
    }

    @Test func `returns no stretches without text or fonts`() throws {
        #expect(try split("", [try font(0x41, 0x43)]).isEmpty)
        #expect(try split("A", []).isEmpty)
    }
}
