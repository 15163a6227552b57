public import TypeScaleLayout

/// What can be said about the texts of a view with unknown parts.
///
///     let row = ViewNode.hStack([
///         .text(ViewText("Notifications", lineLimit: 1)), .unknown("BadgeView"),
///     ])
///     let bounds = try ViewBounds(row, width: 320, for: reader)
///     bounds.texts[0].verdict     // .inconclusive, because BadgeView can take any width
///     bounds.unknowns             // ["BadgeView"]
///
/// A verdict other than inconclusive holds for everything that the unknown parts can be. These are
/// texts that continue, lengths between bounds, and views that are not known. If nothing is
/// unknown, use ``ViewLayout``, which is exact.
///
/// Source: interval arithmetic, applied to the rules of ``ViewLayout``. Tests compare the bounds
/// with the layouts of random views.
public struct ViewBounds: Hashable, Sendable {
    /// A text of the view.
    public struct Text: Hashable, Sendable {
        /// The text.
        public let text: ViewText

        /// The smallest width that the text is offered, in points, or `nil` for its ideal width.
        public let least: Double?

        /// The largest width that the text is offered, in points, or `nil` for its ideal width.
        public let most: Double?

        /// The answer for the text.
        public let verdict: Fit.Verdict
    }

    /// The texts, in the order of the view.
    public let texts: [Text]

    /// The names of the unknown parts, each listed once, in the order of the view.
    public let unknowns: [String]
}

extension ViewBounds {
    /// Finds the bounds of a view.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - width: The width that is offered to the view, in points. The height is free.
    ///   - traits: The reader, the platform and the screen.
    ///   - fonts: The fonts of the texts.
    /// - Throws: ``ViewLayoutError`` if the view is too large, or if a font is not registered.
    /// - Complexity: O(*n*²) in the number of views in a row, for each proposal of the row.
    public init(
        _ view: ViewNode,
        width: Double,
        for traits: TraitCollection = TraitCollection(),
        fonts: some FontProvider = FontRegistry()
    ) throws(ViewLayoutError) {
        let tree = try MeasuredTree(view, for: traits, fonts: fonts)
        let engine = BoundsEngine(tree, for: traits)
        engine.place(0, Interval(width))
        unknowns = tree.unknowns
        let contexts = engine.contexts()
        texts = tree.nodes.indices.compactMap { index in
            let (node, findings) = (tree.nodes[index], engine.findings[index])
            guard case .text(let view) = node.view, let text = node.text else { return nil }
            return Text(
                text: view,
                least: findings.offered?.least,
                most: findings.offered?.most,
                verdict: engine.verdict(index, text, contexts[index])
            )
        }
    }
}

extension BoundsEngine {
    /// Returns the answer for a text.
    ///
    /// A text that is never shown fits.
    func verdict(_ index: Int, _ text: MeasuredViewText, _ context: Context) -> Fit.Verdict {
        let view = nodes[index].view
        guard findings[index].offered != nil || findings[index].canBeIdeal else { return .fits }
        // A text of an alternative that has no room is perhaps not shown.
        let truncated = context.isOptional ? Fit.Verdict.inconclusive : .truncated
        // A text that contains newlines can have more lines than its limit at any width.
        if text.exceedsLimit(.infinity) { return truncated }
        let lines = lineCounts(index)
        let hasHeight =
            switch context.height {
            case .free, .given: true
            case .shared: lines.lowerBound == lines.upperBound
            case .limited: lines == 1...1
            }
        guard let offered = findings[index].offered else {
            return hasHeight ? .fits : .inconclusive
        }
        let factors = factors(text, view)
        let isWhole = needed(text, view).most <= offered.least
        if hasHeight, isWhole { return .fits }
        // With its smallest scale, the text breaks as in a width that is divided by the scale.
        let scale = text.minimumScale
        let widths = Interval(
            (offered.least - pixel) / factors.most / scale,
            (offered.most + pixel) / factors.least / scale
        )
        let scaled = text.lineCounts(widths, words(index))
        let canWrap = !view.isOpenText || text.hasNoLimit
        if hasHeight, canWrap, scaled.upperBound <= text.lineLimit { return .fits }
        guard !findings[index].canBeIdeal, offered.most < .infinity else { return .inconclusive }
        return scaled.lowerBound > text.lineLimit ? truncated : .inconclusive
    }
}

extension ViewBounds: CustomStringConvertible {
    /// One line for each text, with the widths that it is offered, and one for the unknown parts.
    public var description: String {
        var lines = texts.map { text -> String in
            let bounds = [text.least, text.most].map { $0?.printed ?? "ideal" }
            let name = ViewNode.text(text.text).name
            return "\(name): offered \(bounds[0]) to \(bounds[1]), \(text.verdict)"
        }
        if !unknowns.isEmpty { lines.append("unknown: " + unknowns.joined(separator: ", ")) }
        return lines.joined(separator: "\n")
    }
}
