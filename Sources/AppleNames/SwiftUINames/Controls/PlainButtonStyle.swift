/// A style that is only the label.
public struct PlainButtonStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension PlainButtonStyle: SystemButtonStyle {}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The style that is only the label.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
