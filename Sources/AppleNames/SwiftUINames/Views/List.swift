/// A view that arranges rows in a column.
public struct List<SelectionValue: Hashable, Content: View> {
    let content: Content
}

extension List: ContainerView {}

nonisolated extension List where SelectionValue == Never {
    /// Creates a list of the given rows.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a list with a row for each identifiable element.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }

    /// Creates a list with a row for each element, which a key path identifies.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        content = ForEach(data, id: id, content: rowContent)
    }
}
