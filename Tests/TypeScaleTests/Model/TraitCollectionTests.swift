import Testing
import TypeScale

struct TraitCollectionTests {
    @Test func `defaults to the platform's values`() {
        #expect(TraitCollection().category == .large)
        #expect(TraitCollection().pixelsPerPoint == 3)
        #expect(TraitCollection(preferredContentSizeCategory: .small).category == .small)
        #expect(TraitCollection(displayScale: 2).pixelsPerPoint == 2)
    }

    @Test func `keeps the factor from the initializer`() {
        #expect(TraitCollection(fontScale: 1.3).fontScale == 1.3)
        var changed = TraitCollection()
        changed.fontScale = 1.3
        #expect(TraitCollection(fontScale: 1.3) == changed)
    }

    @Test(arguments: [0, -0.0, -1, .nan, .infinity, -.infinity] as [Double])
    func `ignores a zero, negative, infinite or NaN display scale`(scale: Double) {
        #expect(TraitCollection(displayScale: scale) == TraitCollection())
        var traits = TraitCollection(displayScale: 2)
        traits.displayScale = scale
        #expect(traits.displayScale == nil)
        #expect(FontMetrics.default.scaledValue(for: 17.1, compatibleWith: traits) == 17)
    }
}
