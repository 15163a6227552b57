/// A view of any type.
public struct AnyView {
    let content: any View

    /// Creates a view from a view of any type.
    public init<V: View>(_ view: V) { content = view }

    /// Creates a view from a view of any type.
    public init<V: View>(erasing view: V) { content = view }
}

extension AnyView: PrimitiveView {
    func contents(in environment: inout EnvironmentValues) -> AnyIterator<any View> {
        AnyIterator(CollectionOfOne(content).makeIterator())
    }
}

extension Optional: View where Wrapped: View {}

extension Optional: PrimitiveView where Wrapped: View {
    func contents(in environment: inout EnvironmentValues) -> AnyIterator<any View> {
        AnyIterator((map { [$0 as any View] } ?? []).makeIterator())
    }
}
