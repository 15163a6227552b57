/// Scales sizes and other values for a reader, as UIKit's `UIFontMetrics` does.
///
///     let metrics = FontMetrics(forTextStyle: .body)
///     let reader = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
///     metrics.scaledPointSize(for: 17, compatibleWith: reader)   // 48
///     metrics.scaledValue(for: 8, compatibleWith: reader)        // 22.666666666666668
///
/// Each call costs some arithmetic and three table look-ups, and allocates nothing. It takes every
/// number: a non-finite one, and one so large that the result would overflow, come back as they are.
/// Sizes to scale are those at large, the size of the design. To scale a font, use
/// ``FontDescription``.
public struct FontMetrics: Hashable, Sendable {
    /// The role of the text whose growth the values follow.
    package let textStyle: TextStyle

    /// How values grow.
    package let curve: ScalingCurve

    /// Metrics of a text style.
    ///
    /// - Parameters:
    ///   - textStyle: The role of the text whose growth the values follow. How the two extra-large
    ///     titles grow is not known: with them values are rounded but not scaled, as UIKit treats
    ///     a style that it does not know.
    ///   - curve: How values grow; UIKit's unless stated.
    public init(forTextStyle textStyle: TextStyle, curve: ScalingCurve = .uikit) {
        self.textStyle = textStyle
        self.curve = curve
    }

    /// The metrics of the body style.
    public static let `default` = FontMetrics(forTextStyle: .body)
}

extension FontMetrics {
    /// A distance, spacing or image size, scaled for the reader.
    ///
    /// - Parameters:
    ///   - value: The value at large, in points. Negative values mirror positive ones.
    ///   - traits: The reader and the screen.
    /// - Returns: Points, on the screen's pixel grid unless the curve has no grid; `value` itself
    ///   if it is not finite or the result would overflow.
    public func scaledValue(
        for value: Double,
        compatibleWith traits: TraitCollection
    ) -> Double {
        curve.scaled(value, .value, textStyle, traits).rounded
    }

    /// The size of a font, scaled for the reader.
    ///
    /// - Parameters:
    ///   - pointSize: The size at large, in points.
    ///   - maximumPointSize: The largest size to return, in points, at every category; never
    ///     rounded. One that is not a positive finite number is none.
    ///   - traits: The reader. The display scale plays no part.
    /// - Returns: Whole points, unless the maximum or the curve is not whole; `pointSize` itself,
    ///   still under the maximum, if it is not finite or the result would overflow.
    public func scaledPointSize(
        for pointSize: Double,
        maximumPointSize: Double? = nil,
        compatibleWith traits: TraitCollection
    ) -> Double {
        let size = curve.scaled(pointSize, .pointSize, textStyle, traits).rounded
        guard let maximumPointSize, maximumPointSize > 0, maximumPointSize.isFinite,
            size > maximumPointSize
        else { return size }
        return maximumPointSize
    }

    /// The size at the base category that grows to a size for a reader: the way back from
    /// ``scaledPointSize(for:maximumPointSize:compatibleWith:)``.
    ///
    ///     let table = try ScalingCurve.table([17, 17, 17, 17, 18, 19, 20, 28, 33, 40, 47, 53])
    ///     FontMetrics(forTextStyle: .body, curve: table)
    ///         .unscaledPointSize(for: 40, compatibleWith: reader)  // 17, for a reader with AX3
    ///
    /// Rounding is left out: where the curve rounds, the result is the size of which exactly the given one
    /// comes before that.
    ///
    /// - Parameters:
    ///   - pointSize: The size for the reader, in points.
    ///   - traits: The reader.
    /// - Returns: The size at the base category, in points: the smallest of several, unless the curve says
    ///   otherwise. `nil` if no size grows to it, or if it is not finite.
    public func unscaledPointSize(
        for pointSize: Double,
        compatibleWith traits: TraitCollection
    ) -> Double? {
        guard pointSize.isFinite else { return nil }
        let size = curve.inverse(CurveInput(pointSize, .pointSize, textStyle, traits))
        return size.flatMap { $0.isFinite ? $0 : nil }
    }

    /// How the growth is known that these metrics scale by; unknown if they only round.
    ///
    /// - Parameter traits: The reader.
    /// - Returns: ``Provenance/derived`` for UIKit's curve and the eleven styles of iOS,
    ///   ``Provenance/unverified`` for SwiftUI's curve and for other platforms, on which nobody is known to
    ///   have measured it, ``Provenance/documented`` for other systems' curves, which their makers publish,
    ///   ``Provenance/stated`` for tables, factors and steps of the caller's.
    package func provenance(compatibleWith traits: TraitCollection) -> Provenance {
        curve.provenance(textStyle, traits)
    }
}

extension FontMetrics {
    /// How ``scaledPointSize(for:maximumPointSize:compatibleWith:)`` comes to its result, or a
    /// description of this size and these limits to its size.
    ///
    /// - Parameters:
    ///   - pointSize: Points at the base category.
    ///   - limits: The limits that come last.
    ///   - traits: What the size depends on.
    /// - Returns: The explanation, whose result is the one of that call or description.
    public func explanation(
        forPointSize pointSize: Double,
        limits: TypeLimits = TypeLimits(),
        compatibleWith traits: TraitCollection
    ) -> Explanation {
        explanation(of: .pointSize, pointSize, limits, traits)
    }

    /// How ``scaledValue(for:compatibleWith:)`` comes to its result.
    ///
    /// - Parameters:
    ///   - value: Points at the base category.
    ///   - traits: What the value depends on.
    /// - Returns: The explanation, whose result is the one of that call.
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
    /// The style and the curve: `body by uikit`.
    public var description: String { textStyle.description + " by " + curve.description }
}
