import TypeScaleViews

/// A control that selects one of several values.
///
/// The label and all values are recorded. Which value is selected is not.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    let label: Label
    let content: Content
}

extension Picker: PrimitiveView {
    func contents(in environment: inout EnvironmentValues) -> AnyIterator<any View> {
        AnyIterator([Slot(label) as any View, content].makeIterator())
    }

    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        guard let label = contents.first?.node else { return [] }
        let values = contents.dropFirst().map(\.node)
        if environment.controlStyles.isSegmented {
            return [ViewPart(environment.layout.system.segments(values))]
        }
        let value = ViewNode.unknown("the value of a picker")
        return [ViewPart(.hStack([label, .spacer(), value]))]
    }
}

nonisolated extension Picker {
    /// Creates a picker with a label.
    public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), content: content())
    }
}

nonisolated extension Picker where Label == Text {
    /// Creates a picker with a title.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(label: Text(titleKey), content: content())
    }

    /// Creates a picker with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(label: Text(title), content: content())
    }
}

nonisolated extension View {
    /// Returns this view, and does not record the value that a picker selects with it.
    public func tag<V: Hashable>(_ tag: V) -> some View { self }
}
