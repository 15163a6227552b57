/// A rectangle with round ends.
public struct Capsule {
    /// Creates a shape that fills the space that is offered.
    nonisolated public init(style: RoundedCornerStyle = .continuous) {}
}

extension Capsule: PrimitiveShape {}
