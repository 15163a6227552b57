extension BoundsEngine {
    /// Returns the sum of the gaps in a row.
    private func gaps(_ index: Int) -> (least: Double, most: Double) {
        guard case .stack(_, _, let spacing, _) = nodes[index].view else { return (0, 0) }
        let count = Double(max(0, children(of: index).count - 1))
        if let spacing { return (spacing.least * count, spacing.most * count) }
        // Next to a spacer, the distance is 0. Elsewhere it is 8.
        return (0, 8 * count)
    }

    func rowSize(_ index: Int, _ proposal: Interval?) -> Interval {
        let children = children(of: index)
        let gaps = gaps(index)
        if children.contains(where: hasUnknownPriority) { return Interval(gaps.least, .infinity) }
        let sum = zip(children, offers(index, proposal)).reduce(Interval(0)) {
            $0 + size($1.0, $1.1)
        }
        var result = Interval(sum.least + gaps.least, sum.most + gaps.most)
        // The children do not all have their largest sizes together.
        if let proposal {
            result.most = min(result.most, proposal.most + excess(index, proposal.least))
            result.least = min(result.least, result.most)
        }
        return result
    }

    func rowExcess(_ index: Int, _ width: Double) -> Double {
        let children = children(of: index)
        if children.contains(where: hasUnknownPriority) { return .infinity }
        let offers = offers(index, Interval(width, .infinity))
        // What spacers need at least is kept for them.
        let isSpacer = children.map { nodes[$0].view.stackPriority == -.infinity }
        let kept = zip(children, isSpacer).reduce(gaps(index).most) { sum, child in
            child.1 ? sum + size(child.0, Interval(0)).most : sum
        }
        return zip(zip(children, offers), isSpacer).reduce(max(0, kept - width)) { sum, child in
            child.1 ? sum : sum + excess(child.0.0, child.0.1?.least ?? 0)
        }
    }

    /// Returns whether the body of an unknown view can end in a priority.
    func hasUnknownPriority(_ index: Int) -> Bool {
        switch nodes[index].view {
        case .unknown: true
        case .decorated, .ideal, .named:
            children(of: index).prefix(1).contains(where: hasUnknownPriority)
        default: false
        }
    }

    /// Returns the proposals for the children of a row.
    func offers(_ index: Int, _ proposal: Interval?) -> [Interval?] {
        if let offers = findings[index].offers[proposal] { return offers }
        let offers = computedOffers(index, proposal)
        findings[index].offers[proposal] = offers
        return offers
    }

    private func computedOffers(_ index: Int, _ proposal: Interval?) -> [Interval?] {
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
            let excesses = zip(group, offers).map { excess(children[$0], $1.least) }
            func share(_ before: [Int], _ open: [Int], _ after: Int) -> Interval {
                Share(least: least, most: most, count: group.count).bounds(
                    before: before.map { (sizes[$0], excesses[$0]) },
                    open: open.map { (sizes[$0], excesses[$0]) },
                    after: after
                )
            }
            if group.count > Self.maximumOrder {
                // Each child can be asked at any time.
                let all = share([], Array(group.indices), 0)
                offers = group.map { _ in all }
                continue
            }
            offers = group.indices.map { child in
                let others = group.indices.filter { $0 != child }
                let before = others.filter { flexibility[$0].most < flexibility[child].least }
                let after = others.filter { flexibility[$0].least > flexibility[child].most }
                let certain = Set(before + after)
                return share(before, others.filter { !certain.contains($0) }, after.count)
            }
        }
        return offers
    }

    /// The largest number of children whose order is found out, because the time is quadratic.
    private static var maximumOrder: Int { 200 }
}

/// A width that children share.
private struct Share {
    let least: Double
    let most: Double
    /// The number of children.
    let count: Int

    /// Returns the bounds of what a child is offered.
    ///
    /// The children before it have taken their sizes. Each set of the others can have done so. What
    /// is left is divided by the number of the rest.
    func bounds(
        before: [(size: Interval, excess: Double)],
        open: [(size: Interval, excess: Double)],
        after: Int
    ) -> Interval {
        func extreme(
            _ total: Double,
            _ length: (Interval) -> Double,
            _ precedes: (Double, Double) -> Bool,
            _ better: (Double, Double) -> Double
        ) -> Double {
            var left = before.reduce(total) { $0 - length($1.size) }
            var rest = Double(count - before.count)
            var result = left / rest
            for length in open.map({ length($0.size) }).sorted(by: precedes) where rest > 1 {
                left -= length
                rest -= 1
                result = better(result, left / rest)
            }
            return result
        }
        let upper = extreme(most, \.least, <, max)
        let lower = extreme(least, \.most, >, min)
        let excess = (before + open).reduce(0) { $0 + $1.excess }
        return Interval(max(lower, least / Double(count) - excess / Double(1 + after)), upper)
    }
}
