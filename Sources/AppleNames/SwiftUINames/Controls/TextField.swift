import TypeScaleViews

/// A control in which the reader edits a line of text.
///
/// The title is shown while the field is empty.
public struct TextField<Label: View> {
    let content: Label
    let text: Binding<String>
}

extension TextField: LabeledControl {
    func node(_ label: ViewNode, in environment: EnvironmentValues) -> ViewNode {
        environment.field(label, isEmpty: text.wrappedValue.isEmpty, isSecure: false)
    }
}

nonisolated extension TextField where Label == Text {
    /// Creates a field with a title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(content: Text(titleKey), text: text)
    }

    /// Creates a field with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(content: Text(title), text: text)
    }
}
