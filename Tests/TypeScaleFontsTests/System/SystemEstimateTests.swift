import Foundation
import Testing
import TypeScaleTestSupport

@testable import TypeScaleFonts

struct SystemEstimateTests {
    private let font = FontInstance.system(SystemFace())

    private func run(_ text: String, _ size: Double = 17) throws -> GlyphRun {
        try font.glyphs(of: text, at: size)
    }

    // Nearly all designs give a letter with marks the advance of its base letter.
    @Test(arguments: [
        ("éèêëēę", "e"), ("ÅÀÂÄĀĂ", "A"), ("ñńňņ", "n"), ("ūůųü", "u"), ("ỳỹ", "y"), ("ệễ", "e"),
    ])
    func `a letter with marks is as wide as its base letter`(letters: String, base: String) throws {
        for letter in letters {
            for text in [String(letter), String(letter).decomposedStringWithCanonicalMapping] {
                let run = try run(text)
                #expect(run.units == (try self.run(base).units), "\(text)")
                #expect(run.exactness == .withinPixel && run.missing.isEmpty)
                #expect(try self.run("T\(text)o").units == self.run("T\(base)o").units)
                #expect(run.glyphs.count == 1)
            }
        }
    }

    // Swift finds the characters of the text in another way.
    @Test func `every character has a glyph`() throws {
        let parts = [
            "a", "\u{1F1E9}", "\u{1F1E9}\u{1F1EA}", "\u{1100}", "\u{1161}", "\u{11A8}", "क",
            "\u{94D}",
            "\u{93E}", "👩", "\u{200D}", "\u{1F3FD}", "\u{301}", "\u{323}", "\r\n", "\r", "\n", "\t",
            "❤", "\u{FE0F}", "\u{20E3}", "1", "🏴", "\u{E0067}", "\u{E007F}", "\u{D4E}", "\u{600}",
        ]
        var random = SeededGenerator(seed: 117)
        let mixed = (0..<500).map { _ in
            (0..<12).map { _ in parts[Int.random(in: 0..<parts.count, using: &random)] }.joined()
        }
        let repeated = parts.map { String(repeating: $0, count: 2000) }
        for text in mixed + repeated {
            var clusters: [Int] = []
            var scalars = 0
            for character in text {
                clusters.append(scalars)
                scalars += character.unicodeScalars.count
            }
            #expect(try run(text).glyphs.map(\.cluster) == clusters, "\(text.debugDescription)")
        }
    }

    // A scalar that is shown never has a width of 0.
    @Test func `every visible character has a width and a margin`() throws {
        // One Han character or Hangul syllable represents many.
        let values = Array(UInt32(0)...0x33FF) + Array(stride(from: 0x3400, to: 0x30000, by: 13))
        for value in values {
            guard let scalar = Unicode.Scalar(value), !(0x20...0x7E ~= value),
                !CharacterClass.role(value).isInvisible
            else { continue }
            let run = try run(String(scalar))
            guard run.units >= 100, run.units.isFinite, run.exactness != .exact else {
                Issue.record("U+\(String(value, radix: 16)): \(run.units)")
                break
            }
        }
    }

    @Test func `characters of other scripts are missing, and letters with marks are not`() throws {
        let run = try run("A漢e\u{301}é…Ж漢\tBאα")
        #expect(run.missing == ["漢", "\t", "א"])
        #expect(run.glyphs.map(\.cluster) == [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11])
        for text in ["A", "é", "e\u{301}", "Ж", "й", "ά", "나", "\u{200B}"] {
            #expect(try font.supports(try #require(text.first)), "\(text)")
        }
        #expect(try !font.supports("漢"))
        #expect(try !font.supports("א"))
    }

    @Test(arguments: ["а", "Привет", "ёж", "й", "Ωμέγα", "ἀρχή", "A Ж"])
    func `text in Greek or Cyrillic is always an estimate with a bound`(text: String) throws {
        let run = try run(text)
        let width = run.measuredWidth(at: 17)
        #expect(run.exactness == .estimate && run.missing.isEmpty)
        #expect(width.deviation > 0 && width.deviation < 0.05 * width.points)
        let bounds = width.bounds()
        #expect(bounds.contains(width.points) && bounds.lowerBound > 0.9 * width.points)
    }

    // In half of eight open fonts, such a small letter is wider than its base letter.
    @Test(arguments: ["ď", "ť", "ľ", "Ľ"])
    func `a letter with a caron after it is an estimate`(letter: String) throws {
        let base = try #require(letter.decomposedStringWithCanonicalMapping.unicodeScalars.first)
        for text in [letter, letter.decomposedStringWithCanonicalMapping] {
            #expect(try run(text).exactness == .estimate)
            #expect(try run(text).units >= run(String(base)).units)
            #expect(try run(text).margin.wider.total > 0)
            #expect(try run(text).units == run(letter).units)
        }
    }

    @Test(arguments: [("й", "и\u{306}", "и"), ("ё", "е\u{308}", "e"), ("ά", "α\u{301}", "α")])
    func `a letter of another script is as wide with marks as without`(
        letter: String,
        decomposed: String,
        base: String
    ) throws {
        #expect(try run(letter).units == run(base).units)
        #expect(try run(decomposed).units == run(base).units)
    }

    // On 58 labels in Cyrillic, half of the Latin letters' kerning is better than all or none.
    @Test func `letters that look Latin have half of the kerning`() throws {
        func kerning(_ text: String) throws -> Double {
            try run(text).units - text.reduce(0) { $0 + (try run(String($1)).units) }
        }
        #expect(try kerning("To") < -100)
        #expect(try abs(kerning("То") - kerning("To") / 2) < 1e-9)
    }

