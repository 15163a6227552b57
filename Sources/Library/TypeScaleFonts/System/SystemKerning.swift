/// The pairs of characters between which San Francisco has no kerning.
///
/// No source gives the kerning of other pairs.
enum SystemKerning {
    /// Returns whether the kerning of two ASCII characters is known to be zero.
    static func isZero(_ first: UInt8, _ second: UInt8) -> Bool {
        var index = 0
        while index < pairs.utf8CodeUnitCount {
            if pairs.byte(at: index) == first, pairs.byte(at: index + 1) == second { return true }
            index += 2
        }
        return false
    }

    /// The pairs, one after another.
    ///
    /// Source: three strings that contain these pairs, observed on iOS 26.1 in nine weights, in
    /// italic, and in both cuts. Their widths are the sums of their advances.
    private static let pairs: StaticString = "HeelllloUIIKKiitiiilWWMMo  UW  M"
}
