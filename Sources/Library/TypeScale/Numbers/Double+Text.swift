/// Numbers as in explanations, such as `48` instead of `48.0`.
///
/// The text is the same in every locale.
extension Double {
    /// The shortest decimal that parses back to this number, without a final `.0`, such as `48`.
    ///
    /// Infinite numbers and NaN are `inf`, `-inf` and `nan`.
    public var shortestText: String {
        if self == 0 { return sign == .minus ? "-0" : "0" }
        // Up to 2^53, a whole number has the digits of an integer.
        if magnitude <= 9_007_199_254_740_992, self == Double(Int64(self)) {
            return Int64(self).description
        }
        return description
    }

    /// Returns the number as a decimal, rounded to at most `places` digits after the point.
    ///
    ///     47.90909.roundedText(toPlaces: 3)  // "47.909"
    ///
    /// - Parameter places: The number of digits, from 0 to 9. Other numbers are clamped to this
    ///   range.
    /// - Returns: The ``shortestText`` of ``roundedHalfAwayFromZero(toPlaces:)``, which has no
    ///   trailing zeros.
    public func roundedText(toPlaces places: Int) -> String {
        roundedHalfAwayFromZero(toPlaces: places).shortestText
    }

    /// Returns the number rounded to at most `places` digits after the point.
    ///
    /// Halves are rounded away from zero. The result is never negative zero. Infinite numbers, NaN,
    /// and numbers with a magnitude of at least a billion are returned unchanged.
    ///
    /// - Parameter places: The number of digits, from 0 to 9. Other numbers are clamped to this
    ///   range.
    /// - Returns: The number that is nearest to the decimal.
    public func roundedHalfAwayFromZero(toPlaces places: Int) -> Double {
        let parts = (0..<min(max(places, 0), 9)).reduce(1.0) { power, _ in power * 10 }
        return Rounding.rounded(self, to: parts)
    }

    /// The number as readable text with at most three decimals, such as `47.909`.
    var threeDecimals: String { roundedText(toPlaces: 3) }
}
