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
    public let textStyle: TextStyle

    /// How values grow.
    public let curve: ScalingCurve

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
        curve.scaled(value, .value, textStyle, traits)
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
        let size = curve.scaled(pointSize, .pointSize, textStyle, traits)
        guard let maximumPointSize, maximumPointSize > 0, maximumPointSize.isFinite,
            size > maximumPointSize
        else { return size }
        return maximumPointSize
    }

    /// The size of a font before it is rounded, for explanations.
    package func unroundedPointSize(
        for pointSize: Double,
        compatibleWith traits: TraitCollection
    ) -> Double {
        curve.exact(pointSize, .pointSize, textStyle, traits)
    }

    /// How the growth is known that these metrics scale by; unknown if they only round.
    ///
    /// - Parameter traits: The reader.
    /// - Returns: ``Provenance/derived`` for UIKit's curve and the eleven styles of iOS,
    ///   ``Provenance/unverified`` for SwiftUI's curve and for other platforms, on which nobody is known to
    ///   have measured it, ``Provenance/documented`` for other systems' curves, which their makers publish,
    ///   ``Provenance/stated`` for tables, factors and steps of the caller's.
    public func provenance(compatibleWith traits: TraitCollection) -> Provenance {
        curve.provenance(textStyle, traits)
    }
}

extension FontMetrics: CustomStringConvertible {
    /// The style and the curve: `body by uikit`.
    public var description: String { textStyle.description + " by " + curve.description }
}
