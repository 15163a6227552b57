/// A view that presents other views on a stack.
public struct NavigationStack<Content: View> {
    let content: Content

    /// Creates a view with a content.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationStack: ContainerView {
    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        [ViewPart(contents.column)]
    }
}
