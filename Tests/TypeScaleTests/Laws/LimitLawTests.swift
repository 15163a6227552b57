import Testing
import TypeScale
import TypeScaleTesting

/// Laws of limits that must hold for all numbers.
struct LimitLawTests {
    private static let limits: [Double?] = [nil, -3, 0, 0.5, 12, 18.25, 30, 1e9, .infinity, .nan]
    private static let sizes: [Double] = [-20, 0, 8, 18.25, 18.3, 48, 1e300, .infinity]

    @Test(arguments: limits, limits)
    func `clamping is idempotent, bounded and exact`(minimum: Double?, maximum: Double?) {
        let limits = TypeLimits.points(minimum: minimum, maximum: maximum)
        for size in Self.sizes {
            let clamped = limits.clamp(size, base: 17)
            #expect(limits.clamp(clamped, base: 17) == clamped)
            #expect(clamped <= limits.maximumPointSize ?? .infinity)
            #expect(
                clamped
                    >= min(
                        limits.minimumPointSize ?? -.infinity,
                        limits.maximumPointSize ?? .infinity
                    )
            )
            #expect([size, limits.minimumPointSize, limits.maximumPointSize].contains(clamped))
        }
        #expect(limits.clamp(.nan, base: 17).isNaN)
    }

    @Test func `limits combine in any order and grouping`() {
        let limits = Self.limits.flatMap { low in
            Self.limits.map { TypeLimits.points(minimum: low, maximum: $0) }
        }
        for first in limits {
            #expect(first.intersection(first) == first)
            #expect(first.intersection(TypeLimits()) == first)
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
        let limits = TypeLimits.points(minimum: 12, maximum: 30)
        let clamped = Self.sizes.map { limits.clamp($0, base: 17) }
        #expect(zip(clamped, clamped.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test(arguments: [0, -1, .nan, .infinity, -.infinity] as [Double], TypeMatrix.readers)
    func `a zero, negative, infinite or NaN number is not a limit`(
        limit: Double,
        reader: TraitCollection
    ) {
        #expect(TypeLimits.points(minimum: limit, maximum: limit) == TypeLimits())
        let metrics = FontMetrics.default
        #expect(
            metrics.scaledPointSize(for: 17, maximumPointSize: limit, compatibleWith: reader)
                == metrics.scaledPointSize(for: 17, compatibleWith: reader)
        )
    }

    @Test func `a maximum wins over a larger minimum`() {
        #expect(TypeLimits.points(minimum: 30, maximum: 20).clamp(10, base: 17) == 20)
        #expect(TypeLimits.points(minimum: 30, maximum: 20).clamp(40, base: 17) == 20)
    }

    /// Matches UIKit, where a maximum of 24.5 isn't rounded, and also applies at Large.
    @Test func `a maximum is not rounded, and applies at the Large category`() {
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
