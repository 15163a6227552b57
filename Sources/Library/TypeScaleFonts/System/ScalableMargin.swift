/// The margin of a width as a function of the font size.
package struct ScalableMargin: Sendable {
    private var wider = ScalableWidth()
    private var narrower = ScalableWidth()
    /// The largest shares of any part.
    private var share = MarginShare(0)

    package init() {}

    /// Creates a margin that is proportional to the size, whose totals have `1 / scale` units of
    /// 1/2048 em.
    package init(_ margin: WidthMargin, scale: Double) {
        wider.text = margin.wider.total * scale
        narrower.text = margin.narrower.total * scale
        share = MarginShare(wider: margin.wider.share, narrower: margin.narrower.share)
    }

    /// Whether the width has an upper bound.
    package var isBounded: Bool { share.wider.isFinite }

    /// Adds the margin of a part.
    mutating func add(_ margin: MarginShare, of width: ScalableWidth) {
        add(wider: margin.wider * width, narrower: margin.narrower * width, share: margin)
    }

    /// Adds the margin of a part, in widths and as shares of the part's width.
    mutating func add(wider: ScalableWidth, narrower: ScalableWidth, share: MarginShare) {
        self.wider += wider
        self.narrower += narrower
        self.share.formMaximum(share)
    }

    package static func += (sum: inout ScalableMargin, other: ScalableMargin) {
        sum.wider += other.wider
        sum.narrower += other.narrower
        sum.share.formMaximum(other.share)
    }

    /// Returns the margin at a size, in units of 1/2048 em.
    ///
    /// The width is the part of the text in the system font, which has a margin at some sizes.
    package func units(_ width: ScalableWidth, at scale: WidthScale) -> WidthMargin {
        var result = WidthMargin(
            wider: .init(total: max(0, scale.units(wider)), share: share.wider),
            narrower: .init(total: max(0, scale.units(narrower)), share: share.narrower)
        )
        let units = abs(scale.units(width))
        guard scale.margin.wider > 0, units > 0 else { return result }
        result.wider.total += scale.margin.wider * units
        result.wider.share += scale.margin.wider
        result.narrower.total += scale.margin.narrower * units
        result.narrower.share += scale.margin.narrower
        return result
    }
}

/// A margin as shares of a width.
struct MarginShare: Hashable, Sendable {
    /// The share by which the width can be larger.
    private(set) var wider: Double

    /// The share by which the width can be smaller.
    private(set) var narrower: Double

    /// Creates a margin with the same share in both directions.
    init(_ share: Double) { (wider, narrower) = (share, share) }

    init(wider: Double, narrower: Double) { (self.wider, self.narrower) = (wider, narrower) }

    /// Sets each share to the larger of its value and the value in another margin.
    fileprivate mutating func formMaximum(_ other: MarginShare) {
        wider = max(wider, other.wider)
        narrower = max(narrower, other.narrower)
    }
}
