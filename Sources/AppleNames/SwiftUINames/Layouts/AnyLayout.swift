import TypeScaleViews

/// An arrangement of any type.
public struct AnyLayout: Sendable {
    private let layout: any Layout

    /// Creates an arrangement from one of any type.
    public init<L: Layout>(_ layout: L) { self.layout = layout }
}

extension AnyLayout: SystemLayout {
    func node(_ children: [ViewNode]) -> ViewNode {
        guard let layout = layout as? any SystemLayout else {
            return .unknown("\(type(of: layout))")
        }
        return layout.node(children)
    }
}
