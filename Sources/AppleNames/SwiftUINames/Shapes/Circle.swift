import TypeScaleViews

/// A circle.
public struct Circle {
    /// Creates a circle that fits the space that is offered.
    nonisolated public init() {}
}

extension Circle: PrimitiveShape {
    var node: ViewNode { .fill.aspectRatio(1) }
}
