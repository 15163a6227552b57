import Testing
import TypeScaleFonts
import TypeScaleTestSupport

/// Syllables of Hangul in fonts that lack characters.
///
/// Source: the glyphs of HarfBuzz 15 for cwTeX Ming, without some of its characters and tables.
struct HangulSyllableTests {
    /// The Hangul syllables GA and GAG, their letters, and a mark.
    private static let all = [0x305, 0x1100, 0x1161, 0x11A8, 0xAC00, 0xAC01]

    /// Returns the characters of the glyphs for text, in a face that lacks characters.
    private func characters(
        _ text: String,
        without missing: [Int],
        _ tables: [String: FontBytes] = [:]
    ) throws -> [Int] {
        let characters = Self.all.filter { !missing.contains($0) }
        var font = TestFont()
        font.glyphCount = 1 + characters.count
        font.advances = Array(repeating: 500, count: font.glyphCount)
        font.characterMaps = [
            (3, 1, .segments(characters.enumerated().map { ($1, $1, $0 + 1) }))
        ]
        for (tag, table) in tables { font.replaced[tag] = table }
        let face = try #require(try FontFile(bytes: font.bytes).faces.first)
        let run = try GlyphRun(text, in: face)
        #expect(run.needsShaping == [])
        #expect(run.missing.isEmpty == !run.glyphs.contains { $0.id == 0 })
        return run.glyphs.map { $0.id == 0 ? 0 : characters[Int($0.id) - 1] }
    }

    @Test(arguments: [
        ("\u{AC00}\u{305}", [], [0xAC00, 0x305]),
        ("\u{AC01}\u{305}", [], [0xAC01, 0x305]),
        ("\u{AC01}\u{305}", [0x1100, 0x1161], [0xAC01, 0x305]),
        ("\u{AC00}\u{AC01}", [0xAC00], [0x1100, 0x1161, 0xAC01]),
        ("\u{AC00}\u{305}", [0xAC00], [0x1100, 0x1161, 0x305]),
        ("\u{AC01}", [0xAC01], [0x1100, 0x1161, 0x11A8]),
        (
            "\u{AC01}\u{305}\u{AC01}", [0xAC01],
            [0x1100, 0x1161, 0x11A8, 0x305, 0x1100, 0x1161, 0x11A8]
        ),
        ("\u{AC01}", [0xAC01, 0x1161], [0xAC00, 0x11A8]),
        ("\u{AC01}\u{305}", [0xAC01, 0x1161], [0xAC00, 0x11A8, 0x305]),
        ("\u{AC01}\u{305}", [0xAC01, 0x11A8], [0, 0x305]),
        ("\u{AC00}", [0xAC00, 0x1161], [0]),
    ])
    func `a missing syllable is divided into its letters`(
        text: String,
        missing: [Int],
        expected: [Int]
    ) throws {
        #expect(try characters(text, without: missing) == expected)
    }

    /// A face with `mort` or `morx` has no shaper for Hangul.
    @Test(arguments: [
        ("\u{AC00}\u{305}", [], [0x1100, 0x1161, 0x305]),
        ("\u{AC01}\u{305}", [], [0x1100, 0x1161, 0x11A8, 0x305]),
        ("\u{AC01}\u{305}\u{305}", [], [0x1100, 0x1161, 0x11A8, 0x305, 0x305]),
        ("\u{AC01}", [], [0xAC01]),
        ("\u{AC00}\u{305}", [0x1161], [0xAC00, 0x305]),
        ("\u{AC01}\u{305}", [0x1161], [0xAC00, 0x11A8, 0x305]),
        ("\u{AC01}\u{305}", [0x1100], [0xAC00, 0x11A8, 0x305]),
        ("\u{AC01}\u{305}", [0x11A8], [0xAC01, 0x305]),
        ("\u{AC01}\u{305}", [0xAC00], [0x1100, 0x1161, 0x11A8, 0x305]),
        ("\u{AC01}\u{305}", [0xAC00, 0x1161], [0xAC01, 0x305]),
        ("\u{AC01}\u{305}", [0xAC01], [0x1100, 0x1161, 0x11A8, 0x305]),
        ("\u{AC01}", [0xAC01], [0xAC00, 0x11A8]),
        ("\u{AC00}\u{AC01}", [0xAC00], [0x1100, 0x1161, 0xAC01]),
    ])
    func `Apple's tables divide a syllable with a mark`(
        text: String,
        missing: [Int],
        expected: [Int]
    ) throws {
        var morx = FontBytes()
        // One chain without subtables.
        morx.uint16(2, 0)
        morx.uint32(1, 1, 16, 0, 0)
        for (tag, table) in [("mort", FontBytes([0])), ("morx", morx)] {
            #expect(try characters(text, without: missing, [tag: table]) == expected, "\(tag)")
        }
    }
}
