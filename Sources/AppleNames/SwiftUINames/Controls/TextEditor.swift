import TypeScaleViews

/// A control in which the reader edits text of several lines.
public struct TextEditor {
    /// Creates an editor for a text.
    nonisolated public init(text: Binding<String>) {}
}

extension TextEditor: LeafView {
    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        [ViewPart(.fill)]
    }
}
