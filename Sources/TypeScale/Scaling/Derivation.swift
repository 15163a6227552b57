/// The derivation of a scaled number: the rule, the table cells, the intermediate results and the
/// limit.
///
/// Scaling records it, and ``Explanation`` and ``ScaledFont/provenance`` read it without computing
/// anything again. It holds no references, so scaling does not allocate.
package struct Derivation: Hashable, Sendable {
    /// The rule that computes a number.
    package enum Rule: UInt8, Sendable {
        /// The size of the preferred font, from the platform's table.
        case preferred
        /// The ratio of two line advances.
        case lineAdvances
        /// The ratio of two sizes in a caller's table.
        case table
        /// No change.
        case fixed
        /// The functions of a definition.
        case definition
    }

    package let rule: Rule

    /// The effective category, within the limits.
    package let category: ContentSizeCategory

    /// The category of the table cell, which differs if the table has no size for ``category``.
    package let cell: ContentSizeCategory

    /// The reader's factor within the limits; 0 for none.
    let fontScale: Double

    /// The number at the base category, in points; limits by factor multiply it.
    package let base: Double

    /// The grown number before rounding, in points.
    package let unrounded: Double

    /// The number on the curve's grid, in points.
    package let rounded: Double

    /// The limit that determined the result.
    package let bound: TypeLimits.Bound

    /// The result within the limits, in points; NaN if the number is.
    package let result: Double
}

extension Derivation {
    /// Scales a number by a curve for a reader, whose category is already limited.
    @inline(__always)
    init(
        scaling number: Double,
        _ quantity: ScalingCurve.Quantity,
        _ style: TextStyle,
        by curve: ScalingCurve,
        _ limits: TypeLimits,
        _ reader: TraitCollection
    ) {
        let scaled = curve.scaled(number, quantity, style, reader)
        self.init(
            curve.rule,
            cell: reader.platform.typeTable.knownCategory(style, reader.category),
            base: number,
            scaled,
            limits,
            reader
        )
    }

    /// Limits a scaled number, and records its derivation.
    @inline(__always)
    init(
        _ rule: Rule,
        cell: ContentSizeCategory,
        base: Double,
        _ scaled: ScaledNumber,
        _ limits: TypeLimits,
        _ reader: TraitCollection
    ) {
        self.rule = rule
        category = reader.category
        self.cell = cell
        fontScale = reader.fontScale ?? 0
        self.base = base
        unrounded = scaled.unrounded
        rounded = scaled.rounded
        (result, bound) = limits.bounded(scaled.rounded, base: base)
    }

    /// Returns the reader with the limited category and factor.
    func reader(_ traits: TraitCollection) -> TraitCollection {
        var reader = traits
        reader.preferredContentSizeCategory = category
        reader.fontScale = fontScale
        return reader
    }
}

extension ScalingCurve {
    fileprivate var rule: Derivation.Rule {
        switch law {
        case .uikit, .swiftUI: .lineAdvances
        case .fixed: .fixed
        case .defined(let definition): definition.sizes == nil ? .definition : .table
        }
    }
}
