/// The standard normal distribution.
package enum NormalDistribution {
    /// Returns the chance that a number is smaller.
    ///
    /// The error is below 1.5e-7. The formula needs no exponential function, which WebAssembly
    /// lacks. Source: Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.19.
    package static func chance(below number: Double) -> Double {
        let distance = min(number.magnitude, 40)
        var sum = 0.0
        for coefficient in coefficients.reversed() { sum = (sum + coefficient) * distance }
        var power = 1 + sum
        for _ in 0..<4 { power *= power }
        let tail = 0.5 / power
        return number < 0 ? tail : 1 - tail
    }

    private static let coefficients = [
        0.0498673470, 0.0211410061, 0.0032776263, 0.0000380036, 0.0000488906, 0.0000053830,
    ]

    /// Returns the number below which other numbers are with a chance from 0.5 to 0.9999995.
    ///
    /// A chance outside this range is treated as the nearest in it.
    package static func quantile(_ chance: Double) -> Double {
        guard chance > 0.5 else { return 0 }
        var (low, high) = (0.0, 5.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if self.chance(below: middle) < chance { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
