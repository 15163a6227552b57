import Testing
import TypeScaleTestSupport

@testable import TypeScale

struct RoundingTests {
    /// Compares with the standard library's rounding, which TypeScale cannot call (see `Rounding`).
    @Test func `agrees with the standard library`() {
        var random = SeededGenerator(seed: 20_261_121)
        var numbers: [Double] = [
            0, 0.5, 1.5, 2.5, 0.49999999999999994, 0.5000000000000001, 25.5,
            4_503_599_627_370_495.5, 4_503_599_627_370_496, 9_007_199_254_740_992, 1e300,
            .greatestFiniteMagnitude, .infinity, .leastNonzeroMagnitude, 1 - .ulpOfOne / 2,
        ]
        for _ in 0..<100_000 {
            let halves = Double(Int64.random(in: 0...(1 << 53), using: &random)) / 2
            numbers += [halves, halves.nextUp, halves.nextDown]
            numbers.append(Double(bitPattern: random.next()))
        }
        for number in numbers where !number.isNaN {
            for signed in [number, -number] {
                #expect(
                    Rounding.halfAwayFromZero(signed)
                        == signed.rounded(.toNearestOrAwayFromZero)
                )
            }
        }
        #expect(Rounding.halfAwayFromZero(.nan).isNaN)
    }

    @Test func `never gives negative zero`() {
        #expect(Rounding.halfAwayFromZero(-0.2).sign == .plus)
        #expect(Rounding.halfAwayFromZero(-0.0).sign == .plus)
        #expect((-0.04).roundedHalfAwayFromZero(toPlaces: 1).sign == .plus)
        #expect((-0.04).roundedText(toPlaces: 1) == "0")
    }

    @Test(
        arguments: [
            (47.90909, 3, "47.909"), (0.0625, 3, "0.063"), (-0.0625, 3, "-0.063"), (2.5, 0, "3"),
            (48, 2, "48"), (1.5, -1, "2"), (0.123_456_789_012, 12, "0.123456789"),
            (1_000_000_000.5, 0, "1000000000.5"), (999_999_999.5, 0, "1000000000"),
            (.infinity, 2, "inf"), (-.infinity, 2, "-inf"), (.nan, 2, "nan"),
        ] as [(Double, Int, String)]
    )
    func `rounds to decimal places`(number: Double, places: Int, text: String) {
        #expect(number.roundedText(toPlaces: places) == text)
        #expect(number.roundedHalfAwayFromZero(toPlaces: places).shortestText == text)
    }
}
