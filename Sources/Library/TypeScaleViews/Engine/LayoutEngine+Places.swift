import TypeScaleLayout

extension LayoutEngine {
    /// Returns the places of the children of a node that is placed with a proposal.
    func places(_ index: Int, _ proposal: ViewProposal, _ size: TextSize) -> [Place] {
        let children = Array(children(of: index))
        guard let child = children.first else { return [] }
        func whole(_ inner: ViewProposal) -> [Place] {
            [Place(child: child, x: 0, y: 0, proposal: inner)]
        }
        switch nodes[index].view {
        case .text, .box, .fill, .spacer, .divider, .unknown: return []
        case .stack(let axis, _, _, _):
            let across = proposal[axis.other] ?? size.length(axis.other)
            let inner = ViewProposal(axis, along: proposal[axis], across: across)
            return arrangement(index, inner).children
        case .layers: return arrangement(index, proposal).children
        case .prioritized, .named: return whole(proposal)
        case .padded(let insets, _):
            return [
                Place(
                    child: child,
                    x: insets.leading.least,
                    y: insets.top.least,
                    proposal: insets.reducing(proposal)
                )
            ]
        case .framed(let width, let height, let alignment, _):
            let inner = ViewProposal(
                width: width?.least ?? proposal.width,
                height: height?.least ?? proposal.height
            )
            return [place(child, inner, alignment, in: size, baseline: size.height)]
        case .limited(let width, let height, let alignment, _):
            let inner = ViewProposal(
                width: width.placing(proposal.width, size.width),
                height: height.placing(proposal.height, size.height)
            )
            return [place(child, inner, alignment, in: size, baseline: size.height)]
        case .ideal(let axes, _): return whole(proposal.ideal(on: axes))
        case .decorated(_, _, let alignment):
            // The guides of both views are at the same place.
            let baseline = guide(child, proposal, size, alignment, across: .horizontal)
            let inner = ViewProposal(size)
            return whole(proposal)
                + [place(children[1], inner, alignment, in: size, baseline: baseline)]
        case .proportional: return whole(proportionalProposal(index, proposal))
        case .scroll(let axis, _): return whole(scrollProposal(axis, proposal))
        case .firstThatFits:
            guard let chosen = fittingChild(index, proposal) else { return [] }
            return [Place(child: chosen, x: 0, y: 0, proposal: proposal)]
        }
    }

    /// Returns the place of a child in a container of a size.
    ///
    /// `baseline` is the baseline of the container, for an alignment at baselines.
    private func place(
        _ child: Int,
        _ inner: ViewProposal,
        _ alignment: ViewNode.Alignment,
        in size: TextSize,
        baseline: Double
    ) -> Place {
        let own = self.size(child, inner)
        let x =
            switch alignment.horizontal {
            case .leading: 0.0
            case .center: (size.width - own.width) / 2
            case .trailing: size.width - own.width
            }
        let y =
            switch alignment.vertical {
            case .top: 0.0
            case .center: (size.height - own.height) / 2
            case .bottom: size.height - own.height
            case .firstTextBaseline, .lastTextBaseline:
                baseline - guide(child, inner, own, alignment, across: .horizontal)
            }
        // A container of infinite size has no center and no end.
        return Place(
            child: child,
            x: x.isFinite ? x : 0,
            y: y.isFinite ? y : 0,
            proposal: inner
        )
    }
}

extension ViewNode.Limits {
    /// Returns the proposal for the view, given the proposal and the length of the frame.
    fileprivate func placing(_ proposal: Double?, _ size: Double) -> Double? {
        let isFree =
            proposal == nil && ideal == nil && size > (minimum ?? -.infinity)
            && size < (maximum ?? .infinity)
        return isFree ? nil : size
    }
}
