public import Foundation

/// The traits that a closure can set in a new trait collection.
///
///     UITraitCollection { $0.preferredContentSizeCategory = .accessibilityLarge }
public protocol UIMutableTraits {
    /// The text size that the reader prefers.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// The font weight that the reader prefers for legible text.
    var legibilityWeight: UILegibilityWeight { get set }
    /// The number of pixels per point, or 0 if unspecified.
    var displayScale: CGFloat { get set }
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// The amount of horizontal space.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The amount of vertical space.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The layout direction of the user interface.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// The light or dark style of the user interface.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The contrast between colors in a user interface.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// The range of colors that the display can show.
    var displayGamut: UIDisplayGamut { get set }
    /// The level of the user interface above others.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
}

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
