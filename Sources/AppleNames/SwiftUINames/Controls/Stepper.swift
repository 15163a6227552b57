import TypeScaleViews

/// A control that increases or decreases a value.
public struct Stepper<Label: View> {
    let content: Label
}

extension Stepper: LabeledControl {
    func node(_ label: ViewNode, in environment: EnvironmentValues) -> ViewNode {
        environment.layout.system.stepper(label)
    }
}

nonisolated extension Stepper {
    /// Creates a stepper with a label.
    public init<V: Strideable>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label
    ) {
        content = label()
    }
}

nonisolated extension Stepper where Label == Text {
    /// Creates a stepper with a title.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1
    ) {
        content = Text(titleKey)
    }

    /// Creates a stepper with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1
    ) {
        content = Text(title)
    }
}
