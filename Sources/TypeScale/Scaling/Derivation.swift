/// The steps that led to a scaled number: the rule, table cells, intermediate results and limit.
///
/// Scaling records the derivation. ``Explanation`` and ``ScaledFont/provenance`` read it instead of
/// recomputing the number. A derivation holds no references, so scaling doesn't allocate.
package struct Derivation: Hashable, Sendable {
    /// The rule that computed the number.
    package enum Rule: UInt8, Sendable {
        /// The size of the preferred font, from the platform's table.
        case preferred
        /// The ratio of two line advances.
        case lineAdvances
        /// The ratio of two sizes in a caller's table.
        case table
        /// No scaling.
        case fixed
        /// The functions of a curve's definition.
        case definition
    }

    package let rule: Rule

    /// The reader's category after limits are applied.
    package let category: ContentSizeCategory

    /// The category of the table cell, which differs if the table has no size for ``category``.
    package let cell: ContentSizeCategory

    /// The reader's factor after limits are applied, or 0 if there is no factor.
    let fontScale: Double

    /// The number at the base category, in points, to which limits by factor apply.
    package let base: Double

    /// The scaled number before rounding, in points.
    package let unrounded: Double

    /// The scaled number after rounding to the curve's grid, in points.
    package let rounded: Double

    /// The limit that determined the result.
    package let bound: TypeLimits.Bound

    /// The result after limits are applied, in points, or NaN if the number is NaN.
    package let result: Double
}

extension Derivation {
    /// Scales a number by a curve for a reader whose category is already limited.
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

    /// Applies the limits to a scaled number, and records its derivation.
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
