/// A view of SwiftUI with its modifiers.
struct ViewSite: Sendable {
    struct Modifier: Sendable {
        let name: String
        let arguments: [Argument]
        /// The code from the name to the end of the arguments.
        let range: Range<Int>
    }

    /// The view before its modifiers: a call such as `Text("a")`, or a name.
    var root: Expression
    var modifiers: [Modifier]
    /// The view whose closure contains this view, as an index in the views of the file.
    let parent: Int?
    /// The index of the parent's modifier whose closure contains this view.
    ///
    /// It is `nil` for the content of the parent.
    let parentModifier: Int?
    /// The label of the parent's argument that contains the view.
    let parentLabel: String
    let scope: Int
    let range: Range<Int>
}

extension ViewSite {
    /// The name of the view, such as `Text`.
    var name: String { root.lastName ?? "" }

    var arguments: [Argument] { root.arguments ?? [] }

    /// Whether the view is the label of the button in a button style.
    var isLabelOfStyle: Bool {
        if case .member(let base, "label") = root.form, case .name("configuration") = base.form {
            true
        } else {
            false
        }
    }
}
