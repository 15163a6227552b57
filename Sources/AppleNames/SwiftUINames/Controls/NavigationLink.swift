import TypeScaleViews

/// A control that opens another view, which is not recorded.
public struct NavigationLink<Label: View, Destination: View> {
    let content: Label
}

extension NavigationLink: ContainerView {
    func contents(in environment: inout EnvironmentValues) -> AnyIterator<any View> {
        AnyIterator(CollectionOfOne<any View>(Slot(content)).makeIterator())
    }

    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        let layout = environment.layout
        return [
            ViewPart(layout.isInList ? layout.system.navigationLink(contents.row) : contents.row)
        ]
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
