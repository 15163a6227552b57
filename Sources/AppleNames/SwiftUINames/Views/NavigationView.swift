/// A view that presents other views in a hierarchy.
public struct NavigationView<Content: View> {
    let content: Content

    /// Creates a view with a content.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: ContainerView {
    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        [ViewPart(contents.column)]
    }
}
