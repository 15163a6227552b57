/// The type sizes of a platform for every text style and category, with their sources.
///
///     TypeTable.iOS[.body, .large].pointSize?.value      // 17
///     TypeTable.iOS[.body, .large].lineAdvance?.value    // 22
///
/// A table is a release of a system, such as ``iOS26``, or your own table. To add a release to
/// TypeScale, add one file to the folder `Releases`. Use ``differences(from:)`` to compare tables.
///
/// Use a table to print or check sizes. To size text, use ``ScaledFont`` and ``FontMetrics``, which
/// read the same numbers.
@safe public struct TypeTable: Hashable, @unchecked Sendable {
    // The numbers are never changed or freed, so the pointer is safe to use from any thread. With
    // reference counting, a scale call takes twice as many instructions.
    private let contents: UnsafePointer<TypeNumbers>
}

extension TypeTable {
    var numbers: TypeNumbers { unsafe contents.pointee }
}

extension TypeTable {
    /// Creates a table from the numbers of eleven styles at twelve categories.
    ///
    /// - Parameters:
    ///   - system: The system, or `nil` for a caller's table.
    ///   - name: The name, such as `iOS 26`.
    ///   - usesCompactFont: Whether the system font is SF Compact.
    ///   - baseCategory: The default category.
    ///   - pointSizes: The sizes, with a row for each style. The number 0 is unknown.
    ///   - lineAdvances: The line advances. A style with numbers has one at the base category.
    ///   - sizes: The evidence for the sizes.
    ///   - advances: The evidence for the line advances.
    ///   - advancesAtBase: The evidence for the line advances at the base category, if different.
    ///   - doubts: The line advances whose evidence differs from `advances`.
    ///   - growth: The provenance of scaled values.
    ///   - extraLargeTitles: The extra-large titles, or `nil` if the system doesn't have them.
    ///   - weight: A function that returns the weight of a style.
    init(
        system: String?,
        name: String,
        usesCompactFont: Bool = false,
        baseCategory: ContentSizeCategory = .large,
        pointSizes: [Double],
        lineAdvances: [Double],
        sizes: Evidence,
        advances: Evidence,
        advancesAtBase: Evidence? = nil,
        doubts: [Doubt] = [],
        growth: Provenance,
        extraLargeTitles: ExtraLargeTitles? = nil,
        weight: (TextStyle) -> FontWeight = standardWeight
    ) {
        let numbers = TypeNumbers(
            system: system,
            name: name,
            usesCompactFont: usesCompactFont,
            baseCategory: baseCategory,
            pointSizes: pointSizes,
            lineAdvances: lineAdvances,
            weights: TextStyle.allCases.map(weight),
            sizes: sizes,
            advances: advances,
            advancesAtBase: advancesAtBase ?? advances,
            doubts: doubts,
            provenance: growth,
            extraLargeTitles: extraLargeTitles
        )
        let pointer = UnsafeMutablePointer<TypeNumbers>.allocate(capacity: 1)
        unsafe pointer.initialize(to: numbers)
        unsafe contents = UnsafePointer(pointer)
    }

    /// The kind and source of the evidence for numbers.
    struct Evidence: Hashable, Sendable {
        let provenance: Provenance
        let source: String
        /// A doubt about the number, or `nil`.
        var note: String?
    }

    /// The evidence for the line advance of one style and category.
    struct Doubt: Hashable, Sendable {
        let style: TextStyle
        let category: ContentSizeCategory
        let evidence: Evidence
    }

    /// The sizes of the two extra-large titles, which are known only at the base category.
    struct ExtraLargeTitles: Sendable {
        var pointSizes: [Double] = [36, 28]
        /// Whether the sizes are the same at every category.
        var isConstant = false
        /// The evidence, or `nil` if the sizes are iOS's, for a table that doesn't list them.
        var evidence: Evidence?
    }

    /// Repeats the number for each style at every category.
    static func constant(_ numbers: [Double]) -> [Double] {
        numbers.flatMap { Array(repeating: $0, count: TypeNumbers.columns) }
    }

    /// Returns the weight of a style on iOS.
    static func standardWeight(_ style: TextStyle) -> FontWeight {
        switch style {
        case .headline: .semibold
        case .extraLargeTitle, .extraLargeTitle2: .bold
        default: .regular
        }
    }
}

extension TypeTable {
    /// The table's name, such as `iOS 26` or `watchOS`, or the name that the caller gave it.
    public var name: String { numbers.name }

    /// The category for which designs specify sizes, and the default for the reader's category.
    public var baseCategory: ContentSizeCategory { numbers.baseCategory }

