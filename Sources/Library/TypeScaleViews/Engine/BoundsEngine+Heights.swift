import TypeScaleLayout

extension BoundsEngine {
    /// What is known about the height that a node is placed with.
    enum Height {
        /// The node has its ideal height.
        case free
        /// The node has at least its ideal height, which a vertical stack divides among views.
        case given
        /// The node has at least its ideal height for another width within the bounds.
        case shared
        /// The node can have less than its ideal height, so that text that wraps may have no room.
        case limited
    }

    /// What the views around a node mean for it.
    struct Context {
        var height = Height.free
        /// Whether the node can be absent, because another one fits.
        var isOptional = false
        /// Whether the node can be measured with its ideal width.
        var canBeIdeal = false
    }

    /// Returns the contexts of all nodes, which were placed.
    func contexts() -> [Context] {
        var contexts = nodes.map { _ in Context() }
        for index in nodes.indices {
            let children = children(of: index)
            let inner = inside(index, contexts[index])
            for child in children { contexts[child] = inner }
            if case .decorated = nodes[index].view {
                // The other view has the size of the first one.
                contexts[children[0]] = contexts[index]
            }
        }
        return contexts
    }

    /// Returns the bounds of a text's number of lines, without its own limit and its height.
    func lineCounts(_ index: Int) -> ClosedRange<Int> {
        if let lines = findings[index].lines { return lines }
        let lines = computedLineCounts(index)
        findings[index].lines = lines
        return lines
    }

    private func computedLineCounts(_ index: Int) -> ClosedRange<Int> {
        guard let text = nodes[index].text else { return 1...1 }
        let findings = findings[index]
        let view = nodes[index].view
        let ideal = text.lines(.unspecified, limit: .max).count
        guard let offered = findings.offered else { return ideal...ideal }
        guard !view.isOpenText else { return ideal...Int.max }
        let factors = factors(text, view)
        let widths = Interval(
            (offered.least - pixel) / factors.most,
            (offered.most + pixel) / factors.least
        )
        let counts = text.lineCounts(widths, words(index))
        return findings.canBeIdeal ? min(ideal, counts.lowerBound)...counts.upperBound : counts
    }

    /// Returns the bounds of the factor by which a text can be wider than its measured width.
    ///
    /// A text that is wider by a factor breaks as in a width that is smaller by this factor.
    func factors(_ text: MeasuredViewText, _ view: ViewNode) -> Interval {
        let ideal = max(text.ideal.width, 1e-9)
        let least = max(1e-9, needed(text, view).least / ideal)
        return Interval(least, max(1, text.bounds.most / ideal))
    }

    /// Returns the smallest distance from the top of the first text to the bottom of the last one.
    ///
    /// In a frame of less height, a text has no room.
    func textHeight(_ index: Int) -> Double {
        let children = children(of: index)
        switch nodes[index].view {
        case .text: return idealHeight(index).least
        case .stack(.vertical, _, let spacing, _):
            let heights = children.map { textHeight($0) }
            guard let first = heights.firstIndex(where: { $0 > 0 }),
                let last = heights.lastIndex(where: { $0 > 0 }), first < last
            else { return heights.max() ?? 0 }
            let gap = spacing?.least ?? min(0, lowestSpacing(index))
            let between = children[(first + 1)..<last].reduce(0) { $0 + idealHeight($1).least }
            return heights[first] + between + heights[last] + gap * Double(last - first)
        case .scroll(.vertical, _), .firstThatFits: return 0
        case .decorated, .padded, .framed, .limited, .ideal, .prioritized, .named, .proportional,
            .scroll(.horizontal, _):
            return textHeight(children[0])
        case .stack(.horizontal, _, _, _), .layers:
            return children.map { textHeight($0) }.max() ?? 0
        case .box, .fill, .spacer, .divider, .unknown: return 0
        }
    }

