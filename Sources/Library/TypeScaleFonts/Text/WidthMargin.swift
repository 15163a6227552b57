/// The amounts by which text can be wider or narrower than its width.
package struct WidthMargin: Hashable, Sendable {
    /// An amount in one direction.
    package struct Amount: Hashable, Sendable {
        /// The amount for the whole text, in the units of its width.
        package var total = 0.0

        /// The largest amount for any part of the text, as a share of its width.
        package var share = 0.0
    }

    /// The amount by which the text can be wider.
    package var wider = Amount()

    /// The amount by which the text can be narrower.
    package var narrower = Amount()

    /// No margin, for a width that is exact.
    package static let none = WidthMargin()

    /// The margin of text whose width is unknown.
    package static let unbounded = WidthMargin(
        wider: Amount(total: .infinity, share: .infinity),
        narrower: Amount(total: .infinity, share: 1)
    )
}

extension WidthMargin.Amount {
    /// Adds the amount of another part, whose total is in units of which there are `1 / scale`.
    fileprivate mutating func add(_ other: WidthMargin.Amount, scale: Double) {
        if other.total > 0 { total += other.total * scale }
        share = max(share, other.share)
    }
}

extension WidthMargin {
    /// Whether the width has no margin.
    package var isZero: Bool { wider.total == 0 && narrower.total == 0 }

    /// Adds the margin of another part, whose totals are in units of which there are `1 / scale`.
    package mutating func add(_ other: WidthMargin, scale: Double = 1) {
        wider.add(other.wider, scale: scale)
        narrower.add(other.narrower, scale: scale)
    }

    /// Returns the margin of a line with a width, which is part of the text.
    package func limited(toLineOf width: Double) -> WidthMargin {
        var margin = self
        margin.wider.total = min(wider.total, wider.share * width)
        margin.narrower.total = min(narrower.total, narrower.share * width)
        return margin
    }

    /// Returns the width that lines may fill so that they also fit if the text is wider.
    ///
    /// A line is wider by at most the whole amount, and by at most the largest share.
    package func reducing(_ width: Double) -> Double {
        max(0, width / (1 + wider.share), width - wider.total)
    }

    /// Returns the width that lines fill at most if they fit because the text is narrower.
    package func increasing(_ width: Double) -> Double {
        let largest = narrower.share < 1 ? width / (1 - narrower.share) : .infinity
        return min(largest, width + narrower.total)
    }
}
