/// A style without a bezel.
public struct BorderlessButtonStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension BorderlessButtonStyle: SystemButtonStyle {}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The style without a bezel.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
