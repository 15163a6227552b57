import TypeScaleViews

/// A style with a bezel in the color of the app.
public struct BorderedProminentButtonStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension BorderedProminentButtonStyle: SystemButtonStyle {
    var style: ViewSystem.ButtonStyle { .bordered }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The style with a bezel in the color of the app.
    public static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}
