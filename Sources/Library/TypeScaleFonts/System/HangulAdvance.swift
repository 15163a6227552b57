/// The advance of a Hangul syllable, which San Francisco lacks.
///
/// All syllables have the same advance at all sizes, without tracking or kerning.
///
/// Source: 301 labels of 12 projects that Xcode 12 to 16 saved, and a width on macOS 26.6. Of 67
/// labels in regular text with syllables only, 60 hold for each advance from 0.8649 to 0.865 em.
enum HangulAdvance {
    /// The advance, in em.
    static let em = 0.865

    /// Returns the variance that a syllable adds to a text with some syllables before it.
    ///
    /// The syllables of a text have the same error. The sum over *n* syllables is the variance of
    /// *n* times the error.
    static func variance(after count: Int, in face: SystemFace) -> ScalableVariance {
        let bound = bound(in: face) * SystemFont.unitsPerEm
        return Double(2 * count + 1) * ScalableVariance(textBound: bound, displayBound: bound)
    }

    /// Returns the 95% bound of the advance, in em.
    private static func bound(in face: SystemFace) -> Double {
        guard face.design == .default, !face.isItalic else { return 0.1 }
        return face.systemWeight == .regular ? 0.0004 : 0.004
    }
}
