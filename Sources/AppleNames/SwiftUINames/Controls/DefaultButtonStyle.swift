/// The style that the system chooses for a button.
public struct DefaultButtonStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension DefaultButtonStyle: SystemButtonStyle {}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The style that the system chooses.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
