import TypeScaleViews

/// A view whose content can be scrolled.
public struct ScrollView<Content: View> {
    let content: Content
    let axes: Axis.Set

    /// Creates a view that scrolls along some axes.
    public init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.axes = axes
    }
}

extension ScrollView: ContainerView {
    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        var node = contents.column
        if axes.contains(.vertical) { node = .scroll(.vertical, node) }
        if axes.contains(.horizontal) { node = .scroll(.horizontal, node) }
        return [ViewPart(node)]
    }
}
