import TypeScaleViews

/// A shape that fills the space that is offered, and is not drawn.
///
/// This module has no paths, so an app's own shape does not conform.
@MainActor @preconcurrency
public protocol Shape: View, Sendable where Body == Never {}

/// A shape of this module.
protocol PrimitiveShape: Shape, LeafView {
    var node: ViewNode { get }
}

extension PrimitiveShape {
    var node: ViewNode { .fill }

    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        [ViewPart(node)]
    }
}

nonisolated extension Shape {
    /// Returns this shape, and does not record the style.
    public func fill<S: ShapeStyle>(_ content: S) -> some View { self }

    /// Returns this shape, and does not record the style.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> some View { self }

    /// Returns this shape, and does not record the style.
    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> some View {
        self
    }
}

extension Shape where Self == RoundedRectangle {
    /// Returns a rectangle with round corners of a radius, in points.
    public static func rect(
        cornerRadius: Double,
        style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Capsule {
    /// A rectangle with round ends.
    public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}
