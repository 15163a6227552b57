package import TypeScale

/// A position at or between the twelve categories, for reports about factors.
package struct FractionalCategory: Sendable {
    /// The position, such as 0 for XS, 3 for L and 11 for AX5.
    package let position: Double

    /// Finds the position at which the body size is a multiple of the body size at Large.
    ///
    /// - Parameter fontScale: The multiple, which is clamped to the range from XS to AX5. The
    ///   result is `nil` if the multiple is zero, negative, infinite or NaN.
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

    /// The category at or before the position.
    package var lower: ContentSizeCategory { Self.category(Int(position)) }

    /// The category at or after the position.
    package var upper: ContentSizeCategory {
        fraction > 0 ? Self.category(Int(position) + 1) : lower
    }

    /// The distance of the position from ``lower``, which is at least 0 and less than 1.
    package var fraction: Double { position - Double(Int(position)) }

    private static func category(_ column: Int) -> ContentSizeCategory {
        ContentSizeCategory.allCases[min(max(column, 0), 11)]
    }
}

extension FractionalCategory: CustomStringConvertible {
    /// The lower category and the fraction, such as `XXL + 0.55`.
    package var description: String {
        let shown = Rounding.halfAwayFromZero(position * 100) / 100
        let lower = Self.category(Int(shown))
        let hundredths = Rounding.halfAwayFromZero((shown - Double(Int(shown))) * 100) / 100
        return hundredths > 0 ? lower.shortName + " + " + hundredths.shortestText : lower.shortName
    }
}
