public import TypeScale

extension ScalingCurve {
    /// Windows' curve, which scales large text by less than small text.
    ///
    /// With a factor of `f`, a size `s` of at least 1 becomes `s + max(18 - e ln s, 0) (f - 1)`. A
    /// smaller positive size is treated as 1. Text of about 751 points or more doesn't scale. A
    /// factor of 1 or less has no effect. The formula is also used for factors above 2.25, the
    /// maximum of the setting.
    public static let winUI = ScalingCurve(
        CurveDefinition(
            name: "winui",
            summary: "growth decreases with the logarithm of the size",
            source: "microsoft-ui-xaml, TextFormatting.cpp; Uno, TextScaleHelper",
            driver: .fontScale(.windows),
            bySize: .falls("for sizes up to e (f - 1) points, 3.4 at the maximum factor"),
            takesEveryFactor: true,
            inverse: { WindowsScaling.inverse($0.value, by: $0.factor) },
            growth: { WindowsScaling.scale($0.value, by: $0.factor) }
        )
    )
}

extension FontScaleSetting {
    /// Windows' `UISettings.TextScaleFactor` setting, with a documented range from 1 to 2.25.
    public static let windows = FontScaleSetting(known: 1...2.25)
}

/// Windows' text scaling.
///
/// The sources are `TextFormatting.cpp` in microsoft-ui-xaml, and its port in Uno, which ignores
/// factors of 1 or less.
private enum WindowsScaling {
    private static let e = 2.718281828459045

    /// Scales a size, or returns it if it isn't positive or the factor is at most 1.
    static func scale(_ size: Double, by factor: Double) -> Double {
        guard factor > 1, size > 0 else { return size }
        let start = max(size, 1)
        // Text above 751.32 points doesn't scale.
        let gain = max(18 - e * NaturalLogarithm.of(start), 0)
        return start + gain * (factor - 1)
    }

    /// Returns the size that scales to a result, or `nil` if no size does.
    ///
    /// Among very small sizes, a smaller size can give a larger result. The inverse excludes these
    /// sizes and sizes less than 1.
    static func inverse(_ result: Double, by factor: Double) -> Double? {
        guard factor > 1, result > 0 else { return result }
        // This size gives the smallest result.
        var low = max(1, e * (factor - 1))
        var high = result
        guard result.isFinite, low <= high, scale(low, by: factor) <= result else { return nil }
        // A size never exceeds its result. Bisection ends within 1,100 steps, at adjacent doubles.
        while true {
            let middle = low + (high - low) / 2
            guard middle > low, middle < high else { break }
            if scale(middle, by: factor) < result { low = middle } else { high = middle }
        }
        return high
    }
}

/// The natural logarithm, computed without the C library, which this module doesn't link.
enum NaturalLogarithm {
    private static let two = 0.6931471805599453

    /// The coefficients of the series for artanh, in reverse order from 1/25 to 1.
    private static let terms: [Double] = [
        0.04, 1 / 23, 1 / 21, 1 / 19, 1 / 17, 1 / 15, 1 / 13, 1 / 11, 1 / 9, 1 / 7, 0.2, 1 / 3, 1,
    ]

    /// Returns the logarithm of a finite number above 0, within 1e-12 of the C library's result.
    ///
    /// A number is m x 2^k with m near 1, and ln m = 2 artanh s with s = (m - 1) / (m + 1). For |s|
    /// up to 0.172, thirteen terms of the series give the precision of a double.
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
