import TypeScaleViews

/// A view that arranges its content in layers.
public struct ZStack<Content: View> {
    let content: Content
    let alignment: Alignment

    /// Creates a stack.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.alignment = alignment
    }
}

extension ZStack: ContainerView {
    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        [ViewPart(.zStack(alignment: alignment.place, contents.nodes))]
    }
}
