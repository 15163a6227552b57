import SwiftUI
import Testing

struct SizeTests {
    // The names in Apple's documentation of both types, in order.
    private static let counterparts:
        [(DynamicTypeSize, ContentSizeCategory, UIContentSizeCategory)] =
            [
                (.xSmall, .extraSmall, .extraSmall), (.small, .small, .small),
                (.medium, .medium, .medium), (.large, .large, .large),
                (.xLarge, .extraLarge, .extraLarge), (.xxLarge, .extraExtraLarge, .extraExtraLarge),
                (.xxxLarge, .extraExtraExtraLarge, .extraExtraExtraLarge),
                (.accessibility1, .accessibilityMedium, .accessibilityMedium),
                (.accessibility2, .accessibilityLarge, .accessibilityLarge),
                (.accessibility3, .accessibilityExtraLarge, .accessibilityExtraLarge),
                (.accessibility4, .accessibilityExtraExtraLarge, .accessibilityExtraExtraLarge),
                (
                    .accessibility5, .accessibilityExtraExtraExtraLarge,
                    .accessibilityExtraExtraExtraLarge
                ),
            ]

    @Test func `the twelve sizes are UIKit's categories`() {
        #expect(DynamicTypeSize.allCases == Self.counterparts.map(\.0))
        #expect(ContentSizeCategory.allCases == Self.counterparts.map(\.1))
        for (size, category, uiKit) in Self.counterparts {
            #expect(DynamicTypeSize(uiKit) == size)
            #expect(ContentSizeCategory(uiKit) == category)
            #expect(UIContentSizeCategory(size) == uiKit)
            #expect(UIContentSizeCategory(category) == uiKit)
            #expect(size.isAccessibilitySize == uiKit.isAccessibilityCategory)
            #expect(category.isAccessibilityCategory == uiKit.isAccessibilityCategory)
        }
    }

    @Test func `an unspecified or unknown category has no counterpart`() {
        for category in [.unspecified, UIContentSizeCategory(rawValue: "large")] {
            #expect(DynamicTypeSize(category) == nil)
            #expect(ContentSizeCategory(category) == nil)
        }
        #expect(UIContentSizeCategory(nil as DynamicTypeSize?) == .unspecified)
        #expect(UIContentSizeCategory(nil as ContentSizeCategory?) == .unspecified)
    }

    @Test func `sizes and categories are ordered`() {
        for ((size, category, _), (larger, largerCategory, _)) in zip(
            Self.counterparts,
            Self.counterparts.dropFirst()
        ) {
            #expect(size < larger)
            #expect(category < largerCategory && category <= largerCategory)
            #expect(largerCategory > category && largerCategory >= category)
            #expect(category <= category && category >= category)
            #expect(!(category < category) && !(largerCategory < category))
        }
        #expect(DynamicTypeSize.allCases.filter { $0 > .xxxLarge }.count == 5)
    }

    @Test func `the other traits are UIKit's`() {
        #expect(LegibilityWeight(.unspecified) == nil)
        #expect(LegibilityWeight(UILegibilityWeight.bold) == .bold)
        #expect(UILegibilityWeight(nil) == .unspecified)
        #expect(UILegibilityWeight(LegibilityWeight.regular) == .regular)
        #expect(UserInterfaceSizeClass(.unspecified) == nil)
        #expect(UserInterfaceSizeClass(UIUserInterfaceSizeClass.regular) == .regular)
        #expect(UIUserInterfaceSizeClass(UserInterfaceSizeClass.compact) == .compact)
        #expect(ColorScheme(UIUserInterfaceStyle.dark) == .dark)
        #expect(UIUserInterfaceStyle(ColorScheme.light) == .light)
        #expect(ColorSchemeContrast(UIAccessibilityContrast.high) == .increased)
        #expect(UIAccessibilityContrast(ColorSchemeContrast.standard) == .normal)
        #expect(LayoutDirection(UITraitEnvironmentLayoutDirection.rightToLeft) == .rightToLeft)
        #expect(UITraitEnvironmentLayoutDirection(LayoutDirection.leftToRight) == .leftToRight)
    }
}
