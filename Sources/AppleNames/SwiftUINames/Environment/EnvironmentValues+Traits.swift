import TypeScale
import UIKitNames

extension EnvironmentValues {
    /// The values that determine the size of text.
    var traits: TypeScale.TraitCollection {
        let categories = TypeScale.ContentSizeCategory.allCases
        return TypeScale.TraitCollection(
            preferredContentSizeCategory: dynamicTypeSize.counterpart(in: categories),
            displayScale: Double(displayScale),
            legibilityWeight: legibilityWeight.map { $0 == .bold ? .bold : .regular }
        )
    }
}

extension EnvironmentValues {
    /// The values as UIKit's traits.
    var uiTraits: UITraitCollection {
        UITraitCollection {
            $0.preferredContentSizeCategory = UIContentSizeCategory(dynamicTypeSize)
            $0.legibilityWeight = UILegibilityWeight(legibilityWeight)
            $0.displayScale = displayScale
            $0.horizontalSizeClass = UIUserInterfaceSizeClass(horizontalSizeClass)
            $0.verticalSizeClass = UIUserInterfaceSizeClass(verticalSizeClass)
            $0.layoutDirection = UITraitEnvironmentLayoutDirection(layoutDirection)
            $0.userInterfaceStyle = UIUserInterfaceStyle(colorScheme)
            $0.accessibilityContrast = UIAccessibilityContrast(colorSchemeContrast)
        }
    }
}

extension Font.TextStyle {
    /// The style with UIKit's name.
    var style: TypeScale.TextStyle {
        switch self {
        case .largeTitle: .largeTitle
        case .title: .title1
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .subheadline: .subheadline
        case .body: .body
        case .callout: .callout
        case .footnote: .footnote
        case .caption: .caption1
        case .caption2: .caption2
        }
    }
}

extension Font.TextStyle {
    /// Returns a length in points, scaled with this style and rounded to whole pixels.
    func scaled(_ length: Double, in environment: EnvironmentValues) -> Double {
        FontMetrics(forTextStyle: style, curve: .swiftUI)
            .scaledValue(for: length, compatibleWith: environment.traits)
    }
}
