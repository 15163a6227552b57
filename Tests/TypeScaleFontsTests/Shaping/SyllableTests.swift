import Testing
import TypeScaleTestSupport

@testable import TypeScaleFonts

/// The order of characters in Khmer and Myanmar, with dotted circles in broken syllables.
///
/// Expected: the output of HarfBuzz 15.0.0 for random texts, in fonts that substitute no glyphs.
/// Each line has the characters, and then the characters of the glyphs with their clusters.
struct SyllableTests {
    private static let khmer = """
        25CC 179A 200D | 25CC=0 179A=1
        17E5 200D 1780 | 17E5=0 1780=2
        178B 17A1 200D | 178B=0 17A1=1
        17D2 200C 17A3 | 25CC=0 17D2=0 17A3=2
        1780 1786 17B6 | 1780=0 1786=1 17B6=1
        1780 17C7 17C1 | 1780=0 17C7=0 17C1=0 25CC=0
        17BE 1780 200D | 17C1=0 25CC=0 17BE=0 1780=1
        17D3 1780 17D2 | 25CC=0 17D3=0 1780=1 17D2=1
        17D2 17E1 1780 | 25CC=0 17D2=0 17E1=1 1780=2
        1780 17E1 17E1 1789 | 1780=0 17E1=1 17E1=2 1789=3
        17B6 200D 17A3 17D2 | 25CC=0 17B6=0 17A3=2 17D2=2
        200C 17C3 17D3 25CC | 17C3=0 25CC=0 17D3=0 25CC=3
        17C7 17B6 1780 | 25CC=0 17C7=0 25CC=0 17B6=0 1780=2
        17BE 1780 17D2 | 17C1=0 25CC=0 17BE=0 1780=1 17D2=1
        1780 17BB 17B6 17AF 200C | 1780=0 17BB=0 17B6=0 17AF=3
        1780 17C6 17C7 17C7 200C | 1780=0 17C6=0 17C7=0 17C7=0
        1795 17D2 17D3 17C7 | 1795=0 17D2=0 25CC=0 17D3=0 17C7=0
        1780 17C5 17BB 200C | 17C1=0 1780=0 17C5=0 25CC=0 17BB=0
        1780 17E1 17BE 1780 | 1780=0 17C1=1 17E1=1 17BE=1 1780=3
        17A3 17BE 17E1 17C3 | 17C1=0 17A3=0 17BE=0 17C3=2 17E1=2
        17C9 17D3 17E1 17CE | 25CC=0 17C9=0 17D3=0 17E1=2 17CE=2
        1780 179E 17B7 200D 17D3 | 1780=0 179E=1 17B7=1 25CC=1 17D3=1
        1780 17A3 17B7 1787 17C7 | 1780=0 17A3=1 17B7=1 1787=3 17C7=3
        1780 179C 17D3 179A 17D3 | 1780=0 179C=1 17D3=1 179A=3 17D3=3
        1780 17C9 179A 17A4 17D2 | 1780=0 17C9=0 179A=2 17A4=3 17D2=3
        1780 17D4 17E1 1780 17E6 | 1780=0 17D4=1 17E1=2 1780=3 17E6=4
        17BE 17A3 1796 17D2 | 17C1=0 25CC=0 17BE=0 17A3=1 1796=2 17D2=2
        17B7 17C1 17C7 1780 | 25CC=0 17B7=0 17C1=0 25CC=0 17C7=0 1780=3
        1780 200C 25CC 17BD 200C 17C9 | 1780=0 25CC=2 17BD=2 25CC=4 17C9=4
        1780 200C 179A 17E1 200D 17D2 | 1780=0 179A=2 17E1=3 25CC=3 17D2=3
        1780 17D2 17D3 17B6 200C | 1780=0 17D2=0 25CC=0 17D3=0 25CC=0 17B6=0
        17B7 200C 17C4 17D2 | 25CC=0 17B7=0 17C1=1 25CC=1 17C4=1 25CC=1 17D2=1
        17C6 17E1 17C7 17C4 | 25CC=0 17C6=0 17E1=1 17C7=1 17C1=1 25CC=1 17C4=1
        17CE 200C 1788 1780 1796 179A | 25CC=0 17CE=0 1788=2 1780=3 1796=4 179A=5
        17C9 17C4 1780 17C6 200D 200C | 17C1=0 25CC=0 17C9=0 17C4=0 1780=2 17C6=2
        1780 1780 17E1 25CC 25CC 17B7 | 1780=0 1780=1 17E1=2 25CC=3 25CC=4 17B7=4
        1780 17C1 17C4 17D3 17B3 | 17C1=0 1780=0 17C1=0 25CC=0 17C4=0 17D3=0 17B3=4
        17BB 17C6 17BE 17C9 | 25CC=0 17BB=0 17C6=0 17C1=0 25CC=0 17BE=0 25CC=0 17C9=0
        1780 200C 17A3 17C9 200C 17C1 17A7 | 1780=0 17A3=2 17C9=2 17C1=4 25CC=4 17A7=6
        1780 1CF2 17B7 | 1780=0 1CF2=1 17B7=1
        17D0 179A 1780 17D3 17D3 1780 | 25CC=0 17D0=0 179A=1 1780=2 17D3=2 17D3=2 1780=5
        """

