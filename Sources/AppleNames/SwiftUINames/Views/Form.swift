import TypeScaleViews

/// A view that arranges controls in a column, as a list.
public struct Form<Content: View> {
    let content: Content

    /// Creates a form with a content.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: ContainerView {
    func contents(in environment: inout EnvironmentValues) -> AnyIterator<any View> {
        environment.layout.isInList = true
        return AnyIterator(CollectionOfOne<any View>(content).makeIterator())
    }

    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        [ViewPart(environment.layout.system.list(contents.sections))]
    }
}
