extension TypeTable {
    /// The sizes for a style and category in a caller's table.
    public struct Sizes: Hashable, Sendable {
        /// The size of the preferred font, in points.
        public let pointSize: Double

        /// The distance between baselines in points, which determines the scaling factors.
        public let lineAdvance: Double

        /// Creates sizes from the preferred font's size and line advance, in points.
        public init(pointSize: Double, lineAdvance: Double) {
            self.pointSize = pointSize
            self.lineAdvance = lineAdvance
        }
    }

    /// The range of sizes in points for which the arithmetic doesn't lose digits.
    private static var statedSizes: ClosedRange<Double> { 0.001...1_000_000 }

    /// Creates a table from your own sizes.
    ///
    ///     // Callouts have the sizes of body text.
    ///     let table = try TypeTable(named: "Brand", source: "Brand book 3.2") { style, category in
    ///         TypeTable.iOS[style == .callout ? .body : style, category].sizes
    ///     }
    ///     let reader = TraitCollection(platform: .iOS.typeTable(table))
    ///
    /// Create a table once and keep it. Its numbers, about 3 KB, stay in memory until the program
    /// ends, so that copying traits needs no reference counting.
    ///
    /// The closure is called before the initializer returns, once for each of the eleven styles at
    /// each of the twelve categories. The extra-large titles keep their iOS sizes, and every style
    /// keeps the platform's weight.
    ///
    /// - Parameters:
    ///   - name: The name of the table, for reports.
    ///   - source: The source of the numbers, for explanations.
    ///   - baseCategory: The category for which designs specify sizes, and the default for the
    ///     reader's category. Use the base category of the table that this table replaces.
    ///   - sizes: A closure that returns the sizes of a style at a category. If it returns `nil`,
    ///     the sizes come from the nearest smaller category that has sizes. If no smaller category
    ///     has sizes, they come from the smallest category that does.
    /// - Complexity: 132 calls to `sizes`.
    /// - Throws: ``TypeTableError`` for the first size outside 0.001 to 1,000,000 points, or for
    ///   the first style that has sizes, but none at the base category.
    public init(
        named name: String,
        source: String,
        baseCategory: ContentSizeCategory = .large,
        sizes: (TextStyle, ContentSizeCategory) -> Sizes?
    ) throws(TypeTableError) {
        var pointSizes: [Double] = []
        var lineAdvances: [Double] = []
        for style in TextStyle.allCases where !style.isExtraLarge {
            let row = ContentSizeCategory.allCases.map { sizes(style, $0) }
            for (category, cell) in zip(ContentSizeCategory.allCases, row) {
                for size in [cell?.pointSize, cell?.lineAdvance].compactMap({ $0 })
                where !Self.statedSizes.contains(size) {
                    throw .notASize(size, style, at: category)
                }
            }
            if row[baseCategory.index] == nil, row.contains(where: { $0 != nil }) {
                throw .noBase(style, at: baseCategory)
            }
            pointSizes += row.map { $0?.pointSize ?? 0 }
            lineAdvances += row.map { $0?.lineAdvance ?? 0 }
        }
        let evidence = Evidence(provenance: .stated, source: source)
        self.init(
            system: nil,
            name: name,
            baseCategory: baseCategory,
            pointSizes: pointSizes,
            lineAdvances: lineAdvances,
            sizes: evidence,
            advances: evidence,
            growth: .stated,
            extraLargeTitles: ExtraLargeTitles()
        )
    }
}

extension TypeTable.Cell {
    /// The size and the line advance, or `nil` if either is unknown.
    public var sizes: TypeTable.Sizes? {
        guard let pointSize, let lineAdvance else { return nil }
        return TypeTable.Sizes(pointSize: pointSize.value, lineAdvance: lineAdvance.value)
    }
}
