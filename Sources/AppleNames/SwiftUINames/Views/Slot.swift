/// A view of which a container gets exactly one part.
struct Slot<Content: View>: ContainerView {
    /// A container for several views.
    enum Container { case layers, row }

    let content: Content
    let container: Container

    init(_ content: Content, _ container: Container = .row) {
        (self.content, self.container) = (content, container)
    }

    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        switch container {
        case .layers: [ViewPart(contents.layers)]
        case .row: [ViewPart(contents.row)]
        }
    }
}