    /// Returns the bounds of a node's height, of which the upper one bounds the ideal height.
    func idealHeight(_ index: Int) -> Interval {
        let children = children(of: index)
        func highest() -> Interval {
            largest(index) { idealHeight($0) }
        }
        switch nodes[index].view {
        case .text:
            guard let text = nodes[index].text else { return .any }
            let counts = lineCounts(index)
            let limit = text.lineLimit
            func height(_ count: Int) -> Double {
                let lines = Double(min(count, limit) - 1)
                return (text.lineHeight + text.lineAdvance * lines) + pixel
            }
            // A text that shrinks can have fewer lines.
            let scale = text.minimumScale
            let least = height(scale < 1 ? 1 : counts.lowerBound) - pixel
            return Interval(least * scale, height(counts.upperBound))
        case .box(_, let height): return height.interval
        case .fill: return Interval(0, 10)
        case .spacer(let minimum):
            return nodes[index].axis == .horizontal ? Interval(0) : minimum.interval
        case .divider: return nodes[index].axis == .vertical ? Interval(pixel, 1) : Interval(0, 10)
        case .stack(.vertical, _, let spacing, _):
            let count = Double(max(0, children.count - 1))
            let texts = children.isEmpty ? 0 : lowestSpacing(index)
            let gap = spacing?.interval
            let least = gap.map { $0.least * count } ?? min(0, texts) * count
            let sum = children.reduce(Interval(0)) { $0 + idealHeight($1) }
            return Interval(sum.least + least, sum.most + (gap?.most ?? 8) * count)
        // Texts that are aligned at their baselines can need more than the highest.
        case .stack(_, let alignment, _, _), .layers(let alignment, _):
            guard alignment.vertical.isBaseline else { return highest() }
            let sum = children.reduce(0) { $0 + idealHeight($1).most }
            return Interval(highest().least, sum)
        case .padded(let insets, _):
            let inner = idealHeight(children[0])
            return Interval(
                inner.least + insets.top.least + insets.bottom.least,
                inner.most + insets.top.most + insets.bottom.most
            )
        case .framed(_, let height?, _, _): return height.interval
        case .limited(_, let height, _, _):
            let inner = idealHeight(children[0])
            guard height.ideal == nil else { return .any }
            let (least, most) = (height.minimum ?? 0, height.maximum ?? .infinity)
            return Interval(
                max(least, min(most, inner.least)),
                max(least, min(most, inner.most))
            )
        case .framed, .ideal, .prioritized, .named, .decorated, .scroll(.horizontal, _):
            return idealHeight(children[0])
        case .scroll(.vertical, _): return Interval(0, idealHeight(children[0]).most)
        case .firstThatFits:
            guard let first = children.first else { return Interval(0) }
            return children.reduce(idealHeight(first)) { $0.union(idealHeight($1)) }
        case .proportional, .unknown: return .any
        }
    }

    /// Returns the smallest distance between texts in a node, which can be negative.
    private func lowestSpacing(_ index: Int) -> Double {
        if let text = nodes[index].text { return text.spacing }
        return children(of: index).map { lowestSpacing($0) }.min() ?? 0
    }

    /// Returns the context of the children of a node.
    private func inside(
        _ index: Int,
        _ context: Context
    ) -> Context {
        var inner = context
        // A view that is measured with its ideal width can be placed with less than that.
        let otherWidth = context.canBeIdeal ? Height.limited : .shared
        switch nodes[index].view {
        case .stack(.horizontal, _, _, _):
            // A row is placed with its own height, in which views that wrap can share its width in
            // another way.
            if !hasOneWidth(index), context.height != .limited {
                inner.height = .shared
            } else if context.height == .free {
                inner.height = .given
            }
        case .stack(.vertical, _, _, _):
            if context.height != .free, !hasRoom(index) { inner.height = .limited }
        case .layers:
            if context.height == .free { inner.height = .given }
            // Layers have the size of those with the highest priority.
            let children = children(of: index)
            let isMixed =
                children.contains(where: hasUnknownPriority)
                || Set(children.map { nodes[$0].view.stackPriority }).count > 1
            if isMixed {
                inner.height = .limited
            } else if context.height != .limited, !keepsLines(index) {
                inner.height = otherWidth
            }
        case .scroll(let axis, _):
            if axis == .vertical { inner.height = .free } else { inner.canBeIdeal = true }
        case .framed(let width, let height, _, _):
            if let height {
                let ideal = idealHeight(children(of: index)[0]).most
                inner.height = ideal <= height.least ? .given : .limited
            }
            if width != nil { inner.canBeIdeal = false }
        case .limited(let width, let height, _, _):
            // A view that is measured with its ideal width and placed with less can need more
            // height there.
            let isNarrowed =
                if let ideal = width.ideal {
                    ideal < width.minimum ?? 0
                } else { width.maximum ?? .infinity < .infinity }
            let limit = min(height.maximum ?? .infinity, height.ideal ?? .infinity)
            let ideal = limit == .infinity ? 0 : idealHeight(children(of: index)[0]).most
            if ideal > limit || context.canBeIdeal && isNarrowed {
                inner.height = .limited
            } else if context.height != .limited, width.maximum == nil, !keepsLines(index) {
                inner.height = otherWidth
            } else if height != ViewNode.Limits(), context.height == .free {
                inner.height = .given
            }
            if width.ideal != nil { inner.canBeIdeal = false }
        case .ideal(let axes, _):
            if axes.contains(.vertical) { inner.height = .free }
            if axes.contains(.horizontal) { inner.canBeIdeal = true }
        case .firstThatFits:
            if context.height != .free { inner.height = .limited }
            if findings[index].candidates.count > 1 { inner.isOptional = true }
        case .proportional, .decorated: inner.height = .limited
        default: break
        }
        return inner
    }

