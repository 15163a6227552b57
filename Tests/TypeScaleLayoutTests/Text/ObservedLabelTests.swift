import Testing
import TypeScaleLayout
import TypeScaleTestSupport

/// Compares layouts with labels observed on Apple's systems.
struct ObservedLabelTests {
    // A label is as wide as its text, and as high as its lines, rounded up to a pixel.
    @Test func `labels have the observed sizes`() throws {
        var heights = 0
        var results = ObservedResults("UILabel", "label sizes")
        for row in try Fixtures.rows("labels.txt") {
            let numbers = try row.dropFirst().map { try #require(Double($0)) }
            if row[0] == "width" {
                let size = TextSize(width: numbers[0], height: 0).roundedUp(pixelsPerPoint: 3)
                results.compare((size.width - numbers[1]).magnitude < 1e-6, "\(row)")
            } else {
                let text = numbers[1] == 2 ? "A\nA" : "A"
                let layout = try SampleText.measured(text, size: numbers[2]).layout()
                let size = layout.size.roundedUp(pixelsPerPoint: numbers[0])
                results.compare((size.height - numbers[3]).magnitude < 1e-6, "\(row)")
                heights += 1
            }
        }
        #expect(heights == 22)
        results.report()
    }

    // The results of a 200-point-wide `UILabel` on iOS 26.1. At 15 points, only the number of lines
    // was reported.
    @Test(
        arguments: [
            (17, "The quick brown fox |jumps over the lazy dog |near the river bank"),
            (15, "The quick brown fox jumps |over the lazy dog near the |river bank"),
        ] as [(Double, String)]
    )
    func `lines end as observed`(size: Double, seen: String) throws {
        let lines = seen.split(separator: "|").map(String.init)
        let layout = try SampleText.measured(lines.joined(), size: size).layout(width: 200)
        #expect(SampleText.lines(layout) == lines)
    }

    @Test func `a label at 20 points has the observed number of lines`() throws {
        let text = "The quick brown fox jumps over the lazy dog near the river bank"
        #expect(try SampleText.measured(text, size: 20).layout(width: 200).lines.count == 4)
        let word = try SampleText.measured(String(repeating: "a", count: 30)).layout(width: 60)
        #expect(word.lines.count > 1)
        #expect(word.lines.allSatisfy { $0.width <= 60 })
    }

    // A line with several fonts uses the largest ascent and descent. Raised text adds to the
    // ascent, and lowered text to the descent.
    @Test func `fonts and offsets give a line the observed height`() throws {
        func height(_ spans: [(size: Double, offset: Double)]) throws -> Double {
            let spans = try spans.map {
                TextSpan("Ab", font: try SampleText.font($0.size), baselineOffset: $0.offset)
            }
            return try MeasuredText(spans).layout().size.height
        }
        let single = try height([(24, 0)])
        #expect(try height([(24, 0), (17, 0)]) == single)
        let plain = try height([(17, 0)])
        let seen: [([Double], Double)] = [
            ([3], 3), ([-3], 3), ([3, -3], 6), ([2, -5], 7), ([0, 4], 4),
        ]
        for (offsets, more) in seen {
            let raised = try height(offsets.map { (17, $0) })
            #expect((raised - plain - more).magnitude < 1e-9, "\(offsets)")
        }
    }

    // Kerning is added after every character, including the last.
    @Test func `letter spacing is added after each character`() throws {
        func width(_ spacing: Double) throws -> Double {
            let span = TextSpan("AVATAR", font: try SampleText.font(17), letterSpacing: spacing)
            return try MeasuredText([span]).layout().size.width
        }
        #expect(try (width(2) - width(0) - 12).magnitude < 1e-9)
    }

    @Test func `a label with one line ignores the width`() throws {
        let text = try SampleText.measured("The quick brown fox") { $0.lineLimit = 1 }
        #expect(text.size(fitting: 10) == text.layout().size)
        #expect(text.layout(width: 10).isTruncated)
    }
}
