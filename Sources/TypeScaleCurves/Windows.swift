public import TypeScale

extension ScalingCurve {
    /// The curve of Windows: text gains less with the logarithm of its size.
    ///
    /// A size s, at least 1, becomes s + max(18 - e ln s, 0) (f - 1). From 751 points, text gains
    /// nothing. The curve follows the reader's factor f. A factor up to 1 has no effect. The
    /// formula also applies beyond 2.25, the maximum of the setting.
    public static let winUI = ScalingCurve(
        CurveDefinition(
            CurveDetails(
                name: "winui",
                summary: "text gains less with the logarithm of its size",
                source: "microsoft-ui-xaml, TextFormatting.cpp; Uno, TextScaleHelper",
                driver: .fontScale(.windows),
                bySize: .falls("up to e (f - 1) points, 3.4 at the maximum factor"),
                byReader: .nondecreasing
            ),
            takesEveryFactor: true,
            inverse: { WindowsScaling.inverse($0.value, by: $0.factor) },
            growth: { WindowsScaling.scale($0.value, by: $0.factor) }
        )
    )
}

extension FontScaleSetting {
    /// Windows' `UISettings.TextScaleFactor`, 1 to 2.25; source: its documentation.
    public static let windows = FontScaleSetting(known: 1...2.25)
}

/// Windows' text scaling.
///
/// Source: `TextFormatting.cpp` of microsoft-ui-xaml, and its port in Uno, which ignores factors up
/// to 1.
private enum WindowsScaling {
    private static let e = 2.718281828459045

    /// Scales a size by a factor; a size that is not positive stays.
    static func scale(_ size: Double, by factor: Double) -> Double {
        guard factor > 1, size > 0 else { return size }
        let start = max(size, 1)
        return start + gain(start) * (factor - 1)
    }

    /// Returns the size that grows to a result, at least 1 and beyond the minimum result; `nil` if
    /// there is none.
    ///
    /// Very small sizes gain so much that smaller ones become larger. The inverse excludes that
    /// branch.
    static func inverse(_ result: Double, by factor: Double) -> Double? {
        guard factor > 1, result > 0 else { return result }
        // At this size the result is at its minimum.
        var low = max(1, e * (factor - 1))
        var high = result
        guard result.isFinite, low <= high, scale(low, by: factor) <= result else { return nil }
        // A size is never more than its result. Bisection reaches neighboring doubles within 1,100
        // steps.
        while true {
            let middle = low + (high - low) / 2
            guard middle > low, middle < high else { break }
            if scale(middle, by: factor) < result { low = middle } else { high = middle }
        }
        return (scale(low, by: factor) - result).magnitude
            < (scale(high, by: factor) - result).magnitude ? low : high
    }

    /// Returns what a size, at least 1, gains per unit of factor; nothing from 751.32.
    private static func gain(_ size: Double) -> Double {
        max(-e * NaturalLogarithm.of(size) + 18, 0)
    }
}

/// The natural logarithm, without the C library, which a module without imports cannot link.
enum NaturalLogarithm {
    private static let two = 0.6931471805599453

    /// The coefficients of artanh's series, 1/25 to 1/1, from its last term.
    private static let terms: [Double] = [
        0.04, 1 / 23, 1 / 21, 1 / 19, 1 / 17, 1 / 15, 1 / 13, 1 / 11, 1 / 9, 1 / 7, 0.2, 1 / 3, 1,
    ]

    /// Returns the logarithm of a positive finite number, within 1e-12 of the C library's.
    ///
    /// A number is m x 2^k with m near 1, and ln m = 2 artanh s with s = (m - 1) / (m + 1). For |s|
    /// up to 0.172, thirteen terms of the series give a double's precision.
    static func of(_ number: Double) -> Double {
        var (mantissa, exponent) = (number.significand, Double(number.exponent))
        if mantissa > 1.4142135623730951 {
            mantissa /= 2
            exponent += 1
        }
        let ratio = (mantissa - 1) / (mantissa + 1)
        let square = ratio * ratio
        var sum = 0.0
        for term in terms { sum = sum * square + term }
        return exponent * two + 2 * ratio * sum
    }
}
