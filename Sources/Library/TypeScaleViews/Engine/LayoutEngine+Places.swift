import TypeScaleLayout

extension LayoutEngine {
    /// Returns the offset and the proposal of each child of a node that is placed.
    func places(
        _ index: Int,
        _ proposal: ViewProposal,
        _ size: TextSize
    ) -> [(x: Double, y: Double, proposal: ViewProposal)] {
        let children = Array(children(of: index))
        guard let child = children.first else { return [] }
        /// Places the first child in this node.
        func aligned(
            _ inner: ViewProposal,
            _ alignment: ViewNode.Alignment,
            _ child: Int
        ) -> (x: Double, y: Double, proposal: ViewProposal) {
            let own = self.size(child, inner)
            func offset(_ axis: ViewNode.Axis, _ container: Double, _ length: Double) -> Double {
                let guide = guide(child, inner, own, alignment, across: axis.other)
                let place: Double
                switch (axis, alignment.horizontal, alignment.vertical) {
                case (.horizontal, .leading, _), (.vertical, _, .top): place = 0
                case (.horizontal, .trailing, _), (.vertical, _, .bottom): place = container
                case (.horizontal, .center, _), (.vertical, _, .center): place = container / 2
                case (.vertical, _, _): return container - length
                }
                // A container of infinite size has no center and no end.
                return container < .infinity ? place - guide : 0
            }
            return (
                offset(.horizontal, size.width, own.width),
                offset(.vertical, size.height, own.height), inner
            )
        }
        switch nodes[index].view {
        case .text, .box, .fill, .spacer, .divider, .unknown: return []
        case .stack(let axis, _, _, _):
            let across = proposal[axis.other] ?? size.length(axis.other)
            let inner = ViewProposal(axis, along: proposal[axis], across: across)
            return arrangement(index, inner).children
        case .layers: return arrangement(index, proposal).children
        case .prioritized: return [(0, 0, proposal)]
        case .padded(let insets, _):
            return [(insets.leading.least, insets.top.least, insets.reducing(proposal))]
        case .framed(let width, let height, let alignment, _):
            let inner = ViewProposal(
                width: width?.least ?? proposal.width,
                height: height?.least ?? proposal.height
            )
            return [aligned(inner, alignment, child)]
        case .limited(let width, let height, let alignment, _):
            let inner = ViewProposal(
                width: width.placing(proposal.width, size.width),
                height: height.placing(proposal.height, size.height)
            )
            return [aligned(inner, alignment, child)]
        case .ideal(let axes, _): return [(0, 0, proposal.ideal(on: axes))]
        case .decorated(_, _, let alignment):
            let inner = ViewProposal(size)
            return [(0, 0, proposal), aligned(inner, alignment, children[1])]
        case .proportional: return [(0, 0, proportionalProposal(index, proposal))]
        case .scroll(let axis, _): return [(0, 0, scrollProposal(axis, proposal))]
        case .firstThatFits:
            let chosen = fittingChild(index, proposal)
            return children.map { $0 == chosen ? (0, 0, proposal) : (0, 0, .zero) }
        }
    }
}

extension ViewNode.Limits {
    /// Returns the proposal with which a view is placed, given those of the frame.
    fileprivate func placing(_ proposal: Double?, _ size: Double) -> Double? {
        let isFree =
            proposal == nil && ideal == nil && size > (minimum ?? -.infinity)
            && size < (maximum ?? .infinity)
        return isFree ? nil : size
    }
}
