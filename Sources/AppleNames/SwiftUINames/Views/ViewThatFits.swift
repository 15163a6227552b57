import TypeScaleViews

/// A view that shows the first of its views that has room.
public struct ViewThatFits<Content: View> {
    let content: Content
    let axes: Axis.Set

    /// Creates a view that compares the ideal sizes of its views in some dimensions.
    nonisolated public init(
        in axes: Axis.Set = [.horizontal, .vertical],
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.axes = axes
    }
}

extension ViewThatFits: ContainerView {
    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        [ViewPart(.firstThatFits(axes.axes, contents.nodes))]
    }
}
