extension ViewNode {
    /// Returns a horizontal stack.
    ///
    /// A spacing of `nil` depends on the neighbors.
    public static func hStack(
        alignment: Alignment.Vertical = .center,
        spacing: ViewLength? = nil,
        _ children: [ViewNode]
    ) -> ViewNode {
        .stack(.horizontal, alignment: Alignment(.center, alignment), spacing: spacing, children)
    }

    /// Returns a vertical stack.
    ///
    /// A spacing of `nil` depends on the neighbors.
    public static func vStack(
        alignment: Alignment.Horizontal = .center,
        spacing: ViewLength? = nil,
        _ children: [ViewNode]
    ) -> ViewNode {
        .stack(.vertical, alignment: Alignment(alignment, .center), spacing: spacing, children)
    }

    /// Returns a stack of layers, from back to front.
    public static func zStack(
        alignment: Alignment = .center,
        _ children: [ViewNode]
    ) -> ViewNode {
        .layers(alignment: alignment, children)
    }

    /// Returns the view with the same space on all sides.
    public func padding(_ length: ViewLength = 16) -> ViewNode {
        padding(Insets(top: length, leading: length, bottom: length, trailing: length))
    }

    /// Returns the view with space around it.
    public func padding(_ insets: Insets) -> ViewNode { .padded(insets, self) }

    /// Returns the view in a frame.
    ///
    /// A length of `nil` is the view's.
    public func frame(
        width: ViewLength? = nil,
        height: ViewLength? = nil,
        alignment: Alignment = .center
    ) -> ViewNode {
        .framed(width: width, height: height, alignment: alignment, self)
    }

    /// Returns the view in a frame with limits.
    public func frame(
        widthLimits: Limits,
        heightLimits: Limits = Limits(),
        alignment: Alignment = .center
    ) -> ViewNode {
        .limited(width: widthLimits, height: heightLimits, alignment: alignment, self)
    }

    /// Returns the view with its ideal size on some axes.
    public func fixedSize(_ axes: AxisSet = .both) -> ViewNode { .ideal(axes, self) }

    /// Returns the view with a priority in its stack.
    public func layoutPriority(_ priority: Double) -> ViewNode { .prioritized(priority, self) }

    /// Returns the view with a name, which layouts and problems contain.
    public func named(_ name: String) -> ViewNode { .named(name, self) }

    /// Returns the view with an overlay, which has no effect on the size.
    public func overlay(_ other: ViewNode, alignment: Alignment = .center) -> ViewNode {
        .decorated(self, with: other, alignment: alignment)
    }

    /// Returns the view with a background, which has no effect on the size.
    public func background(_ other: ViewNode, alignment: Alignment = .center) -> ViewNode {
        .decorated(self, with: other, alignment: alignment)
    }

    /// Returns the view with a ratio of its width to its height, or with its ideal ratio.
    public func aspectRatio(_ ratio: Double? = nil, _ fit: Fit = .fit) -> ViewNode {
        .proportional(ratio, fit, self)
    }
}

extension ViewNode {
    /// The words that name the node in a layout.
    var name: String {
        switch self {
        case .text(let text): "text \(text.text.debugDescription)"
        case .box: "box"
        case .fill: "fill"
        case .spacer: "spacer"
        case .divider: "divider"
        case .stack(.horizontal, _, _, _): "horizontal stack"
        case .stack(.vertical, _, _, _): "vertical stack"
        case .layers: "layers"
        case .padded: "padding"
        case .framed: "frame"
        case .limited: "frame with limits"
        case .ideal: "fixed size"
        case .prioritized(let priority, _): "priority \(priority.printed)"
        case .decorated: "view with an overlay or a background"
        case .proportional: "aspect ratio"
        case .scroll: "scroll view"
        case .firstThatFits: "first view that fits"
        case .named(let name, let child): "\(name) (\(child.name))"
        case .unknown(let name): name
        }
    }

    /// The priority of the node in its stack.
    var stackPriority: Double {
        switch self {
        case .prioritized(let priority, _): priority
        case .spacer: -.infinity
        case .decorated(let child, _, _), .ideal(_, let child), .named(_, let child):
            child.stackPriority
        default: 0
        }
    }

    /// The views in the node.
    var children: [ViewNode] {
        switch self {
        case .text, .box, .fill, .spacer, .divider, .unknown: []
        case .stack(_, _, _, let children), .layers(_, let children),
            .firstThatFits(_, let children):
            children
        case .padded(_, let child), .framed(_, _, _, let child), .limited(_, _, _, let child),
            .ideal(_, let child), .prioritized(_, let child), .proportional(_, _, let child),
            .scroll(_, let child), .named(_, let child):
            [child]
        case .decorated(let child, let other, _): [child, other]
        }
    }
}
