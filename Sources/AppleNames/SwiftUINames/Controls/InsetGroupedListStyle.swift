import TypeScaleViews

/// A style of a list with rows in cards.
public struct InsetGroupedListStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension InsetGroupedListStyle: SystemListStyle {
    var style: ViewSystem.ListStyle { .insetGrouped }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// A style of a list with rows in cards.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
