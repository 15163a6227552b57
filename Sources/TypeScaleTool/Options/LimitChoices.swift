import TypeScale

extension Option {
    static let maximumFactor = Option(
        name: "--max-factor",
        value: "FACTOR",
        summary: "The largest size a font may take, as a factor of its size at L"
    )
    static let minimumFactor = Option(
        name: "--min-factor",
        value: "FACTOR",
        summary: "The smallest size a font may take, as a factor of its size at L"
    )
    static let maximumCategory = Option(
        name: "--max-category",
        value: "CATEGORY",
        summary: "The largest text size that a font follows"
    )
    static let minimumCategory = Option(
        name: "--min-category",
        value: "CATEGORY",
        summary: "The smallest text size that a font follows"
    )

    /// All that limits a font.
    static let limits: [Option] = [
        .maximum, .minimum, .maximumFactor, .minimumFactor, .maximumCategory, .minimumCategory,
    ]
}

extension Arguments {
    /// The limits that the options name.
    func limits() throws(Misuse) -> TypeLimits {
        TypeLimits(
            minimumPointSize: try positiveNumber(.minimum),
            maximumPointSize: try positiveNumber(.maximum),
            minimumFactor: try positiveNumber(.minimumFactor),
            maximumFactor: try positiveNumber(.maximumFactor),
            minimumCategory: try value(
                .minimumCategory,
                "text size",
                among: ContentSizeCategory.names
            ),
            maximumCategory: try value(
                .maximumCategory,
                "text size",
                among: ContentSizeCategory.names
            )
        )
    }
}

extension FontMetrics {
    /// A size within limits.
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
    /// Whether it limits by more than points, which have columns of their own in rows.
    var isMoreThanPoints: Bool {
        self != .points(minimum: minimumPointSize, maximum: maximumPointSize)
    }
}
