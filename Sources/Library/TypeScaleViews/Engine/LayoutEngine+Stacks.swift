import TypeScaleLayout

extension LayoutEngine {
    /// Returns the places of the children of a stack or of layers.
    func arrangement(_ index: Int, _ proposal: ViewProposal) -> Arrangement {
        if let arrangement = nodes[index].arrangements[proposal] { return arrangement }
        let arrangement: Arrangement
        switch nodes[index].view {
        case .stack(let axis, let alignment, let spacing, _):
            arrangement = stack(index, axis, alignment, spacing, proposal)
        case .layers(let alignment, _): arrangement = layers(index, alignment, proposal)
        default: arrangement = Arrangement(size: TextSize(width: 0, height: 0), children: [])
        }
        nodes[index].arrangements[proposal] = arrangement
        return arrangement
    }

    private func stack(
        _ index: Int,
        _ axis: ViewNode.Axis,
        _ alignment: ViewNode.Alignment,
        _ spacing: ViewLength?,
        _ proposal: ViewProposal
    ) -> Arrangement {
        let children = Array(children(of: index))
        let gaps = zip(children, children.dropFirst()).map {
            spacing?.least ?? distance($0, $1, axis)
        }
        let proposals = proposals(children, axis, gaps.reduce(0, +), proposal)
        let sizes = zip(children, proposals).map { size($0, $1) }
        // Across the stack, the guides of the children are at the same place.
        let guides = children.indices.map {
            guide(children[$0], proposals[$0], sizes[$0], alignment, across: axis)
        }
        let offsets = Self.offsets(guides)
        var (along, across) = (0.0, 0.0)
        var places: [(x: Double, y: Double, proposal: ViewProposal)] = []
        for child in children.indices {
            let offset = offsets[child]
            places.append(
                axis == .horizontal
                    ? (along, offset, proposals[child]) : (offset, along, proposals[child])
            )
            along += sizes[child].length(axis) + (child < gaps.count ? gaps[child] : 0)
            across = max(across, offset + sizes[child].length(axis.other))
        }
        return Arrangement(size: TextSize(axis, along: along, across: across), children: places)
    }

    /// Returns the proposals for the children of a stack.
    ///
    /// The children of a higher priority come first, and among these the least flexible one. Each
    /// is offered an equal share of what is left.
    ///
    /// Source: OpenSwiftUI@069dd80b, `StackLayout`, and layouts of macOS and iOS that agree.
    private func proposals(
        _ children: [Int],
        _ axis: ViewNode.Axis,
        _ gaps: Double,
        _ proposal: ViewProposal
    ) -> [ViewProposal] {
        let across = proposal[axis.other]
        func offer(_ length: Double?) -> ViewProposal {
            ViewProposal(axis, along: length, across: across)
        }
        guard let length = proposal[axis] else { return children.map { _ in offer(nil) } }
        let ranges = children.map { child in
            (
                least: size(child, offer(0)).length(axis),
                most: size(child, offer(.infinity)).length(axis)
            )
        }
        let priorities = children.map { priority($0) }
        let order = children.indices.sorted { first, second in
            if priorities[first] != priorities[second] {
                return priorities[first] > priorities[second]
            }
            let flexibility = [first, second].map { ranges[$0].most - ranges[$0].least }
            if flexibility[0] != flexibility[1] { return flexibility[0] < flexibility[1] }
            if flexibility[0] == .infinity, ranges[first].least != ranges[second].least {
                return ranges[first].least > ranges[second].least
            }
            return first < second
        }
        var offers = children.map { _ in offer(0) }
        // What the children of lower priorities need at least is kept for them.
        var left = length - gaps
        for child in order { left -= ranges[child].least }
        var next = 0
        while next < order.count {
            let priority = priorities[order[next]]
            let group = order[next...].prefix { priorities[$0] == priority }
            for child in group { left += ranges[child].least }
            var count = group.count
            for child in group {
                offers[child] = offer(max(0, left / Double(count)))
                if left < .infinity { left -= size(children[child], offers[child]).length(axis) }
                count -= 1
            }
            next += group.count
        }
        return offers
    }

