/// An ellipse.
public struct Ellipse {
    /// Creates an ellipse that fills the space that is offered.
    nonisolated public init() {}
}

extension Ellipse: PrimitiveShape {}
