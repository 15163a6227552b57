import TypeScaleLayout

/// Bounds of the widths in a tree with unknown parts.
///
/// Two layouts, with every unknown at its smallest and at its largest, are not sufficient. A stack
/// asks its least flexible child first, so a text can have more room between these. The engine
/// evaluates intervals instead, and each interval contains the widths of every layout.
///
/// A class, because the bounds of nodes are remembered by proposal.
final class BoundsEngine {
    /// What was found out about a node.
    struct Findings {
        var sizes: [Interval?: Interval] = [:]
        var excesses: [Double: Double] = [:]
        /// The proposals for the children of a row.
        var offers: [Interval?: [Interval?]] = [:]
        /// The proposals with which the node can be placed, or `nil` if it never was.
        var offered: Interval?
        /// Whether the node can be placed with its ideal width.
        var canBeIdeal = false
        /// The children that a view can choose.
        var candidates: Set<Int> = []
        /// The widths of a text's words.
        var words: WordWidths?
        /// The bounds of a text's number of lines, after all nodes were placed.
        var lines: ClosedRange<Int>?
    }

    let tree: MeasuredTree
    var findings: [Findings]
    /// The length of a pixel.
    let pixel: Double

    init(_ tree: MeasuredTree, for traits: TraitCollection) {
        self.tree = tree
        pixel = 1 / traits.pixelsPerPoint
        findings = tree.nodes.map { _ in Findings() }
    }

    var nodes: [MeasuredTree.Node] { tree.nodes }

    func children(of index: Int) -> [Int] { Array(tree.children(of: index)) }
}

extension BoundsEngine {
    /// Returns the width of a node for a proposal, which is `nil` for the ideal width.
    func size(_ index: Int, _ proposal: Interval?) -> Interval {
        if let size = findings[index].sizes[proposal] { return size }
        let size = computedSize(index, proposal)
        findings[index].sizes[proposal] = size
        return size
    }

    private func computedSize(_ index: Int, _ proposal: Interval?) -> Interval {
        let node = nodes[index]
        let children = children(of: index)
        switch node.view {
        case .text: return textSize(index, proposal)
        case .box(let width, _): return width.interval
        case .fill: return proposal ?? Interval(10)
        case .spacer(let minimum):
            if node.axis == .vertical { return Interval(0) }
            return (proposal ?? Interval(0)).maximum(minimum.interval)
        case .divider:
            // The thickness is between a pixel and a point.
            return node.axis == .horizontal ? Interval(pixel, 1) : proposal ?? Interval(10)
        case .stack(.horizontal, _, _, _): return rowSize(index, proposal)
        case .stack(.vertical, _, _, _), .layers: return largest(index) { size($0, proposal) }
        case .prioritized, .named, .decorated: return size(children[0], proposal)
        case .padded(let insets, _):
            let inner = size(children[0], insets.reducing(proposal))
            let (least, most) = insets.sums
            return Interval(inner.least + least, inner.most + most)
        case .framed(let width?, _, _, _): return width.interval
        case .framed: return size(children[0], proposal)
        case .limited(let limits, _, _, _):
            let inner = limits.interval(proposal)
            let size = size(children[0], inner)
            return Interval(
                limits.length(proposal?.least, inner?.least, size.least),
                limits.length(proposal?.most, inner?.most, size.most)
            )
        case .ideal(let axes, _):
            return size(children[0], axes.contains(.horizontal) ? nil : proposal)
        case .proportional(_, let fit, _):
            return size(children[0], proportionalProposal(fit, proposal))
        case .scroll(.horizontal, _): return proposal ?? size(children[0], nil)
        case .scroll(.vertical, _): return size(children[0], proposal)
        case .firstThatFits:
            guard case .firstThatFits(let axes, _) = node.view, let first = children.first
            else { return Interval(0) }
            let candidates = candidates(children, axes, proposal)
            return candidates.reduce(size(candidates.first ?? first, proposal)) {
                $0.union(size($1, proposal))
            }
        case .unknown: return .any
        }
    }

