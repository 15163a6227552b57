import Foundation
import Testing
import TypeScaleTestSupport

@testable @_spi(Comparisons) import TypeScaleFonts

/// The number of steps that fonts take to shape text.
///
/// A step takes at most about 70 ns in a release build.
struct StepLimitTests {
    /// Subtracting the steps of one operation can exceed the limit by the length of an array.
    private static let excess = 65_536

    private static let calls = Array(repeating: (sequenceIndex: 0, lookup: 0), count: 40)
    private static let letters = Array(2...6)

    /// Returns a lookup that repeats a subtable.
    private static func repeated(_ type: Int, _ count: Int, _ subtable: FontBytes) -> FontBytes {
        var lookup = FontBytes()
        lookup.uint16(type, 0, count)
        for _ in 0..<count { lookup.uint16(6 + 2 * count) }
        lookup.append(subtable)
        return lookup
    }

    private static let themselves = FontBytes.lookup(6, [.chain([letters], lookups: calls)])
    private static let contexts = FontBytes.lookup(
        6,
        [.chain([letters], lookahead: [letters, letters], lookups: calls)]
    )
    private static let pairs = repeated(2, 20_000, .pairs([2: [(9, 1)], 3: [(9, 1)]]))
    private static let sequences = repeated(
        2,
        20_000,
        .sequence(2, Array(repeating: 2, count: 9000) + [0xFFFF])
    )

    private static func table(_ feature: String, _ lookup: FontBytes) -> FontBytes {
        .layout(features: [(feature, [0])], lookups: [lookup])
    }

    private static let hostile: [[String: FontBytes]] = [
        ["GSUB": table("calt", themselves)],
        ["GSUB": table("calt", contexts)],
        ["GPOS": table("kern", pairs)],
        ["GSUB": table("ccmp", sequences)],
    ]

    @Test(arguments: hostile.indices)
    func `refuses text after a limited number of steps`(index: Int) throws {
        let face = try shapingFace(Self.hostile[index])
        for number in 0..<4 {
            // The Hangul letters divide the text into runs, which share the steps.
            let text = String(repeating: number.isMultiple(of: 2) ? "AB" : "ABAB가", count: 20)
            let count = text.unicodeScalars.count
            let limit = ApplyContext.maximumStepCount(glyphs: count)
            #expect(limit == 4096 + 512 * count)
            let steps = try face.stepCount(of: text)
            #expect(limit..<(limit + Self.excess) ~= steps - 1)
            #expect(try !GlyphRun(text, in: face).needsShaping.isEmpty)
        }
    }

    @Test func `counts the steps of each text separately`() throws {
        let face = try shapingFace(Self.hostile[0])
        let first = try face.stepCount(of: "AAAAAAAAAAAAAAAAAAAA")
        #expect(try face.stepCount(of: "C가") < first)
        #expect(try face.stepCount(of: "AAAAAAAAAAAAAAAAAAAA") == first)
        #expect(try face.stepCount(of: "") == 0)
    }

    /// Of 576 real faces, none takes more steps for each character than Inter.
    @Test(arguments: ["=", "-", "<", "!=", "->", "fi", "AV To "])
    func `Inter takes less than half of the maximum number of steps`(part: String) throws {
        let folder = ProcessInfo.processInfo.environment["TYPESCALE_FONTS"] ?? "/usr/share/fonts"
        guard let face = try? FontFile(path: folder + "/opentype/inter/Inter-Regular.otf").faces[0]
        else {
            return Comparison.skip("steps in Inter", font: "Inter")
        }
        for count in [1, 8, 500] {
            let text = String(repeating: part, count: count)
            let limit = ApplyContext.maximumStepCount(glyphs: text.unicodeScalars.count)
            #expect(try face.stepCount(of: text) < limit / 2)
        }
    }

    /// The font attaches the marks of Latin, Hebrew and Arabic.
    @Test func `the steps of texts with each mark grow with the text`() throws {
        let path = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
        guard let face = try? FontFile(path: path).faces.first else {
            return Comparison.skip("steps of marks", font: "DejaVuSans.ttf")
        }
        for mark in (0x300...0x1E94A as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
        where MarkTable.isMark(mark.value) {
            let part = "a\(mark)\u{301}\u{5D0}\(mark)\u{5B8}\u{628}\(mark)\u{64E}"
            let steps = try face.stepCount(of: String(repeating: part, count: 4))
            let twice = try face.stepCount(of: String(repeating: part, count: 8))
            #expect(steps > 0)
            #expect(twice <= 2 * steps + 64, "U+\(String(mark.value, radix: 16))")
        }
    }
}
