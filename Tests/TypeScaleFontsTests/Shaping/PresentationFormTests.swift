import Foundation
import Testing
import TypeScaleTestSupport

@testable import TypeScaleFonts

/// Compares fonts that contain presentation forms, but no layout tables, with HarfBuzz.
struct PresentationFormTests {
    /// The characters of the fonts for which the fixtures were recorded.
    private static let arabic: [ClosedRange<Int>] = [
        0x20...0x20, 0x600...0x6FF, 0x8A0...0x8FF, 0xFB50...0xFBC1, 0xFBD3...0xFD3F,
        0xFD50...0xFD8F, 0xFE70...0xFE74, 0xFE76...0xFEFC,
    ]
    private static let hebrew: [ClosedRange<Int>] = [
        0x20...0x20, 0x591...0x5C7, 0x5D0...0x5EA, 0x5EF...0x5F4, 0xFB1D...0xFB36,
        0xFB38...0xFB3C, 0xFB3E...0xFB3E, 0xFB40...0xFB41, 0xFB43...0xFB44, 0xFB46...0xFB4F,
    ]

    /// Returns a face in which the characters have the glyphs from 1.
    private func face(_ characters: [ClosedRange<Int>]) throws -> Typeface {
        var font = TestFont()
        var count = 1
        let segments = characters.map { range in
            defer { count += range.count }
            return (first: range.lowerBound, last: range.upperBound, glyph: count)
        }
        font.characterMaps = [(3, 1, .segments(segments))]
        font.glyphCount = count
        return try #require(try FontFile(bytes: font.bytes).faces.first)
    }

    private func compare(_ name: String, _ characters: [ClosedRange<Int>]) throws {
        let file = try #require(
            Bundle.module.url(forResource: name, withExtension: "txt", subdirectory: "Fixtures")
        )
        let face = try face(characters)
        let glyphs = [0] + characters.flatMap { Array($0) }
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        where !line.hasPrefix("#") {
            let sides = line.split(separator: "=")
            var text = String.UnicodeScalarView()
            for digits in sides[0].split(separator: " ") {
                let character = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
                text.append(try #require(character))
            }
            let run = try GlyphRun(String(text), in: face)
            let shaped = run.glyphs.map { glyph in
                let character = String(glyphs[Int(glyph.id)], radix: 16, uppercase: true)
                return String(repeating: "0", count: 4 - min(character.count, 4)) + character
                    + "@\(glyph.cluster)"
            }
            #expect(sides[1].split(separator: " ") == shaped.map { Substring($0) }, "\(sides[0])")
        }
    }

    @Test func `Arabic letters become their presentation forms and ligatures`() throws {
        try compare("arabic-characters", Self.arabic)
    }

    @Test func `Hebrew letters and points become presentation forms`() throws {
        try compare("hebrew-characters", Self.hebrew)
    }
}
