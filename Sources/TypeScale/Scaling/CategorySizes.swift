/// Twelve sizes, one for each category, that a reader can rely on: positive, finite, never
/// smaller at a larger category.
struct CategorySizes: Hashable, Sendable {
    private let sizes: [Double]

    init(_ sizes: [Double]) throws(ScalingTableError) {
        let categories = ContentSizeCategory.allCases
        guard sizes.count == categories.count else { throw .wrongCount(sizes.count) }
        var last = 0.0
        for (category, size) in zip(categories, sizes) {
            guard size > 0, size.isFinite else { throw .notASize(size, at: category) }
            guard size >= last else { throw .decreases(from: last, to: size, at: category) }
            last = size
        }
        self.sizes = sizes
    }

    /// The size at large.
    var base: Double { self[.large] }

    /// The size at a category; the count was checked when the sizes were taken.
    subscript(category: ContentSizeCategory) -> Double { sizes[category.column] }

    /// A value given at large, grown as the sizes grow; the base itself gives the sizes exactly.
    func scale(_ value: Double, to category: ContentSizeCategory) -> Double {
        value == base ? self[category] : (value * self[category]) / base
    }
}

/// What is wrong with the sizes given for a ``ScalingCurve``.
public enum ScalingTableError: Error, Hashable, Sendable {
    /// There are not twelve sizes, but this many.
    case wrongCount(Int)
    /// The size at a category is zero, negative or not finite.
    case notASize(Double, at: ContentSizeCategory)
    /// The size at a category is smaller than the one before it.
    case decreases(from: Double, to: Double, at: ContentSizeCategory)
}

extension ScalingTableError: CustomStringConvertible {
    /// What is wrong, where, and what to give instead.
    public var description: String {
        switch self {
        case .wrongCount(let count):
            "A scaling table has \(count.description) sizes; give twelve, for XS to AX5."
        case .notASize(let size, let category):
            "A scaling table has the size \(size.shortestText) at \(category.shortName); "
                + "give a positive finite number of points."
        case .decreases(let last, let size, let category):
            "A scaling table falls from \(last.shortestText) to \(size.shortestText) at "
                + "\(category.shortName); give no size smaller than the one before."
        }
    }
}
