/// How a scaled number came about: the rule, the cells, the numbers on the way and the limit.
///
/// Written where the number is computed and read by ``Explanation`` and ``ScaledFont/provenance``, which
/// compute nothing again. It holds no reference, so that scaling allocates nothing.
package struct Derivation: Hashable, Sendable {
    /// What a number was computed by.
    package enum Rule: UInt8, Sendable {
        /// Taken from the platform's table: a preferred font.
        case preferred
        /// The ratio of two distances from baseline to baseline.
        case lineAdvances
        /// The ratio of two sizes of a caller's table.
        case table
        /// Left as it is.
        case fixed
        /// The functions of a definition.
        case definition
    }

    /// What the number was computed by.
    package let rule: Rule

    /// The category that counted, within the limits.
    package let category: ContentSizeCategory

    /// The category whose cell of the type table was read: another one where the table has no size for
    /// ``category``.
    package let cell: ContentSizeCategory

    /// The reader's factor within the limits, 0 for none.
    let fontScale: Double

    /// The number at the base category, in points, which factors of limits multiply.
    package let base: Double

    /// The result of the arithmetic, in points.
    package let unrounded: Double

    /// The result on the curve's grid, in points.
    package let rounded: Double

    /// The limit that decided the result.
    package let bound: TypeLimits.Bound

    /// The result within the limits, in points; NaN where the number is.
    package let result: Double
}

extension Derivation {
    /// Scales a number by a curve, for a reader whose category is within the limits.
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

    /// A number that a rule gave for a reader.
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

    /// The reader as limited.
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
        case .defined(let box): box.definition.sizes == nil ? .definition : .table
        }
    }
}
