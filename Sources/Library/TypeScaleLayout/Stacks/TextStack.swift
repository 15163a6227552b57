public import TypeScale

/// A column of labels positioned by their baselines, such as a self-sizing cell.
///
///     let cell = TextStack([
///         TextLabel("Headline", font: .system(.headline)),
///         TextLabel("And some text below it.", font: Brand.body),
///     ])
///     try cell.layout(width: 375, for: reader, fonts: fonts).size.height
///
/// A stack is a value, so you can lay it out for any reader and width, on any thread.
public struct TextStack: Sendable {
    /// The labels, from top to bottom.
    public var labels: [TextLabel]

    /// The rule for the distances between baselines, and between baselines and edges.
    public var spacing: BaselineSpacing

    /// The factor by which the distances of ``spacing`` are multiplied.
    public var multiplier: Double

    /// The space between the edges and the labels.
    public var margins: TextMargins

    /// The minimum height, in points, including margins.
    ///
    /// A shorter stack is extended at the bottom.
    public var minimumHeight: Double

    /// The layout direction for the margins and all labels, whatever their styles specify.
    public var direction: ParagraphStyle.Direction

    /// Creates a stack from its properties.
    public init(
        _ labels: [TextLabel],
        spacing: BaselineSpacing = .modern,
        multiplier: Double = 1,
        margins: TextMargins = TextMargins(),
        minimumHeight: Double = 0,
        direction: ParagraphStyle.Direction = .leftToRight
    ) {
        self.labels = labels
        self.spacing = spacing
        self.multiplier = multiplier
        self.margins = margins
        self.minimumHeight = minimumHeight
        self.direction = direction
    }
}

extension TextStack {
    /// Returns the labels laid out for a reader.
    ///
    /// - Parameters:
    ///   - width: The available width, in points, treated as in ``MeasuredText/layout(width:)``.
    ///   - traits: The traits of the reader and the screen. Baselines and heights are rounded to
    ///     the screen's pixels.
    ///   - fonts: The fonts of the labels.
    /// - Returns: The labels and their positions.
    /// - Throws: ``LayoutError`` if a face is not registered, if its file was removed or replaced,
    ///   or if a label's text exceeds 1 GiB.
    /// - Complexity: O(*n*) in the total length of the text.
    public func layout(
        width: Double? = nil,
        for traits: TraitCollection,
        fonts: some FontProvider
    ) throws(LayoutError) -> StackLayout {
        var builder = StackBuilder(self, width: width, for: traits)
        for (index, label) in labels.enumerated() {
            var label = label
            label.style.direction = direction
            builder.add(try label.measured(for: traits, fonts: fonts), at: index)
        }
        return builder.layout
    }

    /// Returns the height of the layout at each category, in ascending order of categories.
    ///
    /// - Throws: ``LayoutError`` if a face is not registered, if its file was removed or replaced,
    ///   or if a label's text exceeds 1 GiB.
    /// - Complexity: O(*n*) in the total length of the text, for each of the twelve categories.
    public func heights(
        width: Double? = nil,
        for traits: TraitCollection = TraitCollection(),
        fonts: some FontProvider
    ) throws(LayoutError) -> [(category: ContentSizeCategory, height: Double)] {
        var heights: [(category: ContentSizeCategory, height: Double)] = []
        for category in ContentSizeCategory.allCases {
            var reader = traits
            reader.preferredContentSizeCategory = category
            let layout = try layout(width: width, for: reader, fonts: fonts)
            heights.append((category, layout.size.height))
        }
        return heights
    }
}
