import Testing
import TypeScaleTestSupport

@testable import TypeScaleFonts

/// The scripts of common characters, by section 5.2 of UAX 24 and in Pango.
///
/// The font replaces the glyph for `1` in Greek, and leaves it unchanged in other scripts.
struct BracketTests {
    private let face: Typeface

    init() throws {
        var font = TestFont()
        font.characterMaps = [
            (
                3, 1,
                .segments([
                    (0x20, 0x20, 1), (0x28, 0x29, 2), (0x31, 0x31, 4), (0x41, 0x41, 5),
                    (0x5B, 0x5B, 6), (0x5D, 0x5D, 7), (0x391, 0x391, 8), (0x2019, 0x2019, 9),
                    (0x201C, 0x201D, 10), (0x300C, 0x300D, 12),
                ])
            )
        ]
        font.glyphCount = 20
        font.advances = [500]
        font.replaced["GSUB"] = .layout(
            scripts: ["grek"],
            features: [("ccmp", [0])],
            lookups: [.lookup(2, [.sequence(4, [19])])]
        )
        face = try #require(try FontFile(bytes: font.bytes).faces.first)
    }

    /// Returns whether each `1` of a text is Greek.
    private func isGreek(_ text: String) throws -> [Bool] {
        let run = try GlyphRun(text, in: face)
        #expect(run.glyphs.map(\.cluster) == Array(0..<text.unicodeScalars.count))
        return zip(text.unicodeScalars, run.glyphs).compactMap { $0 == "1" ? $1.id == 19 : nil }
    }

    @Test func `a common character has the script before it`() throws {
        #expect(try isGreek("Α 1A 1") == [true, false])
        #expect(try isGreek("1 Α1") == [true, true])
        #expect(try isGreek("1 (1)") == [false, false])
    }

    @Test(arguments: [("(", ")"), ("[", "]"), ("\u{201C}", "\u{201D}"), ("\u{300C}", "\u{300D}")])
    func `a closing bracket has the script of its opening bracket`(
        opening: String,
        closing: String
    ) throws {
        #expect(try isGreek("Α\(opening)A1\(closing)1 A1") == [false, true, false])
        #expect(
            try isGreek("\(opening)1Α\(opening)A\(closing)1 A\(closing)1") == [true, true, true]
        )
        #expect(try isGreek("A\(opening)Α1\(closing)1") == [true, false])
    }

    @Test func `a bracket closes the brackets after its own`() throws {
        #expect(try isGreek("Α(A[Α)1A]1") == [true, false])
        // A closing bracket without an opening bracket changes nothing, except that all are closed.
        #expect(try isGreek("Α)A)1") == [false])
        #expect(try isGreek("Α(A\u{2019})1") == [false])
    }

    @Test func `paired characters are common to all scripts`() {
        for character in 0...0xFFFF as ClosedRange<UInt32> {
            guard let partner = PairedPunctuation.partner(of: character) else { continue }
            #expect(PairedPunctuation.partner(of: partner) == character)
            #expect(ScriptTable.script(character) == ScriptTable.common)
        }
    }

    @Test func `brackets have a maximum depth`() throws {
        let depth = 128
        func nested(_ count: Int) -> String {
            "Α" + String(repeating: "(", count: count) + "A" + String(repeating: ")", count: count)
        }
        #expect(try isGreek(nested(depth) + "1") == [true])
        #expect(try isGreek(nested(depth) + "A)1") == [false])
    }
}
