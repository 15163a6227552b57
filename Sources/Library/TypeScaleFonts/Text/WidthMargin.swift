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
    static let unbounded = WidthMargin(total: .infinity, share: .infinity)
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
