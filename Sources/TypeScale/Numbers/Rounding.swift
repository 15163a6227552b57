/// A namespace for functions that round halves away from zero.
package enum Rounding {
    /// Rounds to the nearest whole number, with halves away from zero, and never to negative zero.
    ///
    /// `Double.rounded()` can call the C library's `round`, which a module without imports cannot
    /// link on Linux. The subtraction below is exact, because both numbers are multiples of the
    /// same power of two.
    ///
    /// - Parameter number: Any number. Infinities, NaN and numbers of magnitude 2^52 or more, which
    ///   are already whole, are returned unchanged.
    /// - Returns: A whole number, or `number` itself.
    @inline(__always)
    package static func halfAwayFromZero(_ number: Double) -> Double {
        guard number.magnitude < 4_503_599_627_370_496 else { return number }
        let whole = Int64(number)
        let rest = number - Double(whole)
        // Sums replace branches, which the processor would mispredict half of the time.
        return Double(whole &+ (rest >= 0.5 ? 1 : 0) &- (rest <= -0.5 ? 1 : 0))
    }

    /// Returns the nearest thousandth, or the number itself if it is at least a billion.
    static func thousandths(_ number: Double) -> Double { rounded(number, to: 1000) }

    static func rounded(_ number: Double, to parts: Double) -> Double {
        number.magnitude < 1e9 ? halfAwayFromZero(number * parts) / parts : number
    }

    /// Returns points rounded to the nearest whole pixel, by UIKit's arithmetic.
    @inline(__always)
    static func pixels(_ number: Double, perPoint scale: Double) -> Double {
        halfAwayFromZero(number * scale) / scale
    }
}
