import Testing
import TypeScaleTestSupport

@testable import TypeScaleFonts

/// Features for ranges of a text, in a font without rules that depend on other letters.
///
/// The feature `aalt` has three alternates of A, and `smcp` replaces B.
struct FeatureRangeTests {
    private let face: Typeface

    init() throws {
        var alternates = FontBytes()
        for word in [1, 8, 1, 14, 1, 1, 2, 3, 30, 31, 32] { alternates.uint16(word) }
        face = try shapingFace([
            "GSUB": .layout(
                features: [("aalt", [0]), ("smcp", [1])],
                lookups: [.lookup(3, [alternates]), .lookup(2, [.sequence(3, [33])])]
            ),
            "GPOS": .layout(
                features: [("kern", [0])],
                lookups: [.lookup(2, [.pairs([2: [(2, -50)]])])]
            ),
        ])
    }

    private func run(
        _ text: String,
        _ ranges: [FontFeatureRange],
        _ features: FontFeatures = .default
    ) throws -> [UInt16] {
        try GlyphRun(text, in: face, features: features, featureRanges: ranges).glyphs.map(\.id)
    }

    @Test func `the last range of a feature applies`() throws {
        let ranges = [
            FontFeatureRange("aalt", value: 3, in: 0..<4),
            FontFeatureRange("aalt", value: 1, in: 1..<3),
            FontFeatureRange("aalt", value: 0, in: 2..<3),
        ]
        #expect(try run("AAAAA", ranges) == [32, 30, 2, 32, 2])
        #expect(try run("AAAAA", ranges.reversed()) == [32, 32, 32, 32, 2])
        #expect(try run("AAAAA", ranges, .default.with("aalt", value: 2)) == [32, 30, 2, 32, 31])
    }

    @Test func `ranges of two features are independent`() throws {
        let ranges = [
            FontFeatureRange("smcp", in: 1..<3), FontFeatureRange("aalt", value: 2, in: 2..<4),
        ]
        #expect(try run("ABABA", ranges) == [2, 33, 31, 3, 2])
    }

    @Test func `a pair is kerned if both glyphs have the feature`() throws {
        let range = FontFeatureRange("kern", value: 0, in: 1..<2)
        let run = try GlyphRun("AAAA", in: face, featureRanges: [range])
        #expect(run.glyphs.map(\.advance) == [600, 600, 550, 600])
    }

    @Test func `ranges beyond the text have no effect there`() throws {
        for range in [-5..<1, 0..<1, .min..<1] {
            #expect(try run("AA", [FontFeatureRange("aalt", in: range)]) == [30, 2])
        }
        for range in [1..<9, 1..<Int.max] {
            #expect(try run("AA", [FontFeatureRange("aalt", in: range)]) == [2, 30])
        }
        #expect(try run("", [FontFeatureRange("aalt", in: 0..<1)]) == [])
        #expect(try run("AA", [FontFeatureRange("aalt", in: 1..<1)]) == [2, 2])
    }

    @Test func `ranges apply to text without other features`() throws {
        #expect(try run("AA", [FontFeatureRange("aalt", in: 0..<1)], .none) == [30, 2])
    }

    @Test func `values that take too many bits are an error`() throws {
        let most = FontFeatureRange("aalt", value: 1023, in: 1..<2)
        #expect(try run("AA", [most]) == [2, 2])
        for ranges in [
            [FontFeatureRange("aalt", value: 1024, in: 0..<1)],
            [FontFeatureRange("aalt", value: .max, in: 0..<1)],
            [most, FontFeatureRange("smcp", in: 0..<1)],
        ] {
            let error = #expect(throws: FontError.self) { try run("AA", ranges) }
            #expect(error?.code == .exceededResourceLimit)
        }
    }

    @Test func `letter spacing turns off optional ligatures in ranges, too`() throws {
        let face = try shapingFace([
            "GSUB": .layout(
                features: [("liga", [0])],
                lookups: [.lookup(4, [.ligatures(2, [([3], 20)])])]
            )
        ])
        let range = FontFeatureRange("liga", in: 0..<2)
        func count(_ spacing: Double) throws -> Int {
            try GlyphRun(
                "AB",
                in: face,
                features: .none,
                featureRanges: [range],
                letterSpacing: spacing
            ).glyphs.count
        }
        #expect(try count(0) == 1)
        #expect(try count(10) == 2)
    }

    /// Each range costs as much as the characters that no later range covers.
    @Test func `many overlapping ranges take few steps`() {
        let count = 100_000
        let ranges = (0..<count).map { FontFeatureRange("aalt", value: $0 & 1, in: 0..<count) }
        guard let features = RangedFeatures(ranges, .default) else {
            Issue.record("one bit suffices")
            return
        }
        let masks = features.masks(ranges, .default, characterCount: count)
        #expect(masks.count == count)
        #expect(Set(masks) == [FeatureMask(rawValue: 1 << UInt32(FeatureMask.firstRanged))])
    }
}
