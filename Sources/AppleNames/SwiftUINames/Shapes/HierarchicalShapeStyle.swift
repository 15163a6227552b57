/// A style that is derived from the style around it.
public struct HierarchicalShapeStyle: ShapeStyle {
    private enum Level { case primary, secondary, tertiary, quaternary }

    private let level: Level

    /// The style of primary content.
    public static let primary = Self(level: .primary)
    /// The style of secondary content.
    public static let secondary = Self(level: .secondary)
    /// The style of tertiary content.
    public static let tertiary = Self(level: .tertiary)
    /// The style of quaternary content.
    public static let quaternary = Self(level: .quaternary)
}
