extension TypeTable {
    /// A number that differs between two tables.
    public struct Difference: Hashable, Sendable {
        /// The text style.
        public let textStyle: TextStyle

        /// The category.
        public let category: ContentSizeCategory

        /// The quantity that differs.
        public let quantity: Quantity

        /// The number in this table in points, or `nil` if it is unknown.
        public let value: Double?

        /// The number in the other table in points, or `nil` if it is unknown.
        public let other: Double?

        /// A quantity in a type table.
        public enum Quantity: String, CaseIterable, Sendable {
            /// The size of the preferred font.
            case pointSize
            /// The distance from baseline to baseline.
            case lineAdvance
        }
    }

    /// Compares the sizes and line advances of two tables.
    ///
    ///     TypeTable.iOS27.differences(from: .iOS26)    // empty, because iOS 27 scales as iOS 26
    ///
    /// - Parameter other: The table to compare with.
    /// - Returns: The numbers that differ, in the order of styles and categories. Weights and
    ///   sources aren't compared.
    public func differences(from other: TypeTable) -> [Difference] {
        TextStyle.allCases.flatMap { style in
            ContentSizeCategory.allCases.flatMap { category -> [Difference] in
                let (cell, otherCell) = (self[style, category], other[style, category])
                return Difference.Quantity.allCases.compactMap { quantity in
                    let value = cell.value(of: quantity)
                    let otherValue = otherCell.value(of: quantity)
                    guard value != otherValue else { return nil }
                    return Difference(
                        textStyle: style,
                        category: category,
                        quantity: quantity,
                        value: value,
                        other: otherValue
                    )
                }
            }
        }
    }
}

extension TypeTable.Cell {
    fileprivate func value(of quantity: TypeTable.Difference.Quantity) -> Double? {
        switch quantity {
        case .pointSize: pointSize?.value
        case .lineAdvance: lineAdvance?.value
        }
    }
}

extension TypeTable.Difference: CustomStringConvertible {
    /// The difference, such as `headline AX4 lineAdvance: 51, not 56`.
    public var description: String {
        textStyle.description + " " + category.shortName + " " + quantity.rawValue + ": "
            + (value?.shortestText ?? "unknown") + ", not " + (other?.shortestText ?? "unknown")
    }
}
