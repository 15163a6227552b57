import Foundation
import Testing
import TypeScaleTestSupport

@testable import TypeScaleFonts

/// Texts in installed fonts, compared with the glyphs that HarfBuzz returned.
struct RecordedShapingTests {
    @Test(arguments: ["indic-shaping", "universal-shaping", "run-options"])
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
            func option(_ name: String) -> String? {
                options.first { $0.hasPrefix(name + "=") }.map {
                    String($0.dropFirst(name.count + 1))
                }
            }
            let text = try Self.text(fields[1], separator: " ")
            let (features, ranges) = try Self.features(option("features") ?? "")
            let run = try GlyphRun(
                text,
                in: face,
                features: features,
                featureRanges: ranges,
                script: option("script").map { FontTag(stringLiteral: $0) },
                language: option("language"),
                direction: options.contains("direction=rtl") ? .rightToLeft : nil,
                before: Self.text(option("before") ?? "", separator: "."),
                after: Self.text(option("after") ?? "", separator: ".")
            )
            let glyphs = run.glyphs.map { glyph in
                let offsets = [glyph.xOffset, glyph.yOffset].map { String(Int($0)) }
                return "\(glyph.id)=\(glyph.cluster)@\(offsets.joined(separator: ","))"
                    + "+\(Int(glyph.advance))"
            }
            #expect(glyphs.joined(separator: "|") == fields[2], "\(fields[0]): \(text)")
        }
    }

    private static func text(_ characters: String, separator: Character) throws -> String {
        var text = ""
        for character in characters.split(separator: separator) {
            let scalar = UInt32(character, radix: 16).flatMap(Unicode.Scalar.init)
            text.unicodeScalars.append(try #require(scalar))
        }
        return text
    }

    /// Parses features such as `aalt=2,kern=0[1:4]`.
    private static func features(_ text: String) throws -> (FontFeatures, [FontFeatureRange]) {
        var features = FontFeatures.default
        var ranges: [FontFeatureRange] = []
        for part in text.split(separator: ",") {
            let fields = part.split { "=[:]".contains($0) }
            let tag = FontTag(stringLiteral: String(fields[0]))
            let numbers = try fields.dropFirst().map { try #require(Int($0)) }
            if numbers.count == 1 {
                features = features.with(tag, value: numbers[0])
            } else {
                let range = numbers[1]..<numbers[2]
                ranges.append(FontFeatureRange(tag, value: numbers[0], in: range))
            }
        }
        return (features, ranges)
    }
}