    /// The sizes and weight for a style and category.
    ///
    /// - Parameters:
    ///   - style: The text style.
    ///   - category: The reader's text size.
    public subscript(style: TextStyle, category: ContentSizeCategory) -> Cell {
        Cell(
            pointSize: pointSize(style, category),
            lineAdvance: lineAdvance(style, category),
            weight: weight(style)
        )
    }

    func pointSize(_ style: TextStyle, _ category: ContentSizeCategory) -> Figure? {
        let evidence = style.isExtraLarge ? numbers.extraLargeTitles?.evidence : numbers.sizes
        guard let evidence, let size = numbers.size(style, category) else { return nil }
        return Figure(size, evidence)
    }

    func lineAdvance(_ style: TextStyle, _ category: ContentSizeCategory) -> Figure? {
        guard let advance = numbers.lineAdvance(style, category) else { return nil }
        let doubt = numbers.doubts.first { $0.style == style && $0.category == category }
        let isBase = category == baseCategory
        let evidence = isBase ? numbers.advancesAtBase : numbers.advances
        return Figure(advance, doubt?.evidence ?? evidence)
    }

    /// The sizes and weight for a style and category.
    ///
    /// Unknown sizes are `nil`.
    public struct Cell: Hashable, Sendable {
        /// The size of the preferred font, in points.
        public let pointSize: Figure?

        /// The distance from baseline to baseline, in points.
        ///
        /// The line advance determines how sizes scale. It is the sum of the preferred font's line
        /// height and leading. How UIKit divides this sum is unknown.
        public let lineAdvance: Figure?

        /// The weight of the preferred font for readers who haven't turned on Bold Text.
        public let weight: FontWeight
    }

    /// A number with its provenance and source.
    public struct Figure: Hashable, Sendable {
        /// The number, in points.
        public let value: Double

        /// The kind of evidence for the number.
        public let provenance: Provenance

        /// The source of the number, such as a document or the system that was measured.
        public let source: String

        /// A doubt about the number, such as a suspected misprint in the source, or `nil`.
        public let note: String?

        init(_ value: Double, _ evidence: Evidence) {
            self.value = value
            provenance = evidence.provenance
            source = evidence.source
            note = evidence.note
        }
    }
}

extension TypeTable: CustomStringConvertible {
    /// The table's name.
    public var description: String { name }
}

extension TypeTable {
    /// Returns whether two tables have the same name, base category, numbers and sources.
    public static func == (first: TypeTable, second: TypeTable) -> Bool {
        if unsafe first.contents == second.contents { return true }
        let (first, second) = (first.numbers, second.numbers)
        return first.system == second.system && first.name == second.name
            && first.baseCategory == second.baseCategory && first.pointSizes == second.pointSizes
            && first.lineAdvances == second.lineAdvances && first.sizes == second.sizes
            && first.advances == second.advances && first.doubts == second.doubts
    }

    /// Hashes the name and the base category.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(baseCategory)
    }
}

extension TypeTable {
    /// The numbers from which the growth of a style is computed.
    struct Growth: Sendable {
        /// The line advance at the reader's category, or 0 if the table doesn't contain the style.
        let now: Double
        /// The line advance at the table's base category.
        let base: Double
        /// The point size of the preferred font at the reader's category.
        let size: Double
        /// The reader's category, or its substitute if the table has no numbers for the category.
        let category: ContentSizeCategory
    }

    /// Returns the numbers from which a style's growth is computed, or `nil` if they are unknown.
    func growth(_ style: TextStyle, _ category: ContentSizeCategory) -> Growth? {
        let growth = numbers.growth(style, category)
        return growth.now > 0 ? growth : nil
    }

    /// Returns the category, or a substitute if the table has no numbers for the category.
    func knownCategory(
        _ style: TextStyle,
        _ category: ContentSizeCategory
    ) -> ContentSizeCategory {
        numbers.growth(style, category).category
    }

    /// Returns whether the table contains a size for a style.
    func has(_ style: TextStyle) -> Bool { numbers.size(style, baseCategory) != nil }

    /// Returns the provenance of a style's scaled values.
    func growthProvenance(_ style: TextStyle, _ category: ContentSizeCategory) -> Provenance {
        guard numbers.lineAdvance(style, baseCategory) != nil else {
            return category == baseCategory && pointSize(style, category) != nil
                ? .derived : .unknown
        }
        return numbers.lineAdvance(style, category) == nil ? .unknown : numbers.provenance
    }

    /// Returns a style's point size at the base category, or the body size if the table doesn't
    /// contain the style.
    func basePointSize(_ style: TextStyle) -> Double {
        numbers.size(style, baseCategory) ?? numbers.size(.body, baseCategory)
            ?? ContentSizeCategory.large.bodySize
    }

    /// Returns a style's weight for readers who haven't turned on Bold Text.
    func weight(_ style: TextStyle) -> FontWeight { numbers.weights[style.index] }
}
