import TypeScaleViews

/// A style of a list at the side of a window.
public struct SidebarListStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension SidebarListStyle: SystemListStyle {
    var style: ViewSystem.ListStyle { .other }
}

extension ListStyle where Self == SidebarListStyle {
    /// A style of a list at the side of a window.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
