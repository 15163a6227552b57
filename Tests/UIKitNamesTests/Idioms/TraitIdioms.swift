import Testing
import UIKit
import UIKitLabels

struct TraitIdioms {
    @Test("UITraitCollection (type)") func type() {
        let traits: [String: Any] = ["reader": UITraitCollection.largest]
        #expect((traits["reader"] as? UITraitCollection) == .largest)
        #expect(UITraitCollection.largest.hash == UITraitCollection.largest.copyOfItself?.hash)
    }
    @Test("UITraitCollection.init()") func empty() {
        let traits = UITraitCollection()
        #expect(traits.preferredContentSizeCategory == .unspecified)
        #expect(traits.legibilityWeight == .unspecified)
        #expect(traits.displayScale == 0)
    }
    @Test func `archives keep every trait`() throws {
        let traits = UITraitCollection {
            $0.preferredContentSizeCategory = .small
            $0.legibilityWeight = .bold
            $0.displayScale = 2
            $0.userInterfaceIdiom = .pad
            $0.horizontalSizeClass = .compact
            $0.verticalSizeClass = .regular
            $0.layoutDirection = .rightToLeft
            $0.userInterfaceStyle = .dark
            $0.accessibilityContrast = .high
            $0.displayGamut = .P3
            $0.userInterfaceLevel = .elevated
        }
        for traits in [traits, UITraitCollection(), UITraitCollection(displayScale: 1)] {
            let data = try NSKeyedArchiver.archivedData(
                withRootObject: traits,
                requiringSecureCoding: true
            )
            let back = try NSKeyedUnarchiver.unarchivedObject(
                ofClass: UITraitCollection.self,
                from: data
            )
            #expect(back == traits)
        }
    }
    @Test func `missing and unknown traits in an archive are unspecified`() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(UIUserInterfaceStyle.dark.rawValue, forKey: "userInterfaceStyle")
        archiver.encode(99, forKey: "legibilityWeight")
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(UITraitCollection(coder: reader) == UITraitCollection(userInterfaceStyle: .dark))
    }
    @Test("UITraitCollection.preferredContentSizeCategory") func category() {
        let traits = UITraitCollection(preferredContentSizeCategory: .small)
        #expect(traits.preferredContentSizeCategory == .small)
        #expect(traits.preferredContentSizeCategory < .large)
    }
    @Test("UITraitCollection.init(preferredContentSizeCategory:)") func fromCategory() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
        #expect(font.pointSize == 33)
    }
    @Test("UITraitCollection.init(traitsFrom:)") func traitsFrom() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: .small),
            UITraitCollection(legibilityWeight: .bold),
            UITraitCollection(preferredContentSizeCategory: .medium),
        ])
        #expect(traits.preferredContentSizeCategory == .medium)
        #expect(traits.legibilityWeight == .bold)
        #expect(traits.containsTraits(in: UITraitCollection(legibilityWeight: .bold)))
        #expect(!traits.containsTraits(in: UITraitCollection(legibilityWeight: .regular)))
    }
    @Test("UITraitCollection.init(legibilityWeight:)") func fromLegibilityWeight() {
        let traits = UITraitCollection(legibilityWeight: .bold)
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
        #expect(font.pointSize == 17)
        #expect(font.fontName == ".SFUI-Semibold")
    }
    @Test("UITraitCollection.legibilityWeight") func legibilityWeight() {
        #expect(UITraitCollection.current.legibilityWeight == .regular)
    }
    @Test("UITraitCollection.displayScale") func displayScale() {
        #expect(UITraitCollection(displayScale: 2).displayScale == 2)
        #expect(UITraitCollection.current.displayScale == 3)
    }
    @Test("UITraitCollection.userInterfaceIdiom") func idiom() {
        #expect(UITraitCollection.current.userInterfaceIdiom == .phone)
    }
    @Test("UITraitCollection.init(userInterfaceIdiom:)") func fromIdiom() {
        #expect(UITraitCollection(userInterfaceIdiom: .pad).userInterfaceIdiom == .pad)
    }
    @Test("UITraitCollection.horizontalSizeClass") func horizontal() {
        #expect(UITraitCollection().horizontalSizeClass == .unspecified)
    }
    @Test("UITraitCollection.init(horizontalSizeClass:)") func fromHorizontal() {
        #expect(UITraitCollection(horizontalSizeClass: .compact).horizontalSizeClass == .compact)
    }
    @Test("UITraitCollection.verticalSizeClass") func vertical() {
        #expect(UITraitCollection().verticalSizeClass == .unspecified)
    }
    @Test("UITraitCollection.init(verticalSizeClass:)") func fromVertical() {
        #expect(UITraitCollection(verticalSizeClass: .regular).verticalSizeClass == .regular)
    }
    @Test("UIUserInterfaceSizeClass (type)") func sizeClass() {
        #expect(UIUserInterfaceSizeClass.compact.rawValue == 1)
    }
    @Test("UITraitCollection.layoutDirection") func direction() {
        let traits = UITraitCollection(layoutDirection: .rightToLeft)
        #expect(traits.layoutDirection == .rightToLeft)
    }
    @Test("UITraitCollection.userInterfaceStyle") func style() {
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }
    @Test("UITraitCollection.init(userInterfaceStyle:)") func fromStyle() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(UIColor.label.resolvedColor(with: dark) == .white)
    }
    @Test("UITraitCollection.hasDifferentColorAppearance(comparedTo:)") func appearance() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(dark.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
        #expect(!dark.hasDifferentColorAppearance(comparedTo: dark))
    }
    @Test("UITraitCollection.init(accessibilityContrast:)") func contrast() {
        #expect(UITraitCollection(accessibilityContrast: .high).accessibilityContrast == .high)
    }
    @Test("UITraitCollection.init(displayGamut:)") func gamut() {
        #expect(UITraitCollection().displayGamut == .unspecified)
        #expect(UITraitCollection(displayGamut: .SRGB).displayGamut == .SRGB)
        #expect(UITraitCollection.current.displayGamut == .P3)
        let all: [UIDisplayGamut] = [.unspecified, .SRGB, .P3]
        #expect(all.map(\.rawValue) == [-1, 0, 1])
    }
    @Test("UITraitCollection.init(userInterfaceLevel:)") func level() {
        #expect(UITraitCollection().userInterfaceLevel == .unspecified)
        let sheet = UITraitCollection(userInterfaceLevel: .elevated)
        #expect(sheet.userInterfaceLevel == .elevated)
        #expect(UITraitCollection.current.userInterfaceLevel == .base)
        let traits = UITraitCollection(traitsFrom: [sheet, UITraitCollection(displayGamut: .P3)])
        #expect(traits.containsTraits(in: sheet))
        let all: [UIUserInterfaceLevel] = [.unspecified, .base, .elevated]
        #expect(all.map(\.rawValue) == [-1, 0, 1])
    }
    @Test func `every trait that differs is a changed trait`() {
        let none = UITraitCollection()
        let changes: [(UITrait, UITraitCollection)] = [
            (UITraitDisplayGamut.self, UITraitCollection(displayGamut: .P3)),
            (UITraitUserInterfaceLevel.self, UITraitCollection(userInterfaceLevel: .elevated)),
            (UITraitUserInterfaceIdiom.self, UITraitCollection(userInterfaceIdiom: .pad)),
            (UITraitHorizontalSizeClass.self, UITraitCollection(horizontalSizeClass: .compact)),
            (UITraitVerticalSizeClass.self, UITraitCollection(verticalSizeClass: .compact)),
            (UITraitLayoutDirection.self, UITraitCollection(layoutDirection: .rightToLeft)),
            (UITraitAccessibilityContrast.self, UITraitCollection(accessibilityContrast: .high)),
            (UITraitUserInterfaceStyle.self, UITraitCollection(userInterfaceStyle: .dark)),
        ]
        for (trait, traits) in changes {
            let changed = traits.changedTraits(from: none)
            #expect(changed.count == 1)
            #expect(changed.first == trait)
            #expect(traits.changedTraits(from: traits).isEmpty)
        }
    }
    // The bits that accessibility testing tools report.
    @Test("UIAccessibilityTraits (type)") func accessibilityTraits() {
        var traits: UIAccessibilityTraits = [.button, .selected]
        traits.insert(.header)
        #expect(traits.rawValue == 0x1_0009)
        traits.remove(.button)
        #expect(traits == [.selected, .header])
        #expect(UIAccessibilityTraits.none.isEmpty)
        #expect(UIAccessibilityTraits.adjustable.rawValue == 0x1000)
    }
    @Test("UITraitCollection.modifyingTraits(_:)") func modifying() {
        let traits = UITraitCollection.largest.modifyingTraits { $0.legibilityWeight = .bold }
        #expect(traits.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
        #expect(traits.legibilityWeight == .bold)
        let made = UITraitCollection {
            $0.preferredContentSizeCategory = .large
            $0.displayScale = 2
        }
        #expect(made.displayScale == 2)
    }
    @Test("UITraitCollection.performAsCurrent(_:)") func performAsCurrent() {
        let before = UITraitCollection.current
        UITraitCollection.largest.performAsCurrent {
            #expect(UITraitCollection.current == .largest)
            UITraitCollection.reader(.small).performAsCurrent {
                #expect(UITraitCollection.current.preferredContentSizeCategory == .small)
            }
            #expect(UITraitCollection.current == .largest)
        }
        #expect(UITraitCollection.current == before)
    }
    @Test("UITraitCollection.current") func current() {
        UITraitCollection.largest.performAsCurrent {
            UITraitCollection.current = .reader(.medium)
            #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 16)
        }
        #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
    }

    @Test func `concurrent requests have their own traits`() async {
        let categories: [(UIContentSizeCategory, CGFloat)] = [
            (.extraSmall, 14), (.large, 17), (.accessibilityMedium, 28), (.accessibilityLarge, 33),
        ]
        await withTaskGroup(of: Bool.self) { group in
            for (category, size) in categories + categories + categories {
                group.addTask {
                    await UITraitCollection.reader(category).performAsCurrent {
                        for _ in 0..<50 {
                            await Task.yield()
                            let font = UIFont.preferredFont(forTextStyle: .body)
                            if font.pointSize != size { return false }
                        }
                        return true
                    }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }

    @Test("UITraitEnvironment (type)") @MainActor func environment() {
        let label: any UITraitEnvironment = UILabel()
        #expect(label.traitCollection.preferredContentSizeCategory == .large)
    }
}

extension UITraitCollection {
    fileprivate var copyOfItself: UITraitCollection? { copy() as? UITraitCollection }
}
