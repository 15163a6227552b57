extension TypeTable {
    /// A table of a caller's own.
    ///
    ///     let kiosk = try TypeTable(named: "kiosk") { style, category in
    ///         style == .body ? (pointSize: 24, lineAdvance: 30) : nil
    ///     }
    ///
    /// Each number says that it is ``Provenance/stated``. Weights are those of iOS.
    ///
    /// - Parameters:
    ///   - name: What to call the table.
    ///   - baseCategory: The category that sizes are given at.
    ///   - figures: The size of the preferred font and the distance from baseline to baseline, both
    ///     in points, of a style at a category; `nil` where there are none.
    /// - Throws: ``TypeTableError`` if a number is not positive and finite, or if a style has numbers
    ///   and none at the base category.
    public init(
        named name: String,
        baseCategory: ContentSizeCategory = .large,
        figures: (TextStyle, ContentSizeCategory) -> (pointSize: Double, lineAdvance: Double)?
    ) throws(TypeTableError) {
        var pointSizes: [Double] = []
        var lineAdvances: [Double] = []
        for style in TextStyle.allCases where style.row != nil {
            var hasNumbers = false
            for category in ContentSizeCategory.allCases {
                let numbers = figures(style, category)
                for number in [numbers?.pointSize, numbers?.lineAdvance].compactMap({ $0 }) {
                    guard number > 0, number.isFinite else {
                        throw .notASize(number, style, at: category)
                    }
                    hasNumbers = true
                }
                pointSizes.append(numbers?.pointSize ?? 0)
                lineAdvances.append(numbers?.lineAdvance ?? 0)
            }
            let base = pointSizes.count - IOSTypeTable.columns + baseCategory.column
            guard !hasNumbers || pointSizes[base] > 0 else {
                throw .noBase(style, at: baseCategory)
            }
        }
        let evidence = PrintedTable.Evidence(provenance: .stated, source: name)
        let table = PrintedTable(
            pointSizes: pointSizes,
            lineAdvances: lineAdvances,
            sizes: evidence,
            advances: evidence
        )
        self.init(kind: .stated(table, name: name), baseCategory: baseCategory)
    }
}

/// What is wrong with the numbers given for a ``TypeTable``.
public enum TypeTableError: Error, Hashable, Sendable {
    /// A number is zero, negative or not finite.
    case notASize(Double, TextStyle, at: ContentSizeCategory)
    /// A style has numbers, and none at the category that sizes are given at.
    case noBase(TextStyle, at: ContentSizeCategory)
}

extension TypeTableError: CustomStringConvertible {
    /// What is wrong, where, and what to give instead.
    public var description: String {
        switch self {
        case .notASize(let number, let style, let category):
            "A type table has \(number.shortestText) for \(style.description) at "
                + "\(category.shortName); give a positive finite number of points."
        case .noBase(let style, let category):
            "A type table has numbers for \(style.description), but none at \(category.shortName), "
                + "which sizes are given at; give those too."
        }
    }
}
