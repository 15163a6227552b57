extension BoundsEngine {
    /// Returns the sum of the gaps in a row.
    private func gaps(_ index: Int) -> Interval {
        guard case .stack(_, _, let spacing, _) = nodes[index].view else { return Interval(0) }
        let count = Double(max(0, children(of: index).count - 1))
        if let spacing { return Interval(spacing.least * count, spacing.most * count) }
        // Next to a spacer, the distance is 0. Elsewhere it is 8.
        return Interval(0, 8 * count)
    }

    func rowSize(_ index: Int, _ proposal: Interval?) -> Interval {
        let children = children(of: index)
        let gaps = gaps(index)
        if children.contains(where: hasUnknownPriority) { return Interval(gaps.least, .infinity) }
        return zip(children, offers(index, proposal)).reduce(gaps) { $0 + size($1.0, $1.1) }
    }

    func rowExcess(_ index: Int, _ width: Double) -> Double {
        let children = children(of: index)
        if children.contains(where: hasUnknownPriority) { return .infinity }
        let offers = offers(index, Interval(width, .infinity))
        return zip(children, offers).reduce(max(0, gaps(index).most - width)) {
            $0 + excess($1.0, $1.1?.least ?? 0)
        }
    }

    /// Returns whether the body of an unknown view can end in a priority.
    private func hasUnknownPriority(_ index: Int) -> Bool {
        switch nodes[index].view {
        case .unknown: true
        case .decorated, .ideal, .named:
            children(of: index).prefix(1).contains(where: hasUnknownPriority)
        default: false
        }
    }

    /// Returns the proposals for the children of a row.
    func offers(_ index: Int, _ proposal: Interval?) -> [Interval?] {
        let children = children(of: index)
        guard let proposal else { return children.map { _ in nil } }
        let gaps = gaps(index)
        guard !children.contains(where: hasUnknownPriority) else {
            return children.map { _ in Interval(0, proposal.most - gaps.least) }
        }
        let minima = children.map { size($0, Interval(0)) }
        let priorities = children.map { nodes[$0].view.stackPriority }
        var offers = children.map { _ in Interval(0) }
        // What is left, from which the minima of later groups are taken.
        var (least, most) = (proposal.least - gaps.most, proposal.most - gaps.least)
        var before: (least: Double, excess: Double)?
        for priority in Set(priorities).sorted(by: >) {
            let group = children.indices.filter { priorities[$0] == priority }
            let own = group.reduce(Interval(0)) { $0 + minima[$1] }
            let lower = children.indices.reduce(Interval(0)) {
                priorities[$1] < priority ? $0 + minima[$1] : $0
            }
            var available = least - lower.most
            if let before {
                available = max(available, min(before.least, 0) - before.excess + own.least)
            }
            let share = share(group, children, available, most - lower.least)
            var excess = 0.0
            for (child, offer) in zip(group, share) {
                offers[child] = offer
                let size = size(children[child], offer)
                least -= size.most
                if most < .infinity { most -= size.least }
                excess += self.excess(children[child], offer.least)
            }
            before = (available, excess)
        }
        return offers
    }

    /// Returns the difference between the largest and the smallest width of a node.
    func flexibility(_ index: Int) -> Interval {
        let (small, large) = (size(index, Interval(0)), size(index, Interval(.infinity)))
        let least = large.least == .infinity ? .infinity : large.least - small.most
        return Interval(least, large.most == .infinity ? .infinity : large.most - small.least)
    }

    /// Returns the proposals for children of one priority, which share a width.
    ///
    /// A child that is certain to be asked before another one takes its size first. A sibling that
    /// takes at most its share never lowers the share of the others. One that takes more lowers it
    /// by this excess, divided by the number of the others.
    private func share(
        _ group: [Int],
        _ children: [Int],
        _ least: Double,
        _ most: Double
    ) -> [Interval] {
        let flexibility = group.map { self.flexibility(children[$0]) }
        let start = Interval(0, max(0, most))
        var offers = group.map { _ in start }
        for _ in 0..<4 {
            let sizes = zip(group, offers).map { size(children[$0], $1) }
            offers = group.indices.map { child in
                var (before, open, after) = ([Int](), [Int](), 0)
                for other in group.indices where other != child {
                    if flexibility[other].most < flexibility[child].least {
                        before.append(other)
                    } else if flexibility[other].least > flexibility[child].most {
                        after += 1
                    } else {
                        open.append(other)
                    }
                }
                let count = Double(group.count)
                func average(
                    _ total: Double,
                    _ others: [Int],
                    _ length: (Int) -> Double
                )
                    -> Double
                {
                    let rest = count - Double(others.count)
                    return (total - others.reduce(0) { $0 + length($1) }) / rest
                }
                var upper = average(most, before) { sizes[$0].least }
                var taken = before
                for other in open.sorted(by: { sizes[$0].least < sizes[$1].least }) {
                    taken.append(other)
                    upper = max(upper, average(most, taken) { sizes[$0].least })
                }
                var lower = average(least, before) { sizes[$0].most }
                taken = before
                for other in open.sorted(by: { sizes[$0].most > sizes[$1].most }) {
                    taken.append(other)
                    lower = min(lower, average(least, taken) { sizes[$0].most })
                }
                let excess = (before + open).reduce(0) {
                    $0 + self.excess(children[group[$1]], offers[$1].least)
                }
                lower = max(lower, least / count - excess / Double(1 + after))
                return Interval(lower, upper)
            }
        }
        return offers
    }
}