    private static let myanmar = """
        200D 1000 103B | 1000=0 103B=0
        1000 1048 103A | 1000=0 1048=1 103A=1
        1004 103C 1037 | 103C=0 1004=0 1037=0
        1000 102B 1021 | 1000=0 102B=0 1021=2
        1004 103A 102D | 1004=0 103A=0 102D=0
        1000 1097 103B | 1000=0 1097=1 103B=1
        1000 103C 1021 | 103C=0 1000=0 1021=2
        1000 103A 102F | 1000=0 103A=0 102F=0
        1097 1041 1084 | 1097=0 1084=1 1041=1
        1000 200C 1013 1004 | 1000=0 1013=2 1004=3
        1000 1041 103A 200C | 1000=0 1041=1 103A=1
        103A 102D 102D | 25CC=0 103A=0 102D=0 102D=0
        103E 104A 1084 | 25CC=0 103E=0 1084=1 104A=1
        1CDA 1000 | 25CC=0 1CDA=0 1000=1
        1000 1087 1CD8 | 1000=0 1087=0 25CC=0 1CD8=0
        1000 1CD8 1037 | 1000=0 1037=0 25CC=0 1CD8=0
        1000 1087 0953 | 1000=0 1087=0 0953=0
        1000 1CF2 102D | 1000=0 1CF2=1 102D=1
        1000 FE01 102D | 1000=0 102D=0
        1000 1038 1084 | 1000=0 1038=0 1084=0 25CC=0
        200D 200D 1004 1060 1063 | 1004=0 1060=0 1063=0
        1000 108E 103A 103B | 1000=0 108E=1 103A=1 103B=1
        1000 103C 102F 1037 | 103C=0 1000=0 102F=0 1037=0
        1000 103C 1037 101D | 103C=0 1000=0 1037=0 101D=3
        102D 103E 100A | 25CC=0 102D=0 25CC=0 103E=0 100A=2
        1041 1066 102F 1041 200C | 1041=0 1066=1 102F=1 1041=3
        1096 103C 1088 103A | 103C=0 1096=0 1088=0 25CC=0 103A=0
        109F 200C 1084 103E | 109F=0 1084=1 25CC=1 25CC=1 103E=1
        1041 102B 1038 1036 | 1041=0 102B=0 1038=0 25CC=0 1036=0
        103D 1031 105B 1011 | 1031=0 25CC=0 103D=0 105B=2 1011=3
        107C 105C 1031 103D | 107C=0 1031=1 105C=1 25CC=1 103D=1
        1037 1031 103E | 25CC=0 1037=0 1031=0 25CC=0 25CC=0 103E=0
        1000 103B 1063 1004 1039 | 1000=0 103B=0 1063=0 1004=3 1039=3
        1000 1043 102F 1021 1039 | 1000=0 1043=1 102F=1 1021=3 1039=3
        1000 100F 109C 1021 1021 | 1000=0 100F=1 109C=1 1021=3 1021=4
        1000 103A 1021 1063 1063 | 1000=0 103A=0 1021=2 1063=2 1063=2
        25CC 200C 103C 1041 103E | 25CC=0 103C=1 25CC=1 1041=3 103E=3
        1084 103A 1060 1037 | 1084=0 25CC=0 25CC=0 103A=0 1060=0 1037=0
        103B 103B 200C 103D | 25CC=0 103B=0 25CC=0 103B=0 25CC=2 103D=2
        1000 105E 1039 1060 | 1000=0 105E=0 25CC=0 1039=0 25CC=0 1060=0
        102B 103B 1002 1063 | 25CC=0 102B=0 25CC=0 103B=0 1002=2 1063=2
        1039 1039 1000 102F | 25CC=0 1039=0 25CC=0 1039=0 1000=2 102F=2
        103A 1080 1060 103B | 25CC=0 103A=0 1080=1 1060=1 25CC=1 103B=1
        1031 1041 103C 1031 1000 | 1031=0 25CC=0 1031=1 103C=1 1041=1 1000=4
        1000 1039 103B 103A 103E | 1000=0 1039=0 25CC=0 103B=0 103A=0 103E=0
        103C 1012 1039 1000 103B | 103C=0 25CC=0 1012=1 1039=1 1000=3 103B=3
        """

