public import Foundation

/// A trait, to name it where a change is to be told.
///
/// Apps define no traits of their own here.
public protocol UITraitDefinition: Sendable {
    /// What the trait is.
    associatedtype Value: Equatable

    /// The value in a collection.
    static func value(in traits: UITraitCollection) -> Value
}

/// The name of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// The category.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// The value in a collection.
    public static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
        traits.preferredContentSizeCategory
    }
}

/// The legibility weight.
public enum UITraitLegibilityWeight: UITraitDefinition {
    /// The value in a collection.
    public static func value(in traits: UITraitCollection) -> UILegibilityWeight {
        traits.legibilityWeight
    }
}

/// The display scale.
public enum UITraitDisplayScale: UITraitDefinition {
    /// The value in a collection.
    public static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
    /// The value in a collection.
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
    /// The traits that another collection has otherwise.
    ///
    /// - Parameter traitCollection: The other; `nil` leaves everything open.
    /// - Returns: Those of category, legibility weight, display scale and style that differ.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        let all: [UITrait] = [
            UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
            UITraitDisplayScale.self, UITraitUserInterfaceStyle.self,
        ]
        return all.filter { $0.differs(self, traitCollection ?? UITraitCollection()) }
    }
}
