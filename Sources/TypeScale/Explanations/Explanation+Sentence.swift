extension Explanation: CustomStringConvertible {
    /// The explanation in a sentence: `17 x 62 / 22 = 47.909, rounded to 48; body at AX5 on iOS,
    /// derived`.
    public var description: String { arithmetic + "; " + cell }

    /// The arithmetic, the rounding and the limit: `17 x 62 / 22 = 47.909, rounded to 48`.
    public var arithmetic: String { product + limit }

    /// Where the numbers come from, in words; empty where there are none.
    public var sources: [String] {
        var sources: [String] = []
        for figure in [now, base] {
            if let figure, !sources.contains(figure.source) { sources.append(figure.source) }
        }
        return sources
    }

    private var product: String {
        if case .preferred = rule {
            return rounded.shortestText + " points, from the table"
        }
        guard let now, let base, unrounded.isFinite else {
            return input.shortestText
                + (rounded == input ? " as it is" : ", rounded to " + rounded.shortestText)
        }
        let product =
            input.shortestText + " x " + now.value.shortestText + " / " + base.value.shortestText
            + " = " + unrounded.threeDecimals
        if rounded == unrounded { return product }
        let end = product + hairUnder + ", rounded to " + rounded.threeDecimals
        return end
    }

    /// Where the product as it is written would round to another number than UIKit's.
    private var hairUnder: String {
        guard let now, let base else { return "" }
        let written = input * now.value / base.value
        let isTie = written != unrounded && written.threeDecimals == unrounded.threeDecimals
        return isTie && Rounding.halfAwayFromZero(written) != Rounding.halfAwayFromZero(unrounded)
            ? ", a hair less in UIKit's order of operations" : ""
    }

    private var limit: String {
        guard result != rounded else { return "" }
        return ", limited to " + result.shortestText
    }

    /// `body at AX5 on iOS, derived`.
    private var cell: String {
        let limit =
            askedCategory == traits.category
            ? "" : " (limited from " + askedCategory.shortName + ")"
        let category = traits.category.shortName + limit
        switch rule {
        case .table(.fixed): return "fixed by the caller"
        case .table: return "the caller's table at " + category
        case .preferred, .lineAdvances:
            let place =
                textStyle.description + " at " + category + " on " + traits.platform.name
            guard let now else { return "how " + place + " grows is not known" }
            let known = traits.platform.typeTable.knownCategory(textStyle, traits.category)
            // A stand-in is no evidence, however well its own cell is known.
            return known == traits.category
                ? place + ", " + now.provenance.rawValue
                : place + ", of which nothing is known; " + known.shortName + " stands in"
        }
    }
}

extension Double {
    /// At most three decimals.
    fileprivate var threeDecimals: String {
        guard magnitude < 1e9 else { return shortestText }
        return (Rounding.halfAwayFromZero(self * 1000) / 1000).shortestText
    }
}