    /// Returns whether texts have the same lines if the node has the width that it reports.
    ///
    /// A row of several flexible views can divide this width in another way.
    private func keepsLines(_ index: Int) -> Bool {
        let children = children(of: index)
        if case .stack(.horizontal, _, _, _) = nodes[index].view {
            let flexible = children.filter { flexibility($0).most > pixel }
            guard flexible.count <= 1 else { return false }
        }
        return children.allSatisfy { keepsLines($0) }
    }

    /// Returns whether a node that has at least its ideal height has the same width as without one.
    ///
    /// A row of such views asks them in the same order, and offers the same widths.
    private func hasOneWidth(_ index: Int) -> Bool {
        let children = children(of: index)
        switch nodes[index].view {
        case .text:
            // A newline can be in a line that has no room.
            return nodes[index].text.map { $0.lines(.unspecified, limit: .max).count <= 1 } ?? true
        case .box, .fill, .spacer, .divider, .framed(.some, _, _, _): return true
        case .unknown, .proportional: return false
        case .firstThatFits(let axes, _) where axes.contains(.vertical): return false
        case .limited(_, let height, _, _)
        where height.ideal != nil || idealHeight(children[0]).most > height.maximum ?? .infinity:
            return false
        case .stack(.vertical, _, _, _) where !hasRoom(index): return false
        case .decorated: return hasOneWidth(children[0])
        case .padded, .framed, .limited, .ideal, .prioritized, .named, .scroll, .stack, .layers,
            .firstThatFits:
            return children.allSatisfy { hasOneWidth($0) }
        }
    }

    /// Returns whether a column that has at least its ideal height gives each child its own.
    ///
    /// This is so if at most one child is flexible, because it is asked last and has the rest. Of
    /// several texts, the less flexible one is asked first, and has room if it is not higher.
    private func hasRoom(_ index: Int) -> Bool {
        let flexible = children(of: index).filter { child in
            if case .spacer = nodes[child].view { false } else { !hasOneHeight(child) }
        }
        guard flexible.count > 1 else { return true }
        let ranges = flexible.map { heightRanges($0) }
        for (first, one) in ranges.enumerated() {
            guard let one else { return false }
            for other in ranges.dropFirst(first + 1) {
                guard let other, one.count * other.count < 10_000 else { return false }
                for height in one {
                    let isReversed = other.contains { other in
                        let difference = (height.most - height.least) - (other.most - other.least)
                        return difference <= 1e-6 && height.most > other.most
                            || difference >= -1e-6 && height.most < other.most
                    }
                    if isReversed { return false }
                }
            }
        }
        return true
    }

    /// Returns the smallest and the largest height of a text for each number of lines, or `nil` for
    /// other views.
    private func heightRanges(_ index: Int) -> [Interval]? {
        let children = children(of: index)
        switch nodes[index].view {
        case .text:
            guard let text = nodes[index].text, text.minimumScale == 1,
                lineCounts(index).upperBound < 100
            else { return nil }
            return lineCounts(index).map { count in
                let added = text.lineAdvance * Double(count - 1)
                return Interval(text.lineHeight, text.lineHeight + added)
            }
        case .padded(let insets, _):
            guard insets.top.isKnown, insets.bottom.isKnown else { return nil }
            let added = insets.top.least + insets.bottom.least
            guard added >= 0 else { return nil }
            return heightRanges(children[0])?.map {
                Interval($0.least + added, $0.most + added)
            }
        case .framed(_, nil, _, _), .decorated, .ideal(.horizontal, _), .named:
            return heightRanges(children[0])
        case .limited(_, ViewNode.Limits(), _, _): return heightRanges(children[0])
        default: return nil
        }
    }

    /// Returns whether a node has the same height for every proposal.
    private func hasOneHeight(_ index: Int) -> Bool {
        let children = children(of: index)
        switch nodes[index].view {
        case .text: return lineCounts(index) == 1...1
        case .box: return true
        case .framed(_, .some, _, _): return true
        case .stack(.horizontal, _, _, _), .layers:
            return children.allSatisfy { hasOneHeight($0) }
        case .padded, .framed, .decorated, .named: return hasOneHeight(children[0])
        case .limited(_, let height, _, _):
            return height.maximum == nil && height.ideal == nil && hasOneHeight(children[0])
        case .ideal(let axes, _):
            return axes.contains(.vertical) || hasOneHeight(children[0])
        case .divider: return nodes[index].axis == .vertical
        default: return false
        }
    }
}

extension ViewNode.Alignment.Vertical {
    fileprivate var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
}

extension ViewNode.Limits {
    fileprivate static func ~= (pattern: ViewNode.Limits, value: ViewNode.Limits) -> Bool {
        pattern == value
    }
}
