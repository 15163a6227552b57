import TypeScaleLayout

/// Sizes and places the nodes of a tree.
///
/// A class, because the sizes of nodes are remembered by proposal. Without this, the time would
/// grow exponentially with the depth of stacks.
final class LayoutEngine {
    /// The results of a node, by proposal.
    struct Memory {
        var sizes: [ViewProposal: TextSize] = [:]
        var arrangements: [ViewProposal: Arrangement] = [:]
        var baselines: [ViewProposal: Baselines] = [:]
    }

    /// The place of a child in its container.
    struct Place {
        /// The index of the child's node.
        let child: Int
        let x: Double
        let y: Double
        let proposal: ViewProposal
    }

    /// The places of a container's children.
    struct Arrangement {
        var size: TextSize
        var children: [Place]
    }

    /// The first and the last baseline of the text in a node.
    struct Baselines {
        var first: Double
        var last: Double
    }

    private let tree: MeasuredTree
    var memory: [Memory]
    /// The number of views that were asked for a size, with repetitions.
    private var work = 0

    /// The maximum of the work, which takes about a second.
    private static let maximumWork = 1_000_000
    let traits: TraitCollection

    /// Creates the engine of a tree without unknown parts.
    init(_ tree: MeasuredTree, for traits: TraitCollection) throws(ViewLayoutError) {
        if let name = tree.unknowns.first { throw .unknown(name) }
        (self.tree, self.traits) = (tree, traits)
        memory = tree.nodes.map { _ in Memory() }
    }

    var nodes: [MeasuredTree.Node] { tree.nodes }

    /// Returns the indices of a node's children.
    func children(of index: Int) -> ArraySlice<Int> { tree.children(of: index) }

    /// Returns the only child of a node, or the first.
    private func child(of index: Int) -> Int {
        let children = children(of: index)
        return children[children.startIndex]
    }
}

extension LayoutEngine {
    /// Returns the size of a node for a proposal.
    func size(_ index: Int, _ proposal: ViewProposal) -> TextSize {
        if let size = memory[index].sizes[proposal] { return size }
        let size = computedSize(index, proposal)
        memory[index].sizes[proposal] = size
        return size
    }

    /// Throws an error if the views were asked for too many sizes, so that results are wrong.
    func checkWork() throws(ViewLayoutError) {
        if work > Self.maximumWork { throw .tooManySizes(limit: Self.maximumWork) }
    }

    private func computedSize(_ index: Int, _ proposal: ViewProposal) -> TextSize {
        let node = nodes[index]
        work += 1 + children(of: index).count
        if work > Self.maximumWork { return TextSize(width: 0, height: 0) }
        switch node.view {
        case .text: return node.text?.lines(proposal).size ?? TextSize(width: 0, height: 0)
        case .box(let width, let height):
            return TextSize(width: width.least, height: height.least)
        case .fill:
            return TextSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
        case .spacer(let minimum):
            func length(_ axis: ViewNode.Axis) -> Double {
                if let own = node.axis, own != axis { return 0 }
                return max(proposal[axis] ?? 0, minimum.least)
            }
            return TextSize(width: length(.horizontal), height: length(.vertical))
        case .divider:
            let thickness = dividerThickness
            return node.axis == .horizontal
                ? TextSize(width: thickness, height: proposal.height ?? 10)
                : TextSize(width: proposal.width ?? 10, height: thickness)
        case .stack, .layers: return arrangement(index, proposal).size
        case .prioritized, .named, .decorated: return size(child(of: index), proposal)
        case .padded(let insets, _):
            let size = size(child(of: index), insets.reducing(proposal))
            return TextSize(
                width: max(0, size.width + insets.leading.least + insets.trailing.least),
                height: max(0, size.height + insets.top.least + insets.bottom.least)
            )
        case .framed(let width, let height, _, _):
            let inner = ViewProposal(
                width: width?.least ?? proposal.width,
                height: height?.least ?? proposal.height
            )
            let size = size(child(of: index), inner)
            return TextSize(
                width: width?.least ?? size.width,
                height: height?.least ?? size.height
            )
        case .limited(let width, let height, _, _):
            let inner = ViewProposal(
                width: width.proposal(proposal.width),
                height: height.proposal(proposal.height)
            )
            let size = size(child(of: index), inner)
            return TextSize(
                width: width.length(proposal.width, inner.width, size.width),
                height: height.length(proposal.height, inner.height, size.height)
            )
        case .ideal(let axes, _): return size(child(of: index), proposal.ideal(on: axes))
        case .proportional:
            return size(child(of: index), proportionalProposal(index, proposal))
        case .scroll(let axis, _):
            let content = size(child(of: index), scrollProposal(axis, proposal))
            return axis == .horizontal
                ? TextSize(width: proposal.width ?? content.width, height: content.height)
                : TextSize(width: content.width, height: proposal.height ?? content.height)
        case .firstThatFits:
            guard let chosen = fittingChild(index, proposal) else {
                return TextSize(width: 0, height: 0)
            }
            return size(chosen, proposal)
        case .unknown: return TextSize(width: 0, height: 0)
        }
    }

