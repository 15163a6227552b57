/// The pairs of characters between which San Francisco has no kerning.
///
/// No source gives the kerning of other pairs.
enum SystemKerning {
    /// Returns the margin of unkerned text with a number of characters.
    ///
    /// Kerning narrows text by at most this share. The largest share that UIKit returned is 8.04%,
    /// for `AVAST Wavy To. LT` in the ultralight weight. For 4,142 ASCII texts of four or more
    /// characters in labels, whose widths Xcode recorded, the share is at most 6.2%. The largest
    /// kerning of a pair that these labels determine or narrow is 13% of its width, in `LT`.
    static func margin(_ count: Double) -> MarginShare {
        MarginShare(wider: 0, narrower: count < 4 ? 0.14 : 0.085)
    }

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
