import TypeScale

/// The options that limit the size of a font.
struct LimitOptions: OptionGroup {
    let maximum = Option<Double?>.maximum
    let minimum = Option("--min", .points, "The minimum size of the font")
    let maximumFactor = Option("--max-factor", .factor, "The maximum factor of the size at L")
    let minimumFactor = Option("--min-factor", .factor, "The minimum factor of the size at L")
    let maximumCategory = Option("--max-category", .category, "The largest text size to follow")
    let minimumCategory = Option("--min-category", .category, "The smallest text size to follow")

    func value(in given: GivenArguments) throws(UsageError) -> TypeLimits {
        TypeLimits(
            minimumPointSize: try minimum.read(given),
            maximumPointSize: try maximum.read(given),
            minimumFactor: try minimumFactor.read(given),
            maximumFactor: try maximumFactor.read(given),
            minimumCategory: try minimumCategory.read(given),
            maximumCategory: try maximumCategory.read(given)
        )
    }
}

extension Option where Value == Double? {
    static var maximum: Self { Option("--max", .points, "The maximum size of the font") }
}

extension FontMetrics {
    /// A scaled size within limits.
    func pointSize(
        _ pointSize: Double,
        _ limits: TypeLimits,
        for reader: TraitCollection
    ) -> Double {
        let size = scaledPointSize(for: pointSize, compatibleWith: limits.limited(reader))
        return limits.clamp(size, base: pointSize)
    }
}

extension TypeLimits {
    /// Whether they limit by more than points, which have columns of their own in rows.
    var isMoreThanPoints: Bool {
        self != .points(minimum: minimumPointSize, maximum: maximumPointSize)
    }
}
