import TypeScaleViews

/// A view that arranges rows in a column.
public struct List<SelectionValue: Hashable, Content: View> {
    let content: Content
}

extension List: ContainerView {
    func contents(in environment: inout EnvironmentValues) -> AnyIterator<any View> {
        environment.layout.isInList = true
        return AnyIterator(CollectionOfOne<any View>(content).makeIterator())
    }

    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        let layout = environment.layout
        return [ViewPart(layout.system.list(contents.sections, layout.listStyle))]
    }
}

extension [ViewPart] {
    /// The sections of a list, in which rows without a section have their own.
    var sections: [ViewSystem.Section] {
        var sections: [ViewSystem.Section] = []
        var rows: [ViewSystem.Row] = []
        func finish() {
            if !rows.isEmpty { sections.append(ViewSystem.Section(rows: rows)) }
            rows = []
        }
        for part in self {
            if case .section(let section) = part.role {
                finish()
                sections.append(section)
            } else {
                rows.append(part.row)
            }
        }
        finish()
        return sections
    }
}

extension ViewPart {
    /// The part as a row of a list.
    var row: ViewSystem.Row { ViewSystem.Row(node, insets: rowInsets) }
}

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
