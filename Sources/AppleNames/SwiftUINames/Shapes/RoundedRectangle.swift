/// A rectangle with round corners.
public struct RoundedRectangle {
    /// Creates a shape that fills the space that is offered, with a radius in points.
    nonisolated public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {}
}

extension RoundedRectangle: PrimitiveShape {}
