import Foundation
import Testing
import TypeScaleTestSupport

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
        for line in lines where !line.hasPrefix("#") {
            let fields = line.components(separatedBy: "; ")
            try #require(fields.count == 3)
            let options = fields[0].split(separator: " ").map(String.init)
            guard let face = try? FontFile(path: "/usr/share/fonts/" + options[0]).faces.first
            else {
                Comparison.skip("glyphs in HarfBuzz", font: options[0])
                continue
            }
            var text = ""
            for character in fields[1].split(separator: " ") {
                let scalar = UInt32(character, radix: 16).flatMap(Unicode.Scalar.init)
                text.unicodeScalars.append(try #require(scalar))
            }
            let run = try GlyphRun(
                text,
                in: face,
                language: options.first { $0.hasPrefix("language=") }.map {
                    String($0.dropFirst(9))
                },
                direction: options.contains("direction=rtl") ? .rightToLeft : nil
            )
            let glyphs = run.glyphs.map { glyph in
                let offsets = [glyph.xOffset, glyph.yOffset].map { String(Int($0)) }
                return "\(glyph.id)=\(glyph.cluster)@\(offsets.joined(separator: ","))"
                    + "+\(Int(glyph.advance))"
            }
            #expect(glyphs.joined(separator: "|") == fields[2], "\(fields[0]): \(text)")
        }
    }
}
