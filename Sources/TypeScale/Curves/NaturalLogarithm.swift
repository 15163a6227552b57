/// The natural logarithm, without the C library's, which a module that imports nothing cannot link.
enum NaturalLogarithm {
    private static let two = 0.6931471805599453

    /// 1/25, 1/23 and so on to 1/1: the series of artanh, from its last term.
    private static let terms: [Double] = [
        0.04, 1 / 23, 1 / 21, 1 / 19, 1 / 17, 1 / 15, 1 / 13, 1 / 11, 1 / 9, 1 / 7, 0.2, 1 / 3, 1,
    ]

    /// The logarithm of a positive finite number, within 1e-12 of the C library's.
    ///
    /// A number is m x 2^k with m near 1, and ln m = 2 artanh s with s = (m - 1) / (m + 1). With |s| up
    /// to 0.172 the series of artanh is exact to a double after thirteen terms.
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
