import TypeScaleViews

/// The style that the system chooses for a list.
public struct DefaultListStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension DefaultListStyle: SystemListStyle {
    var style: ViewSystem.ListStyle { .insetGrouped }
}

extension ListStyle where Self == DefaultListStyle {
    /// The style that the system chooses for a list.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
