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

/// Twelve numbers, one for each category.
package struct CategoryNumbers: Hashable, Sendable {
    /// The numbers from XS to AX5.
    let numbers: [Double]

    package init(_ numbers: [Double]) { self.numbers = numbers }

    package subscript(category: ContentSizeCategory) -> Double { numbers[category.column] }
}

extension CategoryNumbers: CustomStringConvertible {
    /// The numbers as text, such as `[17, 17, 18]`.
    package var description: String {
        "[" + numbers.map { $0.shortestText }.joined(separator: ", ") + "]"
    }
}

extension ContentSizeCategory {
    /// The category's body size divided by 17, the body size at the Large category.
    ///
    /// The factor ranges from 0.82 at XS to 3.12 at AX5. The system's body font scales by this
    /// factor. In contrast, `UIFontMetrics` scales body text by at most 2.82, because it uses the
    /// distances between baselines instead of the sizes.
    public var fontScale: Double { bodySize / 17 }

    /// Finds the category whose ``fontScale`` is nearest to a factor.
    ///
    /// If two categories are equally near, the larger category is used.
    ///
    /// - Parameter fontScale: A factor. The result is `nil` if the factor is zero, negative,
    ///   infinite or NaN.
    public init?(nearestToFontScale fontScale: Double) {
        func distance(_ category: Self) -> Double { (category.fontScale - fontScale).magnitude }
        guard fontScale > 0, fontScale.isFinite,
            let nearest = Self.allCases.reversed().min(by: { distance($0) < distance($1) })
        else { return nil }
        self = nearest
    }

    /// The size of the system's body font at this category on iOS, in points.
    package var bodySize: Double {
        TypeTable.iOS.growth(.body, self)?.size ?? IOSTypeTable.basePointSize(.body)
    }
}
