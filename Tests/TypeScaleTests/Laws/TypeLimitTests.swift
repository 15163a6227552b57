import Testing
import TypeScale
import TypeScaleTestSupport

/// Tests how different kinds of limit combine.
struct TypeLimitTests {
    private static func some(_ count: Int, seed: UInt64) -> [TypeLimits] {
        var generator = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<Double>) -> Double? {
            let odd: [Double?] = [nil, 0, -1, .nan, .infinity]
            return Bool.random(using: &generator)
                ? odd.randomElement(using: &generator) ?? nil
                : Double.random(in: range, using: &generator)
        }
        func category() -> ContentSizeCategory? {
            Bool.random(using: &generator)
                ? ContentSizeCategory.allCases.randomElement(using: &generator) : nil
        }
        return (0..<count).map { _ in
            TypeLimits(
                minimumPointSize: number(5...40),
                maximumPointSize: number(5...60),
                minimumFactor: number(0.5...2),
                maximumFactor: number(0.5...3),
                minimumCategory: category(),
                maximumCategory: category()
            )
        }
    }

    @Test func `limits combine in any order and grouping, and repetition has no effect`() {
        let limits = Self.some(60, seed: 1)
        for first in limits {
            #expect(first.intersection(first) == first)
            #expect(first.intersection(TypeLimits()) == first)
            for second in limits {
                #expect(first.intersection(second) == second.intersection(first))
                for third in limits.prefix(12) {
                    let left = first.intersection(second).intersection(third)
                    #expect(left == first.intersection(second.intersection(third)))
                }
            }
        }
    }

    @Test func `clamping is idempotent and keeps the order of sizes`() {
        let sizes = [0, 3, 8, 17, 17.5, 24, 48, 200, 1e300]
        for limits in Self.some(500, seed: 2) {
            for base in [11.0, 17, 34] {
                let clamped = sizes.map { limits.clamp($0, base: base) }
                #expect(clamped.map { limits.clamp($0, base: base) } == clamped)
                #expect(zip(clamped, clamped.dropFirst()).allSatisfy { $0 <= $1 })
                let highest = min(
                    limits.maximumPointSize ?? .infinity,
                    (limits.maximumFactor ?? .infinity) * base
                )
                #expect(clamped.allSatisfy { $0 <= highest })
            }
        }
    }

    @Test func `two limits allow only the sizes that both allow`() {
        let limits = Self.some(80, seed: 3)
        for first in limits {
            for second in limits {
                let both = first.intersection(second)
                for category in ContentSizeCategory.allCases {
                    let reader = TraitCollection(preferredContentSizeCategory: category)
                    if first.limited(reader) == reader, second.limited(reader) == reader {
                        #expect(both.limited(reader) == reader)
                    }
                    let limited = both.limited(reader).category
                    for maximum in [first.maximumCategory, second.maximumCategory] {
                        #expect(limited <= maximum ?? limited)
                    }
                }
            }
        }
    }

    @Test func `nested limits apply to line height and tracking`() {
        let largest = TraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge
        )
        let body = FontDescription(name: "Lato-Regular", textStyle: .body, size: 16)
            .lineHeight(.points(24)).tracking(.multiple(-0.01))
        let free = body.scaled(for: largest)
        #expect(free.pointSize == 45)
        #expect(free.lineHeight == 67.5)
        #expect(free.tracking == -0.45)
        let capped = body.limited(to: .factors(maximum: 1.5)).scaled(for: largest)
        #expect(capped.pointSize == 24)
        #expect(capped.lineHeight == 36)
        #expect(capped.tracking == -0.24)
        let upToAX1 = body.limited(to: .categories(...(.accessibilityMedium)))
        #expect(upToAX1.scaled(for: largest).pointSize == 25)
        #expect(
            upToAX1.scaled(for: largest).explanation.description
                == "16 x 34 / 22 = 24.727, rounded to 25; body at AX1 (limited from AX5) on iOS, derived"
        )
        let floor = body.limited(to: .points(minimum: 17))
        let smallest = TraitCollection(preferredContentSizeCategory: .extraSmall)
        #expect(floor.scaled(for: smallest).pointSize == 17)
        #expect(floor.scaled(for: smallest).lineHeight == 25.5)
        let plain = FontDescription(name: "Lato-Regular", textStyle: .body).scaled(for: largest)
        #expect(plain.lineHeight == nil)
        #expect(plain.tracking == nil)
        #expect(body.lineHeight(.multiple(.nan)).scaled(for: largest).lineHeight == nil)
    }

    @Test func `a limit by factor is a whole number of points`() {
        func size(_ base: Double, minimum: Double? = nil, maximum: Double? = nil) -> Double {
            let limits = TypeLimits.factors(minimum: minimum, maximum: maximum)
            return limits.clamp(minimum == nil ? 1000 : 0.1, base: base)
        }
        #expect(size(26, maximum: 1.8) == 46)
        #expect(size(26, minimum: 1.8) == 47)
        // These products differ from whole numbers only by rounding errors.
        #expect(size(10, minimum: 1.1) == 11)
        #expect(size(100, maximum: 0.57) == 57)
        // A maximum under one point is not rounded to zero.
        #expect(size(1, maximum: 0.5) == 0.5)
        let font = FontDescription.system(.body, size: 26).limited(to: .factors(maximum: 1.8))
        let reader = TraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge
        )
        #expect(font.scaled(for: reader).pointSize == 46)
        #expect(
            font.scaled(for: reader).explanation.arithmetic
                == "26 x 62 / 22 = 73.273, rounded to 73, capped at 46 (1.8 x 26 = 46.8)"
        )
        // Limits in points are exact.
        #expect(font.maximumPointSize(30.25).scaled(for: reader).pointSize == 30.25)
    }

    @Test func `line height and tracking are whole thousandths of a point`() {
        let reader = TraitCollection(preferredContentSizeCategory: .accessibilityMedium)
        let font = FontDescription(name: "Lato-Regular", textStyle: .body, size: 18)
            .tracking(.points(-0.36)).lineHeight(.multiple(1.3)).scaled(for: reader)
        #expect(font.pointSize == 28)
        #expect(font.tracking == -0.56)
        #expect(font.lineHeight == 36.4)
        let preferred = FontDescription.system(.body).maximumPointSize(23).scaled(for: reader)
        #expect(preferred.lineHeight == 27.929)
    }

    @Test func `the maximum category wins over a larger minimum, as in UIKit`() {
        let limits = TypeLimits(
            minimumCategory: .accessibilityLarge,
            maximumCategory: .large
        )
        for category in ContentSizeCategory.allCases {
            let reader = TraitCollection(preferredContentSizeCategory: category)
            #expect(limits.limited(reader).category == .large)
        }
        #expect(limits.description == "AX2...L")
        #expect(TypeLimits().description == "no limits")
    }
}
