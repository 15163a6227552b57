/// A cause of differences between TypeScale and HarfBuzz 6.0, the version in Debian 12.
///
/// The comparisons of glyphs count each cause, and fail only for other differences.
public enum KnownDifference: String, CaseIterable, Sendable {
    // Faults of HarfBuzz 6.0. HarfBuzz 15.0 gives the same glyphs as TypeScale.
    case abbreviationMark =
        "HarfBuzz 6.0 gives letters of Syriac a width below an abbreviation mark, but no marks"
    case dottedCircles =
        "in invalid syllables of some scripts, HarfBuzz 6.0 draws other dotted circles"
    case negativeAdvances =
        "HarfBuzz 6.0 reads advances above 32,767 as negative"
    case pictographs =
        "HarfBuzz 6.0 joins U+200D with characters that newer versions of Unicode do not call pictographs"
    case reversedKerning =
        "from right to left, HarfBuzz 6.0 kerns Tifinagh in reverse"
    case splitBase =
        "in Arabic and Myanmar, HarfBuzz 6.0 attaches no mark to the later part of a split glyph"

    // Behavior of all versions of HarfBuzz.
    case joiners =
        "HarfBuzz adds the width of a removed joiner to the offset of a mark after the joiner"
    case khmerLigatures =
        "HarfBuzz applies `clig` to Khmer even if the caller turns the feature off"
    case rejectedTable =
        "HarfBuzz ignores the `GPOS` of Chandas, a part of which is malformed"
    case roundedHalf =
        "the sum of a glyph's deltas is half a unit, and the last bit decides how to round it"
    case unplacedMarks =
        "HarfBuzz places marks by outlines if the font doesn't, and TypeScale reports the marks"
}

extension [KnownDifference: Int] {
    /// The causes with the number of their differences.
    public var rows: [String] {
        KnownDifference.allCases.compactMap { cause in
            self[cause].map { "  \($0) differ: \(cause.rawValue)" }
        }
    }
}
