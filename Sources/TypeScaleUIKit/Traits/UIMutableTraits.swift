public import Foundation

/// The traits of a collection while it is made.
///
///     UITraitCollection { $0.preferredContentSizeCategory = .accessibilityLarge }
public protocol UIMutableTraits {
    /// How large the reader wants text.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// Whether the reader wants heavier text.
    var legibilityWeight: UILegibilityWeight { get set }
    /// Pixels to a point; 0 for unspecified.
    var displayScale: CGFloat { get set }
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// How much room there is across.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// How much room there is down.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The direction of the user interface.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// Light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// How far colours stand apart.
    var accessibilityContrast: UIAccessibilityContrast { get set }
}

/// What a collection holds.
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

    /// Takes over what another says; what it leaves unspecified stays.
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
    }
}
