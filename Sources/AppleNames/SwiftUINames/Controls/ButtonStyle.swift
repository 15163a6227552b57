/// The appearance of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of the view that is a button.
    associatedtype Body: View

    /// Returns the view that is a button.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body

    /// The properties of a button.
    typealias Configuration = ButtonStyleConfiguration
}
