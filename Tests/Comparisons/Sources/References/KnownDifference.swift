/// A cause of differences between TypeScale and HarfBuzz.
///
/// The comparisons of glyphs count each cause, and fail only for other differences.
public enum KnownDifference: String, CaseIterable, Sendable {
    case joiners =
        "HarfBuzz adds the width of a removed joiner to the offset of a mark after the joiner"
    case khmerLigatures =
        "HarfBuzz applies `clig` to Khmer even if the caller turns the feature off"
    case rejectedTable =
        "HarfBuzz ignores the `GPOS` of Chandas, a part of which is malformed"
    case roundedHalf =
        "the sum of a glyph's deltas is half a unit, and the last bit decides how to round it"
}

extension [KnownDifference: Int] {
    /// The causes with the number of their differences.
    public var rows: [String] {
        KnownDifference.allCases.compactMap { cause in
            self[cause].map { "  \($0) differ: \(cause.rawValue)" }
        }
    }
}