    @Test func `reorders Khmer`() throws { try expect(Self.khmer, "khmr", 0x1780...0x17E9) }

    @Test func `reorders Myanmar`() throws { try expect(Self.myanmar, "mym2", 0x1000...0x109F) }

    private func expect(_ lines: String, _ script: String, _ block: ClosedRange<Int>) throws {
        var font = TestFont()
        // Glyph 0 is missing, and the other glyphs are these characters in order.
        let characters = [0x953] + block + Array(0x1CD0...0x1CFF) + [0x25CC]
        font.characterMaps = [(3, 1, .segments(characters.enumerated().map { ($1, $1, $0 + 1) }))]
        font.glyphCount = characters.count + 1
        font.replaced["GSUB"] = .layout(scripts: [script], features: [], lookups: [])
        let face = try #require(try FontFile(bytes: font.bytes).faces.first)
        for line in lines.split(separator: "\n") {
            let parts = line.split(separator: "|")
            let scalars = parts[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
                .compactMap(Unicode.Scalar.init)
            let run = try GlyphRun(String(String.UnicodeScalarView(scalars)), in: face)
            let glyphs = run.glyphs.map { glyph in
                "\(digits(characters[max(0, Int(glyph.id) - 1)], 4))=\(glyph.cluster)"
            }
            #expect(glyphs == parts[1].split(separator: " ").map { String($0) }, "\(line)")
            #expect(run.needsShaping.isEmpty)
        }
    }

    /// Texts of one repeated sequence are long syllables.
    @Test(
        arguments: [
            ["\u{1780}", "\u{17D2}\u{179A}"], ["\u{1780}", "\u{200D}"], ["\u{1780}", "\u{17C6}"],
            ["\u{1780}", "\u{17D2}\u{1780}"], ["", "\u{17C1}"], ["\u{1000}", "\u{1031}"],
            ["\u{1000}", "\u{1039}\u{1000}"], ["\u{1000}", "\u{102B}\u{1036}"], ["", "\u{1031}"],
            ["\u{0E01}", "\u{0E33}"], ["\u{0E01}", "\u{0E48}\u{0E33}"], ["\u{1100}", "\u{302E}"],
            ["", "\u{1112}\u{119E}\u{302E}"],
        ]
    )
    func `long texts are shaped in both directions`(parts: [String]) throws {
        var font = TestFont()
        font.characterMaps = [(3, 1, .segments([(0x0E00, 0x1FFF, 1), (0x25CC, 0x302F, 1)]))]
        font.glyphCount = 0x4000
        font.replaced["GSUB"] = .layout(scripts: ["mym2"], features: [], lookups: [])
        let face = try #require(try FontFile(bytes: font.bytes).faces.first)
        let text = parts[0] + String(repeating: parts[1], count: 2000)
        #expect(try GlyphRun(text, in: face).needsShaping.isEmpty)
        let reversed = try GlyphRun(text, in: face, direction: .rightToLeft)
        #expect(reversed.needsShaping.isEmpty)
    }
}

/// Returns a number in hexadecimal digits, padded with zeros.
func digits(_ value: Int, _ count: Int) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
}
