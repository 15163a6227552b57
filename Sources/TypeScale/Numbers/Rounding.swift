/// The one place where numbers are rounded.
enum Rounding {
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
    static func halfAwayFromZero(_ number: Double) -> Double {
        guard number.magnitude < 4_503_599_627_370_496 else { return number }
        let whole = Int64(number)
        let rest = number - Double(whole)
        // Sums instead of branches, which the processor would guess wrong half of the time.
        return Double(whole &+ (rest >= 0.5 ? 1 : 0) &- (rest <= -0.5 ? 1 : 0))
    }
}
