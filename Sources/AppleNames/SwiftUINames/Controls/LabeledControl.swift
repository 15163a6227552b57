import TypeScale
import TypeScaleViews

/// A control with a label, which can consist of several views.
protocol LabeledControl: ContainerView {
    /// Returns the control with its label.
    func node(_ label: ViewNode, in environment: EnvironmentValues) -> ViewNode
}

extension LabeledControl {
    func contents(in environment: inout EnvironmentValues) -> AnyIterator<any View> {
        AnyIterator(CollectionOfOne<any View>(Slot(content)).makeIterator())
    }

    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        [ViewPart(node(contents.row, in: environment))]
    }
}

extension EnvironmentValues {
    /// Returns a field that shows a title while it is empty.
    func field(_ title: ViewNode, isEmpty: Bool, isSecure: Bool) -> ViewNode {
        var prompt: ViewText?
        if case .text(let text) = title { prompt = text }
        return layout.system.textField(
            prompt: prompt,
            isEmpty: isEmpty,
            isSecure: isSecure,
            category: traits.category
        )
    }
}
