/// The metrics of a text style, which scale sizes and other values like UIKit's `UIFontMetrics`.
///
///     let metrics = FontMetrics(forTextStyle: .body)
///     let reader = TraitCollection(
///         preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
///     metrics.scaledPointSize(for: 17, compatibleWith: reader)   // 48
///     metrics.scaledValue(for: 8, compatibleWith: reader)        // 22.666666666666668
///
/// Pass design sizes, which are sizes at the platform's base category (Large on iOS). With the
/// default curve, a call doesn't allocate memory, and needs only three table lookups and some
/// arithmetic. A number that isn't finite, or whose result would overflow, is returned unchanged.
/// To scale a font, use ``FontDescription``.
public struct FontMetrics: Hashable, Sendable {
    /// The text style that determines how values scale.
    public let textStyle: TextStyle

    /// The curve that scales values.
    public let curve: ScalingCurve

    /// Creates metrics for a text style.
    ///
    /// - Parameters:
    ///   - textStyle: The text style that determines how values scale. It is unknown how the
    ///     extra-large titles scale, so their values are only rounded, as UIKit does for unknown
    ///     styles.
    ///   - curve: The curve that scales the values.
    public init(forTextStyle textStyle: TextStyle, curve: ScalingCurve = .uikit) {
        self.textStyle = textStyle
        self.curve = curve
    }

    /// The metrics of the body style.
    public static let `default` = FontMetrics(forTextStyle: .body)
}

extension FontMetrics {
    /// Scales a length, such as a spacing or an image size, for the reader.
    ///
    /// - Parameters:
    ///   - value: The length at the base category, in points. A negative length scales like its
    ///     absolute value, and stays negative.
    ///   - traits: The traits of the reader and the screen.
    /// - Returns: The length in points, rounded as the curve specifies. The default curve rounds
    ///   to whole pixels. If `value` isn't finite or the result would overflow, returns `value`.
    public func scaledValue(
        for value: Double,
        compatibleWith traits: TraitCollection
    ) -> Double {
        curve.scaled(value, .value, textStyle, traits).rounded
    }

    /// Scales a font size for the reader.
    ///
    /// - Parameters:
    ///   - pointSize: The size at the base category, in points.
    ///   - maximumPointSize: The maximum size in points, or `nil` for no maximum. The maximum isn't
    ///     rounded. A zero, negative, infinite or NaN maximum has no effect.
    ///   - traits: The traits of the reader and the screen. The default curve ignores the screen.
    /// - Returns: The size in points, usually a whole number. If `pointSize` isn't finite or the
    ///   result would overflow, returns `pointSize`, limited to the maximum.
    public func scaledPointSize(
        for pointSize: Double,
        maximumPointSize: Double? = nil,
        compatibleWith traits: TraitCollection
    ) -> Double {
        let size = curve.scaled(pointSize, .pointSize, textStyle, traits).rounded
        return maximumPointSize?.ifPositive.map { min(size, $0) } ?? size
    }

    /// Returns the size at the base category that scales to a given size.
    ///
    /// This is the inverse of ``scaledPointSize(for:maximumPointSize:compatibleWith:)``.
    ///
    ///     let table = try ScalingCurve.table([17, 17, 17, 17, 18, 19, 20, 28, 33, 40, 47, 53])
    ///     FontMetrics(forTextStyle: .body, curve: table)
    ///         .unscaledPointSize(for: 40, compatibleWith: reader)  // 17, if the category is AX3
    ///
    /// The inverse ignores rounding. It returns the size that scales to exactly `pointSize` before
    /// rounding.
    ///
    /// - Parameters:
    ///   - pointSize: The size for the reader, in points.
    ///   - traits: The traits of the reader and the screen.
    /// - Returns: The smallest such size, in points, unless the curve documents otherwise. Returns
    ///   `nil` if no size scales to `pointSize`, if `pointSize` isn't finite, or if the curve has
    ///   no inverse.
    public func unscaledPointSize(
        for pointSize: Double,
        compatibleWith traits: TraitCollection
    ) -> Double? {
        guard pointSize.isFinite else { return nil }
        let size = curve.inverse(curve.law.input(pointSize, .pointSize, textStyle, traits))
        return size.flatMap { $0.isFinite ? $0 : nil }
    }

    /// Returns the provenance of scaled values, which is unknown if values are only rounded.
    ///
    /// For example, the sizes of the extra-large titles are known only at Large.
    public func provenance(compatibleWith traits: TraitCollection) -> Provenance {
        curve.provenance(textStyle, traits, of: .value)
    }
}

extension FontMetrics {
    /// Explains the result of ``scaledPointSize(for:maximumPointSize:compatibleWith:)``.
    ///
    /// - Parameters:
    ///   - pointSize: The size at the base category, in points.
    ///   - limits: Additional limits on the size.
    ///   - traits: The traits of the reader and the screen.
    /// - Returns: An explanation of the scaled size.
    public func explanation(
        forPointSize pointSize: Double,
        limits: TypeLimits = TypeLimits(),
        compatibleWith traits: TraitCollection
    ) -> Explanation {
        explanation(of: .pointSize, pointSize, limits, traits)
    }

    /// Explains the result of ``scaledValue(for:compatibleWith:)``.
    ///
    /// - Parameters:
    ///   - value: The length at the base category, in points.
    ///   - traits: The traits of the reader and the screen.
    /// - Returns: An explanation of the scaled length.
    public func explanation(
        forValue value: Double,
        compatibleWith traits: TraitCollection
    ) -> Explanation {
        explanation(of: .value, value, TypeLimits(), traits)
    }

    private func explanation(
        of quantity: ScalingCurve.Quantity,
        _ number: Double,
        _ limits: TypeLimits,
        _ traits: TraitCollection
    ) -> Explanation {
        let reader = limits.limited(traits)
        let derivation = Derivation(
            scaling: number,
            quantity,
            textStyle,
            by: curve,
            limits,
            reader
        )
        return Explanation(
            derivation: derivation,
            curve: curve,
            limits: limits,
            textStyle: textStyle,
            traits: traits,
            pixelsPerPoint: quantity == .value && derivation.rule == .lineAdvances
                ? traits.pixelsPerPoint : nil
        )
    }
}

extension FontMetrics: CustomStringConvertible {
    /// The text style and the curve, such as `body by uikit`.
    public var description: String { textStyle.description + " by " + curve.description }
}
