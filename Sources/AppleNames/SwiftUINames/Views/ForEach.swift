/// A view of the views that a closure creates for the elements of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection.
    public var data: Data
    /// The closure that creates the view for an element.
    public var content: (Data.Element) -> Content

    /// The environment of the surrounding body, which the closure reads.
    private let scope = EnvironmentValues.Scope.current
}

extension ForEach: View where Content: View {}

extension ForEach: PrimitiveView where Content: View {
    func contents(in environment: inout EnvironmentValues) -> AnyIterator<any View> {
        var elements = data.makeIterator()
        let scope = scope ?? EnvironmentValues.Scope(values: environment)
        return AnyIterator {
            elements.next().map { element in scope.withCurrent { content(element) } }
        }
    }
}

nonisolated extension ForEach where Content: View {
    /// Creates a view for each element, which a key path identifies.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content)
    }

    private init(data: Data, content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
    }
}

nonisolated extension ForEach
where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
    /// Creates a view for each identifiable element.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: \.id, content: content)
    }
}

nonisolated extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    /// Creates a view for each number in a constant range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, id: \.self, content: content)
    }
}
