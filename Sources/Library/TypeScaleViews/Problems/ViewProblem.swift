public import TypeScaleLayout

/// A text of a view that is not shown completely, or about which nothing can be said.
///
///     for problem in try ViewProblem.all(in: card, width: 320, for: reader) { print(problem) }
///
/// A view without problems shows all texts within its width, and in frames that are large enough.
public struct ViewProblem: Hashable, Sendable {
    /// The way in which a text is not shown completely.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// An ellipsis replaces a part of the text.
        case truncated
        /// The text is higher than a frame around it.
        case tooTall
        /// A frame is too narrow for a word, so that a line ends in the word.
        case broken
        /// The view is beyond the edges of the width.
        case tooWide
        /// The answer depends on parts that are unknown.
        case unknown
    }

    /// The kind of the problem.
    public let kind: Kind

    /// The text, or the name of another view.
    public let view: String

    /// The lengths in points that explain the problem, and the unknown parts that decide.
    public let reason: String

    /// Creates a problem.
    public init(kind: Kind, view: String, reason: String) {
        (self.kind, self.view, self.reason) = (kind, view, reason)
    }
}

extension ViewProblem {
    /// Returns the problems of a view.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - width: The width that is offered to the view, in points. The height is free.
    ///   - traits: The reader, the platform and the screen.
    ///   - fonts: The fonts of the texts.
    /// - Returns: The problems, in the order of the view.
    /// - Throws: ``ViewLayoutError`` if the view is too large, or if a font is not registered.
    /// - Complexity: That of ``ViewLayout`` or, if a part is unknown, of ``ViewBounds``.
    public static func all(
        in view: ViewNode,
        width: Double,
        for traits: TraitCollection = TraitCollection(),
        fonts: some FontProvider = FontRegistry()
    ) throws(ViewLayoutError) -> [ViewProblem] {
        let tree = try MeasuredTree(view, for: traits, fonts: fonts)
        if tree.unknowns.isEmpty {
            let engine = try LayoutEngine(tree, for: traits)
            let problems = ExactProblems(engine, width).problems
            try engine.checkWork()
            return problems
        }
        let problems = BoundedProblems(BoundsEngine(tree, for: traits), width).problems
        guard problems.contains(where: { $0.kind == .unknown }) else { return problems }
        // An unknown part decides if the answer is known as soon as the part is.
        var deciding: [(name: String, views: Set<String>)] = []
        for name in tree.unknowns.prefix(maximumUnknowns) where tree.unknowns.count > 1 {
            let tree = try MeasuredTree(view.known(name), for: traits, fonts: fonts)
            let rest = BoundedProblems(BoundsEngine(tree, for: traits), width).problems
            deciding.append((name, Set(rest.filter { $0.kind == .unknown }.map(\.view))))
        }
        return problems.map { problem in
            guard problem.kind == .unknown else { return problem }
            let names = deciding.filter { !$0.views.contains(problem.view) }.map(\.name)
            let listed = (names.isEmpty ? tree.unknowns : names).joined(separator: ", ")
            let reason = problem.reason + "; unknown: " + listed
            return ViewProblem(kind: .unknown, view: problem.view, reason: reason)
        }
    }

    /// The largest number of unknown parts of which each is tried.
    private static var maximumUnknowns: Int { 8 }
}

extension ViewProblem: CustomStringConvertible {
    /// One line with the view and the reason.
    public var description: String { "\(view) \(reason)" }
}
