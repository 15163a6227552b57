public import Foundation

/// A closure that changes the attributes of text in a configuration.
///
///     let transformer = UIConfigurationTextAttributesTransformer { incoming in
///         var outgoing = incoming
///         outgoing.font = .preferredFont(forTextStyle: .headline)
///         return outgoing
///     }
///     let title = transformer(AttributeContainer())
public struct UIConfigurationTextAttributesTransformer {
    /// The closure, which receives the current attributes and returns the new ones.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// Creates a transformer from a closure.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// Returns the attributes that the closure returns.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
        transform(input)
    }
}

// As in UIKit, the closure can use values that are not `Sendable`.
@available(*, unavailable)
extension UIConfigurationTextAttributesTransformer: Sendable {}
