import Foundation
import Testing
import TypeScaleFonts
import TypeScaleTestSupport

struct SystemFontTests {
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
            let metrics = SystemFont.metrics(at: size, weight: weight)
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
                #expect(font.exactness(at: size) == .unkerned)
                #expect(abs(try font.width(of: "Hello", at: size) - observed) < 1e-9)
            case let name where name.hasPrefix("U+"):
                let scalar = try #require(UInt32(name.dropFirst(2), radix: 16))
                let text = String(try #require(Unicode.Scalar(scalar)))
                let font = FontInstance.system(SystemFace(weight: weight))
                #expect(try font.width(of: text, at: size) == observed, "\(line)")
            default: Issue.record("unknown property \(fields[2])")
            }
        }
        #expect(count == 309)
    }

    @Test func `reports the accuracy of a width`() throws {
        let regular = FontInstance.system(SystemFace())
        #expect(regular.exactness(at: 17) == .unkerned)
        #expect(regular.exactness(at: 15) == .estimated)
        #expect(regular.exactness(at: 34) == .unknown)
        #expect(regular.exactness(at: 3) == .unknown)
        for face in [
            SystemFace(weight: 700), SystemFace(width: 80), SystemFace(design: .serif),
            SystemFace(isItalic: true), SystemFace(isCompact: true),
        ] {
            #expect(FontInstance.system(face).exactness(at: 17) == .unknown)
        }
        #expect(SystemFont.metrics(at: 17, weight: 600).fallbacks == [.xHeight])
    }

    @Test func `an advance is the sum of the scaled units and the spacing`() throws {
        let font = FontInstance.system(SystemFace())
        for size in [3, 11.5, 12, 13, 15, 17, 34, 96, 120] {
            for tracking in [nil, 0, 1.25, -0.3] {
                let run = try font.glyphs(of: "A .z", at: size, letterSpacing: tracking)
                for (glyph, units) in zip(run.glyphs, [1380, 576, 608, 1104]) {
                    let space = tracking ?? SystemFont.spacing(at: size)
                    let model = Double(units) * size / 2048 + space
                    let advance = glyph.advance * size / Double(run.unitsPerEm)
                    #expect(abs(model - advance) < 1e-12)
                }
            }
        }
    }

    @Test func `characters beyond ASCII are missing and have no width`() throws {
        let font = FontInstance.system(SystemFace())
        let run = try font.glyphs(of: "A나e\u{301}나\tB", at: 17)
        #expect(run.missing == ["나", "e", "\u{301}", "\t"])
        #expect(run.glyphs.map(\.cluster) == [0, 1, 2, 4, 5, 6])
        #expect(run.width(at: 17) == (try font.width(of: "AB", at: 17)))
        #expect(try font.supports("A"))
        #expect(try !font.supports("나"))
        #expect(try !font.supports("e\u{301}"))
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
            let tracking = SystemFont.tracking(at: size, isCompact: words[0] == "Compact")
            #expect(tracking == Double(words[2]), "\(line)")
        }
    }

    /// Checks Apple's value of -0.43 at 17 points, and the ends of the table.
    @Test func `interpolates between published tracking values`() {
        #expect(SystemFont.tracking(at: 17) == -0.43)
        #expect(SystemFont.tracking(at: 96) == 0)
        #expect(SystemFont.tracking(at: 5.9) == nil)
        #expect(SystemFont.tracking(at: 96.1) == nil)
        #expect(SystemFont.tracking(at: .nan) == nil)
        let between = SystemFont.tracking(at: 11.5)
        #expect(between.map { abs($0 - 0.03) < 1e-12 } == true)
    }
}
