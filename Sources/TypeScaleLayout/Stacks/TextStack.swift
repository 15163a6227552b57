public import TypeScale
public import TypeScaleFonts

/// Labels below each other between edges, joined by their baselines, as tall as their text: a cell that
/// sizes itself.
///
///     let cell = TextStack([
///         TextLabel("Headline", font: .system(.headline)),
///         TextLabel("And some text below it.", font: Brand.body),
///     ])
///     try cell.layout(width: 375, for: reader, with: resolver).size.height
///
/// A value: the same stack serves every reader, width and thread.
public struct TextStack: Sendable {
    /// The labels, from the top.
    public var labels: [TextLabel]

    /// How far baselines stand from each other and from the edges.
    public var spacing: BaselineSpacing

    /// What those distances are multiplied by.
    public var multiplier: Double

    /// The space between the edges and the labels.
    public var margins: TextMargins

    /// The least height with margins, in points; what is missing is added at the bottom.
    public var minimumHeight: Double

    /// The direction in which leading and trailing lie; that of the labels too.
    public var direction: LayoutDirection

    /// A stack.
    ///
    /// - Parameters:
    ///   - labels: The labels, from the top.
    ///   - spacing: How far baselines stand from each other and from the edges.
    ///   - multiplier: What those distances are multiplied by.
    ///   - margins: The space between the edges and the labels.
    ///   - minimumHeight: The least height with margins, in points.
    ///   - direction: The direction in which leading and trailing lie.
    public init(
        _ labels: [TextLabel],
        spacing: BaselineSpacing = .modern,
        multiplier: Double = 1,
        margins: TextMargins = TextMargins(),
        minimumHeight: Double = 0,
        direction: LayoutDirection = .leftToRight
    ) {
        self.labels = labels
        self.spacing = spacing
        self.multiplier = multiplier
        self.margins = margins
        self.minimumHeight = minimumHeight
        self.direction = direction
    }
}

/// The space between the edges of a stack and what is in it, in points.
public struct TextMargins: Hashable, Sendable {
    /// Above.
    public var top: Double

    /// Where reading starts.
    public var leading: Double

    /// Below.
    public var bottom: Double

    /// Where reading ends.
    public var trailing: Double

    /// Margins; what is not finite counts as 0.
    ///
    /// - Parameters:
    ///   - top: Points.
    ///   - leading: Points.
    ///   - bottom: Points.
    ///   - trailing: Points.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

extension TextStack {
    /// Lays the labels out for a reader.
    ///
    /// - Parameters:
    ///   - width: Points between the edges; read as in ``MeasuredText/layout(width:)``.
    ///   - traits: The reader and the screen, whose pixels baselines and heights land on.
    ///   - resolver: Where faces are found.
    /// - Returns: The labels and their places.
    /// - Throws: `FontError`: not registered, if a face is not found; else if a file is gone or was replaced.
    public func layout(
        width: Double? = nil,
        for traits: TraitCollection,
        with resolver: FontResolver
    ) throws(FontError) -> StackLayout {
        var placing = StackPlacing(self, width: width, for: traits)
        for (index, label) in labels.enumerated() {
            var label = label
            label.style.direction = direction
            placing.place(try label.measured(for: traits, with: resolver), at: index)
        }
        return placing.layout
    }

    /// The heights for readers of all categories.
    ///
    /// - Parameters:
    ///   - width: Points between the edges.
    ///   - traits: The reader but for the category, and the screen.
    ///   - resolver: Where faces are found.
    /// - Returns: A height for each category, from the smallest.
    /// - Throws: `FontError`: not registered, if a face is not found; else if a file is gone or was replaced.
    public func heights(
        width: Double? = nil,
        for traits: TraitCollection = TraitCollection(),
        with resolver: FontResolver
    ) throws(FontError) -> [(category: ContentSizeCategory, height: Double)] {
        var heights: [(category: ContentSizeCategory, height: Double)] = []
        for category in ContentSizeCategory.allCases {
            var reader = traits
            reader.preferredContentSizeCategory = category
            let layout = try layout(width: width, for: reader, with: resolver)
            heights.append((category, layout.size.height))
        }
        return heights
    }
}
