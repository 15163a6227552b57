import TypeScaleViews

/// A style of a list with rows in groups.
public struct GroupedListStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension GroupedListStyle: SystemListStyle {
    var style: ViewSystem.ListStyle { .other }
}

extension ListStyle where Self == GroupedListStyle {
    /// A style of a list with rows in groups.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
