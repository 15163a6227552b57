/// A rectangle.
public struct Rectangle {
    /// Creates a rectangle that fills the space that is offered.
    nonisolated public init() {}
}

extension Rectangle: PrimitiveShape {}
