import TypeScaleLayout

/// The problems of a view with unknown parts.
struct BoundedProblems {
    private(set) var problems: [ViewProblem] = []
    private let engine: BoundsEngine
    private let contexts: [BoundsEngine.Context]
    private let containsText: [Bool]
    private let slack: Double
    private let width: Double

    /// The frames around a view.
    private struct Frames {
        /// The smallest height, or infinity for a height that is free.
        var height = Double.infinity
        /// Whether the content of a frame can be higher than the frame.
        var canOverflow = false
        /// Whether the width of the nearest frame is limited.
        var hasWidth = false
    }

    init(_ engine: BoundsEngine, _ width: Double) {
        self.engine = engine
        self.width = width
        engine.place(0, Interval(width))
        contexts = engine.contexts()
        var containsText = engine.nodes.map { $0.text != nil }
        // A parent comes before its children.
        for index in engine.nodes.indices.reversed() where !containsText[index] {
            containsText[index] = engine.children(of: index).contains { containsText[$0] }
        }
        self.containsText = containsText
        // Each text can take a pixel more than its share, because its size is rounded up.
        slack = engine.pixel * Double(engine.nodes.count { $0.text != nil })
        visit(0, Frames())
        let size = engine.size(0, Interval(width))
        let overflow = overflow(0)
        if size.least > width + slack {
            add(
                .tooWide,
                0,
                "needs at least \(size.least.printed) points and has \(width.printed)"
            )
        } else if engine.excess(0, width) > slack
            || overflow > 0 && size.most + 2 * overflow > width
        {
            add(.unknown, 0, "can be wider than \(width.printed) points")
        }
    }

    /// Returns an upper bound of the lengths by which views are wider than the views around them.
    ///
    /// Views that scroll horizontally, and views without text, do not count.
    private func overflow(_ index: Int) -> Double {
        guard containsText[index], isShown(index) else { return 0 }
        if case .scroll(.horizontal, _) = engine.nodes[index].view { return 0 }
        let own = own(index)
        return engine.children(of: index).reduce(own > slack ? own : 0) { $0 + overflow($1) }
    }

    /// Returns an upper bound of the length by which the content of a view is wider than the view.
    private func own(_ index: Int) -> Double {
        guard containsText[index] else { return 0 }
        let children = engine.children(of: index)
        let findings = engine.findings[index]
        var least = findings.offered.map { engine.size(index, $0).least } ?? .infinity
        if findings.canBeIdeal { least = min(least, engine.size(index, nil).least) }
        switch engine.nodes[index].view {
        case .framed(.some, _, _, _), .limited: return engine.excess(children[0], least)
        case .padded(let insets, _):
            return max(0, -insets.leading.least) + max(0, -insets.trailing.least)
        case .stack(.horizontal, _, let spacing?, _):
            // With a negative distance, a view can begin before the row, or end after it.
            return max(0, -spacing.least) * Double(max(0, children.count - 1))
        case .decorated where containsText[children[1]]: return engine.excess(children[1], least)
        default: return 0
        }
    }

    private mutating func add(_ kind: ViewProblem.Kind, _ index: Int, _ reason: String) {
        let name = engine.nodes[index].view.name
        // A view of an alternative is perhaps not shown.
        let kind = contexts[index].isOptional ? .unknown : kind
        problems.append(ViewProblem(kind: kind, view: name, reason: reason))
    }

    /// Returns whether a node can be placed.
    private func isShown(_ index: Int) -> Bool {
        engine.findings[index].offered != nil || engine.findings[index].canBeIdeal
    }

