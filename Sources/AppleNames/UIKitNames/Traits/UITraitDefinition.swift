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

extension UITraitDefinition {
    static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
        value(in: first) != value(in: second)
    }
}
