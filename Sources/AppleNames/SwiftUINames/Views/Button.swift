/// A control that performs an action, which is not recorded.
public struct Button<Label: View> {
    let content: Label
}

extension Button: ContainerView {}

nonisolated extension Button {
    /// Creates a button with a label.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        content = label()
    }
}

nonisolated extension Button where Label == Text {
    /// Creates a button with a title.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        content = Text(titleKey)
    }

    /// Creates a button with a title.
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        content = Text(title)
    }
}
