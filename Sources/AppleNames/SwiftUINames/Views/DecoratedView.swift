import TypeScaleViews

/// A view with another view in a layer over or under it.
struct DecoratedView<Content: View, Other: View> {
    let content: Content
    let other: Other
    let alignment: Alignment
    /// Whether the other view is before the content in the order of reading.
    let isBackground: Bool
}

extension DecoratedView: PrimitiveView {
    func contents(in environment: inout EnvironmentValues) -> AnyIterator<any View> {
        let other = Slot(other, .layers)
        let views: [any View] = isBackground ? [other, content] : [content, other]
        return AnyIterator(views.makeIterator())
    }

    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        guard let other = isBackground ? contents.first : contents.last else { return [] }
        let own = Array(isBackground ? contents.dropFirst() : contents.dropLast())
        return own.modified.map { part in
            var part = part
            part.node = part.node.overlay(other.node, alignment: alignment.place)
            return part
        }
    }
}
