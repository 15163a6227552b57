import Testing
import UIKit
import UIKitLabels

@MainActor
struct TraitOverrideTests {
    @Test func `a label follows its override`() {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        #expect(label.font.pointSize == 53)
        label.maximumContentSizeCategory = .extraLarge
        #expect(label.font.pointSize == 19)
        label.maximumContentSizeCategory = nil
        label.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        #expect(label.font.pointSize == 17)
    }

    @Test func `each trait is overridden and removed alone`() {
        let changes: [(UITrait, (inout any UITraitOverrides) -> Void)] = [
            (
                UITraitPreferredContentSizeCategory.self,
                { $0.preferredContentSizeCategory = .small }
            ),
            (UITraitLegibilityWeight.self, { $0.legibilityWeight = .bold }),
            (UITraitDisplayScale.self, { $0.displayScale = 1 }),
            (UITraitUserInterfaceIdiom.self, { $0.userInterfaceIdiom = .tv }),
            (UITraitHorizontalSizeClass.self, { $0.horizontalSizeClass = .regular }),
            (UITraitVerticalSizeClass.self, { $0.verticalSizeClass = .compact }),
            (UITraitLayoutDirection.self, { $0.layoutDirection = .rightToLeft }),
            (UITraitUserInterfaceStyle.self, { $0.userInterfaceStyle = .dark }),
            (UITraitAccessibilityContrast.self, { $0.accessibilityContrast = .high }),
            (UITraitDisplayGamut.self, { $0.displayGamut = .P3 }),
            (UITraitUserInterfaceLevel.self, { $0.userInterfaceLevel = .elevated }),
        ]
        let view = UIView()
        let inherited = view.traitCollection
        for (trait, change) in changes {
            #expect(!view.traitOverrides.contains(trait))
            change(&view.traitOverrides)
            #expect(view.traitOverrides.contains(trait))
        }
        for (index, (trait, _)) in changes.enumerated() {
            view.traitOverrides.remove(trait)
            let left = changes.map { view.traitOverrides.contains($0.0) }
            #expect(left == changes.indices.map { $0 > index })
        }
        #expect(view.traitCollection == inherited)
        view.traitOverrides.remove(UITraitDisplayScale.self)
        #expect(view.traitCollection == inherited)
    }

    @Test func `a change of an override is reported once`() {
        let view = UIView()
        var styles: [UIUserInterfaceStyle] = []
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
            styles.append(view.traitCollection.userInterfaceStyle)
        }
        view.traitOverrides.userInterfaceStyle = .dark
        view.traitOverrides.userInterfaceStyle = .dark
        view.traitOverrides.preferredContentSizeCategory = .small
        #expect(styles == [.dark])
    }
}
