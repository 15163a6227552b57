import TypeScale
import TypeScaleViews

/// A control in which the reader edits a line of text.
///
/// The title is shown while the field is empty.
public struct TextField<Label: View> {
    let content: Label
    let text: Binding<String>
}

extension TextField: ContainerView {
    func contents(in environment: inout EnvironmentValues) -> AnyIterator<any View> {
        AnyIterator(CollectionOfOne<any View>(Slot(content)).makeIterator())
    }

    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        var prompt: ViewText?
        if case .text(let text) = contents.row { prompt = text }
        let field = environment.layout.system.textField(
            prompt: prompt,
            isEmpty: text.wrappedValue.isEmpty,
            isSecure: false,
            category: environment.traits.category
        )
        return [ViewPart(field)]
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
