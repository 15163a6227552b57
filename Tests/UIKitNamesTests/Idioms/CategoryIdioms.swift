import Testing
import UIKit

struct CategoryIdioms {
    /// Returns the distance of a category from Large, which an app computes with a `switch`.
    private func step(_ category: UIContentSizeCategory) -> Int? {
        switch category {
        case .extraSmall: -3
        case .small: -2
        case .medium: -1
        case .large: 0
        case .extraLarge: 1
        case .extraExtraLarge: 2
        case .extraExtraExtraLarge: 3
        case .accessibilityMedium: 4
        case .accessibilityLarge: 5
        case .accessibilityExtraLarge: 6
        case .accessibilityExtraExtraLarge: 7
        case .accessibilityExtraExtraExtraLarge: 8
        default: nil
        }
    }

    private func body(_ category: UIContentSizeCategory) -> CGFloat {
        UIFont.preferredFont(forTextStyle: .body, compatibleWith: .reader(category)).pointSize
    }

    @Test("UIContentSizeCategory.extraSmall") func extraSmall() { #expect(body(.extraSmall) == 14) }
    @Test("UIContentSizeCategory.small") func small() { #expect(body(.small) == 15) }
    @Test("UIContentSizeCategory.medium") func medium() { #expect(body(.medium) == 16) }
    @Test("UIContentSizeCategory.large") func large() { #expect(body(.large) == 17) }
    @Test("UIContentSizeCategory.extraLarge") func extraLarge() { #expect(body(.extraLarge) == 19) }
    @Test("UIContentSizeCategory.extraExtraLarge") func extraExtraLarge() {
        #expect(body(.extraExtraLarge) == 21)
    }
    @Test("UIContentSizeCategory.extraExtraExtraLarge") func extraExtraExtraLarge() {
        #expect(body(.extraExtraExtraLarge) == 23)
    }
    @Test("UIContentSizeCategory.accessibilityMedium") func accessibilityMedium() {
        #expect(body(.accessibilityMedium) == 28)
    }
    @Test("UIContentSizeCategory.accessibilityLarge") func accessibilityLarge() {
        #expect(body(.accessibilityLarge) == 33)
    }
    @Test("UIContentSizeCategory.accessibilityExtraLarge") func accessibilityExtraLarge() {
        #expect(body(.accessibilityExtraLarge) == 40)
    }
    @Test("UIContentSizeCategory.accessibilityExtraExtraLarge") func accessibilityExtraExtraLarge()
    {
        #expect(body(.accessibilityExtraExtraLarge) == 47)
    }
    @Test("UIContentSizeCategory.accessibilityExtraExtraExtraLarge") func largest() {
        #expect(body(.accessibilityExtraExtraExtraLarge) == 53)
    }

    @Test("UIContentSizeCategory.unspecified") func unspecified() {
        #expect(UITraitCollection().preferredContentSizeCategory == .unspecified)
        #expect(UIContentSizeCategory.unspecified < .extraSmall)
        #expect(UIContentSizeCategory.unspecified <= .unspecified)
        #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    }

    @Test("UIContentSizeCategory (type)") func switchOver() {
        #expect(step(.accessibilityLarge) == 5)
        #expect(step(UIContentSizeCategory(rawValue: "another")) == nil)
        let names: [UIContentSizeCategory: String] = [.large: "L"]
        #expect(names[.large] == "L")
    }

    @Test("UIContentSizeCategory comparison (< <= > >=)") func comparison() {
        let category = UITraitCollection.largest.preferredContentSizeCategory
        #expect(category >= .accessibilityMedium)
        #expect(category > .extraExtraExtraLarge)
        #expect(UIContentSizeCategory.small < .medium)
        #expect(UIContentSizeCategory.small <= .small)
        let sorted = [UIContentSizeCategory.large, .unspecified, .accessibilityLarge, .small]
            .sorted()
        #expect(sorted == [.unspecified, .small, .large, .accessibilityLarge])
    }

    @Test("UIContentSizeCategory.isAccessibilityCategory") func isAccessibilityCategory() {
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(!UIContentSizeCategory(rawValue: "another").isAccessibilityCategory)
    }

    @Test("UIContentSizeCategory.rawValue") func rawValue() {
        #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
        #expect(
            UIContentSizeCategory.unspecified.rawValue == "_UICTContentSizeCategoryUnspecified"
        )
    }

    @Test("UIContentSizeCategory.init(rawValue:)") func fromRawValue() {
        let category = UIContentSizeCategory(
            rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
        )
        #expect(category == .accessibilityExtraExtraExtraLarge)
        // `TypeScale` accepts names that UIKit does not.
        #expect(!UIContentSizeCategory(rawValue: "accessibilityMedium").isAccessibilityCategory)
    }

    @Test("UIContentSizeCategory.didChangeNotification") func notificationName() {
        let name = UIContentSizeCategory.didChangeNotification
        #expect(name.rawValue == "UIContentSizeCategoryDidChangeNotification")
    }

    @Test("UIContentSizeCategory.newValueUserInfoKey") func userInfoKey() {
        #expect(UIContentSizeCategory.newValueUserInfoKey == "UIContentSizeCategoryNewValueKey")
    }
}

// Apps declare this conformance themselves, because UIKit only declares the operators.
// swift-format-ignore: AvoidRetroactiveConformances
extension UIContentSizeCategory: @retroactive Comparable {}
