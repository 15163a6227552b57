/// An assignment to a property of a view, such as `label.font = font`.
struct AssignmentSite: Sendable {
    /// The expression before the property, or `nil` for `self`.
    let owner: Expression?
    let property: String
    let value: Expression
    let scope: Int
    let range: Range<Int>
    /// The range of the target.
    let target: Range<Int>
}

extension String {
    /// Whether the name of a property says that it is a font of a view of the app: `titleFont`.
    var namesOwnFont: Bool { utf8.suffix(4).elementsEqual("Font".utf8) }
}
