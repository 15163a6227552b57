/// A namespace for functions that round halves away from zero.
package enum Rounding {
    /// Rounds a number to the nearest whole number, and rounds halves away from zero.
    ///
    /// The result is never negative zero. `Double.rounded()` can call the C library's `round`,
    /// which a module without imports cannot link on Linux. The subtraction below is exact, because
    /// both numbers are multiples of the same power of two.
    /// Infinities, NaN and numbers with a magnitude of at least 2^52 are returned unchanged.
    @inline(__always)
    package static func halfAwayFromZero(_ number: Double) -> Double {
        guard number.magnitude < 4_503_599_627_370_496 else { return number }
        let whole = Int64(number)
        let rest = number - Double(whole)
        // Sums replace branches, because the processor would mispredict half of the branches.
        return Double(whole &+ (rest >= 0.5 ? 1 : 0) &- (rest <= -0.5 ? 1 : 0))
    }

    /// Rounds a number to thousandths, unless its magnitude is at least a billion.
    static func thousandths(_ number: Double) -> Double { rounded(number, to: 1000) }

    static func rounded(_ number: Double, to parts: Double) -> Double {
        number.magnitude < 1e9 ? halfAwayFromZero(number * parts) / parts : number
    }

    /// Rounds a distance in points to whole pixels, with the same arithmetic as UIKit.
    @inline(__always)
    static func pixels(_ number: Double, perPoint scale: Double) -> Double {
        halfAwayFromZero(number * scale) / scale
    }
}