    private mutating func visit(_ index: Int, _ frames: Frames) {
        let node = engine.nodes[index]
        guard isShown(index) else { return }
        var frames = frames
        if let text = node.text { judge(text, index, frames) }
        let limits = node.view.frameLimits
        if limits.contains(.horizontal) {
            frames.hasWidth = true
            if overflow(index) > slack {
                add(.unknown, index, "can be narrower than its content")
            }
        }
        if limits.contains(.vertical) {
            let height = node.view.heightLimit
            frames.height = min(frames.height, height.most)
            let content = engine.idealHeight(engine.children(of: index)[0])
            let least = min(frames.height, height.least)
            frames.canOverflow = frames.canOverflow || content.most > least + slack
            let needed = engine.textHeight(engine.children(of: index)[0])
            if needed > frames.height + slack {
                let height = frames.height.printed
                add(.tooTall, index, "needs at least \(needed.printed) points and has \(height)")
            }
        }
        switch node.view {
        case .unknown: add(.unknown, index, "is unknown, so its texts are not judged")
        case .scroll(.vertical, _): (frames.height, frames.canOverflow) = (.infinity, false)
        case .scroll(.horizontal, _): frames.hasWidth = false
        default: break
        }
        let children = engine.children(of: index)
        for (position, child) in children.enumerated() {
            // An overlay or a background can be higher than its view.
            if case .decorated = node.view, position == 1, frames.height < .infinity {
                let (first, other) = (
                    engine.idealHeight(children[0]), engine.idealHeight(child)
                )
                frames.canOverflow = frames.canOverflow || other.most > first.least + slack
            }
            visit(child, frames)
        }
    }

    private mutating func judge(_ text: MeasuredViewText, _ index: Int, _ frames: Frames) {
        let offered = engine.findings[index].offered
        switch engine.verdict(index, text, contexts[index]) {
        case .truncated:
            let most = offered?.most ?? .infinity
            let room = most < .infinity ? "has at most \(most.printed) points and" : "has room and"
            let needed = text.isLimitedToOneLine ? text.ideal.width * text.minimumScale : nil
            add(.truncated, index, room + (needed.map { " needs \($0.printed)" } ?? " is cut"))
            return
        case .inconclusive:
            let room = offered.map { offered -> String in
                let most = offered.most < .infinity ? offered.most.printed : "any number of"
                return "has \(offered.least.printed) to \(most) points and "
            }
            let reason = (room ?? "") + "needs \(text.ideal.width.printed)"
            add(.unknown, index, "\(reason)")
            return
        case .fits: break
        }
        let height = engine.idealHeight(index)
        if height.least > frames.height + engine.pixel {
            let least = height.least.printed
            let reason = "is \(least) points high in a frame of \(frames.height.printed)"
            add(.tooTall, index, reason)
        } else if height.most > frames.height + engine.pixel, text.minimumScale == 1 {
            let (least, most) = (height.least.printed, height.most.printed)
            let reason = "is \(least) to \(most) points high in a frame of"
            add(.unknown, index, "\(reason) \(frames.height.printed)")
        } else if frames.canOverflow {
            let reason = "shares a height of \(frames.height.printed)"
            add(.unknown, index, reason)
        }
        guard let offered, frames.hasWidth || !text.breaksWord(width) else { return }
        let isOpen = engine.nodes[index].view.isOpenText
        let isCertain = !isOpen && !engine.findings[index].canBeIdeal
        if isCertain, offered.most < .infinity, text.breaksWord(offered.most) {
            let most = offered.most.printed
            add(.broken, index, "has at most \(most) points, which is too narrow for a word")
        } else if isOpen || text.breaksWord(offered.least) {
            let reason = "has \(offered.least.printed) to \(offered.most.printed) points for a word"
            add(.unknown, index, "\(reason)")
        }
    }
}

extension ViewNode {
    /// The bounds of the height that a frame does not exceed.
    fileprivate var heightLimit: Interval {
        switch self {
        case .framed(_, let height?, _, _): height.interval
        case .limited(_, let height, _, _):
            Interval(
                min(height.ideal ?? .infinity, height.maximum ?? .infinity),
                height.maximum ?? .infinity
            )
        default: Interval(.infinity)
        }
    }
}
