public import TypeScaleLayout

/// The frames of a view and of all views in it, as SwiftUI lays them out.
///
///     let layout = try ViewLayout(card, proposal: ViewProposal(width: 320), for: reader)
///     layout.size
///     print(layout)     // each view with its frame, its proposal, and the lines of its text
///
/// The container of the root offers a size, and every view answers with its own. Only text is
/// rounded, up to a pixel. A view that does not fit is drawn outside of its container.
public struct ViewLayout: Hashable, Sendable {
    /// The view, without lengths that have no meaning, such as NaN.
    public let view: ViewNode

    /// The left edge, in points from the left edge of the root.
    public let x: Double

    /// The top edge, in points from the top edge of the root.
    public let y: Double

    /// The size, in points.
    public let size: TextSize

    /// The proposal with which the view was placed.
    public let proposal: ViewProposal

    /// The number of lines of a text, or 0 for another view.
    public let lineCount: Int

    /// Whether an ellipsis replaces a part of the text.
    public let isTruncated: Bool

    /// The views in this view.
    public let children: [ViewLayout]
}

extension ViewLayout {
    /// Lays out a view.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - proposal: The size that is offered to the view. With an infinite one, frames can be
    ///     infinite.
    ///   - traits: The reader, the platform and the screen.
    ///   - fonts: The fonts of the texts.
    ///   - isRightToLeft: Whether leading edges are on the right.
    /// - Throws: ``ViewLayoutError`` if the view is too large, or if a font is not registered.
    /// - Complexity: O(*n* log *n*) in the number of views, for each proposal that a view gets.
    public init(
        _ view: ViewNode,
        proposal: ViewProposal = .unspecified,
        for traits: TraitCollection = TraitCollection(),
        fonts: some FontProvider = FontRegistry(),
        isRightToLeft: Bool = false
    ) throws(ViewLayoutError) {
        let tree = try MeasuredTree(view, for: traits, fonts: fonts)
        let engine = try LayoutEngine(tree, for: traits)
        self.init(engine, proposal, isRightToLeft: isRightToLeft)
        try engine.checkWork()
    }

    /// Lays out the view of an engine.
    init(_ engine: LayoutEngine, _ proposal: ViewProposal, isRightToLeft: Bool = false) {
        self.init(engine, 0, 0, 0, proposal, isRightToLeft)
    }

    private init(
        _ engine: LayoutEngine,
        _ index: Int,
        _ x: Double,
        _ y: Double,
        _ proposal: ViewProposal,
        _ isRightToLeft: Bool
    ) {
        let node = engine.nodes[index]
        (view, self.x, self.y, self.proposal) = (node.view, x, y, proposal)
        let size = engine.size(index, proposal)
        self.size = size
        let lines = node.text?.lines(proposal)
        (lineCount, isTruncated) = (lines?.count ?? 0, lines?.isTruncated ?? false)
        let places = engine.places(index, proposal, size)
        children = places.map { place in
            // The layout of right-to-left views is the mirror image of the other one.
            let width = isRightToLeft ? engine.size(place.child, place.proposal).width : 0
            let isMirrored = isRightToLeft && size.width < .infinity
            let left = isMirrored ? size.width - place.x - width : place.x
            return ViewLayout(
                engine,
                place.child,
                x + left,
                y + place.y,
                place.proposal,
                isRightToLeft
            )
        }
    }

    /// The views without children, in the order of the tree.
    public var leaves: [ViewLayout] {
        children.isEmpty ? [self] : children.flatMap(\.leaves)
    }
}

extension ViewLayout: CustomStringConvertible {
    /// One line for each view, with its frame and its proposal.
    public var description: String { lines(0).joined(separator: "\n") }

    private func lines(_ depth: Int) -> [String] {
        var line = String(repeating: "  ", count: depth) + view.name
        line += ": \(x.printed), \(y.printed), \(size.width.printed) x \(size.height.printed)"
        line += ", offered \(proposal)"
        if lineCount > 1 { line += ", \(lineCount) lines" }
        if isTruncated { line += ", truncated" }
        return [line] + children.flatMap { $0.lines(depth + 1) }
    }
}
