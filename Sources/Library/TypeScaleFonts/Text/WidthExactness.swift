/// How exactly a width is known, from best to worst.
public enum WidthExactness: String, CaseIterable, Sendable {
    /// The width equals the width in the font.
    ///
    /// The width comes from a font file, or from observed advances of the system font between which
    /// no kerning applies.
    case exact

    /// The width is an upper bound, because the kerning of the system font is unknown.
    ///
    /// The advances are those that were observed on iOS. Latin kerning only brings characters
    /// closer together, by at most 8.5% of the width, or 14% of fewer than four
    /// characters.
    case unkerned

    /// The width is an estimate.
    ///
    /// No source gives the width of a character, the width of the face, or the tracking at the
    /// size. Text that needs unsupported shaping, or that a font file does not cover, is also an
    /// estimate.
    case estimated
}

extension WidthExactness: Comparable {
    private var rank: Int {
        switch self {
        case .exact: 0
        case .unkerned: 1
        case .estimated: 2
        }
    }

    /// Returns whether the first value is better than the second.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }
}
