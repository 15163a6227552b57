public import Foundation

/// A trait that can be observed for changes.
///
/// Unlike in UIKit, apps cannot add their own traits to a collection.
public protocol UITraitDefinition: Sendable {
    /// The type of the trait's values.
    associatedtype Value: Equatable

    /// Returns the trait's value in a collection.
    static func value(in traits: UITraitCollection) -> Value
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// The trait for the reader's preferred text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// Returns the trait's value in a collection.
    public static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
        traits.preferredContentSizeCategory
    }
}

/// The trait for the legibility weight.
public enum UITraitLegibilityWeight: UITraitDefinition {
    /// Returns the trait's value in a collection.
    public static func value(in traits: UITraitCollection) -> UILegibilityWeight {
        traits.legibilityWeight
    }
}

/// The trait for the display scale.
public enum UITraitDisplayScale: UITraitDefinition {
    /// Returns the trait's value in a collection.
    public static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

/// The trait for the light or dark style.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
    /// Returns the trait's value in a collection.
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
        traits.userInterfaceStyle
    }
}

/// The trait for the kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
    /// Returns the trait's value in a collection.
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom {
        traits.userInterfaceIdiom
    }
}

/// The trait for the amount of horizontal space.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
    /// Returns the trait's value in a collection.
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
        traits.horizontalSizeClass
    }
}

/// The trait for the amount of vertical space.
public enum UITraitVerticalSizeClass: UITraitDefinition {
    /// Returns the trait's value in a collection.
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
        traits.verticalSizeClass
    }
}

/// The trait for the layout direction.
public enum UITraitLayoutDirection: UITraitDefinition {
    /// Returns the trait's value in a collection.
    public static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
        traits.layoutDirection
    }
}

/// The trait for the contrast.
public enum UITraitAccessibilityContrast: UITraitDefinition {
    /// Returns the trait's value in a collection.
    public static func value(in traits: UITraitCollection) -> UIAccessibilityContrast {
        traits.accessibilityContrast
    }
}

/// The trait for the range of colors that the display can show.
public enum UITraitDisplayGamut: UITraitDefinition {
    /// Returns the trait's value in a collection.
    public static func value(in traits: UITraitCollection) -> UIDisplayGamut {
        traits.displayGamut
    }
}

/// The trait for the level of the user interface.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
    /// Returns the trait's value in a collection.
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceLevel {
        traits.userInterfaceLevel
    }
}

extension UITraitDefinition {
    static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
        value(in: first) != value(in: second)
    }
}

extension UITraitCollection {
    /// Returns the traits in which two collections differ.
    ///
    /// A `nil` collection specifies no traits.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        let all: [UITrait] = [
            UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
            UITraitDisplayScale.self, UITraitUserInterfaceStyle.self,
            UITraitUserInterfaceIdiom.self, UITraitHorizontalSizeClass.self,
            UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
            UITraitAccessibilityContrast.self,
            UITraitDisplayGamut.self, UITraitUserInterfaceLevel.self,
        ]
        return all.filter { $0.differs(self, traitCollection ?? UITraitCollection()) }
    }
}

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
