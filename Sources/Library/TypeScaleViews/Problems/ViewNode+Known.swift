extension ViewNode {
    /// Returns the node in which the parts with a name are known.
    ///
    /// A length is in the middle of its bounds, a view is a box, and a text ends.
    func known(_ name: String) -> ViewNode {
        func length(_ length: ViewLength) -> ViewLength {
            guard length.name == name else { return length }
            let most = length.most < .infinity ? length.most : length.least + 80
            return ViewLength((length.least + most) / 2)
        }
        func nodes(_ nodes: [ViewNode]) -> [ViewNode] { nodes.map { $0.known(name) } }
        return switch self {
        case .text(let text) where text.isOpen && unknownName == name: .text(text.ended)
        case .unknown(name): .box(width: 40, height: 40)
        case .text, .fill, .divider, .unknown: self
        case .box(let width, let height): .box(width: length(width), height: length(height))
        case .spacer(let minimum): .spacer(minLength: length(minimum))
        case .stack(let axis, let alignment, let spacing, let children):
            .stack(axis, alignment: alignment, spacing: spacing.map(length), nodes(children))
        case .layers(let alignment, let children): .layers(alignment: alignment, nodes(children))
        case .padded(let insets, let child):
            .padded(
                Insets(
                    top: length(insets.top),
                    leading: length(insets.leading),
                    bottom: length(insets.bottom),
                    trailing: length(insets.trailing)
                ),
                child.known(name)
            )
        case .framed(let width, let height, let alignment, let child):
            .framed(
                width: width.map(length),
                height: height.map(length),
                alignment: alignment,
                child.known(name)
            )
        case .limited(let width, let height, let alignment, let child):
            .limited(width: width, height: height, alignment: alignment, child.known(name))
        case .ideal(let axes, let child): .ideal(axes, child.known(name))
        case .prioritized(let priority, let child): .prioritized(priority, child.known(name))
        case .decorated(let child, let other, let alignment):
            .decorated(child.known(name), with: other.known(name), alignment: alignment)
        case .proportional(let ratio, let fit, let child):
            .proportional(ratio, fit, child.known(name))
        case .scroll(let axis, let child): .scroll(axis, child.known(name))
        case .firstThatFits(let axes, let children): .firstThatFits(axes, nodes(children))
        case .named(let own, let child): .named(own, child.known(name))
        }
    }
}

extension ViewText {
    /// The text without its unknown part.
    fileprivate var ended: ViewText {
        var text = self
        text.isOpen = false
        return text
    }
}
