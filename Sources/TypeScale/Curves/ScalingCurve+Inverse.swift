extension ScalingCurve {
    /// The smallest size whose growth, before rounding, is a result; `nil` if there is none.
    func inverse(
        _ result: Double,
        _ style: TextStyle,
        _ traits: TraitCollection
    ) -> Double? {
        switch law {
        case .fixed: return result
        case .further(let law): return law.inverse(result, style, traits)
        case .uikit, .swiftUI, .table:
            let growth = exact(1, .pointSize, style, traits)
            let size = result / growth
            return size.isFinite ? size : nil
        }
    }
}

extension FontMetrics {
    /// The size at the base category that grows to a size for a reader: ``scaledPointSize(for:maximumPointSize:compatibleWith:)``
    /// the other way round.
    ///
    ///     let android = FontMetrics(forTextStyle: .body, curve: .android)
    ///     android.unscaledPointSize(for: 29, compatibleWith: TraitCollection(fontScale: 2))  // 17
    ///
    /// Rounding is left out: where the curve rounds, the result is the size of which exactly the given one
    /// comes before that.
    ///
    /// - Parameters:
    ///   - pointSize: The size for the reader, in points.
    ///   - traits: The reader.
    /// - Returns: The size at the base category, in points: the smallest of several, but of
    ///   ``ScalingCurve/winUI`` the one from which on results rise. `nil` if no size grows to it, as with ``ScalingCurve/material``, which gives its own sizes, or if it is
    ///   not finite.
    public func unscaledPointSize(
        for pointSize: Double,
        compatibleWith traits: TraitCollection
    ) -> Double? {
        guard pointSize.isFinite else { return nil }
        let size = curve.inverse(pointSize, textStyle, traits)
        return size.flatMap { $0.isFinite ? $0 : nil }
    }

    /// The size of a font for a reader between two categories.
    ///
    /// A curve that a factor drives takes the factor of the place; others interpolate between the unrounded
    /// sizes at the two categories, and then round. At a whole category that is the size there.
    ///
    /// - Parameters:
    ///   - pointSize: The size at the base category, in points.
    ///   - category: The place; it counts instead of the traits' category and factor.
    ///   - traits: The reader otherwise.
    /// - Returns: Points; `pointSize` itself if it is not finite or the result would overflow.
    public func scaledPointSize(
        for pointSize: Double,
        at category: FractionalCategory,
        compatibleWith traits: TraitCollection = TraitCollection()
    ) -> Double {
        var lower = traits
        lower.preferredContentSizeCategory = category.lower
        lower.fontScale = curve.setting?.factor(for: category)
        guard category.fraction > 0, curve.setting == nil else {
            return scaledPointSize(for: pointSize, compatibleWith: lower)
        }
        var upper = lower
        upper.preferredContentSizeCategory = category.upper
        let exact = category.between(
            curve.exact(pointSize, .pointSize, textStyle, lower),
            curve.exact(pointSize, .pointSize, textStyle, upper)
        )
        let scaled = curve.rounded(exact, of: pointSize, .pointSize, lower)
        return scaled.isFinite ? scaled : pointSize
    }
}
