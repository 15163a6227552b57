import TypeScaleViews

/// A style of a list with rows from edge to edge.
public struct PlainListStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension PlainListStyle: SystemListStyle {
    var style: ViewSystem.ListStyle { .plain }
}

extension ListStyle where Self == PlainListStyle {
    /// A style of a list with rows from edge to edge.
    public static var plain: PlainListStyle { PlainListStyle() }
}
