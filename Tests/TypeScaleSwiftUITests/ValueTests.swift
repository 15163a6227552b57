import SwiftUINames
import Testing
import TypeScale
import TypeScaleSwiftUI

struct ValueTests {
    @Test func `sizes and categories are equal in both modules`() {
        let all = TypeScale.ContentSizeCategory.allCases
        #expect(all.map { DynamicTypeSize($0) } == DynamicTypeSize.allCases)
        #expect(DynamicTypeSize.allCases.map { TypeScale.ContentSizeCategory($0) } == all)
        for category in all {
            // The names of the cases are equal.
            let other = SwiftUINames.ContentSizeCategory(category)
            #expect("\(other)" == category.name)
            #expect(TypeScale.ContentSizeCategory(other) == category)
            #expect("\(DynamicTypeSize(category))" == category.dynamicTypeSizeName)
        }
        // SwiftUI's own initializer takes precedence.
        let size = DynamicTypeSize(.extraLarge)
        #expect(size == Optional(.xLarge))
    }

    @Test func `text styles are equal in both modules`() {
        let styles: [(TypeScale.TextStyle, Font.TextStyle)] = [
            (.largeTitle, .largeTitle), (.title1, .title), (.title2, .title2), (.title3, .title3),
            (.headline, .headline), (.subheadline, .subheadline), (.body, .body),
            (.callout, .callout), (.footnote, .footnote), (.caption1, .caption),
            (.caption2, .caption2),
        ]
        #expect(styles.map(\.1) == Font.TextStyle.allCases)
        for (style, other) in styles {
            #expect(Font.TextStyle(style) == other)
            #expect(TextStyle(other) == style)
        }
        #expect(Font.TextStyle(.extraLargeTitle) == nil)
        #expect(Font.TextStyle(.extraLargeTitle2) == nil)
    }

    @Test func `weights are equal in both modules`() throws {
        let weights: [(FontWeight, Font.Weight)] = [
            (.thin, .ultraLight), (.extraLight, .thin), (.light, .light), (.regular, .regular),
            (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
            (.black, .black),
        ]
        for (weight, other) in weights {
            #expect(Font.Weight(weight) == other)
            #expect(FontWeight(other) == weight)
        }
        for (number, weight) in [
            (1.0, Font.Weight.ultraLight), (349, .light), (350, .regular), (449, .regular),
            (1000, .black),
        ] {
            #expect(Font.Weight(try #require(FontWeight(rawValue: number))) == weight)
        }
    }

    @Test func `traits come from the environment`() {
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = .accessibility5
        environment.displayScale = 2
        environment.legibilityWeight = .bold
        let traits = TraitCollection(environment)
        #expect(traits.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
        #expect(traits.displayScale == 2)
        #expect(traits.legibilityWeight == .bold)
        #expect(traits.platform == .iOS)
        environment.legibilityWeight = nil
        environment.typePlatform = .macOS
        #expect(TraitCollection(environment).legibilityWeight == nil)
        #expect(TraitCollection(environment).platform == .macOS)
        environment.legibilityWeight = .regular
        #expect(TraitCollection(environment).legibilityWeight == .regular)
        environment.displayScale = .nan
        #expect(TraitCollection(environment).displayScale == nil)
        #expect(SwiftUINames.LegibilityWeight(TraitCollection.LegibilityWeight.bold) == .bold)
        #expect(SwiftUINames.LegibilityWeight(TraitCollection.LegibilityWeight.regular) == .regular)
    }
}
