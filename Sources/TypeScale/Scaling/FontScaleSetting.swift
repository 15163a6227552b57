/// A system's text-size setting that is a factor, with the range of its factors.
///
/// A category's own factor is the ratio of its body size to the one at large, P / 17, as in Flutter
/// on iOS. The module TypeScaleCurves defines the settings of Android, GNOME and Windows.
public struct FontScaleSetting: Hashable, Sendable {
    /// The range of factors; 1 is the design size.
    public let range: ClosedRange<Double>

    /// The factors that the system offers; empty if it offers every factor of the range.
    package let steps: [Double]

    /// Creates a setting.
    ///
    /// - Parameter range: The range of factors. One that contains zero, a negative or an infinite
    ///   factor gives `nil`.
    public init?(range: ClosedRange<Double>) {
        guard range.lowerBound > 0, range.upperBound.isFinite else { return nil }
        self.init(known: range)
    }

    /// Creates a setting whose factors are known to be positive and finite.
    package init(known range: ClosedRange<Double>, steps: [Double] = []) {
        self.range = range
        self.steps = steps
    }

    /// The range: `0.85...2`.
    var rangeText: String {
        range.lowerBound.shortestText + "..." + range.upperBound.shortestText
    }

    /// Whether the setting accepts every factor.
    package var takesEveryFactor: Bool {
        range == .leastNonzeroMagnitude ... .greatestFiniteMagnitude
    }
}

extension FontScaleSetting {
    /// Returns the ratio of a category's body size to 17, clamped to the range.
    public func factor(for category: ContentSizeCategory) -> Double { clamp(category.fontScale) }

    /// Returns a factor clamped to the range; NaN stays NaN.
    package func clamp(_ factor: Double) -> Double { factor.clamped(to: range) }

    /// Returns the nearest of ``steps``, the larger of two equally near; without steps, clamps the
    /// factor to the range.
    package func nearestStep(to factor: Double) -> Double {
        let factor = clamp(factor)
        if factor.isNaN { return factor }
        return steps.reversed()
            .min { ($0 - factor).magnitude < ($1 - factor).magnitude } ?? factor
    }
}

extension Double {
    /// Returns the number clamped to a range; NaN stays NaN.
    @inline(__always)
    func clamped(to range: ClosedRange<Double>) -> Double {
        if self < range.lowerBound { return range.lowerBound }
        return self > range.upperBound ? range.upperBound : self
    }
}