    /// Returns the bounds of the largest of the children's lengths.
    ///
    /// In layers, only the children with the highest priority count.
    func largest(_ index: Int, _ length: (Int) -> Interval) -> Interval {
        let children = children(of: index)
        let all = children.reduce(Interval(0)) { $0.maximum(length($1)) }
        guard case .layers = nodes[index].view else { return all }
        let priorities = children.map { nodes[$0].view.stackPriority }
        if children.contains(where: hasUnknownPriority) { return Interval(0, all.most) }
        guard let highest = priorities.max() else { return Interval(0) }
        return zip(children, priorities).reduce(Interval(0)) { result, child in
            child.1 == highest ? result.maximum(length(child.0)) : result
        }
    }

    /// Returns the width of the widest line of a text.
    ///
    /// A line is at most as wide as the proposal. The widest line is at least as wide as the
    /// proposal without the part that a line leaves empty.
    private func textSize(_ index: Int, _ proposal: Interval?) -> Interval {
        let node = nodes[index]
        guard let text = node.text else { return Interval(0) }
        var needed = needed(text, node.view)
        // After a newline, an ellipsis can follow a line.
        if text.lines(.unspecified, limit: .max).count > 1 { needed.most += text.lineHeight }
        // A text that has no room shrinks, also if it has no height.
        let whole = needed.least * text.minimumScale
        guard let proposal else { return Interval(whole, needed.most) }
        let most = min(needed.most, proposal.most) + pixel
        if proposal.least >= needed.most { return Interval(whole, most) }
        let least = min(whole, proposal.least - words(index).empty) - pixel
        return Interval(node.view.isOpenText ? 0 : least, most)
    }

    /// Returns the widths of a text's words.
    func words(_ index: Int) -> WordWidths {
        if let words = findings[index].words { return words }
        let words = nodes[index].text?.wordWidths() ?? WordWidths(nil)
        findings[index].words = words
        return words
    }

    /// Returns the width of a text on one line.
    func needed(_ text: MeasuredViewText, _ view: ViewNode) -> Interval {
        Interval(text.bounds.least, view.isOpenText ? .infinity : text.bounds.most + pixel)
    }

    /// Returns the proposal for the child of an aspect ratio, whose height is not followed.
    private func proportionalProposal(_ fit: ViewNode.Fit, _ proposal: Interval?) -> Interval {
        guard let proposal else { return .any }
        return fit == .fit ? Interval(0, proposal.most) : Interval(proposal.least, .infinity)
    }

    /// Returns an upper bound of the amount by which a node can be wider than a proposal, for all
    /// proposals of at least a width.
    func excess(_ index: Int, _ width: Double) -> Double {
        if let excess = findings[index].excesses[width] { return excess }
        let excess = computedExcess(index, width)
        findings[index].excesses[width] = excess
        return excess
    }

    private func computedExcess(_ index: Int, _ width: Double) -> Double {
        let node = nodes[index]
        let children = children(of: index)
        func most(_ size: Interval) -> Double { max(0, size.most - width) }
        switch node.view {
        case .text: return pixel
        case .box, .divider: return most(size(index, Interval(width)))
        case .spacer(let minimum):
            return node.axis == .vertical ? 0 : max(0, minimum.most - width)
        case .fill, .scroll(.horizontal, _): return 0
        case .stack(.horizontal, _, _, _): return rowExcess(index, width)
        case .layers: return largest(index) { Interval(excess($0, width)) }.most
        case .stack(.vertical, _, _, _), .firstThatFits:
            return children.map { excess($0, width) }.max() ?? 0
        case .prioritized, .named, .decorated, .scroll(.vertical, _):
            return excess(children[0], width)
        case .padded(let insets, _):
            let (_, sum) = insets.sums
            return excess(children[0], max(0, width - sum)) + max(0, sum - width)
        case .framed(let length?, _, _, _): return max(0, length.most - width)
        case .framed: return excess(children[0], width)
        case .limited(let limits, _, _, _):
            if let minimum = limits.minimum { return max(0, minimum - width) }
            return excess(children[0], min(width, limits.maximum ?? .infinity))
        case .ideal(let axes, _):
            guard axes.contains(.horizontal) else { return excess(children[0], width) }
            return most(size(children[0], nil))
        case .proportional(_, let fit, _): return fit == .fit ? excess(children[0], 0) : .infinity
        case .unknown: return .infinity
        }
    }
}

