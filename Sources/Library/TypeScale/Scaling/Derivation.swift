/// A record of how a number was scaled, with intermediate results and any limit.
///
/// ``Explanation`` and ``ScaledFont/provenance`` read this record instead of scaling the number
/// again. The record contains no references, so scaling doesn't allocate memory.
package struct Derivation: Hashable, Sendable {
    /// The way in which the number was computed.
    package enum Rule: UInt8, Sendable {
        /// The number is the preferred font's size in the platform's table.
        case preferred
        /// The number was scaled by the ratio of two line advances.
        case lineAdvances
        /// The number was scaled by the ratio of two sizes in a caller's table.
        case table
        /// The number wasn't scaled.
        case fixed
        /// The number was scaled by the functions of a curve's definition.
        case definition
    }

    package let rule: Rule

    /// The reader's category after limits are applied.
    package let category: ContentSizeCategory

    /// The category whose numbers were used, which is ``category`` or its substitute.
    package let cell: ContentSizeCategory

    /// The reader's font scale after limits are applied, where 0 represents `nil`.
    let fontScale: Double

    /// The number at the base category, in points.
    package let base: Double

    /// The scaled number before rounding, in points.
    package let unrounded: Double

    /// The scaled number after rounding, in points.
    package let rounded: Double

    /// The kind of limit that determined the result.
    package let bound: TypeLimits.Bound

    /// The result after limits are applied, in points, or NaN if the number is NaN.
    package let result: Double
}

extension Derivation {
    /// Scales a number for a reader to whose category the limits have already been applied.
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

    /// Returns a copy of the traits with the category and font scale after limits are applied.
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
