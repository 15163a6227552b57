/// The contents of a type table: the numbers with their sources.
///
/// Each array of numbers has a row for each style and a column for each category, in the order of
/// `allCases`. If a number is missing, the array contains 0.
struct TypeNumbers: Sendable {
    /// The system, such as `iOS`, or `nil` for a caller's table.
    let system: String?
    let name: String
    /// Whether the system font is SF Compact.
    let usesCompactFont: Bool
    let baseCategory: ContentSizeCategory
    /// The sizes of the preferred fonts, in points.
    let pointSizes: [Double]
    /// The line advances, from baseline to baseline, in points.
    let lineAdvances: [Double]
    /// The weights of the preferred fonts, one for each style.
    let weights: [FontWeight]
    let sizes: TypeTable.Evidence
    let advances: TypeTable.Evidence
    /// The evidence for the line advances at the base category.
    let advancesAtBase: TypeTable.Evidence
    /// The evidence for single line advances.
    let doubts: [TypeTable.Doubt]
    /// The provenance of scaled values.
    let provenance: Provenance
    let extraLargeTitles: TypeTable.ExtraLargeTitles?
    /// Whether a number of a style depends on the category.
    let scalesText: Bool

    /// The numbers from which growth is computed, in the same order as the other numbers.
    private let growths: [TypeTable.Growth]

    /// The number of columns in a row.
    static let columns = 12

    init(
        system: String?,
        name: String,
        usesCompactFont: Bool,
        baseCategory: ContentSizeCategory,
        pointSizes: [Double],
        lineAdvances: [Double],
        weights: [FontWeight],
        sizes: TypeTable.Evidence,
        advances: TypeTable.Evidence,
        advancesAtBase: TypeTable.Evidence,
        doubts: [TypeTable.Doubt],
        provenance: Provenance,
        extraLargeTitles: TypeTable.ExtraLargeTitles?
    ) {
        self.system = system
        self.name = name
        self.usesCompactFont = usesCompactFont
        self.baseCategory = baseCategory
        let titles = (extraLargeTitles?.pointSizes ?? [0, 0]).flatMap { size in
            ContentSizeCategory.allCases.map { category in
                category == baseCategory || extraLargeTitles?.isConstant == true ? size : 0
            }
        }
        self.pointSizes = pointSizes + titles
        self.lineAdvances = lineAdvances + titles.map { _ in 0 }
        self.weights = weights
        self.sizes = sizes
        self.advances = advances
        self.advancesAtBase = advancesAtBase
        self.doubts = doubts
        self.provenance = provenance
        self.extraLargeTitles = extraLargeTitles
        scalesText = [pointSizes, lineAdvances].contains { numbers in
            numbers.indices.contains { numbers[$0] != numbers[$0 - $0 % Self.columns] }
        }
        let (allSizes, allAdvances) = (self.pointSizes, self.lineAdvances)
        growths = TextStyle.allCases.flatMap { style in
            ContentSizeCategory.allCases.map { category in
                let known = Self.known(style, category, allAdvances)
                let cell = Self.index(style, known ?? category)
                return TypeTable.Growth(
                    now: allAdvances[cell],
                    base: allAdvances[Self.index(style, baseCategory)],
                    size: allSizes[cell],
                    category: known ?? category
                )
            }
        }
    }
}

extension TypeNumbers {
    private static func index(_ style: TextStyle, _ category: ContentSizeCategory) -> Int {
        style.index * columns + category.index
    }

    func size(_ style: TextStyle, _ category: ContentSizeCategory) -> Double? {
        pointSizes[Self.index(style, category)].ifPositive
    }

    func lineAdvance(_ style: TextStyle, _ category: ContentSizeCategory) -> Double? {
        lineAdvances[Self.index(style, category)].ifPositive
    }

    /// Returns the numbers that scale a style.
    func growth(_ style: TextStyle, _ category: ContentSizeCategory) -> TypeTable.Growth {
        growths[Self.index(style, category)]
    }

    /// Returns the category if it has numbers, or the nearest smaller category that has numbers.
    ///
    /// If no smaller category has numbers, returns the smallest category that has, or `nil` if
    /// there is none.
    private static func known(
        _ style: TextStyle,
        _ category: ContentSizeCategory,
        _ lineAdvances: [Double]
    ) -> ContentSizeCategory? {
        let known = ContentSizeCategory.allCases.filter { lineAdvances[index(style, $0)] > 0 }
        return known.last { $0 <= category } ?? known.first
    }
}
