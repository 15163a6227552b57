import Foundation
import Testing

@testable import TypeScaleFonts

/// Compares the kerning of typographic quotation marks with open fonts and with laws.
struct QuotationMarkTests {
    private let font = FontInstance.system(SystemFace())

    private func width(_ text: String) throws -> MeasuredWidth {
        try font.glyphs(of: text, at: 17).measuredWidth(at: 17)
    }

    private func kerning(_ pair: String) throws -> Double {
        try width(pair).points - pair.reduce(0) { try $0 + width(String($1)).points }
    }

    // Inter kerns these pairs by 29 to 128 of 2048 units, in the same directions.
    @Test(arguments: [
        ("’e", -1.0), ("’o", -1), ("’a", -1), ("’c", -1), ("’d", -1), ("’s", -1), ("’A", -1),
        ("’t", 1), ("r’", 1), ("t’", 1),
    ])
    func `a quotation mark is kerned as in Inter`(pair: String, direction: Double) throws {
        #expect(try direction * kerning(pair) > 0)
    }

    // Inter kerns these pairs by more than 200 of 2048 units in all weights and cuts.
    @Test(arguments: ["’.", "’,", "”.", "”,"])
    func `points and commas after a quotation mark are kerned in every face`(pair: String) throws {
        for weight in stride(from: 100.0, through: 900, by: 100) {
            for size in [17.0, 20, 24, 30, 53] {
                let font = FontInstance.system(SystemFace(weight: weight))
                let parts = try pair.reduce(0) { try $0 + font.width(of: String($1), at: size) }
                let kerning = try (font.width(of: pair, at: size) - parts) * 2048 / size
                #expect(-600 ... -100 ~= kerning, "\(weight) \(size)")
            }
        }
    }

    // An accented letter has the kerning of its base. A no-break space has the kerning of a space.
    @Test(arguments: [("’é", "’e"), ("É’", "E’"), ("”\u{A0}", "” "), ("’à", "’a")])
    func `an accented letter has the kerning of its base`(pair: String, base: String) throws {
        #expect(try kerning(pair) == kerning(base))
        #expect(try kerning(pair.decomposedStringWithCanonicalMapping) == kerning(base))
    }

    // The bound is 24 units for a pair that the table lacks, and 12 with a space.
    @Test(arguments: [("’п", 24.0), ("’z", 24), (" ’", 12), ("’ ", 12)])
    func `a pair that the table lacks is not kerned, within a bound`(
        pair: String,
        bound: Double
    ) throws {
        #expect(try abs(kerning(pair)) < 1e-12)
        let variances = try font.glyphs(of: pair, at: 17).variances
        let marks = try pair.map { try font.glyphs(of: String($0), at: 17).variances.reduce(0, +) }
        let kerned = variances.reduce(0, +) - marks.reduce(0, +)
        #expect(abs(kerned.squareRoot() * 1.96 - bound) < 1e-9)
    }

    @Test func `text with a quotation mark is within a pixel, and never exact`() throws {
        for text in ["’", "l’eau", "“a”", "‘a’"] {
            #expect(try width(text).exactness() == .withinPixel, "\(text)")
        }
    }

    @Test func `a no-break space is a space`() throws {
        #expect(try width("12\u{A0}km").points == width("12 km").points)
        #expect(try width("12\u{A0}km").exactness() == .withinPixel)
    }
}
