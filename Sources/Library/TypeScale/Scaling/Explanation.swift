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
    /// The scaled size or value after limits are applied, in points.
    public var result: Double { derivation.result }

    /// The size or value at the base category, in points.
    public var base: Double { derivation.base }

    /// The scaled size or value before rounding, in points.
    public var unrounded: Double { derivation.unrounded }

    /// The scaled size or value after rounding, and before limits are applied, in points.
    public var rounded: Double { derivation.rounded }

    /// The reader's category after limits are applied.
    public var category: ContentSizeCategory { derivation.category }

    /// The category whose numbers were used.
    ///
    /// This is ``category`` or, if the table has no numbers for it, the category that replaces it.
    public var knownCategory: ContentSizeCategory { derivation.cell }

    /// The reader's factor after limits are applied, or `nil` if a font scale doesn't drive the
    /// curve.
    public var fontScale: Double? { curve.fontScale(for: derivation.reader(traits)) }

    /// The provenance of the scaled size or value, before limits are applied.
    public var provenance: Provenance {
        derivation.rule == .preferred
            ? table.pointSize(textStyle, derivation.category)?.provenance ?? .unknown
            : curveProvenance
    }

    private var curveProvenance: Provenance {
        let quantity: ScalingCurve.Quantity = pixelsPerPoint == nil ? .pointSize : .value
        return curve.provenance(textStyle, derivation.reader(traits), of: quantity)
    }

    /// The number in the table for ``knownCategory``, or `nil` if the table has none.
    ///
    /// The number is a line advance, a size of the preferred font, or a size in a caller's table.
    public var figure: TypeTable.Figure? { figure(derivation.cell, derivation.category) }

    /// The number in the table for the base category, or `nil` if the table has none.
    public var baseFigure: TypeTable.Figure? { figure(table.baseCategory, table.baseCategory) }

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
        for case let figure? in [figure, baseFigure]
        where !sources.contains(where: { $0.isSameName(as: figure.source) }) {
            sources.append(figure.source)
        }
        if case .definition = derivation.rule { sources.append(curve.details.source) }
        return sources
    }
}

extension Explanation: CustomStringConvertible {
    /// The complete explanation.
    ///
    /// For example, `17 x 62 / 22 = 47.909, rounded to 48; body at AX5 on iOS, derived`.
    public var description: String { "\(arithmetic); \(cell)" }

    /// The arithmetic with rounding and limits, such as `17 x 62 / 22 = 47.909, rounded to 48`.
    public var arithmetic: String { product + limit }

    private var product: String {
        let (number, unrounded) = (derivation.base, derivation.unrounded)
        let rounded = ", rounded to \(derivation.rounded.threeDecimals)"
        if case .preferred = derivation.rule {
            let isKnown = figure != nil || table.has(textStyle)
            let source = isKnown ? "from the table" : "the size of body"
            return "\(derivation.rounded.threeDecimals) points, \(source)"
        }
        if case .definition = derivation.rule, unrounded.isFinite {
            let (name, result) = (curve.details.name, unrounded.threeDecimals)
            let text =
                step.map { "\(number.shortestText) \($0) = \(result) by \(name)" }
                ?? "\(number.shortestText) by \(name) = \(result)"
            return derivation.rounded == unrounded ? text : text + rounded
        }
        guard let now = figure, let base = baseFigure, unrounded.isFinite else {
            return derivation.rounded == number
                ? "\(number.threeDecimals) unchanged" : "\(number.threeDecimals)\(rounded)\(grid)"
        }
        let quotient = "\(now.value.shortestText) / \(base.value.shortestText)"
        let product = "\(number.shortestText) x \(quotient) = \(unrounded.threeDecimals)"
        return Rounding.thousandths(derivation.rounded) == Rounding.thousandths(unrounded)
            ? product : "\(product)\(hair(now.value, base.value))\(rounded)\(grid)"
    }

    /// The step of a curve's arithmetic, such as `x 1.15` or `+ 2`, or `nil` if it needs several.
    private var step: String? {
        guard let definition = curve.definition, let step = definition.step else { return nil }
        let (number, unrounded) = (derivation.base, derivation.unrounded)
        let input = curve.law.input(number, .pointSize, textStyle, derivation.reader(traits))
        switch step(input) {
        case .times(let factor):
            guard number * factor == unrounded else { return nil }
            return "x \(factor.roundedText(toPlaces: 5))"
        case .plus(let points):
            guard number + points == unrounded else { return nil }
            return "\(points < 0 ? "-" : "+") \(points.magnitude.shortestText)"
        }
    }

