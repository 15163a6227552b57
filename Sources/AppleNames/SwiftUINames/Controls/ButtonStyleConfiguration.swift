/// The properties of a button.
public struct ButtonStyleConfiguration {
    /// The label of a button.
    public struct Label: ContainerView {
        let content: AnyView
    }

    /// The purpose of the button.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: ButtonStyleConfiguration.Label
    /// Whether the reader presses the button, which is never the case.
    public let isPressed: Bool
}
