/// A style in which text is drawn, such as a color.
public protocol ShapeStyle: Sendable {}

extension Color: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The style of primary content.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The style of secondary content.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The style of tertiary content.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The style of quaternary content.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == Color {
    /// The system's red.
    public static var red: Color { .red }
    /// The system's orange.
    public static var orange: Color { .orange }
    /// The system's yellow.
    public static var yellow: Color { .yellow }
    /// The system's green.
    public static var green: Color { .green }
    /// The system's blue.
    public static var blue: Color { .blue }
    /// The system's purple.
    public static var purple: Color { .purple }
    /// The system's pink.
    public static var pink: Color { .pink }
    /// The system's gray.
    public static var gray: Color { .gray }
    /// White.
    public static var white: Color { .white }
    /// Black.
    public static var black: Color { .black }
    /// Transparent black.
    public static var clear: Color { .clear }
}
