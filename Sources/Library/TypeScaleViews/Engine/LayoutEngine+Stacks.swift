import TypeScaleLayout

extension LayoutEngine {
    /// Returns the places of the children of a stack or of layers.
    func arrangement(_ index: Int, _ proposal: ViewProposal) -> Arrangement {
        if let arrangement = memory[index].arrangements[proposal] { return arrangement }
        let arrangement: Arrangement
        switch nodes[index].view {
        case .stack(let axis, let alignment, let spacing, _):
            arrangement = stack(index, axis, alignment, spacing, proposal)
        case .layers(let alignment, _): arrangement = layers(index, alignment, proposal)
        default: arrangement = Arrangement(size: TextSize(width: 0, height: 0), children: [])
        }
        memory[index].arrangements[proposal] = arrangement
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
        var places: [Place] = []
        for child in children.indices {
            let offset = offsets[child]
            let isRow = axis == .horizontal
            places.append(
                Place(
                    child: children[child],
                    x: isRow ? along : offset,
                    y: isRow ? offset : along,
                    proposal: proposals[child]
                )
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
        let priorities = children.map { nodes[$0].view.stackPriority }
        let order = children.indices.sorted { first, second in
            if priorities[first] != priorities[second] {
                return priorities[first] > priorities[second]
            }
            let flexibility = [first, second].map {
                ranges[$0].most < .infinity ? ranges[$0].most - ranges[$0].least : .infinity
            }
            if flexibility[0] != flexibility[1] { return flexibility[0] < flexibility[1] }
            if flexibility[0] == .infinity, ranges[first].least != ranges[second].least {
                return ranges[first].least > ranges[second].least
            }
            return first < second
        }
        var offers = children.map { _ in offer(0) }
        var left = length - gaps
        var next = 0
        while next < order.count {
            let priority = priorities[order[next]]
            let group = order[next...].prefix { priorities[$0] == priority }
            // What the children of lower priorities need at least is kept for them.
            let lower = order[(next + group.count)...].reduce(0) { $0 + ranges[$1].least }
            var count = group.count
            for child in group {
                let share = lower < .infinity ? (left - lower) / Double(count) : 0
                offers[child] = offer(share)
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
        guard let highest = children.map({ nodes[$0].view.stackPriority }).max() else {
            return Arrangement(size: TextSize(width: 0, height: 0), children: [])
        }
        let deciding = children.filter { nodes[$0].view.stackPriority == highest }
        let sizes = deciding.map { self.size($0, proposal) }
        let size = TextSize(
            width: sizes.map { $0.width }.max() ?? 0,
            height: sizes.map { $0.height }.max() ?? 0
        )
        let inner = ViewProposal(size)
        /// Returns the guides of all children, and the largest one of those that decide.
        func guides(_ axis: ViewNode.Axis) -> (guides: [Double], start: Double) {
            let guides = children.map {
                guide($0, inner, self.size($0, inner), alignment, across: axis.other)
            }
            var start = 0.0
            for (child, guide) in zip(children, guides) where deciding.contains(child) {
                start = max(start, guide)
            }
            return (guides, start)
        }
        let (x, y) = (guides(.horizontal), guides(.vertical))
        func offset(_ guides: (guides: [Double], start: Double), _ child: Int) -> Double {
            let offset = guides.start - guides.guides[child]
            return offset.isFinite ? offset : 0
        }
        return Arrangement(
            size: size,
            children: children.indices.map {
                Place(child: children[$0], x: offset(x, $0), y: offset(y, $0), proposal: inner)
            }
        )
    }

    /// Returns offsets with which guides coincide, of which the smallest is 0.
    private static func offsets(_ guides: [Double]) -> [Double] {
        let start = guides.max() ?? 0
        // In a container of infinite size, guides have no common place.
        return guides.map { start == .infinity ? 0 : start - $0 }
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
        case .firstTextBaseline: baselines(index, proposal)?.first ?? size.height
        case .lastTextBaseline: baselines(index, proposal)?.last ?? size.height
        }
    }

    /// Returns the baselines in a node, or `nil` if it has no text.
    private func baselines(_ index: Int, _ proposal: ViewProposal) -> Baselines? {
        if let baselines = memory[index].baselines[proposal] {
            return baselines.first.isNaN ? nil : baselines
        }
        let result = computedBaselines(index, proposal)
        memory[index].baselines[proposal] = result ?? Baselines(first: .nan, last: .nan)
        return result
    }

    private func computedBaselines(_ index: Int, _ proposal: ViewProposal) -> Baselines? {
        if let text = nodes[index].text {
            let count = Double(max(0, text.lines(proposal).count - 1))
            return Baselines(first: text.ascent, last: text.ascent + text.lineAdvance * count)
        }
        var places = places(index, proposal, size(index, proposal))
        // An overlay or a background has no effect.
        if case .decorated = nodes[index].view { places = Array(places.prefix(1)) }
        return places.reduce(nil) { result, place in
            guard var inner = baselines(place.child, place.proposal) else { return result }
            inner.first += place.y
            inner.last += place.y
            guard let result else { return inner }
            return Baselines(
                first: min(result.first, inner.first),
                last: max(result.last, inner.last)
            )
        }
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
