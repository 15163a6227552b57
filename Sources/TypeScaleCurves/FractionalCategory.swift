package import TypeScale

/// A position among the twelve categories, or between two of them.
///
///     let reader = FractionalCategory(fontScale: 1.3)   // of GNOME, say
///     reader?.description                               // XXL + 0.55
///     reader?.nearest                                   // XXXL
///
/// For factors of other systems that fall between two categories. Between them sizes are interpolated,
/// as Flutter's menus do on iOS.
package struct FractionalCategory: Hashable, Sendable {
    /// The place: 0 is XS, 3 is L, 11 is AX5.
    package let position: Double

    /// A category.
    ///
    /// - Parameter category: The category.
    package init(_ category: ContentSizeCategory) { position = Double(category.column) }

    /// A place.
    ///
    /// - Parameter position: From 0, XS, to 11, AX5; `nil` comes of any other number.
    package init?(position: Double) {
        guard 0...11 ~= position else { return nil }
        self.position = position
    }

    /// The place whose body size, over the one at large, is a factor.
    ///
    /// - Parameter fontScale: The factor. Those beyond XS and AX5 give these; `nil` comes of one that is
    ///   not positive and finite.
    package init?(fontScale: Double) {
        guard fontScale > 0, fontScale.isFinite else { return nil }
        let size = fontScale * 17
        var place = Double(ContentSizeCategory.allCases.count - 1)
        for category in ContentSizeCategory.allCases.reversed() where category.bodySize > size {
            let smaller = FractionalCategory(category).categoryBefore
            let share = (size - smaller.bodySize) / (category.bodySize - smaller.bodySize)
            place = Double(smaller.column) + (smaller == category ? 0 : share)
        }
        position = place
    }
}

extension FractionalCategory {
    /// The category at the place, or the one before it.
    package var lower: ContentSizeCategory { Self.category(Int(position)) }

    /// The category at the place, or the one behind it.
    package var upper: ContentSizeCategory {
        fraction > 0 ? Self.category(Int(position) + 1) : lower
    }

    /// How far the place lies from ``lower`` to ``upper``: from 0 to less than 1.
    package var fraction: Double { position - Double(Int(position)) }

    /// The nearer one of the two categories; the larger where both are as near.
    package var nearest: ContentSizeCategory { fraction < 0.5 ? lower : upper }

    /// The factor by which body text differs from large, between those of the two categories.
    package var fontScale: Double {
        between(lower.bodySize, upper.bodySize) / 17
    }

    /// A number as far between those of the two categories as the place is.
    func between(_ lower: Double, _ upper: Double) -> Double {
        fraction > 0 ? lower + (upper - lower) * fraction : lower
    }

    private var categoryBefore: ContentSizeCategory { Self.category(Int(position) - 1) }

    /// The category of a column, the nearest one of a column that there is not.
    private static func category(_ column: Int) -> ContentSizeCategory {
        ContentSizeCategory.allCases.first { $0.column >= column }
            ?? .accessibilityExtraExtraExtraLarge
    }
}

extension FractionalCategory: Comparable {
    /// Whether text at one place is smaller than at the other.
    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.position < rhs.position }
}

extension FractionalCategory: CustomStringConvertible {
    /// The category, and what lies beyond it: `XXL + 0.55`.
    package var description: String {
        let place = Rounding.halfAwayFromZero(position * 100) / 100
        let lower = Self.category(Int(place))
        let hundredths = Rounding.halfAwayFromZero((place - Double(Int(place))) * 100) / 100
        return hundredths > 0 ? lower.shortName + " + " + hundredths.shortestText : lower.shortName
    }
}
