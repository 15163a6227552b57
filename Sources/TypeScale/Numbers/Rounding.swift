/// The one place where numbers are rounded.
package enum Rounding {
    /// The nearest whole number, halves away from zero; never negative zero.
    ///
    /// `Double.rounded()` may call the C library's `round`, which a module that imports nothing
    /// cannot link on Linux. Truncating and comparing cannot: the difference below is exact, since
    /// both numbers are multiples of the same power of two.
    ///
    /// - Parameter number: Any number. From 2^52 on every double is whole; those, infinities and
    ///   NaN come back as they are.
    /// - Returns: A whole number, or `number` itself.
    @inline(__always)
    package static func halfAwayFromZero(_ number: Double) -> Double {
        guard number.magnitude < 4_503_599_627_370_496 else { return number }
        let whole = Int64(number)
        let rest = number - Double(whole)
        // Sums instead of branches, which the processor would guess wrong half of the time.
        return Double(whole &+ (rest >= 0.5 ? 1 : 0) &- (rest <= -0.5 ? 1 : 0))
    }

    /// The nearest thousandth, halves away from zero: the grid of line heights and tracking.
    ///
    /// - Parameter number: Any number. From a billion on it comes back as it is.
    /// - Returns: A multiple of a thousandth, or `number` itself.
    static func thousandths(_ number: Double) -> Double {
        number.magnitude < 1e9 ? halfAwayFromZero(number * 1000) / 1000 : number
    }

    /// The nearest whole pixel, by UIKit's arithmetic.
    @inline(__always)
    static func pixels(_ number: Double, perPoint scale: Double) -> Double {
        halfAwayFromZero(number * scale) / scale
    }
}