    private var grid: String {
        guard let pixelsPerPoint else { return "" }
        let pixels = pixelsPerPoint == 1 ? "pixel" : "pixels"
        return " at \(pixelsPerPoint.shortestText) \(pixels) per point"
    }

    /// Returns a note if the displayed digits would round to a different result, or `""`.
    private func hair(_ now: Double, _ base: Double) -> String {
        let unrounded = derivation.unrounded
        let shown = Rounding.thousandths(unrounded)
        guard unrounded.magnitude < 1e9,
            Rounding.pixels(shown, perPoint: pixelsPerPoint ?? 1) != derivation.rounded
        else { return "" }
        let amount = unrounded.magnitude < shown.magnitude ? ", slightly less" : ", slightly more"
        let isAsWritten = derivation.base * now / base == unrounded
        return "\(amount)\(isAsWritten ? "" : " in UIKit's order of operations")"
    }

    private var limit: String {
        let (rounded, base) = (derivation.rounded, derivation.base)
        if result == rounded || result != result { return "" }
        let isCapped = result < rounded
        var text =
            "\(isCapped ? ", capped at " : ", raised to ")\(result.threeDecimals)"
        let factor = isCapped ? limits.maximumFactor : limits.minimumFactor
        if case .factor = derivation.bound, let factor {
            let product = Rounding.thousandths(factor * base)
            let isResult = product == Rounding.thousandths(result)
            text = "\(text) (\(factor.shortestText) x \(base.threeDecimals)"
            text = isResult ? "\(text))" : "\(text) = \(product.shortestText))"
        }
        if let smallest = limits.smallest(base: base)?.pointSize, smallest > result {
            text = "\(text), although the minimum is \(smallest.threeDecimals)"
        }
        return text
    }

    /// The table cell and its provenance, such as `body at AX5 on iOS, derived`.
    private var cell: String {
        switch derivation.rule {
        case .fixed: return "fixed by the caller"
        case .table: return "the caller's table at \(categoryText)"
        case .preferred: return cell("", figure?.provenance)
        case .definition: return driver
        case .lineAdvances:
            let provenance = curveProvenance
            let law = curve == .swiftUI ? " by SwiftUI's law" : ""
            return cell(law, figure.map { _ in provenance })
        }
    }

    /// The category, and the reader's category if a limit changed it.
    private var categoryText: String {
        let counted = derivation.category
        if traits.category == counted { return "\(counted.shortName)" }
        let change = counted < traits.category ? " (limited from " : " (raised from "
        return "\(counted.shortName)\(change)\(traits.category.shortName))"
    }

    private func cell(_ law: String, _ provenance: Provenance?) -> String {
        let style = textStyle.description
        guard table.has(textStyle) else { return "\(traits.platform.name) has no \(style)" }
        let cell = "\(style) at \(categoryText)\(law) on \(traits.platform.description)"
        guard let provenance else { return "the growth of \(cell) is unknown" }
        let note = figure?.note.map { "; \($0)" } ?? ""
        // The provenance of a substitute doesn't apply to the reader's category.
        return derivation.cell == derivation.category
            ? "\(cell), \(provenance.rawValue)\(note)"
            : "\(cell), which is unknown; \(derivation.cell.shortName) replaces it"
    }

    /// The setting that drove the curve, and the provenance, such as `AX5, documented`.
    private var driver: String {
        let details = curve.details
        let reader = derivation.reader(traits)
        let known = ", \(curve.provenance(textStyle, reader).rawValue)"
        switch details.driver {
        case .nothing: return "the same for every reader\(known)"
        case .category:
            let style = details.followsTextStyle ? textStyle.description : ""
            return "\(style)\(details.followsTextStyle ? " at " : "")\(categoryText)\(known)"
        case .fontScale(let setting):
            guard let factor = reader.fontScale else {
                let factor = setting.factor(for: reader.category)
                return "\(categoryText), treated as font scale \(factor.threeDecimals)\(known)"
            }
            let taken = curve.fontScale(for: reader) ?? factor
            let held = taken == factor ? "" : ", clamped to \(taken.threeDecimals)"
            let asked = traits.fontScale ?? factor
            let limit = asked == factor ? "" : " (limited from \(asked.threeDecimals))"
            return "font scale \(factor.threeDecimals)\(limit)\(held)\(known)"
        }
    }
}
