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

extension UITraitDefinition {
    static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
        value(in: first) != value(in: second)
    }
}

extension UITraitCollection {
    /// Returns the traits in which two collections differ.
    ///
    /// The method compares only the category, legibility weight, display scale and interface style.
    /// A `nil` collection specifies no traits.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        let all: [UITrait] = [
            UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
            UITraitDisplayScale.self, UITraitUserInterfaceStyle.self,
        ]
        return all.filter { $0.differs(self, traitCollection ?? UITraitCollection()) }
    }
}
