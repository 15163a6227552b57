/// The numbers of a table: those that a guideline prints, or a caller states.
///
/// One line per style in the order of ``TextStyle/row``, one number per category from XS to AX5, and 0
/// where there is none.
struct TypeNumbers: Hashable, Sendable {
    /// The sizes of the preferred fonts, in points.
    let pointSizes: [Double]
    /// The distances from baseline to baseline, in points.
    let lineAdvances: [Double]
    /// How the sizes are known, and from where.
    let sizes: Evidence
    /// How the distances are known, and from where.
    let advances: Evidence
    /// How the distances at the base category are known, if not as the others.
    var advancesAtBase: Evidence?
    /// How the sizes of the extra-large titles are known, which have no line; `nil` if they are not.
    var extraLargeTitles: Evidence?

    struct Evidence: Hashable, Sendable {
        let provenance: Provenance
        let source: String
    }
}

extension TypeNumbers {
    /// A table of sizes that are the same in every category.
    init(constantSizes: [Double], advances: [Double], _ evidence: Evidence, _ other: Evidence) {
        func repeated(_ numbers: [Double]) -> [Double] {
            numbers.flatMap { Array(repeating: $0, count: IOSTypeTable.columns) }
        }
        self.init(
            pointSizes: repeated(constantSizes),
            lineAdvances: repeated(advances),
            sizes: evidence,
            advances: other
        )
    }

    /// The place of a style at a category; `nil` of a style that the table has no line for.
    private func place(_ style: TextStyle, _ category: ContentSizeCategory) -> Int? {
        style.row.map { $0 * IOSTypeTable.columns + category.column }
    }

    /// The size of a preferred font, in points; `nil` where the table has none.
    func size(_ style: TextStyle, _ category: ContentSizeCategory) -> Double? {
        guard let place = place(style, category), pointSizes[place] > 0 else { return nil }
        return pointSizes[place]
    }

    /// The distance from baseline to baseline, in points; `nil` where the table has none.
    func lineAdvance(_ style: TextStyle, _ category: ContentSizeCategory) -> Double? {
        guard let place = place(style, category), lineAdvances[place] > 0 else { return nil }
        return lineAdvances[place]
    }

    /// What the growth of a style is computed from.
    ///
    /// In a category that the table has not, the nearest smaller one counts that it has, else the
    /// smallest.
    func growth(
        _ style: TextStyle,
        _ category: ContentSizeCategory,
        from base: ContentSizeCategory
    ) -> TypeTable.Growth? {
        guard let row = style.row, let known = knownCategory(style, category) else { return nil }
        let line = row * IOSTypeTable.columns
        guard lineAdvances[line + base.column] > 0 else { return nil }
        return TypeTable.Growth(
            now: lineAdvances[line + known.column],
            base: lineAdvances[line + base.column],
            size: pointSizes[line + known.column]
        )
    }

    /// The category itself, or the one that counts for it where the table has no sizes for it.
    func knownCategory(
        _ style: TextStyle,
        _ category: ContentSizeCategory
    ) -> ContentSizeCategory? {
        guard let row = style.row else { return nil }
        var nearest: ContentSizeCategory?
        for known in ContentSizeCategory.allCases
        where lineAdvances[row * IOSTypeTable.columns + known.column] > 0 {
            if known > category { return nearest ?? known }
            nearest = known
        }
        return nearest
    }
}
