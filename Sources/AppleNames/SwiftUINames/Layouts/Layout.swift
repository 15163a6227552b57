import TypeScaleViews

/// An arrangement of views.
///
/// This module lays out the system's arrangements. An app's own arrangement does not conform.
public protocol Layout: Sendable {}

/// An arrangement that this module knows.
protocol SystemLayout: Layout {
    func node(_ children: [ViewNode]) -> ViewNode
}

extension Layout {
    /// Returns the views of a closure in this arrangement.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        ArrangedView(content: content(), layout: self)
    }
}

/// Views in an arrangement.
struct ArrangedView<Content: View> {
    let content: Content
    let layout: any Layout
}

extension ArrangedView: ContainerView {
    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        guard let layout = layout as? any SystemLayout else {
            return [ViewPart(unknown: "\(type(of: layout))")]
        }
        return [ViewPart(layout.node(contents.nodes))]
    }
}
