import Testing
import TypeScale
import TypeScaleTesting

/// What holds of limits whatever the numbers are.
struct LimitLawTests {
    private static let limits: [Double?] = [nil, -3, 0, 0.5, 12, 18.25, 30, 1e9, .infinity, .nan]
    private static let sizes: [Double] = [-20, 0, 8, 18.25, 18.3, 48, 1e300, .infinity]

    @Test(arguments: limits, limits)
    func `clamping is idempotent, bounded and exact`(minimum: Double?, maximum: Double?) {
        let limits = SizeLimits(minimum: minimum, maximum: maximum)
        for size in Self.sizes {
            let clamped = limits.clamp(size)
            #expect(limits.clamp(clamped) == clamped)
            #expect(clamped <= limits.maximum ?? .infinity)
            #expect(clamped >= min(limits.minimum ?? -.infinity, limits.maximum ?? .infinity))
            #expect([size, limits.minimum, limits.maximum].contains(clamped))
        }
        #expect(limits.clamp(.nan).isNaN)
    }

    @Test func `limits combine in any order and grouping`() {
        let limits = Self.limits.flatMap { low in
            Self.limits.map { SizeLimits(minimum: low, maximum: $0) }
        }
        for first in limits {
            #expect(first.intersection(first) == first)
            #expect(first.intersection(SizeLimits()) == first)
            for second in limits {
                let both = first.intersection(second)
                #expect(both == second.intersection(first))
                for third in limits.prefix(20) {
                    #expect(
                        both.intersection(third)
                            == first.intersection(second.intersection(third))
                    )
                }
            }
        }
    }

    @Test func `clamping keeps the order of sizes`() {
        let limits = SizeLimits(minimum: 12, maximum: 30)
        let clamped = Self.sizes.map(limits.clamp)
        #expect(zip(clamped, clamped.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test(arguments: [0, -1, .nan, .infinity, -.infinity] as [Double], TypeMatrix.readers)
    func `a limit that is not a positive finite number is none`(
        limit: Double,
        reader: TraitCollection
    ) {
        #expect(SizeLimits(minimum: limit, maximum: limit) == SizeLimits())
        let metrics = FontMetrics.default
        #expect(
            metrics.scaledPointSize(for: 17, maximumPointSize: limit, compatibleWith: reader)
                == metrics.scaledPointSize(for: 17, compatibleWith: reader)
        )
    }

    @Test func `the maximum counts where the two contradict each other`() {
        #expect(SizeLimits(minimum: 30, maximum: 20).clamp(10) == 20)
        #expect(SizeLimits(minimum: 30, maximum: 20).clamp(40) == 20)
    }

    /// Observed in UIKit as well: a maximum of 24.5 comes back as 24.5, and applies at large.
    @Test func `a maximum is not rounded and counts at large too`() {
        let metrics = FontMetrics(forTextStyle: .headline)
        let large = TraitCollection(preferredContentSizeCategory: .large)
        let size = metrics.scaledPointSize(
            for: 20,
            maximumPointSize: 16.25,
            compatibleWith: large
        )
        #expect(size == 16.25)
    }

    @Test(arguments: [.infinity, 1e308] as [Double], TypeMatrix.readers)
    func `a maximum holds for infinite sizes and results that overflow`(
        size: Double,
        reader: TraitCollection
    ) {
        let capped = FontMetrics.default.scaledPointSize(
            for: size,
            maximumPointSize: 30,
            compatibleWith: reader
        )
        #expect(capped == 30)
    }
}
