import Foundation

/// The values of a collection's traits.
struct TraitValues: UIMutableTraits, Hashable, Sendable {
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var displayScale: CGFloat = 0
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var displayGamut = UIDisplayGamut.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified

    /// Replaces the values that `other` specifies.
    mutating func add(_ other: some UIMutableTraits) {
        let nothing = TraitValues()
        func take<Value: Equatable>(
            _ trait: WritableKeyPath<TraitValues, Value>,
            _ value: Value
        ) {
            if value != nothing[keyPath: trait] { self[keyPath: trait] = value }
        }
        take(\.preferredContentSizeCategory, other.preferredContentSizeCategory)
        take(\.legibilityWeight, other.legibilityWeight)
        take(\.displayScale, other.displayScale)
        take(\.userInterfaceIdiom, other.userInterfaceIdiom)
        take(\.horizontalSizeClass, other.horizontalSizeClass)
        take(\.verticalSizeClass, other.verticalSizeClass)
        take(\.layoutDirection, other.layoutDirection)
        take(\.userInterfaceStyle, other.userInterfaceStyle)
        take(\.accessibilityContrast, other.accessibilityContrast)
        take(\.displayGamut, other.displayGamut)
        take(\.userInterfaceLevel, other.userInterfaceLevel)
    }
}