    private func layers(
        _ index: Int,
        _ alignment: ViewNode.Alignment,
        _ proposal: ViewProposal
    ) -> Arrangement {
        let children = Array(children(of: index))
        guard let highest = children.map({ priority($0) }).max() else {
            return Arrangement(size: TextSize(width: 0, height: 0), children: [])
        }
        let deciding = children.filter { priority($0) == highest }
        let size = union(deciding, deciding.map { _ in proposal }, alignment).size
        let inner = ViewProposal(size)
        var arrangement = union(children, children.map { _ in inner }, alignment)
        // The size is that of the deciding children, and the guides of all are at the same place.
        arrangement.size = size
        return arrangement
    }

    /// Returns the places of children whose guides coincide on both axes.
    private func union(
        _ children: [Int],
        _ proposals: [ViewProposal],
        _ alignment: ViewNode.Alignment
    ) -> Arrangement {
        let sizes = zip(children, proposals).map { size($0, $1) }
        func offsets(_ axis: ViewNode.Axis) -> [Double] {
            let guides = children.indices.map {
                guide(children[$0], proposals[$0], sizes[$0], alignment, across: axis.other)
            }
            return Self.offsets(guides)
        }
        let (x, y) = (offsets(.horizontal), offsets(.vertical))
        let width = children.indices.map { x[$0] + sizes[$0].width }.max() ?? 0
        let height = children.indices.map { y[$0] + sizes[$0].height }.max() ?? 0
        return Arrangement(
            size: TextSize(width: width, height: height),
            children: children.indices.map { (x[$0], y[$0], proposals[$0]) }
        )
    }

    /// Returns offsets with which guides coincide, of which the smallest is 0.
    private static func offsets(_ guides: [Double]) -> [Double] {
        let start = guides.max() ?? 0
        // In a container of infinite size, guides have no common place.
        return guides.map { start == .infinity ? 0 : start - $0 }
    }

    /// Returns the priority of a node in its stack.
    private func priority(_ index: Int) -> Double {
        switch nodes[index].view {
        case .prioritized(let priority, _): priority
        case .spacer: -.infinity
        default: 0
        }
    }
}

extension LayoutEngine {
    /// Returns the place of a node's guide, from its top or leading edge, across an axis.
    func guide(
        _ index: Int,
        _ proposal: ViewProposal,
        _ size: TextSize,
        _ alignment: ViewNode.Alignment,
        across axis: ViewNode.Axis
    ) -> Double {
        if axis == .vertical {
            return switch alignment.horizontal {
            case .leading: 0
            case .center: size.width / 2
            case .trailing: size.width
            }
        }
        return switch alignment.vertical {
        case .top: 0
        case .center: size.height / 2
        case .bottom: size.height
        case .firstTextBaseline: baseline(index, proposal, isFirst: true) ?? size.height
        case .lastTextBaseline: baseline(index, proposal, isFirst: false) ?? size.height
        }
    }

    /// Returns the first or the last baseline in a node, or `nil` if it has no text.
    private func baseline(_ index: Int, _ proposal: ViewProposal, isFirst: Bool) -> Double? {
        if let text = nodes[index].text {
            let count = isFirst ? 1 : text.lines(proposal).count
            return text.ascent + text.lineAdvance * Double(max(0, count - 1))
        }
        let children = Array(children(of: index))
        let places = places(index, proposal, size(index, proposal))
        let baselines = zip(children, places).compactMap { child, place in
            baseline(child, place.proposal, isFirst: isFirst).map { $0 + place.y }
        }
        return isFirst ? baselines.min() : baselines.max()
    }
}

extension TextSize {
    init(_ axis: ViewNode.Axis, along: Double, across: Double) {
        switch axis {
        case .horizontal: self.init(width: along, height: across)
        case .vertical: self.init(width: across, height: along)
        }
    }

    func length(_ axis: ViewNode.Axis) -> Double { axis == .horizontal ? width : height }
}
