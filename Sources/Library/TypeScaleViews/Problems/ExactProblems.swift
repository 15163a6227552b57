import TypeScaleLayout

/// The problems of a view that is laid out exactly.
struct ExactProblems {
    private(set) var problems: [ViewProblem] = []
    private let engine: LayoutEngine
    private let width: Double
    /// The place of the view, which is centered in the width.
    private let left: Double
    private let pixel: Double
    private let slack: Double

    /// What the views around a view mean for it.
    private struct Context {
        /// The vertical edges that all frames of limited height have in common.
        var limits: (top: Double, bottom: Double)?
        /// The horizontal edges that all frames of limited width have in common.
        var sides: (left: Double, right: Double)?
        var scrollsHorizontally = false
        /// The views of the nearest row, and the position of this view among them.
        var row: (views: [ViewLayout], position: Int) = ([], 0)
    }

    init(_ engine: LayoutEngine, _ width: Double) {
        (self.engine, self.width) = (engine, width)
        let layout = ViewLayout(engine, ViewProposal(width: width))
        left = (width - layout.size.width) / 2
        pixel = 1 / engine.traits.pixelsPerPoint
        // Each text can take a pixel more than its share, because its size is rounded up.
        slack = pixel * Double(engine.nodes.count { $0.text != nil }) + 1e-6
        visit(0, layout, Context())
        if layout.size.width > width + slack, !problems.contains(where: { $0.kind == .tooWide }) {
            let reason = "has \(layout.size.width.printed) points in a width of \(width.printed)"
            problems.append(ViewProblem(kind: .tooWide, view: layout.view.name, reason: reason))
        }
    }

    private mutating func visit(_ index: Int, _ layout: ViewLayout, _ context: Context) {
        let (text, view) = (engine.nodes[index].text, engine.nodes[index].view)
        let name = view.name
        func add(_ kind: ViewProblem.Kind, _ reason: String) {
            problems.append(ViewProblem(kind: kind, view: name, reason: reason))
        }
        if let text {
            if layout.isTruncated {
                add(.truncated, truncation(text, layout, context.row))
            }
            if let limits = context.limits {
                let excess = max(limits.top - layout.y, layout.y + layout.height - limits.bottom)
                if excess > pixel {
                    let height = limits.bottom - limits.top
                    add(
                        .tooTall,
                        "is \(layout.height.printed) points high in a frame of \(height.printed)"
                    )
                }
            }
            // A word that is wider than the whole width breaks in every layout.
            if let offered = layout.proposal.width, !layout.isTruncated, text.breaksWord(offered),
                context.sides != nil || !text.breaksWord(width)
            {
                add(.broken, "has \(offered.printed) points, which is too narrow for a word")
            }
            if let sides = context.sides {
                let right = layout.x + layout.size.width
                if max(sides.left - layout.x, right - sides.right) > slack {
                    let width = sides.right - sides.left
                    add(
                        .tooWide,
                        "is \(layout.size.width.printed) points wide in a frame of \(width.printed)"
                    )
                }
            }
            let (start, end) = (left + layout.x, left + layout.x + layout.size.width)
            if !context.scrollsHorizontally, start < -slack || end > width + slack {
                add(
                    .tooWide,
                    "is from \(start.printed) to \(end.printed) in a width of \(width.printed)"
                )
            }
        }
        let children = engine.places(index, layout.proposal, layout.size).map(\.child)
        for (position, (child, inner)) in zip(children, layout.children).enumerated() {
            var context = context
            let limits = view.frameLimits
            if limits.contains(.vertical) {
                let outer = context.limits ?? (-.infinity, .infinity)
                let bottom = min(outer.bottom, layout.y + layout.height)
                context.limits = (max(outer.top, layout.y), bottom)
            }
            if limits.contains(.horizontal) {
                let outer = context.sides ?? (-.infinity, .infinity)
                let right = min(outer.right, layout.x + layout.size.width)
                context.sides = (max(outer.left, layout.x), right)
            }
            switch view {
            case .stack(.horizontal, _, _, _):
                context.row = (layout.children, position)
            case .scroll(.vertical, _): context.limits = nil
            case .scroll(.horizontal, _):
                context.sides = nil
                context.scrollsHorizontally = true
            default: break
            }
            visit(child, inner, context)
        }
    }

    /// Returns the lengths that explain why a text is truncated.
    private func truncation(
        _ text: MeasuredViewText,
        _ layout: ViewLayout,
        _ row: (views: [ViewLayout], position: Int)
    ) -> String {
        let offered = layout.proposal.width ?? layout.size.width
        let needed = text.lines(ViewProposal(width: offered), limit: .max)
        var reason = "has \(offered.printed) points and "
        reason +=
            layout.lineCount <= 1 && text.isLimitedToOneLine
            ? "needs \((text.ideal.width * text.minimumScale).printed)"
            : "shows \(layout.lineCount) of \(needed.count) lines"
        // The nearest neighbors are sufficient.
        let nearest = row.views.indices.prefix(row.position + 3).suffix(5)
        let others = nearest.compactMap { position -> String? in
            let other = row.views[position]
            guard position != row.position, other.size.width > 0 else { return nil }
            return "\(other.firstText?.name ?? other.view.name) keeps \(other.size.width.printed)"
        }
        if !others.isEmpty { reason += "; next to it, " + others.joined(separator: ", ") }
        return reason
    }
}

extension ViewLayout {
    fileprivate var height: Double { size.height }

    /// The first text in the view.
    fileprivate var firstText: ViewNode? {
        if case .text = view { return view }
        for child in children {
            if let text = child.firstText { return text }
        }
        return nil
    }
}

extension ViewNode {
    /// The axes on which the node is a frame of a limited length.
    var frameLimits: AxisSet {
        var axes: AxisSet = []
        switch self {
        case .framed(let width, let height, _, _):
            if width != nil { axes.insert(.horizontal) }
            if height != nil { axes.insert(.vertical) }
        case .limited(let width, let height, _, _):
            if width.maximum ?? .infinity < .infinity { axes.insert(.horizontal) }
            if height.maximum ?? .infinity < .infinity || height.ideal != nil {
                axes.insert(.vertical)
            }
        default: break
        }
        return axes
    }
}
