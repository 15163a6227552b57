import Foundation
import Testing
import TypeScale
import TypeScaleUIKit
import UIKitNames

struct ValueTests {
    @Test func `categories are equal in both modules`() {
        let all = TypeScale.ContentSizeCategory.allCases
        #expect(all.map { UIContentSizeCategory($0) } == UITraitCollection.categories)
        #expect(UITraitCollection.categories.map { ContentSizeCategory($0) } == all)
        #expect(UIContentSizeCategory(nil) == .unspecified)
        #expect(ContentSizeCategory(UIContentSizeCategory.unspecified) == nil)
        #expect(ContentSizeCategory(UIContentSizeCategory(rawValue: "L")) == nil)
        #expect(ContentSizeCategory(UIContentSizeCategory(rawValue: "")) == nil)
    }

    @Test func `text styles are equal in both modules`() {
        let titles: [(TypeScale.TextStyle, UIFont.TextStyle)] = [
            (.extraLargeTitle, .extraLargeTitle), (.extraLargeTitle2, .extraLargeTitle2),
        ]
        for (style, uiStyle) in UIFont.TextStyle.all + titles {
            #expect(UIFont.TextStyle(style) == uiStyle)
            #expect(TextStyle(uiStyle) == style)
        }
        #expect(TextStyle(UIFont.TextStyle(rawValue: "body")) == nil)
    }

    @Test func `weights are equal in both modules`() throws {
        let weights: [(FontWeight, UIFont.Weight)] = [
            (.thin, .ultraLight), (.extraLight, .thin), (.light, .light), (.regular, .regular),
            (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
            (.black, .black),
        ]
        for (weight, uiWeight) in weights {
            #expect(UIFont.Weight(weight) == uiWeight)
            #expect(FontWeight(uiWeight) == weight)
        }
        for number in stride(from: 100.0, through: 900, by: 12.5) {
            let weight = try #require(FontWeight(rawValue: number))
            let again = FontWeight(UIFont.Weight(weight))
            #expect(abs(again.rawValue - number) < 1e-9)
        }
        for (number, weight) in [
            (-1.0, FontWeight.thin), (-.infinity, .thin), (1, .black), (.infinity, .black),
            (.nan, .regular),
        ] {
            #expect(FontWeight(UIFont.Weight(rawValue: number)) == weight)
        }
        for number in [1.0, 1000] {
            let weight = try #require(FontWeight(rawValue: number))
            #expect(UIFont.Weight(weight) == (number < 100 ? .ultraLight : .black))
        }
    }

    @Test func `traits are equal in both modules`() throws {
        for category in ContentSizeCategory.allCases.map(Optional.some) + [nil] {
            for weight in [TraitCollection.LegibilityWeight.regular, .bold, nil] {
                for scale in [1.0, 2, 3, nil] {
                    for platform in [Platform.iOS, .tvOS] {
                        let traits = TraitCollection(
                            preferredContentSizeCategory: category,
                            displayScale: scale,
                            legibilityWeight: weight,
                            platform: platform
                        )
                        #expect(TraitCollection(UITraitCollection(traits)) == traits)
                    }
                }
            }
        }
        let unspecified = UITraitCollection(TraitCollection())
        #expect(unspecified == UITraitCollection())
        for idiom in [UIUserInterfaceIdiom.phone, .pad, .mac, .vision, .carPlay] {
            let traits = UITraitCollection(userInterfaceIdiom: idiom)
            #expect(TraitCollection(traits).platform == .iOS)
        }
        for scale in [CGFloat.nan, -1, .infinity] {
            #expect(TraitCollection(UITraitCollection(displayScale: scale)).displayScale == nil)
        }
        #expect(UILegibilityWeight(nil) == .unspecified)
        #expect(TraitCollection.LegibilityWeight(.unspecified) == nil)
    }
}
