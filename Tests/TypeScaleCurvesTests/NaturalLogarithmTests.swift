import Foundation
import Testing
import TypeScale
import TypeScaleTestSupport

@testable import TypeScaleCurves

struct NaturalLogarithmTests {
    @Test func `equals the C library's logarithm within 1e-12`() {
        var generator = SeededGenerator(seed: 111)
        var worst = 0.0
        for _ in 0..<100_000 {
            let number = exp(Double.random(in: -700...709, using: &generator))
            worst = max(worst, abs(NaturalLogarithm.of(number) - log(number)))
        }
        for number in stride(from: 0.5, through: 800, by: 0.01) {
            worst = max(worst, abs(NaturalLogarithm.of(number) - log(number)))
        }
        for number in [
            1, 2, .leastNormalMagnitude, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
        ] as [Double] {
            worst = max(worst, abs(NaturalLogarithm.of(number) - log(number)))
        }
        #expect(worst <= 1e-12)
        #expect(NaturalLogarithm.of(1) == 0)
    }

    @Test func `Windows' growth ends at the observed size`() {
        let reader = TraitCollection(fontScale: 2)
        let metrics = FontMetrics(forTextStyle: .body, curve: .winUI)
        #expect(metrics.scaledPointSize(for: 751.33, compatibleWith: reader) == 751.33)
        #expect(metrics.scaledPointSize(for: 751.3, compatibleWith: reader) > 751.3)
        for size in [2.0, 14, 17, 300] {
            let expected = size + 18 - exp(1) * log(size)
            let result = metrics.scaledPointSize(for: size, compatibleWith: reader)
            #expect(abs(result - expected) <= 1e-11)
        }
    }
}
