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
        let (content, other) = (Slot(content, .column), Slot(other, .layers))
        let views: [any View] = isBackground ? [other, content] : [content, other]
        return AnyIterator(views.makeIterator())
    }

    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        guard contents.count == 2 else { return contents }
        var part = contents[isBackground ? 1 : 0]
        let other = contents[isBackground ? 0 : 1].node
        part.node = part.node.overlay(other, alignment: alignment.place)
        return [part]
    }
}
