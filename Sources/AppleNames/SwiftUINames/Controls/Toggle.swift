import TypeScaleViews

/// A control that turns a setting on or off, which is a switch.
public struct Toggle<Label: View> {
    let content: Label
}

extension Toggle: LabeledControl {
    func node(_ label: ViewNode, in environment: EnvironmentValues) -> ViewNode {
        environment.layout.system.toggle(label)
    }
}

nonisolated extension Toggle {
    /// Creates a switch with a label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { content = label() }
}

nonisolated extension Toggle where Label == Text {
    /// Creates a switch with a title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { content = Text(titleKey) }

    /// Creates a switch with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { content = Text(title) }
}