extension BoundsEngine {
    /// Places a node with a proposal, which is `nil` for the ideal width.
    func place(_ index: Int, _ proposal: Interval?) {
        let children = children(of: index)
        let node = nodes[index]
        if let proposal {
            findings[index].offered = findings[index].offered?.union(proposal) ?? proposal
        } else {
            findings[index].canBeIdeal = true
        }
        switch node.view {
        case .text, .box, .fill, .spacer, .divider, .unknown: break
        case .stack(.horizontal, _, _, _):
            for (child, offer) in zip(children, offers(index, proposal)) { place(child, offer) }
        case .stack(.vertical, _, _, _):
            let width = proposal ?? size(index, nil)
            for child in children { place(child, width) }
        case .layers:
            let size = size(index, proposal)
            for child in children { place(child, size) }
        case .prioritized, .named: place(children[0], proposal)
        case .decorated:
            place(children[0], proposal)
            place(children[1], size(index, proposal))
        case .padded(let insets, _): place(children[0], insets.reducing(proposal))
        case .framed(let width, _, _, _): place(children[0], width?.interval ?? proposal)
        case .limited(let limits, _, _, _):
            place(children[0], size(index, proposal))
            if proposal == nil, limits.ideal == nil { place(children[0], nil) }
        case .ideal(let axes, _):
            place(children[0], axes.contains(.horizontal) ? nil : proposal)
        case .proportional(_, let fit, _):
            place(children[0], proportionalProposal(fit, proposal))
        case .scroll(let axis, _): place(children[0], axis == .horizontal ? nil : proposal)
        case .firstThatFits(let axes, _):
            let candidates = candidates(children, axes, proposal)
            findings[index].candidates.formUnion(candidates)
            for child in candidates { place(child, proposal) }
        }
    }

    /// Returns the children that a view can choose, as the first whose ideal width fits.
    private func candidates(
        _ children: [Int],
        _ axes: ViewNode.AxisSet,
        _ proposal: Interval?
    ) -> [Int] {
        guard axes.contains(.horizontal), let proposal else { return children }
        var candidates: [Int] = []
        for child in children {
            let ideal = size(child, nil)
            if ideal.least <= proposal.most + 1e-6 || child == children.last {
                candidates.append(child)
            }
            // The height can be too small.
            if ideal.most <= proposal.least, !axes.contains(.vertical) { break }
        }
        return candidates
    }
}

extension ViewLength {
    var interval: Interval { Interval(least, most) }
}

extension ViewNode.Insets {
    /// The smallest and the largest sum of the insets at the sides.
    fileprivate var sums: (least: Double, most: Double) {
        (leading.least + trailing.least, leading.most + trailing.most)
    }

    fileprivate func reducing(_ proposal: Interval?) -> Interval? {
        proposal.map { Interval($0.least - sums.most, $0.most - sums.least) }
    }
}

extension ViewNode.Limits {
    fileprivate func interval(_ proposal: Interval?) -> Interval? {
        guard let least = self.proposal(proposal?.least), let most = self.proposal(proposal?.most)
        else { return nil }
        return Interval(least, most)
    }
}

extension ViewNode {
    /// Whether the node is a text with an unknown part.
    var isOpenText: Bool { if case .text(let text) = self { text.isOpen } else { false } }
}
