/// A view that contains several views, and changes nothing.
public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {}

extension Group: PrimitiveView, ContainerView where Content: View {
    /// Creates a group with a content.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
