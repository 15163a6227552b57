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
        texts = zip(tree.nodes, engine.findings).compactMap { node, findings in
            guard case .text(let view) = node.view, let text = node.text else { return nil }
            return Text(
                text: view,
                least: findings.offered?.least,
                most: findings.offered?.most,
                verdict: engine.verdict(text, node.view, findings)
            )
        }
    }
}

extension BoundsEngine {
    /// Returns the answer for a text.
    fileprivate func verdict(
        _ text: MeasuredViewText,
        _ view: ViewNode,
        _ findings: Findings
    ) -> Fit.Verdict {
        // A text that contains newlines can have more lines than its limit at any width.
        if text.exceedsLimit(.infinity) { return .truncated }
        let isHeightKnown = findings.height != .limited
        // Without newlines, a text on one line needs no more height.
        let fitsUnbroken: Fit.Verdict =
            isHeightKnown || text.lines(.unspecified).count <= 1 ? .fits : .inconclusive
        guard let offered = findings.offered else { return fitsUnbroken }
        let needed = needed(text, view)
        if needed.most <= offered.least { return fitsUnbroken }
        let ideal = text.ideal.width
        guard ideal > 0 else { return fitsUnbroken }
        // A text that is wider by a factor breaks as in a width that is smaller by this factor.
        let factors = Interval(needed.least / ideal, max(1, text.bounds.most / ideal))
        let fits = !view.isOpenText && isHeightKnown
        if fits, !text.exceedsLimit((offered.least - pixel) / factors.most) { return .fits }
        guard !findings.canBeIdeal, offered.most < .infinity else { return .inconclusive }
        let widest = (offered.most + pixel) / max(factors.least, 1e-9)
        return text.exceedsLimit(widest) ? .truncated : .inconclusive
    }
}
