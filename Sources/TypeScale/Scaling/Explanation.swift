/// An explanation of how a size or another value was computed.
///
///     let reader = TraitCollection(
///         preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
///     FontDescription.system(.body, size: 17).scaled(for: reader).explanation
///     // 17 x 62 / 22 = 47.909, rounded to 48; body at AX5 on iOS, derived
///
/// The explanation uses values that were recorded during scaling.
public struct Explanation: Hashable, Sendable {
    package let derivation: Derivation

    let curve: ScalingCurve

    let limits: TypeLimits

    let textStyle: TextStyle

    /// The traits before limits are applied.
    let traits: TraitCollection

    /// The pixels per point if the value was rounded to pixels, or `nil` if it wasn't.
    let pixelsPerPoint: Double?
}

extension Explanation {
    /// The scaled size or value, in points.
    package var result: Double { derivation.result }

    /// The table's number for the reader's category or its substitute, or `nil` if there is none.
    package var now: TypeTable.Figure? { figure(derivation.cell, derivation.category) }

    /// The table's number for the base category, or `nil` if there is none.
    package var base: TypeTable.Figure? { figure(table.baseCategory, table.baseCategory) }

    private func figure(
        _ cell: ContentSizeCategory,
        _ category: ContentSizeCategory
    ) -> TypeTable.Figure? {
        switch derivation.rule {
        case .preferred: table.pointSize(textStyle, cell)
        case .lineAdvances: table.lineAdvance(textStyle, cell)
        case .table:
            curve.definition?.sizes.map { sizes in
                TypeTable.Figure(
                    sizes[category],
                    .init(provenance: .stated, source: "the caller's table")
                )
            }
        case .fixed, .definition: nil
        }
    }

    private var table: TypeTable { traits.platform.typeTable }

    /// The sources of the table's numbers or the curve, or an empty array if they have no source.
    public var sources: [String] {
        var sources: [String] = []
        for figure in [now, base] {
            if let figure, !sources.contains(figure.source) { sources.append(figure.source) }
        }
        if case .definition = derivation.rule { sources.append(curve.details.source) }
        return sources
    }
}

extension Explanation: CustomStringConvertible {
    /// The complete explanation.
    ///
    /// For example, `17 x 62 / 22 = 47.909, rounded to 48; body at AX5 on iOS, derived`.
    public var description: String { arithmetic + "; " + cell }

    /// The arithmetic with rounding and limits, such as `17 x 62 / 22 = 47.909, rounded to 48`.
    public var arithmetic: String { product + limit }

    private var product: String {
        let (number, unrounded) = (derivation.base, derivation.unrounded)
        let rounded = derivation.rounded.threeDecimals
        if case .preferred = derivation.rule {
            return rounded
                + (now == nil && !table.has(textStyle)
                    ? " points, the size of body" : " points, from the table")
        }
        if case .definition = derivation.rule, unrounded.isFinite {
            let text =
                number.shortestText + " by " + curve.description + " = " + unrounded.threeDecimals
            return derivation.rounded == unrounded ? text : text + ", rounded to " + rounded
        }
        guard let now, let base, unrounded.isFinite else {
            return number.threeDecimals
                + (derivation.rounded == number ? " unchanged" : ", rounded to " + rounded + grid)
        }
        let product =
            number.shortestText + " x " + now.value.shortestText + " / " + base.value.shortestText
            + " = " + unrounded.threeDecimals
        if rounded == unrounded.threeDecimals { return product }
        return product + hair(now.value, base.value) + ", rounded to " + rounded + grid
    }

    private var grid: String {
        guard let pixelsPerPoint else { return "" }
        let unit = pixelsPerPoint == 1 ? " pixel per point" : " pixels per point"
        return " at " + pixelsPerPoint.shortestText + unit
    }

    /// Returns a note if the displayed digits would round to a different result, or `""`.
    private func hair(_ now: Double, _ base: Double) -> String {
        let unrounded = derivation.unrounded
        let scale = pixelsPerPoint ?? 1
        let shown = Rounding.thousandths(unrounded)
        guard unrounded.magnitude < 1e9,
            Rounding.pixels(shown, perPoint: scale) != derivation.rounded
        else { return "" }
        let amount = unrounded.magnitude < shown.magnitude ? ", slightly less" : ", slightly more"
        let isAsWritten = derivation.base * now / base == unrounded
        return amount + (isAsWritten ? "" : " in UIKit's order of operations")
    }

    private var limit: String {
        let (rounded, base) = (derivation.rounded, derivation.base)
        if result == rounded || result != result { return "" }
        let isCapped = result < rounded
        var text = (isCapped ? ", capped at " : ", raised to ") + result.threeDecimals
        let factor = isCapped ? limits.maximumFactor : limits.minimumFactor
        if case .factor = derivation.bound, let factor {
            let product = (factor * base).threeDecimals
            text += " (" + factor.shortestText + " x " + base.threeDecimals
            text += product == result.threeDecimals ? ")" : " = " + product + ")"
        }
        if let smallest = limits.smallest(base: base)?.pointSize, smallest > result {
            text += ", although the minimum is " + smallest.threeDecimals
        }
        return text
    }

    /// The table cell and its provenance, such as `body at AX5 on iOS, derived`.
    private var cell: String {
        let counted = derivation.category
        let change = counted < traits.category ? " (limited from " : " (raised from "
        let category =
            counted.shortName
            + (traits.category == counted ? "" : change + traits.category.shortName + ")")
        switch derivation.rule {
        case .fixed: return "fixed by the caller"
        case .table: return "the caller's table at " + category
        case .preferred: return cell(category, now?.provenance)
        case .definition: return driver(category)
        case .lineAdvances:
            let law = curve == .swiftUI ? " by SwiftUI's law" : ""
            let provenance = curve.provenance(textStyle, derivation.reader(traits))
            return cell(category + law, now.map { _ in provenance })
        }
    }

    private func cell(_ category: String, _ provenance: Provenance?) -> String {
        let platform = traits.platform.name
        guard table.has(textStyle) else {
            return platform + " has no " + textStyle.description
        }
        let pinned = table.name == platform ? "" : " by the table " + table.name
        let cell = textStyle.description + " at " + category + " on " + platform + pinned
        guard let provenance else { return "the growth of " + cell + " is unknown" }
        // The provenance of a substitute doesn't apply to the reader's category.
        return derivation.cell == derivation.category
            ? cell + ", " + provenance.rawValue
            : cell + ", which is unknown; " + derivation.cell.shortName + " replaces it"
    }

    /// Returns the setting that drove the curve, and the provenance, such as `AX5, documented`.
    private func driver(_ category: String) -> String {
        let details = curve.details
        let reader = derivation.reader(traits)
        let known = ", " + curve.provenance(textStyle, reader).rawValue
        switch details.driver {
        case .nothing: return "the same for every reader" + known
        case .category:
            return (details.followsTextStyle ? textStyle.description + " at " : "") + category
                + known
        case .fontScale(let setting):
            guard let factor = reader.fontScale else {
                let factor = setting.factor(for: reader.category)
                return category + ", treated as font scale " + factor.threeDecimals + known
            }
            let taken = curve.fontScale(for: reader) ?? factor
            let held = taken == factor ? "" : ", clamped to " + taken.threeDecimals
            let asked = traits.fontScale ?? factor
            let limit = asked == factor ? "" : " (limited from " + asked.threeDecimals + ")"
            return "font scale " + factor.threeDecimals + limit + held + known
        }
    }
}
