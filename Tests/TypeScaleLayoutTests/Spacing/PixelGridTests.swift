import Testing

@testable import TypeScaleLayout

struct PixelGridTests {
    // Moving a length by whole pixels moves the result by as much, also across 0.
    @Test(arguments: [1.0, 2, 3])
    func `rounds to the nearest pixel, and ties up`(scale: Double) {
        let grid = PixelGrid(of: scale)
        let parts: [(Double, Double)] = [(0, 0), (0.25, 0), (0.5, 1), (0.75, 1)]
        for pixel in -4...4 {
            for (part, rounded) in parts {
                let length = (Double(pixel) + part) / scale
                #expect(grid.rounded(length) == (Double(pixel) + rounded) / scale, "\(length)")
            }
        }
    }

    // Ten tenths add up to a little less than 1.
    @Test func `ignores the error of sums`() {
        let sum = (0..<10).reduce(0.0) { sum, _ in sum + 0.1 }
        #expect(sum < 1)
        let grid = PixelGrid(of: 1)
        #expect(grid.rounded(sum - 0.5) == 1)
        #expect(grid.rounded(sum / 2) == 1)
        #expect(grid.roundedUp(sum) == 1)
        #expect(grid.roundedUp(2 - sum) == 1)
    }
}
