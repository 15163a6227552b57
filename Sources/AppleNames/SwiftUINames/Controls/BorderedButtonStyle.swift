import TypeScaleViews

/// A style with a bezel.
public struct BorderedButtonStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension BorderedButtonStyle: SystemButtonStyle {
    var style: ViewSystem.ButtonStyle { .bordered }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The style with a bezel.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
