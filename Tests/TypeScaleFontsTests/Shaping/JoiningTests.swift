import Foundation
import Testing

@testable import TypeScaleFonts

struct JoiningTests {
    /// A character of each type in the fixture.
    private static let characters: [Character: UInt32] = [
        "U": 0x621, "R": 0x718, "L": 0xA872, "D": 0x712, "C": 0x640, "T": 0x730, "A": 0x710,
        "S": 0x715,
    ]
    /// The letter of each form in the fixture.
    private static let forms: [FeatureMask: Character] = [
        [.global]: "-", [.global, .isol]: "s", [.global, .fina]: "f", [.global, .fin2]: "2",
        [.global, .fin3]: "3", [.global, .medi]: "m", [.global, .med2]: "M",
        [.global, .`init`]: "i",
    ]

    private func forms(_ characters: [UInt32]) -> String {
        var glyphs = characters.enumerated().map { index, character in
            var glyph = GlyphInfo(
                id: 0,
                properties: .base,
                role: .usual,
                cluster: UInt32(index),
                advance: 0
            )
            glyph.character = character
            glyph.position = JoiningTable.type(character).rawValue
            return glyph
        }
        JoiningForms.assign(&glyphs, TextNeighbors())
        return String(glyphs.map { Self.forms[$0.features] ?? "?" })
    }

    @Test func `letters take the forms that HarfBuzz gives them`() throws {
        let file = try #require(
            Bundle.module.url(
                forResource: "joining-forms",
                withExtension: "txt",
                subdirectory: "Fixtures"
            )
        )
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let cases = lines.filter { !$0.hasPrefix("#") }.flatMap { $0.split(separator: " ") }
        #expect(cases.count == 512)
        for line in cases {
            let parts = line.split(separator: "=")
            let characters = parts[0].compactMap { Self.characters[$0] }
            #expect(parts[1] == forms(characters), "\(parts[0])")
        }
    }

    @Test func `a variation selector has the form of its letter`() {
        // Mongolian a, selector, na, selector, a.
        #expect(forms([0x1820, 0x180B, 0x1828, 0x180C, 0x1820]) == "iimmf")
    }

    @Test func `marks and format characters do not break joining`() {
        // U+1820 and marks of other scripts, a soft hyphen and a tag.
        for character in [0x301, 0x20DD, 0x64E, 0xAD, 0xFE0F, 0xE0061] as [UInt32] {
            #expect(forms([0x1820, character, 0x1820]) == "i-f")
        }
        for character in [0x20, 0x61, 0x200C, 0x180E, 0x202F, 0x2067] as [UInt32] {
            #expect(forms([0x1820, character, 0x1820]) == "s-s")
        }
    }
}
