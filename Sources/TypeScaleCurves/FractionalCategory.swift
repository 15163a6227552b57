package import TypeScale

/// A position among the twelve categories, or between two of them, for reports on factors.
package struct FractionalCategory: Sendable {
    /// The position: 0 is XS, 3 is L, 11 is AX5.
    package let position: Double

    /// Finds the position whose ratio of body sizes, to the one at large, is a factor.
    ///
    /// - Parameter fontScale: The factor, clamped to those of XS and AX5. One that is not positive
    ///   and finite gives `nil`.
    package init?(fontScale: Double) {
        guard fontScale > 0, fontScale.isFinite else { return nil }
        let size = fontScale * 17
        var position = Double(ContentSizeCategory.allCases.count - 1)
        for category in ContentSizeCategory.allCases.reversed() where category.bodySize > size {
            let smaller = Self.category(category.column - 1)
            let share = (size - smaller.bodySize) / (category.bodySize - smaller.bodySize)
            position = Double(smaller.column) + (smaller == category ? 0 : share)
        }
        self.position = position
    }

    /// The category at the position, or the one before it.
    package var lower: ContentSizeCategory { Self.category(Int(position)) }

    /// The category at the position, or the one after it.
    package var upper: ContentSizeCategory {
        fraction > 0 ? Self.category(Int(position) + 1) : lower
    }

    /// The distance of the position from ``lower`` toward ``upper``, from 0 to less than 1.
    package var fraction: Double { position - Double(Int(position)) }

    private static func category(_ column: Int) -> ContentSizeCategory {
        ContentSizeCategory.allCases[min(max(column, 0), 11)]
    }
}

extension FractionalCategory: CustomStringConvertible {
    /// The category and the fraction beyond it, such as `XXL + 0.55`.
    package var description: String {
        let shown = Rounding.halfAwayFromZero(position * 100) / 100
        let lower = Self.category(Int(shown))
        let hundredths = Rounding.halfAwayFromZero((shown - Double(Int(shown))) * 100) / 100
        return hundredths > 0 ? lower.shortName + " + " + hundredths.shortestText : lower.shortName
    }
}
