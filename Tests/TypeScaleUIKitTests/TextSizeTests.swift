import Testing
import TypeScale
import TypeScaleSettings
import TypeScaleUIKit
import UIKitNames

@MainActor
struct TextSizeTests {
    @Test func `traits get the category of a preference`() {
        for system in TypeScale.ContentSizeCategory.allCases {
            for preference in [
                TextSizePreference(addingSteps: 2), TextSizePreference(addingSteps: -3),
                TextSizePreference(replacingWith: .extraLarge),
                TextSizePreference(in: .medium ... .extraLarge),
            ] {
                let traits = UITraitCollection {
                    $0.preferredContentSizeCategory = UIContentSizeCategory(system)
                    $0.displayScale = 2
                    $0.legibilityWeight = .bold
                }
                let category = UIContentSizeCategory(preference.category(for: system))
                let applied = traits.applying(preference)
                #expect(applied.preferredContentSizeCategory == category)
                #expect(applied.displayScale == 2)
                #expect(applied.legibilityWeight == .bold)
                #expect(
                    UITraitCollection(preference, for: traits)
                        == UITraitCollection(preferredContentSizeCategory: category)
                )
                let mutated = UITraitCollection { $0.apply(preference, to: traits) }
                #expect(mutated == UITraitCollection(preference, for: traits))
            }
        }
    }

    @Test func `an unspecified category is L`() {
        let traits = UITraitCollection().applying(TextSizePreference(addingSteps: 1))
        #expect(traits.preferredContentSizeCategory == .extraLarge)
    }

    @Test func `a view's override is the preference`() {
        let view = UIView()
        var changes: [UIContentSizeCategory] = []
        view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            (view: UIView, _) in
            changes.append(view.traitCollection.preferredContentSizeCategory)
        }
        let system = UITraitCollection(preferredContentSizeCategory: .large)
        var preference = TextSizePreference()
        for _ in 0..<3 {
            preference.makeLarger(from: .large)
            view.traitOverrides.apply(preference, to: system)
        }
        #expect(changes == [.extraLarge, .extraExtraLarge, .extraExtraExtraLarge])
        view.maximumContentSizeCategory = .extraLarge
        #expect(view.traitCollection.preferredContentSizeCategory == .extraLarge)
    }
}
