import TypeScale

/// The options that limit the size of a font.
struct LimitOptions: ArgumentDefinition {
    private let maximum = Option<Double?>.maximum
    private let minimum = Option(
        "--min",
        .positiveNumber("POINTS"),
        help: "The minimum size of the font"
    )
    private let maximumFactor = Option(
        "--max-factor",
        .positiveNumber("FACTOR"),
        help: "The maximum size of the font, as a factor of its size at L"
    )
    private let minimumFactor = Option(
        "--min-factor",
        .positiveNumber("FACTOR"),
        help: "The minimum size of the font, as a factor of its size at L"
    )
    private let maximumCategory = Option(
        "--max-category",
        .category,
        help: "The largest text size that the font follows"
    )
    private let minimumCategory = Option(
        "--min-category",
        .category,
        help: "The smallest text size that the font follows"
    )

    var specifications: [OptionSpecification] {
        [maximum, minimum, maximumFactor, minimumFactor].flatMap(\.specifications)
            + [maximumCategory, minimumCategory].flatMap(\.specifications)
    }

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
    static var maximum: Self {
        Option("--max", .positiveNumber("POINTS"), help: "The maximum size of the font")
    }
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
