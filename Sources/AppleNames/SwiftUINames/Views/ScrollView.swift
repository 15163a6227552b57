/// A view whose content can be scrolled.
public struct ScrollView<Content: View> {
    let content: Content

    /// Creates a view, and does not record the dimensions.
    public init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

extension ScrollView: ContainerView {}
