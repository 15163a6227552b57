/// A system's setting for the size of text that is a factor: which factors it takes.
///
/// A category's own factor is its body size over the one at large, P / 17, as Flutter has it on iOS. The
/// settings of Android, GNOME and Windows are in the module TypeScaleCurves.
public struct FontScaleSetting: Hashable, Sendable {
    /// The factors that the setting takes; 1 is the size of the design.
    public let range: ClosedRange<Double>

    /// The factors that the system's settings offer; empty where any factor of the range will do.
    package let steps: [Double]

    /// A setting of a system.
    ///
    /// - Parameter range: The factors that it takes; one that holds zero, a negative or an infinite factor
    ///   gives `nil`.
    public init?(range: ClosedRange<Double>) {
        guard range.lowerBound > 0, range.upperBound.isFinite else { return nil }
        self.init(known: range)
    }

    /// A setting whose factors are known to be positive and finite.
    package init(known range: ClosedRange<Double>, steps: [Double] = []) {
        self.range = range
        self.steps = steps
    }

    /// Whether the setting takes every factor.
    package var takesEveryFactor: Bool {
        range == .leastNonzeroMagnitude ... .greatestFiniteMagnitude
    }
}

extension FontScaleSetting {
    /// The factor of a category: its body size over 17, within the range.
    ///
    /// - Parameter category: The reader's text size.
    /// - Returns: A factor of the range.
    public func factor(for category: ContentSizeCategory) -> Double { clamp(category.fontScale) }

    /// The factor itself, or the end of the range that it lies beyond.
    ///
    /// - Parameter factor: A factor; NaN stays NaN.
    /// - Returns: A factor of the range.
    package func clamp(_ factor: Double) -> Double { factor.clamped(to: range) }

    /// The factor that the system's settings offer nearest to one; the larger of two as near.
    ///
    /// - Parameter factor: A factor; NaN stays NaN.
    /// - Returns: One of ``steps``, or the factor within the range where there are none.
    package func nearestStep(to factor: Double) -> Double {
        let factor = clamp(factor)
        var nearest: Double?
        for step in steps where (step - factor).magnitude <= ((nearest ?? step) - factor).magnitude
        {
            nearest = step
        }
        return nearest ?? factor
    }
}

extension Double {
    /// The number itself, or the end of the range that it lies beyond; NaN stays NaN.
    @inline(__always)
    func clamped(to range: ClosedRange<Double>) -> Double {
        if self < range.lowerBound { return range.lowerBound }
        return self > range.upperBound ? range.upperBound : self
    }
}
