import Testing
import TypeScale

/// Tests the factors of categories and settings, which come from the body sizes on iOS.
struct FontScaleSettingTests {
    @Test func `finds the nearest category of a factor`() {
        #expect(ContentSizeCategory(nearestToFontScale: 1) == .large)
        #expect(ContentSizeCategory(nearestToFontScale: 19.0 / 17) == .extraLarge)
        #expect(ContentSizeCategory(nearestToFontScale: 18.1 / 17) == .extraLarge)
        // 18 points are as far from L as from XL.
        #expect(ContentSizeCategory(nearestToFontScale: 18.0 / 17) == .extraLarge)
        #expect(ContentSizeCategory(nearestToFontScale: 0.01) == .extraSmall)
        for odd in [0, -1, .nan, .infinity] as [Double] {
            #expect(ContentSizeCategory(nearestToFontScale: odd) == nil)
        }
    }

    @Test func `clamps a factor and finds its nearest step`() throws {
        let steps = FontScaleSetting(known: 0.5...2, steps: [0.5, 1, 1.5, 2])
        #expect(steps.nearestStep(to: 1.2) == 1)
        #expect(steps.nearestStep(to: 1.25) == 1.5)
        #expect(steps.nearestStep(to: 0.1) == 0.5)
        #expect(steps.nearestStep(to: 9) == 2)
        #expect(steps.nearestStep(to: .nan).isNaN)
        let range = try #require(FontScaleSetting(range: 0.5...2))
        #expect(range.nearestStep(to: 1.2) == 1.2)
        #expect(range.clamp(3) == 2)
        #expect(range.clamp(0.1) == 0.5)
        #expect(range.factor(for: .accessibilityExtraExtraExtraLarge) == 2)
        #expect(range.factor(for: .accessibilityMedium) == 28.0 / 17)
        #expect(FontScaleSetting(range: 0...1) == nil)
    }

    @Test(arguments: [0.5, 0, -1, 3, .nan, .infinity], [2, 0, -1, .nan, .infinity] as [Double])
    func `every pair of bounds is a setting`(minimum: Double, maximum: Double) {
        let setting = FontScaleSetting(minimum: minimum, maximum: maximum)
        #expect(FontScaleSetting(range: setting.range) == setting)
        for factor in [0.001, 0.5, 1, 2.5, 1000] {
            // The limits of fonts have the same rules.
            let limits = TypeLimits.factors(minimum: minimum, maximum: maximum)
            let floor = max(factor, limits.minimumFactor ?? 0)
            #expect(setting.clamp(factor) == min(floor, limits.maximumFactor ?? .infinity))
        }
    }
}
