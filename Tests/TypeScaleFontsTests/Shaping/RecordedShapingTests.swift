import Foundation
import Testing

@testable import TypeScaleFonts

/// Texts in installed fonts, compared with the glyphs that HarfBuzz returned.
struct RecordedShapingTests {
    @Test(arguments: ["indic-shaping", "universal-shaping"])
    func `glyphs equal HarfBuzz's`(fixture: String) throws {
        let file = try #require(
            Bundle.module.url(
                forResource: fixture,
                withExtension: "txt",
                subdirectory: "Fixtures"
            )
        )
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        var missing: Set<String> = []
        for line in lines where !line.hasPrefix("#") {
            let fields = line.components(separatedBy: "; ")
            try #require(fields.count == 3)
            guard let face = try? FontFile(path: "/usr/share/fonts/" + fields[0]).faces.first else {
                if missing.insert(fields[0]).inserted { print("skipped: \(fields[0]) is missing") }
                continue
            }
            var text = ""
            for character in fields[1].split(separator: " ") {
                let scalar = UInt32(character, radix: 16).flatMap(Unicode.Scalar.init)
                text.unicodeScalars.append(try #require(scalar))
            }
            let glyphs = try GlyphRun(text, in: face).glyphs.map { glyph in
                let offsets = [glyph.xOffset, glyph.yOffset].map { String(Int($0)) }
                return "\(glyph.id)=\(glyph.cluster)@\(offsets.joined(separator: ","))"
                    + "+\(Int(glyph.advance))"
            }
            #expect(glyphs.joined(separator: "|") == fields[2], "\(fields[0]): \(text)")
        }
    }
}
