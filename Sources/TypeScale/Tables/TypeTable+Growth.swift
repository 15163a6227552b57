extension TypeTable {
    /// What the growth of a style is computed from.
    struct Growth {
        /// The line advance at the reader's category.
        let now: Double
        /// The line advance at the table's base category.
        let base: Double
        /// The point size of the preferred font at the reader's category.
        let size: Double
    }

    /// The growth of a style; `nil` where it is unknown.
    @inline(__always)
    func growth(_ style: TextStyle, _ category: ContentSizeCategory) -> Growth? {
        guard let row = style.row else { return nil }
        switch kind {
        case .iOS:
            let start = row * IOSTypeTable.columns
            return Growth(
                now: IOSTypeTable.lineAdvances[start + category.column],
                base: IOSTypeTable.lineAdvances[start + baseCategory.column],
                size: IOSTypeTable.pointSizes[start + category.column]
            )
        }
    }

    /// The point size of a style at the base category.
    func basePointSize(_ style: TextStyle) -> Double {
        switch kind {
        case .iOS: IOSTypeTable.basePointSize(style)
        }
    }

    /// The weight of a style, for a reader without Bold Text.
    func weight(_ style: TextStyle) -> FontWeight {
        switch kind {
        case .iOS: IOSTypeTable.weight(style)
        }
    }
}
