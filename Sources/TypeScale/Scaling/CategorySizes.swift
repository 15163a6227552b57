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

    /// The size at a category; the count was checked when the sizes were taken.
    subscript(category: ContentSizeCategory) -> Double { sizes[category.column] }

    /// A value given at a base category, grown as the sizes grow.
    ///
    /// The base itself gives the sizes exactly, and where they do not grow every value stays.
    func scale(
        _ value: Double,
        from baseCategory: ContentSizeCategory,
        to category: ContentSizeCategory
    ) -> Double {
        let size = self[category]
        let base = self[baseCategory]
        if size == base { return value }
        if value.magnitude == base { return value < 0 ? -size : size }
        let product = value * size
        return product.isNormal ? product / base : value * (size / base)
    }
}

extension CategorySizes: CustomStringConvertible {
    var description: String {
        "[" + sizes.map { $0.shortestText }.joined(separator: ", ") + "]"
    }
}
