/// A view of several views.
public struct TupleView<T> {
    /// The tuple of views.
    public var value: T

    /// Creates a view from a tuple of views.
    public init(_ value: T) { self.value = value }
}

extension TupleView: PrimitiveView {
    func contents(in environment: inout EnvironmentValues) -> AnyIterator<any View> {
        let children = Mirror(reflecting: value).children.makeIterator()
        // The elements of a tuple from `ViewBuilder` are views.
        return AnyIterator { children.next().map { $0.value as? any View ?? EmptyView() } }
    }
}
