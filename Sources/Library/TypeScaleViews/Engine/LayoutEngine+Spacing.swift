import TypeScaleLayout

/// What a view prefers between an edge and its neighbor.
private struct EdgePreference {
    /// The text at the edge, if one is.
    var text: MeasuredViewText?
    /// A distance, or `nil` for the default.
    var distance: Double?
}

extension LayoutEngine {
    /// Returns the distance between neighbors in a stack without a spacing.
    ///
    /// Source: OpenSwiftUI@069dd80b, `Spacing` and `Text+Spacing`. Layouts of macOS and iOS agree
    /// about texts, spacers and other views. The distance between a text and another view was not
    /// recorded. Scenarios: distance-boxes, distance-fonts-boxes, distance-controls
    func distance(_ first: Int, _ second: Int, _ axis: ViewNode.Axis) -> Double {
        let (before, after) = (
            preference(first, axis, isEnd: true), preference(second, axis, isEnd: false)
        )
        if axis == .vertical, before.text != nil, let text = after.text { return text.spacing }
        let distances = [before.distance, after.distance].compactMap { $0 }
        return distances.max() ?? 8
    }

    private func preference(
        _ index: Int,
        _ axis: ViewNode.Axis,
        isEnd: Bool
    ) -> EdgePreference {
        let node = nodes[index]
        let children = Array(children(of: index))
        func merged(_ children: [Int]) -> EdgePreference {
            var result = EdgePreference()
            for preference in children.map({ preference($0, axis, isEnd: isEnd) }) {
                if let text = preference.text {
                    let isLarger = text.lineAdvance > result.text?.lineAdvance ?? -.infinity
                    if isLarger { result.text = text }
                }
                if let distance = preference.distance {
                    result.distance = max(distance, result.distance ?? -.infinity)
                }
            }
            return result
        }
        switch node.view {
        case .text: return EdgePreference(text: node.text)
        case .box, .fill, .divider, .scroll, .unknown: return EdgePreference()
        case .spacer: return EdgePreference(distance: node.axis == axis ? 0 : nil)
        case .stack(_, _, _, let views) where views.isEmpty: return EdgePreference(distance: 0)
        case .stack(let own, _, _, _):
            if own != axis { return merged(children) }
            return merged((isEnd ? children.last : children.first).map { [$0] } ?? [])
        case .layers: return merged(children)
        case .padded(let insets, _):
            let inset =
                switch (axis, isEnd) {
                case (.horizontal, false): insets.leading
                case (.horizontal, true): insets.trailing
                case (.vertical, false): insets.top
                case (.vertical, true): insets.bottom
                }
            return inset == 0 ? merged(children) : EdgePreference()
        case .framed(let width, let height, _, _):
            let length = axis == .horizontal ? width : height
            return length == nil || isSpacer(children) ? merged(children) : EdgePreference()
        case .limited(let width, let height, _, _):
            let limits = axis == .horizontal ? width : height
            return limits == ViewNode.Limits() || isSpacer(children)
                ? merged(children) : EdgePreference()
        case .ideal, .prioritized, .named, .proportional: return merged(children)
        case .decorated, .firstThatFits: return merged(Array(children.prefix(1)))
        }
    }

    /// Returns whether the only child is a spacer, whose preference a frame keeps.
    private func isSpacer(_ children: [Int]) -> Bool {
        guard let child = children.first, case .spacer = nodes[child].view else { return false }
        return true
    }
}
