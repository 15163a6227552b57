/// A view that arranges its content in layers.
public struct ZStack<Content: View> {
    let content: Content

    /// Creates a stack, and does not record the alignment.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension ZStack: ContainerView {}
