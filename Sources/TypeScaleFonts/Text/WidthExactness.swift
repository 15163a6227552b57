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
    /// closer together.
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

/// The amount by which estimated text can be wider than its estimate.
package struct WidthMargin: Hashable, Sendable {
    /// The amount for the whole text, in the units of its width.
    package var total: Double

    /// The largest amount for any part of the text, as a share of its width.
    package var share: Double

    /// Creates a margin.
    package init(total: Double = 0, share: Double = 0) {
        self.total = total
        self.share = share
    }

    /// No margin, for a width that is exact or an upper bound.
    package static let none = WidthMargin()

    /// The margin of text whose estimate has no bound.
    package static let unbounded = WidthMargin(total: .infinity, share: .infinity)
}

extension WidthMargin {
    /// Adds a margin, whose total is in units of which there are `1 / scale`.
    package mutating func add(_ other: WidthMargin, scale: Double = 1) {
        if other.total > 0 { total += other.total * scale }
        share = max(share, other.share)
    }

    /// Returns the width that lines may fill so that they also fit if the text is wider.
    ///
    /// A line is wider by at most the whole amount, and by at most the largest share.
    package func reducing(_ width: Double) -> Double {
        max(0, width / (1 + share), width - total)
    }
}