    @Test func `signs have the kerning of ASCII, or a deviation without kerning`() throws {
        let dashed = try run("l–a").units - run("–").units
        #expect(try abs(dashed - (run("l-a").units - run("-").units)) < 1e-9)
        let unknown = try run("A→")
        #expect(try abs(unknown.units - run("A").units - run("→").units) < 1e-9)
        #expect(unknown.variances.count == 2 && unknown.variances.allSatisfy { $0 > 0 })
    }

    // No label shows a sign in another weight, or in the display cut.
    @Test(arguments: ["…", "“", "•", "Д", "ß"])
    func `the bound grows with the distance from regular text`(text: String) throws {
        func share(_ weight: Double, _ size: Double) throws -> Double {
            let run = try FontInstance.system(SystemFace(weight: weight)).glyphs(of: text, at: size)
            return run.measuredWidth(at: size).deviation / size
        }
        #expect(try abs(share(400, 17) - share(400, 11)) < 1e-12)
        #expect(try share(400, 17) < share(600, 17) && share(600, 17) < share(900, 17))
        #expect(try share(400, 17) < share(400, 20) && share(400, 20) < share(400, 28))
    }

    @Test(arguments: ["👍🏽", "👩‍👩‍👧", "🇰🇷", "1️⃣", "❤️", "😀"])
    func `a sequence of emoji is one emoji`(emoji: String) throws {
        #expect(try run(emoji).units == (try run("😀").units))
        #expect(try run(emoji).glyphs.count == 1)
    }

    @Test func `invisible characters have no width`() throws {
        for scalar in ["\u{200B}", "\u{AD}", "\u{200F}", "\u{FEFF}"] {
            #expect(try run("A" + scalar + "B").units == (try run("AB").units))
        }
    }

    @Test func `the margin covers the estimated part, and the neutral part of other scripts`()
        throws
    {
        #expect(try run("Hello UIKit").margin == .none)
        #expect(try run("AVé…Ж").margin == .none)
        let yen = try run("A¥").margin
        #expect(abs(yen.wider.total - 0.05 * (try run("¥").units)) < 1e-9)
        #expect(yen.wider.share == 0.05)
        let hebrew = try run("A א").margin.wider.total - run("א").margin.wider.total
        let neutral = try run("A").units + run(" ").units
        #expect(abs(hebrew - 0.2 * neutral) < 1e-9)
        #expect(WidthMargin.unbounded.reducing(1000) == 0)
        #expect(WidthMargin.unbounded.increasing(1000) == .infinity)
        #expect(WidthMargin.none.reducing(1000) == 1000)
        #expect(WidthMargin.none.increasing(1000) == 1000)
    }

    // Missing characters have the width of a box, which can be any.
    @Test func `text in a font file is as wide as its characters without missing ones`() throws {
        var font = TestFont()
        font.advances = [500, 600, 700]
        font.characterMaps = [(3, 1, .segments([(0x41, 0x42, 1)]))]
        let face = try #require(FontFile(bytes: font.bytes, name: "Test").faces.first)
        let run = try FontInstance.file(face).glyphs(of: "AЖBЖ", at: 10)
        #expect(run.units == 2300)
        #expect(run.margin.narrower.total == 1000)
        #expect(run.margin.reducing(1e6) == 0)
        #expect(run.margin.increasing(1300) == 2300)
        #expect(try FontInstance.file(face).glyphs(of: "AB", at: 10).margin == .none)
    }

    /// A newline or a tab ends the text whose neutral characters belong to another script.
    @Test(arguments: ["\n", "\t", "\u{2028}"])
    func `the margin of lines is the sum of their margins`(separator: String) {
        let face = SystemFace()
        let scale = WidthScale(face, at: 17)
        func margin(_ text: String) -> Double {
            ScalableText(text, SystemWidths(face), language: nil).margin(at: scale).wider.total
        }
        for lines in [["Ab", "c 漢"], ["c “漢”", "A “b”"], ["¥ 나", "Ab", "א d", "e"]] {
            let sum = lines.map(margin).reduce(0, +)
            #expect(sum > 0)
            #expect(abs(margin(lines.joined(separator: separator)) - sum) < 1e-9, "\(lines)")
        }
    }

    // Labels of one Han character have these widths in an article of April 2019
    // (haomeiwen.com/subject/xyqbwqtx.html). The version of the system follows from its date.
    @Test(arguments: [12.0, 17, 20])
    func `a Han character is as wide as on iOS 12`(size: Double) throws {
        let run = try run("一", size)
        #expect(run.units / 2048 * size == size)
        #expect(run.measuredWidth(at: size).bounds().contains(size))
    }

    // The widths of Noto Sans must not exceed the averages with their margins.
    @Test func `averages cover the letters of Noto Sans`() throws {
        let path = "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf"
        guard let face = try? FontFile(path: path).faces.first else {
            return Comparison.skip("estimates of San Francisco", font: path)
        }
        let em = Double(face.unitsPerEm)
        var count = 0
        for value in Array(UInt32(0x370)...0x3FF) + Array(0x400...0x4FF) {
            guard let scalar = Unicode.Scalar(value), let glyph = try face.glyph(for: scalar),
                glyph.advance > 0
            else { continue }
            // San Francisco's own letters have a bound.
            guard try !run(String(scalar)).missing.isEmpty else { continue }
            count += 1
            for size in [11, 17, 28, 53] {
                let run = try run(String(scalar), Double(size))
                let bound = (run.units + run.margin.wider.total) / 2048
                #expect(glyph.advance / em <= bound, "\(scalar) at \(size)")
            }
        }
        #expect(count > 150)
    }
}
