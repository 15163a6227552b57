/// The numbers in a type table, with their sources.
///
/// Each array has a row for each style, in the order of ``TextStyle/row``, and a column for each
/// category, from XS to AX5. If a number is missing, the array contains 0.
final class TypeNumbers: Sendable {
    let name: String
    /// The sizes of the preferred fonts, in points.
    let pointSizes: [Double]
    /// The line advances, from baseline to baseline, in points.
    let lineAdvances: [Double]
    let sizes: Evidence
    let advances: Evidence
    /// The evidence for the line advances at the base category.
    let advancesAtBase: Evidence
    /// The evidence for the sizes of the extra-large titles, or `nil` if the sizes are unknown.
    let extraLargeTitles: Evidence?

    struct Evidence: Hashable, Sendable {
        let provenance: Provenance
        let source: String
    }

    init(
        _ name: String,
        pointSizes: [Double],
        lineAdvances: [Double],
        sizes: Evidence,
        advances: Evidence,
        advancesAtBase: Evidence? = nil,
        extraLargeTitles: Evidence? = nil
    ) {
        self.name = name
        self.pointSizes = pointSizes
        self.lineAdvances = lineAdvances
        self.sizes = sizes
        self.advances = advances
        self.advancesAtBase = advancesAtBase ?? advances
        self.extraLargeTitles = extraLargeTitles
    }
}

extension TypeNumbers {
    /// Repeats the number for each style at every category.
    static func constant(_ numbers: [Double]) -> [Double] {
        numbers.flatMap { Array(repeating: $0, count: IOSTypeTable.columns) }
    }

    /// Returns the index of a cell in the arrays, or `nil` for the extra-large titles.
    private func place(_ style: TextStyle, _ category: ContentSizeCategory) -> Int? {
        style.row.map { $0 * IOSTypeTable.columns + category.column }
    }

    func size(_ style: TextStyle, _ category: ContentSizeCategory) -> Double? {
        guard let place = place(style, category), pointSizes[place] > 0 else { return nil }
        return pointSizes[place]
    }

    func lineAdvance(_ style: TextStyle, _ category: ContentSizeCategory) -> Double? {
        guard let place = place(style, category), lineAdvances[place] > 0 else { return nil }
        return lineAdvances[place]
    }

    /// Returns the numbers that scale a style, or `nil` if the table doesn't contain the style.
    func growth(
        _ style: TextStyle,
        _ category: ContentSizeCategory,
        from base: ContentSizeCategory
    ) -> TypeTable.Growth? {
        guard let known = knownCategory(style, category), let now = lineAdvance(style, known),
            let base = lineAdvance(style, base), let size = size(style, known)
        else { return nil }
        return TypeTable.Growth(now: now, base: base, size: size)
    }

    /// Returns the category, or a substitute if the table has no numbers for the category.
    ///
    /// The substitute is the nearest smaller category that has numbers. If no smaller category has
    /// numbers, the substitute is the smallest category that does. The result is `nil` if the table
    /// doesn't contain the style.
    func knownCategory(
        _ style: TextStyle,
        _ category: ContentSizeCategory
    ) -> ContentSizeCategory? {
        let all = ContentSizeCategory.allCases
        return all.last { $0 <= category && lineAdvance(style, $0) != nil }
            ?? all.first { lineAdvance(style, $0) != nil }
    }
}