    /// The thickness of a divider.
    ///
    /// Source: 1 point on macOS. On iOS 26.2 at three pixels per point, images show 0.5 points at
    /// XS and L, and 1 point at AX5. Other sizes are unknown.
    /// Scenarios: divider-column, divider-row
    private var dividerThickness: Double {
        traits.platform.scalesText && !traits.category.isAccessibilityCategory ? 0.5 : 1
    }

    /// Returns the proposal for the content of a scroll view.
    func scrollProposal(_ axis: ViewNode.Axis, _ proposal: ViewProposal) -> ViewProposal {
        proposal.ideal(on: axis == .horizontal ? .horizontal : .vertical)
    }

    /// Returns the proposal for the child of an aspect ratio.
    func proportionalProposal(_ index: Int, _ proposal: ViewProposal) -> ViewProposal {
        guard case .proportional(let stated, let fit, _) = nodes[index].view,
            proposal != .unspecified
        else { return proposal }
        let ideal = size(child(of: index), .unspecified)
        let ratio = stated ?? ideal.width / ideal.height
        guard ratio > 0, ratio.isFinite else { return proposal }
        let factors = [proposal.width.map { $0 / ratio }, proposal.height].compactMap { $0 }
        let factor = (fit == .fit ? factors.min() : factors.max()) ?? 0
        return ViewProposal(width: ratio * factor, height: factor)
    }

    /// Returns the child that a view chooses.
    func fittingChild(_ index: Int, _ proposal: ViewProposal) -> Int? {
        guard case .firstThatFits(let axes, _) = nodes[index].view else { return nil }
        let children = children(of: index)
        return children.first { child in
            let ideal = size(child, proposal.ideal(on: axes))
            func fits(_ axis: ViewNode.AxisSet, _ length: Double, _ limit: Double?) -> Bool {
                !axes.contains(axis) || length <= (limit ?? .infinity) + 1e-9
            }
            return fits(.horizontal, ideal.width, proposal.width)
                && fits(.vertical, ideal.height, proposal.height)
        } ?? children.last
    }
}

extension ViewNode.Insets {
    /// Returns the proposal within the insets.
    func reducing(_ proposal: ViewProposal) -> ViewProposal {
        ViewProposal(
            width: proposal.width.map { $0 - leading.least - trailing.least },
            height: proposal.height.map { $0 - top.least - bottom.least }
        )
    }
}

extension ViewNode.Limits {
    /// Returns the proposal for the view, given the proposal for the frame.
    func proposal(_ proposal: Double?) -> Double? {
        guard let length = proposal ?? ideal else { return nil }
        return clamped(length, from: minimum ?? -.infinity, to: maximum ?? .infinity)
    }

    /// Returns the length of the frame, given the proposals and the length of the view.
    func length(_ proposal: Double?, _ inner: Double?, _ length: Double) -> Double {
        if proposal == nil, let ideal { return ideal }
        switch (minimum, maximum) {
        case (let least?, let most?): return clamped(proposal ?? length, from: least, to: most)
        case (let least?, nil): return max(min(inner ?? .infinity, length), least)
        case (nil, let most?): return min(max(inner ?? -.infinity, length), most)
        case (nil, nil): return length
        }
    }

    private func clamped(_ length: Double, from least: Double, to most: Double) -> Double {
        min(max(length, least), max(least, most))
    }
}
