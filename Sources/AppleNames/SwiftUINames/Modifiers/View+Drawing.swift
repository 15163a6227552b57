public import Foundation

// These modifiers change how a view is drawn. They record nothing.
nonisolated extension View {
    /// Returns this view, and does not record the shape.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        self
    }

    /// Returns this view, which is not clipped.
    public func clipped(antialiased: Bool = false) -> some View { self }

    /// Returns this view, and does not record the shape.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

    /// Returns this view, and does not record the style and the shape.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        self
    }

    /// Returns this view, and does not record the border.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }

    /// Returns this view, and does not record the shadow.
    public func shadow(
        color: Color = Color.black.opacity(0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View {
        self
    }

    /// Returns this view, whose layout does not depend on the scale.
    public func scaleEffect(_ scale: CGFloat) -> some View { self }

    /// Returns this view, whose layout does not depend on the offset.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

    /// Returns this view, and does not record the order.
    public func zIndex(_ value: Double) -> some View { self }

    /// Returns this view, whose space stays the same.
    public func hidden() -> some View { self }

    /// Returns this view, and does not record the color.
    public func tint(_ tint: Color?) -> some View { self }

    /// Returns this view, and does not record the mode.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}
