import TypeScale

/// A position at or between the twelve categories.
struct FractionalCategory {
    /// The position, such as 0 for XS, 3 for L and 11 for AX5.
    private let position: Double

    private static let categories = ContentSizeCategory.allCases

    /// Finds the position at which the body size is a multiple of the body size at L.
    ///
    /// The result is `nil` if the multiple is zero, negative, infinite or NaN. Other multiples are
    /// clamped to the range from XS to AX5.
    init?(fontScale: Double) {
        guard fontScale > 0, fontScale.isFinite else { return nil }
        let size = fontScale * 17
        let sizes = Self.categories.map { FontDescription.system(.body).pointSize(at: $0) }
        let lower = sizes.lastIndex { $0 <= size } ?? 0
        guard sizes[0] < size, lower + 1 < sizes.count else {
            position = Double(lower)
            return
        }
        position = Double(lower) + (size - sizes[lower]) / (sizes[lower + 1] - sizes[lower])
    }

    /// The category at or before the position.
    var lower: ContentSizeCategory { Self.categories[Int(position)] }

    /// The category at or after the position.
    var upper: ContentSizeCategory { Self.categories[Int(position.rounded(.up))] }

    /// The distance of the position from ``lower``, which is at least 0 and less than 1.
    var fraction: Double { position - position.rounded(.down) }
}

extension FractionalCategory: CustomStringConvertible {
    /// The lower category and the fraction, such as `XXL + 0.55`.
    var description: String {
        let hundredths = (fraction * 100).rounded()
        if hundredths == 100 { return upper.shortName }
        return lower.shortName + (hundredths > 0 ? " + \((hundredths / 100).shortestText)" : "")
    }
}
