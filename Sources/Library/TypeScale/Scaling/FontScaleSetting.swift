/// A system setting for the factor by which text scales.
///
/// A category's factor is its body size divided by 17, the body size at the Large category, as in
/// Flutter on iOS. The TypeScaleCurves module defines the settings of Android, GNOME and Windows.
public struct FontScaleSetting: Hashable, Sendable {
    /// The range of the factor, where 1 is the design size.
    public let range: ClosedRange<Double>

    /// The factors that the system offers, or an empty array if it offers the entire range.
    public let steps: [Double]

    /// Creates a setting.
    ///
    /// - Parameter range: The range of the factor. The result is `nil` if the lower bound is zero
    ///   or negative, or if a bound is infinite.
    public init?(range: ClosedRange<Double>) {
        guard range.lowerBound > 0, range.upperBound.isFinite else { return nil }
        self.init(known: range)
    }

    /// Creates a setting, treating zero, negative, infinite and NaN bounds as no bounds.
    ///
    ///     ScalingCurve.linear(FontScaleSetting(minimum: 0.85, maximum: 2))
    ///
    /// If the minimum exceeds the maximum, the maximum wins, as in ``TypeLimits``.
    ///
    /// - Parameters:
    ///   - minimum: The minimum factor, where 1 is the design size.
    ///   - maximum: The maximum factor.
    public init(minimum: Double, maximum: Double) {
        let upper = maximum.ifPositive ?? .greatestFiniteMagnitude
        self.init(known: min(minimum.ifPositive ?? .leastNonzeroMagnitude, upper)...upper)
    }

    /// Creates a setting from a range whose bounds are known to be finite and greater than 0.
    package init(known range: ClosedRange<Double>, steps: [Double] = []) {
        self.range = range
        self.steps = steps
    }

    /// The range as text, such as `0.85...2`.
    var rangeText: String {
        range.lowerBound.shortestText + "..." + range.upperBound.shortestText
    }

    /// Whether the setting accepts every factor.
    package var takesEveryFactor: Bool {
        range == .leastNonzeroMagnitude ... .greatestFiniteMagnitude
    }
}

extension FontScaleSetting {
    /// Returns a category's body size divided by 17, clamped to the range.
    public func factor(for category: ContentSizeCategory) -> Double { clamp(category.fontScale) }

    /// Returns a factor clamped to the range, or NaN for NaN.
    public func clamp(_ factor: Double) -> Double { factor.clamped(to: range) }

    /// Returns the step nearest to a factor, or the clamped factor if the setting has no steps.
    ///
    /// If two steps are equally near, returns the larger step.
    public func nearestStep(to factor: Double) -> Double {
        let factor = clamp(factor)
        if factor.isNaN { return factor }
        return steps.reversed()
            .min { ($0 - factor).magnitude < ($1 - factor).magnitude } ?? factor
    }
}

extension Double {
    /// Returns the number clamped to a range, or NaN for NaN.
    func clamped(to range: ClosedRange<Double>) -> Double {
        if self < range.lowerBound { return range.lowerBound }
        return self > range.upperBound ? range.upperBound : self
    }
}
