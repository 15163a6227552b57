import Foundation
import Testing
import TypeScaleTestSupport

@testable import TypeScaleFonts

struct ObservedSystemFontTests {
    /// Checks all 309 rows that were observed on iOS.
    @Test func `metrics equal the values observed on iOS`() throws {
        let url = try #require(
            Bundle.module.url(
                forResource: "system-font.txt",
                withExtension: nil,
                subdirectory: "Fixtures"
            )
        )
        var count = 0
        for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
        where !line.hasPrefix("#") {
            let fields = line.split(separator: " ").map(String.init)
            let weight = try #require(Double(fields[0]))
            let size = try #require(Double(fields[1]))
            let observed = try #require(Double(fields[3]))
            count += 1
            let metrics = FontInstance.system(SystemFace(weight: weight)).metrics(at: size)
            switch fields[2] {
            case "ascender": #expect(metrics.ascender == observed)
            case "descender": #expect(metrics.descender == observed)
            case "lineHeight":
                // One row has six decimals; the others have all digits.
                #expect(abs(metrics.lineHeight - observed) < 1e-6, "\(line)")
            case "leading": #expect(metrics.leading == observed)
            case "capHeight": #expect(metrics.capHeight == observed)
            case "xHeight": #expect(metrics.xHeight == observed)
            case "width:Hello":
                let font = FontInstance.system(SystemFace(weight: weight))
                #expect(abs(try font.width(of: "Hello", at: size) - observed) < 1e-9)
            case let name where name.hasPrefix("U+"):
                let scalar = try #require(UInt32(name.dropFirst(2), radix: 16))
                let text = String(try #require(Unicode.Scalar(scalar)))
                let font = FontInstance.system(SystemFace(weight: weight))
                #expect(abs(try font.width(of: text, at: size) - observed) < 1e-9, "\(line)")
            default: Issue.record("unknown property \(fields[2])")
            }
        }
        #expect(count == 309)
    }

    @Test func `letter spacing replaces the tracking of the face`() throws {
        let font = FontInstance.system(SystemFace())
        for size in [3, 11.5, 12, 13, 15, 17, 34, 96, 120] {
            let plain = try font.glyphs(of: "A .z", at: size, letterSpacing: 0)
            let tracking = font.tracking(at: size) ?? 0
            for spacing in [nil, 1.25, -0.3] {
                let run = try font.glyphs(of: "A .z", at: size, letterSpacing: spacing)
                for (glyph, other) in zip(run.glyphs, plain.glyphs) {
                    let added = (glyph.advance - other.advance) * size / Double(run.unitsPerEm)
                    // Below 6 points, the tracking is unknown.
                    let expected = spacing ?? tracking
                    #expect(abs(added - expected) < 1e-12, "\(size) \(spacing ?? 0)")
                }
            }
        }
    }

    @Test func `returns the published tracking for the size of each text style`() throws {
        let url = try #require(
            Bundle.module.url(
                forResource: "style-tracking",
                withExtension: "txt",
                subdirectory: "Fixtures"
            )
        )
        let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
        #expect(lines.count == 77)
        for line in lines {
            let words = line.split(separator: " ")
            let size = try #require(Double(words[1]))
            let tracking = SystemFont.publishedTracking(at: size, isCompact: words[0] == "Compact")
            #expect(tracking == Double(words[2]), "\(line)")
        }
    }

    /// Checks Apple's value of -0.43 at 17 points, and the ends of the table.
    @Test func `interpolates between published tracking values`() {
        #expect(SystemFont.publishedTracking(at: 17) == -0.43)
        #expect(SystemFont.publishedTracking(at: 96) == 0)
        #expect(SystemFont.publishedTracking(at: 5.9) == nil)
        #expect(SystemFont.publishedTracking(at: 96.1) == nil)
        #expect(SystemFont.publishedTracking(at: .nan) == nil)
        let between = SystemFont.publishedTracking(at: 11.5)
        #expect(between.map { abs($0 - 0.03) < 1e-12 } == true)
    }
}
