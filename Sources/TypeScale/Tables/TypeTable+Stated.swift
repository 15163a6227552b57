extension TypeTable {
    /// The sizes of one style at one category, as a caller states them.
    public struct Sizes: Hashable, Sendable {
        /// The size of the preferred font, in points.
        public let pointSize: Double

        /// The distance from baseline to baseline, in points, which scaling follows.
        public let lineAdvance: Double

        /// Sizes in points.
        ///
        /// - Parameters:
        ///   - pointSize: The size of the preferred font.
        ///   - lineAdvance: The distance from baseline to baseline.
        public init(pointSize: Double, lineAdvance: Double) {
            self.pointSize = pointSize
            self.lineAdvance = lineAdvance
        }
    }

    /// The sizes that can be stated, in points; with others the arithmetic would lose digits.
    private static var statedSizes: ClosedRange<Double> { 0.001...1_000_000 }

    /// A table of the caller's own.
    ///
    ///     // iOS, but for a callout that reads like body
    ///     let table = try TypeTable(named: "Brand", source: "Brand book 3.2") { style, category in
    ///         TypeTable.iOS[style == .callout ? .body : style, category].sizes
    ///     }
    ///     let reader = TraitCollection(platform: .iOS.typeTable(table))
    ///
    /// Make it once and keep it: its numbers, about 3 KB, are kept for as long as the program
    /// runs, so that a reader's traits hold nothing to be counted and stay free to copy. The function is
    /// called here for each of the eleven styles at each of the twelve categories, and not again. The
    /// extra-large titles, of which nobody knows how they grow, are not in it, and keep their sizes;
    /// weights are the platform's.
    ///
    /// - Parameters:
    ///   - name: What to call the table in reports.
    ///   - source: Where the numbers are from, for explanations.
    ///   - baseCategory: The category that sizes are given at, and that a reader has who has chosen none;
    ///     as a rule that of the table which it replaces.
    ///   - sizes: The sizes of a style at a category; `nil` where the table has none. There the nearest
    ///     smaller category counts that it has, else the smallest. Sizes need not grow.
    /// - Complexity: 132 calls of `sizes`.
    /// - Throws: ``TypeTableError``, which names the first cell that is wrong: a size is from 0.001 to a
    ///   million points.
    public init(
        named name: String,
        source: String,
        baseCategory: ContentSizeCategory = .large,
        sizes: (TextStyle, ContentSizeCategory) -> Sizes?
    ) throws(TypeTableError) {
        let styles = TextStyle.allCases.filter { $0.row != nil }
            .sorted { ($0.row ?? 0) < ($1.row ?? 0) }
        var pointSizes: [Double] = []
        var lineAdvances: [Double] = []
        for style in styles {
            var hasSizes = false
            for category in ContentSizeCategory.allCases {
                let sizes = sizes(style, category)
                for size in [sizes?.pointSize, sizes?.lineAdvance] {
                    if let size, !Self.statedSizes.contains(size) {
                        throw .notASize(size, style, at: category)
                    }
                }
                hasSizes = hasSizes || sizes != nil
                pointSizes.append(sizes?.pointSize ?? 0)
                lineAdvances.append(sizes?.lineAdvance ?? 0)
            }
            if hasSizes, pointSizes[pointSizes.count - 12 + baseCategory.column] == 0 {
                throw .noBase(style, at: baseCategory)
            }
        }
        let evidence = TypeNumbers.Evidence(provenance: .stated, source: source)
        let numbers = TypeNumbers(
            pointSizes: pointSizes,
            lineAdvances: lineAdvances,
            sizes: evidence,
            advances: evidence
        )
        self.init(kind: .stated(StatedTable(name, numbers)), baseCategory: baseCategory)
    }
}

extension TypeTable.Cell {
    /// The size and the line advance, if both are known.
    public var sizes: TypeTable.Sizes? {
        guard let pointSize, let lineAdvance else { return nil }
        return TypeTable.Sizes(pointSize: pointSize.value, lineAdvance: lineAdvance.value)
    }
}

/// The numbers of a caller's table, which are never let go of.
///
/// A counted reference in a reader's traits makes every scale call three times as slow, since the
/// traits are copied with it.
@safe struct StatedTable: Sendable {
    private final class Contents: Sendable {
        let name: String
        let numbers: TypeNumbers

        init(_ name: String, _ numbers: TypeNumbers) {
            self.name = name
            self.numbers = numbers
        }
    }

    /// Safe to follow, since what it refers to never goes.
    private let contents: Unmanaged<Contents>

    init(_ name: String, _ numbers: TypeNumbers) {
        unsafe contents = .passRetained(Contents(name, numbers))
    }

    var name: String { unsafe contents.takeUnretainedValue().name }

    var numbers: TypeNumbers { unsafe contents.takeUnretainedValue().numbers }
}

extension StatedTable: Hashable {
    static func == (first: StatedTable, second: StatedTable) -> Bool {
        unsafe first.contents.toOpaque() == second.contents.toOpaque()
            || first.name == second.name && first.numbers == second.numbers
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(numbers.pointSizes)
    }
}

/// What is wrong with the sizes given for a ``TypeTable``.
public enum TypeTableError: Error, Hashable, Sendable {
    /// A size is not from 0.001 to 1,000,000 points.
    case notASize(Double, TextStyle, at: ContentSizeCategory)
    /// A style has sizes, but none at the category that sizes are given at.
    case noBase(TextStyle, at: ContentSizeCategory)
}

extension TypeTableError: CustomStringConvertible {
    /// What is wrong, where, and what to give instead.
    public var description: String {
        switch self {
        case .notASize(let size, let style, let category):
            "A type table has the size \(size.shortestText) for \(style.description) at "
                + "\(category.shortName); give a number of points from 0.001 to 1,000,000."
        case .noBase(let style, let category):
            "A type table has sizes for \(style.description), but none at \(category.shortName), "
                + "which it counts from; give one, or none at all."
        }
    }
}
