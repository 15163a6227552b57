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
        if case .system(let curve) = rule { sources.append(curve.details.source) }
        return sources
    }

    private var product: String {
        if case .preferred = rule {
            return rounded.threeDecimals
                + (now == nil && !table.has(textStyle)
                    ? " points, those of body" : " points, from the table")
        }
        if case .system(let curve) = rule, unrounded.isFinite {
            let text =
                input.shortestText + " by " + curve.description + " = " + unrounded.threeDecimals
            return rounded == unrounded ? text : text + ", rounded to " + rounded.threeDecimals
        }
        guard let now, let base, unrounded.isFinite else {
            return input.threeDecimals
                + (rounded == input ? " as it is" : ", rounded to " + rounded.threeDecimals + grid)
        }
        let product =
            input.shortestText + " x " + now.value.shortestText + " / " + base.value.shortestText
            + " = " + unrounded.threeDecimals
        if rounded.threeDecimals == unrounded.threeDecimals { return product }
        return product + hair(now.value, base.value) + ", rounded to " + rounded.threeDecimals
            + grid
    }

    private var grid: String {
        guard let pixelsPerPoint else { return "" }
        let isSingle = pixelsPerPoint == 1
        return " on " + pixelsPerPoint.shortestText + (isSingle ? " pixel" : " pixels") + " a point"
    }

    /// Why the number as it is written would round to another than UIKit's.
    private func hair(_ now: Double, _ base: Double) -> String {
        let scale = pixelsPerPoint ?? 1
        let shown = Rounding.halfAwayFromZero(unrounded * 1000) / 1000
        guard unrounded.magnitude < 1e9,
            Rounding.halfAwayFromZero(shown * scale) / scale != rounded
        else { return "" }
        let amount = unrounded.magnitude < shown.magnitude ? ", a hair less" : ", a hair more"
        return amount
            + (input * now / base == unrounded ? "" : " in UIKit's order of operations")
    }

    private var limit: String {
        if result == rounded || result != result { return "" }
        let isCapped = result < rounded
        var text = (isCapped ? ", capped at " : ", raised to ") + result.threeDecimals
        let factor = isCapped ? limits.maximumFactor : limits.minimumFactor
        if limits.bounded(rounded, base: input).bound == .factor, let factor {
            let product = (factor * input).threeDecimals
            text += " (" + factor.shortestText + " x " + input.threeDecimals
            text += product == result.threeDecimals ? ")" : " = " + product + ")"
        }
        if let smallest = limits.smallest(base: input)?.pointSize, smallest > result {
            text += ", although the smallest is " + smallest.threeDecimals
        }
        return text
    }

    private var table: TypeTable { traits.platform.typeTable }

    /// `body at AX5 on iOS, derived`.
    private var cell: String {
        let change =
            traits.category < askedCategory ? " (limited from " : " (raised from "
        let category =
            traits.category.shortName
            + (askedCategory == traits.category ? "" : change + askedCategory.shortName + ")")
        switch rule {
        case .table(.fixed): return "fixed by the caller"
        case .table: return "the caller's table at " + category
        case .preferred: return place(category, now?.provenance)
        case .system(let curve): return curve.driver(textStyle, traits, category, askedFontScale)
        case .lineAdvances(let curve):
            let law = curve == .swiftUI ? " by SwiftUI's law" : ""
            return place(category + law, now.map { _ in curve.provenance(textStyle, traits) })
        }
    }

    private func place(_ category: String, _ provenance: Provenance?) -> String {
        let platform = traits.platform.name
        guard table.has(textStyle) else {
            return platform + " has no " + textStyle.description
        }
        let pinned = table.name == platform ? "" : " by the table " + table.name
        let place = textStyle.description + " at " + category + " on " + platform + pinned
        guard let provenance else { return "how " + place + " grows is not known" }
        let known = table.knownCategory(textStyle, traits.category)
        // A stand-in is no evidence, however well its own cell is known.
        return known == traits.category
            ? place + ", " + provenance.rawValue
            : place + ", of which nothing is known; " + known.shortName + " stands in"
    }
}

extension ScalingCurve {
    /// What drives another system's curve for a reader: `font scale 2`, `body at AX5`.
    fileprivate func driver(
        _ style: TextStyle,
        _ traits: TraitCollection,
        _ category: String,
        _ asked: Double?
    ) -> String {
        let details = details
        let known = ", " + provenance(style, traits).rawValue
        switch details.driver {
        case .nothing: return "the same for every reader" + known
        case .category:
            return (details.followsTextStyle ? style.description + " at " : "") + category + known
        case .fontScale(let setting):
            if let factor = traits.fontScale {
                let taken = fontScale(for: traits) ?? factor
                let held = taken == factor ? "" : ", held to " + taken.threeDecimals
                let limit =
                    asked == factor
                    ? "" : asked.map { " (limited from " + $0.threeDecimals + ")" } ?? ""
                return "font scale " + factor.threeDecimals + limit + held + known
            }
            let factor = setting.factor(for: traits.category)
            return category + ", for which stands font scale " + factor.threeDecimals + known
        }
    }
}
