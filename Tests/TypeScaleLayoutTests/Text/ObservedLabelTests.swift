import Testing
import TypeScaleLayout

/// What was seen of labels on Apple's systems.
struct ObservedLabelTests {
    /// A label's height is that of its lines, up to the pixel; its width that of its text.
    @Test func `labels are as tall and as wide as they were seen`() throws {
        var heights = 0
        for row in try Fixtures.rows("labels.txt") {
            let numbers = try row.dropFirst().map { try #require(Double($0)) }
            if row[0] == "width" {
                let size = TextSize(width: numbers[0], height: 0).roundedUp(pixelsPerPoint: 3)
                #expect((size.width - numbers[1]).magnitude < 1e-6, "\(row)")
            } else {
                let text = numbers[1] == 2 ? "A\nA" : "A"
                let layout = try SampleText.measured(text, size: numbers[2]).layout()
                let size = layout.size.roundedUp(pixelsPerPoint: numbers[0])
                #expect((size.height - numbers[3]).magnitude < 1e-6, "\(row)")
                heights += 1
            }
        }
        #expect(heights == 22)
    }

    /// A label of UIKit, 200 points wide, on iOS 26.1; of 15 points only the number of lines was told.
    @Test(
        arguments: [
            (17, "The quick brown fox |jumps over the lazy dog |near the river bank"),
            (15, "The quick brown fox jumps |over the lazy dog near the |river bank"),
        ] as [(Double, String)]
    )
    func `lines end where they were seen to`(size: Double, seen: String) throws {
        let lines = seen.split(separator: "|").map(String.init)
        let layout = try SampleText.measured(lines.joined(), size: size).layout(width: 200)
        #expect(SampleText.lines(layout) == lines)
    }

    @Test func `a label of 20 points has the lines that were counted`() throws {
        let text = "The quick brown fox jumps over the lazy dog near the river bank"
        #expect(try SampleText.measured(text, size: 20).layout(width: 200).lines.count == 4)
        let word = try SampleText.measured(String(repeating: "a", count: 30)).layout(width: 60)
        #expect(word.lines.count > 1)
        #expect(word.lines.allSatisfy { $0.width <= 60 })
    }

    /// A line of several fonts is as tall as the largest ascent and descent; what is raised adds to the
    /// ascent, what is lowered to the descent.
    @Test func `fonts and offsets make a line as tall as it was seen`() throws {
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

    /// Points of kerning go behind every character, the last too.
    @Test func `letter spacing is counted behind each character`() throws {
        func width(_ spacing: Double) throws -> Double {
            let span = TextSpan("AVATAR", font: try SampleText.font(17), letterSpacing: spacing)
            return try MeasuredText([span]).layout().size.width
        }
        #expect(try (width(2) - width(0) - 12).magnitude < 1e-9)
    }

    @Test func `a label of one line takes no notice of the width`() throws {
        let text = try SampleText.measured("The quick brown fox") { $0.lineLimit = 1 }
        #expect(text.size(fitting: 10) == text.layout().size)
        #expect(text.layout(width: 10).isTruncated)
    }
}
