/// How exactly a width is known, from best to worst.
public enum WidthExactness: String, CaseIterable, Sendable {
    /// The width equals the width in the font.
    ///
    /// The width comes from a font file, or from observed advances of the system font between which
    /// no kerning applies.
    case exact

    /// The width, rounded up to a pixel, is right or off by one pixel, with a chance of at least
    /// 99%.
    case withinPixel

    /// The width is an estimate.
    ///
    /// Its error can exceed a pixel, or no source gives a character's width, the face's widths, or
    /// the tracking at the size. Text in Greek, Cyrillic, Chinese or Japanese is always an
    /// estimate in the system font. So is text that needs unsupported shaping, or that a font file
    /// does not cover.
    case estimate
}

extension WidthExactness: Comparable {
    private var rank: Int {
        switch self {
        case .exact: 0
        case .withinPixel: 1
        case .estimate: 2
        }
    }

    /// Returns whether the first value is better than the second.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }
}
