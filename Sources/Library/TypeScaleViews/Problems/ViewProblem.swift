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
        /// A word has no room, so that a line ends in the word.
        ///
        /// In a view without frames, a word can be wider than the whole view.
        case broken
        /// The view is beyond the edges of the width, or the text is wider than a frame around it.
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
    ///   - width: The width that is offered to the view, in points. NaN is treated as 0. The height
    ///     is free.
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
        let width = width > 0 ? width : 0
        var measured: [ViewText: MeasuredViewText] = [:]
        func tree(_ view: ViewNode) throws(ViewLayoutError) -> MeasuredTree {
            try MeasuredTree(view) { text throws(LayoutError) in
                if let measured = measured[text] { return measured }
                let result = try MeasuredViewText(text, for: traits, fonts: fonts)
                measured[text] = result
                return result
            }
        }
        let whole = try tree(view)
        if whole.unknowns.isEmpty {
            return try exact(whole, width, traits)
        }
        let problems = BoundedProblems(BoundsEngine(whole, for: traits), width).problems
        guard problems.contains(where: { $0.kind == .unknown }) else { return problems }
        // An unknown part decides if the answer is known as soon as the part is.
        var deciding: [(name: String, views: Set<String>)] = []
        for name in whole.unknowns.prefix(maximumUnknowns) where whole.unknowns.count > 1 {
            let engine = BoundsEngine(try tree(view.known(name)), for: traits)
            let rest = BoundedProblems(engine, width).problems
            deciding.append((name, Set(rest.filter { $0.kind == .unknown }.map(\.view))))
        }
        return problems.map { problem in
            guard problem.kind == .unknown else { return problem }
            let names = deciding.filter { !$0.views.contains(problem.view) }.map(\.name)
            let listed = (names.isEmpty ? whole.unknowns : names).joined(separator: ", ")
            let reason = problem.reason + "; unknown: " + listed
            return ViewProblem(kind: .unknown, view: problem.view, reason: reason)
        }
    }

    /// Returns the problems of a view without unknown parts.
    ///
    /// The widths of most texts are estimates. A problem that depends on them is unknown.
    private static func exact(
        _ tree: MeasuredTree,
        _ width: Double,
        _ traits: TraitCollection
    ) throws(ViewLayoutError) -> [ViewProblem] {
        func problems(_ tree: MeasuredTree) throws(ViewLayoutError) -> [ViewProblem] {
            let engine = try LayoutEngine(tree, for: traits)
            let problems = ExactProblems(engine, width).problems
            try engine.checkWork()
            return problems
        }
        let own = try problems(tree)
        guard tree.nodes.contains(where: { $0.text?.isEstimate == true }) else { return own }
        func key(_ problem: ViewProblem) -> [String] { [problem.kind.rawValue, problem.view] }
        let others = try [true, false].map { isWidest throws(ViewLayoutError) in
            try problems(tree.mapTexts { $0.widened(isWidest) })
        }
        var result: [ViewProblem] = []
        var found: Set<[String]> = []
        for problem in own + others.flatMap({ $0 }) where found.insert(key(problem)).inserted {
            let isCertain = ([own] + others).allSatisfy { problems in
                problems.contains { key($0) == key(problem) }
            }
            if isCertain {
                result += own.filter { key($0) == key(problem) }
            } else {
                let reason = problem.reason + "; the widths of texts are estimates"
                result.append(ViewProblem(kind: .unknown, view: problem.view, reason: reason))
            }
        }
        return result
    }

    /// The largest number of unknown parts of which each is tried.
    private static var maximumUnknowns: Int { 8 }
}

extension ViewProblem: CustomStringConvertible {
    /// One line with the view and the reason.
    public var description: String { "\(view) \(reason)" }
}
