extension ViewNode {
    /// The node without lengths that have no meaning.
    ///
    /// A length that is negative, infinite or NaN is treated as 0, or as absent if it is optional.
    /// A maximum can be infinite, and insets can be negative.
    ///
    /// An unknown picture in an overlay, in a background or in a frame of known size has no effect.
    var valid: ViewNode {
        var node = self
        while case .decorated(let child, let other, _) = node, other.isUnknownPicture {
            node = child
        }
        return node.validNode
    }

    private var validNode: ViewNode {
        switch self {
        case .text, .fill, .divider, .layers, .ideal, .decorated, .scroll, .firstThatFits,
            .named, .unknown:
            self
        case .box(let width, let height):
            .box(width: width.nonnegative, height: height.nonnegative)
        case .spacer(let minimum): .spacer(minLength: minimum.nonnegative)
        case .stack(let axis, let alignment, let spacing, let children):
            .stack(axis, alignment: alignment, spacing: spacing?.ifFinite, children)
        case .padded(let insets, let child): .padded(insets.valid, child)
        case .framed(let width, let height, let alignment, let child):
            ViewNode.framed(
                width: width?.ifFinite?.nonnegative,
                height: height?.ifFinite?.nonnegative,
                alignment: alignment,
                child
            ).withoutUnknownPicture
        case .limited(let width, let height, let alignment, let child):
            .limited(width: width.valid, height: height.valid, alignment: alignment, child)
        case .prioritized(let priority, let child):
            .prioritized(priority.isNaN ? 0 : priority, child)
        case .proportional(let ratio, let fit, let child):
            .proportional(ratio.flatMap { $0 > 0 ? $0.ifFinite : nil }, fit, child)
        }
    }
}

extension ViewNode {
    /// The node, or a box instead of a frame of known size in which nothing is known or judged.
    private var withoutUnknownPicture: ViewNode {
        guard case .framed(let width?, let height?, _, let child) = self,
            width.isKnown, height.isKnown, child.isUnknownPicture
        else { return self }
        return .box(width: width, height: height)
    }

    /// Whether the node contains an unknown length and no text, as an image does.
    ///
    /// An unknown view can contain text.
    private var isUnknownPicture: Bool {
        var (nodes, isUnknown) = ([self], false)
        while let node = nodes.popLast() {
            switch node {
            case .text, .unknown: return false
            default: break
            }
            isUnknown = isUnknown || node.unknownName != nil
            nodes += node.children
        }
        return isUnknown
    }

    /// The name of an unknown part of the node itself, if it has one.
    var unknownName: String? {
        switch self {
        case .unknown(let name): return name
        case .text(let text): return text.isOpen ? "the rest of \(text.text.debugDescription)" : nil
        default: return lengths.first { !$0.isKnown }?.name
        }
    }

    private var lengths: [ViewLength] {
        switch self {
        case .box(let width, let height): [width, height]
        case .spacer(let minimum): [minimum]
        case .stack(_, _, let spacing, _): [spacing].compactMap { $0 }
        case .padded(let insets, _): [insets.top, insets.leading, insets.bottom, insets.trailing]
        case .framed(let width, let height, _, _): [width, height].compactMap { $0 }
        default: []
        }
    }
}

extension ViewNode.Insets {
    fileprivate var valid: ViewNode.Insets {
        ViewNode.Insets(
            top: top.inset,
            leading: leading.inset,
            bottom: bottom.inset,
            trailing: trailing.inset
        )
    }
}

extension ViewNode.Limits {
    fileprivate var valid: ViewNode.Limits {
        ViewNode.Limits(
            minimum: minimum?.ifFinite?.length,
            ideal: ideal?.ifFinite?.length,
            maximum: maximum.flatMap { $0.isNaN ? nil : max(0, $0) }
        )
    }
}

extension ViewLength {
    /// The length without negative bounds, of which the larger one can be infinite.
    fileprivate var nonnegative: ViewLength {
        guard let name else { return ViewLength(least.length) }
        return ViewLength(least.length...max(least.length, most), name)
    }

    /// The length, unless it is known not to be finite.
    fileprivate var ifFinite: ViewLength? { name != nil || least.isFinite ? self : nil }

    /// The length as an inset, which can be negative.
    fileprivate var inset: ViewLength {
        guard let name else { return ifFinite ?? 0 }
        // No view has such a negative inset.
        return ViewLength(max(least, -1e9)...max(most, -1e9), name)
    }
}

extension Double {
    fileprivate var ifFinite: Double? { isFinite ? self : nil }

    /// The number, or 0 if it is not a positive, finite number.
    fileprivate var length: Double { self > 0 && isFinite ? self : 0 }
}
