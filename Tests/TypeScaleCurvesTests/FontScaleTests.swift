import Testing
import TypeScale
import TypeScaleCurves

struct FontScaleTests {
    /// Flutter's thresholds on iOS, in points of body text relative to L.
    static let deltas: [Double] = [-3, -2, -1, 0, 2, 4, 6, 11, 16, 23, 30, 36]

    @Test func `a category's factor is its body size divided by 17`() {
        for (category, delta) in zip(ContentSizeCategory.allCases, Self.deltas) {
            #expect(category.fontScale == (17 + delta) / 17)
            #expect(ContentSizeCategory(nearestToFontScale: category.fontScale) == category)
        }
        #expect(ContentSizeCategory(nearestToFontScale: 0.1) == .extraSmall)
        #expect(
            ContentSizeCategory(nearestToFontScale: 1e300) == .accessibilityExtraExtraExtraLarge
        )
        // 18 points are as far from L as from XL.
        #expect(ContentSizeCategory(nearestToFontScale: 18.0 / 17) == .extraLarge)
        for odd in [0, -1, .nan, .infinity] as [Double] {
            #expect(ContentSizeCategory(nearestToFontScale: odd) == nil)
        }
    }

    @Test func `a factor is clamped to a system's range`() {
        func ends(_ setting: FontScaleSetting) -> [Double] {
            [ContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge]
                .map { setting.factor(for: $0) }
        }
        let android: [Double] = [0.85, 1, 2]
        let gnome: [Double] = [14.0 / 17, 1, 3]
        let windows: [Double] = [1, 1, 2.25]
        let css: [Double] = [14.0 / 17, 1, 53.0 / 17]
        #expect(ends(.android) == android)
        #expect(ends(.gnome) == gnome)
        #expect(ends(.windows) == windows)
        #expect(ends(.css) == css)
        #expect(FontScaleSetting(range: 0...2) == nil)
        #expect(FontScaleSetting(range: 1...(.infinity)) == nil)
        #expect(FontScaleSetting(range: 0.5...4)?.clamp(9) == 4)
    }

    @Test func `finds the nearest step of a setting`() {
        func steps(_ setting: FontScaleSetting) -> [Double] {
            ContentSizeCategory.allCases.map { setting.nearestStep(to: setting.factor(for: $0)) }
        }
        let android: [Double] = [0.85, 0.85, 1, 1, 1.15, 1.3, 1.3, 1.5, 2, 2, 2, 2]
        #expect(steps(.android) == android)
        // If two steps are equally near, the larger wins. Without steps, the factor doesn't change.
        #expect(FontScaleSetting.wearOS.nearestStep(to: 0.97) == 1)
        #expect(FontScaleSetting.wearOS.nearestStep(to: 9) == 1.24)
        #expect(FontScaleSetting.gnome.nearestStep(to: 1.37) == 1.37)
        #expect(FontScaleSetting.android.nearestStep(to: 99) == 2)
        #expect(FontScaleSetting.android.nearestStep(to: .nan).isNaN)
    }

    @Test func `limits on categories also limit factors`() {
        let font = FontDescription.system(.body, size: 20).curve(.gnome)
            .limited(to: .categories(...(.accessibilityMedium)))
        let reader = TraitCollection(fontScale: 3)
        #expect(abs(font.scaled(for: reader).pointSize - 20 * 28 / 17) < 1e-9)
        let floor = font.limited(to: .categories(ContentSizeCategory.large...))
        #expect(floor.scaled(for: TraitCollection(fontScale: 0.5)).pointSize == 20)
    }

    @Test func `traits keep a valid factor and ignore an invalid factor`() {
        #expect(TraitCollection(fontScale: 1.3).fontScale == 1.3)
        for odd in [0, -1, .nan, .infinity] as [Double] {
            #expect(TraitCollection(fontScale: odd).fontScale == nil)
        }
        #expect(TraitCollection(fontScale: 1.3) != TraitCollection())
        #expect("\(TraitCollection(fontScale: 1.3))" == "L, 3 pixels per point, font scale 1.3")
        // UIKit's curve follows only the category.
        let uikit = FontMetrics(forTextStyle: .body)
        #expect(uikit.scaledPointSize(for: 17, compatibleWith: TraitCollection(fontScale: 2)) == 17)
    }
}
