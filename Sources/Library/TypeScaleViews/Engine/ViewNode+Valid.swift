extension ViewNode {
    /// The node without lengths that have no meaning.
    ///
    /// A length that is negative, infinite or NaN is treated as 0, or as absent if it is optional.
    /// A maximum can be infinite, and insets can be negative.
    var valid: ViewNode {
        switch self {
        case .text, .fill, .divider, .layers, .ideal, .decorated, .scroll, .firstThatFits: self
        case .box(let width, let height): .box(width: width.length, height: height.length)
        case .spacer(let minimum): .spacer(minLength: minimum.length)
        case .stack(let axis, let alignment, let spacing, let children):
            .stack(axis, alignment: alignment, spacing: spacing?.ifFinite, children)
        case .padded(let insets, let child): .padded(insets.valid, child)
        case .framed(let width, let height, let alignment, let child):
            .framed(
                width: width?.ifFinite?.length,
                height: height?.ifFinite?.length,
                alignment: alignment,
                child
            )
        case .limited(let width, let height, let alignment, let child):
            .limited(width: width.valid, height: height.valid, alignment: alignment, child)
        case .prioritized(let priority, let child): .prioritized(priority.ifFinite ?? 0, child)
        case .proportional(let ratio, let fit, let child):
            .proportional(ratio.flatMap { $0 > 0 ? $0.ifFinite : nil }, fit, child)
        }
    }
}

extension ViewNode.Insets {
    fileprivate var valid: ViewNode.Insets {
        ViewNode.Insets(
            top: top.ifFinite ?? 0,
            leading: leading.ifFinite ?? 0,
            bottom: bottom.ifFinite ?? 0,
            trailing: trailing.ifFinite ?? 0
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

extension Double {
    fileprivate var ifFinite: Double? { isFinite ? self : nil }

    /// The number, or 0 if it is not a positive, finite number.
    fileprivate var length: Double { self > 0 && isFinite ? self : 0 }
}
