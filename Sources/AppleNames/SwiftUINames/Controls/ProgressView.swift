import TypeScaleViews

/// A view of the progress of a task, whose label is above it.
public struct ProgressView<Label: View> {
    let content: Label
    let isBar: Bool
}

extension ProgressView: ContainerView {
    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        let height = ViewLength(2...64, "the height of a progress view")
        let indicator: ViewNode =
            isBar
            ? .fill.frame(height: height)
            : .box(width: ViewLength(16...64, "the width of a progress view"), height: height)
        return [ViewPart(.vStack(contents.nodes + [indicator]))]
    }
}

nonisolated extension ProgressView where Label == EmptyView {
    /// Creates a view of a task of unknown length.
    public init() { self.init(content: EmptyView(), isBar: false) }

    /// Creates a bar for a value between 0 and a total.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        self.init(content: EmptyView(), isBar: value != nil)
    }
}

nonisolated extension ProgressView where Label == Text {
    /// Creates a view with a title of a task of unknown length.
    public init(_ titleKey: LocalizedStringKey) {
        self.init(content: Text(titleKey), isBar: false)
    }

    /// Creates a view with a title of a task of unknown length.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(content: Text(title), isBar: false) }
}
