/// A control that performs an action, which only tests call.
public struct Button<Label: View> {
    let content: Label
    let action: @MainActor () -> Void
}

extension Button: ContainerView {}

/// A view that performs an action when the reader presses it.
protocol PressableView: View {
    var action: @MainActor () -> Void { get }
}

extension Button: PressableView {}

nonisolated extension Button {
    /// Creates a button with a label.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        content = label()
        self.action = action
    }
}

nonisolated extension Button where Label == Text {
    /// Creates a button with a title.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        content = Text(titleKey)
        self.action = action
    }

    /// Creates a button with a title.
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        content = Text(title)
        self.action = action
    }
}
