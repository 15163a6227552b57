/// A namespace for functions that write numbers as in explanations, such as `48` instead of `48.0`.
///
///     DecimalText.shortest(48)                      // "48"
///     DecimalText.rounded(47.90909, toPlaces: 3)    // "47.909"
///
/// The text is the same in every locale.
public enum DecimalText: Sendable {
    /// Returns the shortest decimal that parses back to a number, without a final `.0`.
    ///
    /// Infinite numbers and NaN are `inf`, `-inf` and `nan`.
    public static func shortest(_ number: Double) -> String { number.shortestText }

    /// Returns a number as a decimal, rounded to at most `places` digits after the point.
    ///
    /// Halves are rounded away from zero. A number of a billion or more isn't rounded.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - places: The number of digits, from 0 to 9. Other numbers are clamped to this range.
    /// - Returns: The decimal, without trailing zeros.
    public static func rounded(_ number: Double, toPlaces places: Int) -> String {
        let parts = (0..<min(max(places, 0), 9)).reduce(1.0) { power, _ in power * 10 }
        return Rounding.rounded(number, to: parts).shortestText
    }
}
