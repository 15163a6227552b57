import TypeScale

struct LimitOptions: ArgumentGroup {
    let maximum: Argument<Double?> = .maximum
    let minimum = Argument("--min", .points, "The minimum size of the font")
    let maximumFactor = Argument("--max-factor", .factor, "The maximum multiple of the size at L")
    let minimumFactor = Argument("--min-factor", .factor, "The minimum multiple of the size at L")
    let maximumCategory = Argument("--max-category", .category, "The text size that ends growth")
    let minimumCategory = Argument("--min-category", .category, "The text size that ends shrinking")

    var value: TypeLimits {
        TypeLimits(
            minimumPointSize: minimum.value,
            maximumPointSize: maximum.value,
            minimumFactor: minimumFactor.value,
            maximumFactor: maximumFactor.value,
            minimumCategory: minimumCategory.value,
            maximumCategory: maximumCategory.value
        )
    }
}

extension FontMetrics {
    func pointSize(_ base: Double, _ limits: TypeLimits, for reader: TraitCollection) -> Double {
        explanation(forPointSize: base, limits: limits, compatibleWith: reader).result
    }
}
