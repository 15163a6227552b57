import Testing
import TypeScaleTestSupport

@testable import TypeScaleFonts

/// The script of tatweel, which is common but is used only in scripts that join.
struct TatweelTests {
    private let faces: [(script: String, face: Typeface)]

    /// Creates a font for Arabic and a font for Syriac, which replace the glyph for tatweel.
    init() throws {
        faces = try ["Arab", "Syrc"].map { script in
            var font = TestFont()
            font.characterMaps = [
                (
                    3, 1,
                    .segments([
                        (0x20, 0x20, 1), (0x22, 0x22, 2), (0x41, 0x41, 3), (0x60C, 0x60C, 4),
                        (0x628, 0x628, 5), (0x640, 0x640, 6), (0x712, 0x712, 7),
                    ])
                )
            ]
            font.glyphCount = 10
            font.advances = [500]
            font.replaced["GSUB"] = .layout(
                scripts: [script.lowercased()],
                features: [("ccmp", [0])],
                lookups: [.lookup(2, [.sequence(6, [9])])]
            )
            return (script, try #require(try FontFile(bytes: font.bytes).faces.first))
        }
    }

    /// Returns the script of each tatweel in a text.
    private func scripts(_ text: String) throws -> [String] {
        let runs = try faces.map { try GlyphRun(text, in: $0.face).glyphs }
        return text.unicodeScalars.enumerated().filter { $1 == "\u{640}" }.map { index, _ in
            zip(faces, runs).first { $1.contains { $0.cluster == index && $0.id == 9 } }?.0.script
                ?? "another"
        }
    }

    @Test func `tatweel has the script of the letter that it extends`() throws {
        #expect(try scripts("\u{628}\u{640} \u{640}") == ["Arab", "Arab"])
        #expect(try scripts("\u{712}\u{640} \u{640}\u{628}") == ["Syrc", "Syrc"])
        #expect(
            try scripts("A \u{640}\u{628} A\" \u{640}\u{640}\u{712}") == ["Arab", "Syrc", "Syrc"]
        )
        #expect(try scripts("A\u{60C} \u{640}\u{628}") == ["Arab"])
        #expect(try scripts("\u{640}\u{712}") == ["Syrc"])
        #expect(try scripts("A\u{640}\u{200D} \u{640}\u{712}") == ["Syrc", "Syrc"])
        #expect(try scripts("\u{640} A \u{712}") == ["Arab"])
        // Brackets can change the script, so tatweel doesn't extend the letter in them.
        #expect(try scripts("A\u{640} (\u{712})") == ["Arab"])
    }

    @Test func `tatweel alone is Arabic`() throws {
        for text in ["\u{640}", "\u{640} A", "A \u{640}A", "A\u{640}"] {
            #expect(try scripts(text) == ["Arab"])
        }
    }

    /// Measured by Pango 1.50.12, without hinting.
    @Test func `a letter joins tatweel after a word in Latin as in Pango`() throws {
        let path = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
        guard let face = try? FontFile(path: path).faces.first else {
            return Comparison.skip("widths in Pango", font: path)
        }
        #expect(try GlyphRun("A \u{640}\u{6CC}", in: face).units == 4359)
    }
}
