import Testing

@testable import TypeScaleFonts

struct MeasuredWidthTests {
    @Test func `a pixel is right with the chance of its interval`() {
        // At 3 pixels per point, a pixel ends at 10 points. One deviation is half of a pixel.
        let width = MeasuredWidth(points: 10, variance: 1.0 / 36)
        #expect(abs(width.deviation - 1.0 / 6) < 1e-12)
        // The pixel covers the numbers from -2 to 0 deviations.
        #expect(abs(width.chance() - 0.4772499) < 2e-7)
        #expect(abs(width.chance(withinPixels: 1) - 0.9772182) < 1e-5)
        #expect(width.exactness() == .estimate)
        // A pixel is three times as large.
        #expect(width.exactness(pixelsPerPoint: 1) == .withinPixel)
        let bounds = width.bounds()
        #expect(abs(bounds.lowerBound - 10 + 1.959964 / 6) < 1e-4)
        #expect(abs(bounds.upperBound - 10 - 1.959964 / 6) < 1e-4)
    }

    @Test func `a margin reduces the chance and extends the bounds`() {
        let margin = WidthMargin(
            wider: .init(total: 0.2, share: 0.01),
            narrower: .init(total: 0.1, share: 0.01)
        )
        let width = MeasuredWidth(points: 9.9, margin: margin)
        #expect(width.chance() == 0)
        #expect(width.chance(withinPixels: 1) == 1)
        #expect(width.exactness() == .withinPixel)
        #expect(abs(width.bounds().lowerBound - 9.8) < 1e-9)
        #expect(abs(width.bounds().upperBound - 10.1) < 1e-9)
        let unknown = MeasuredWidth(points: 9.9, margin: .unbounded, limit: .estimate)
        #expect(unknown.bounds() == 0...(.infinity))
        #expect(unknown.chance(withinPixels: .max) == 0)
        #expect(unknown.exactness() == .estimate)
    }

    @Test(arguments: [0, -1, .nan, .infinity, -.infinity, 1e-300, 1e300])
    func `accepts any numbers`(number: Double) {
        for variance in [0, 1, number.magnitude] {
            let width = MeasuredWidth(points: number, variance: variance, scale: number)
            for argument in [0, -1, .nan, .infinity, 1e300, 0.95] {
                _ = width.bounds(chance: argument)
                #expect(0...1 ~= width.chance(withinPixels: .min, pixelsPerPoint: argument))
                #expect(0...1 ~= width.chance(withinPixels: .max, pixelsPerPoint: argument))
                _ = width.exactness(pixelsPerPoint: argument)
            }
        }
    }
}
