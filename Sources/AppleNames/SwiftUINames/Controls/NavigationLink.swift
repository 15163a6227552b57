import TypeScaleViews

/// A control that opens another view, which is not recorded.
public struct NavigationLink<Label: View, Destination: View> {
    let content: Label
}

extension NavigationLink: LabeledControl {
    func node(_ label: ViewNode, in environment: EnvironmentValues) -> ViewNode {
        let layout = environment.layout
        return layout.isInList ? layout.system.navigationLink(label) : label
    }
}

nonisolated extension NavigationLink {
    /// Creates a link with a label.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        content = label()
    }

    /// Creates a link with a label.
    public init(destination: Destination, @ViewBuilder label: () -> Label) { content = label() }
}

nonisolated extension NavigationLink where Label == Text {
    /// Creates a link with a title.
    public init(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder destination: () -> Destination
    ) {
        content = Text(titleKey)
    }

    /// Creates a link with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        content = Text(title)
    }
}

nonisolated extension NavigationLink where Destination == Never {
    /// Creates a link with a value.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { content = label() }
}
