/// How far a text may grow or shrink: categories, factors and points, as one value.
///
///     let button = TypeLimits.categories(...(.accessibilityMedium))
///         .intersection(.factors(maximum: 1.5))
///         .intersection(.points(minimum: 11, maximum: 24))
///
/// They count in this order. First the reader's category is brought into the range of categories,
/// before anything is computed. Then the size is: no smaller than the larger of the smallest points and
/// the smallest factor, and no larger than the smaller of the largest ones; where the smallest is larger
/// than the largest, the largest counts. What limits the size limits line height and tracking with it.
///
/// Limits of a style and those of a call are put together by ``intersection(_:)``, which does not depend
/// on their order or grouping: nothing that one of them forbids is allowed by the other.
public struct TypeLimits: Hashable, Sendable {
    /// The smallest and largest size, in points.
    public let points: SizeLimits

    /// The smallest and largest size, as a factor of the size at the base category.
    public let factors: SizeLimits

    /// The smallest category; `nil` for none.
    public let minimumCategory: ContentSizeCategory?

    /// The largest category; `nil` for none.
    ///
    /// It wins over a smallest one that is larger, as in UIKit.
    public let maximumCategory: ContentSizeCategory?

    /// Limits of the given kinds.
    ///
    /// - Parameters:
    ///   - points: The smallest and largest size, in points.
    ///   - factors: The smallest and largest size, as a factor of the size at the base category.
    ///   - minimumCategory: The smallest category; `nil` for none.
    ///   - maximumCategory: The largest category; `nil` for none.
    public init(
        points: SizeLimits = SizeLimits(),
        factors: SizeLimits = SizeLimits(),
        minimumCategory: ContentSizeCategory? = nil,
        maximumCategory: ContentSizeCategory? = nil
    ) {
        self.points = points
        self.factors = factors
        self.minimumCategory = minimumCategory
        self.maximumCategory = maximumCategory
    }
}

extension TypeLimits {
    /// Limits in points.
    ///
    /// - Parameters:
    ///   - minimum: Points; `nil`, zero, negative and non-finite numbers mean none.
    ///   - maximum: Points; `nil`, zero, negative and non-finite numbers mean none.
    /// - Returns: The limits.
    public static func points(minimum: Double? = nil, maximum: Double? = nil) -> TypeLimits {
        TypeLimits(points: SizeLimits(minimum: minimum, maximum: maximum))
    }

    /// Limits as factors of the size at the base category.
    ///
    /// - Parameters:
    ///   - minimum: A factor; `nil`, zero, negative and non-finite numbers mean none.
    ///   - maximum: A factor; `nil`, zero, negative and non-finite numbers mean none.
    /// - Returns: The limits.
    public static func factors(minimum: Double? = nil, maximum: Double? = nil) -> TypeLimits {
        TypeLimits(factors: SizeLimits(minimum: minimum, maximum: maximum))
    }

    /// Limits of the reader's category.
    ///
    /// - Parameter range: The categories, in any range expression, both ends exact; one that admits
    ///   no category limits nothing.
    /// - Returns: The limits.
    public static func categories(
        _ range: some RangeExpression<ContentSizeCategory>
    ) -> TypeLimits {
        let admitted = ContentSizeCategory.allCases.filter { range.contains($0) }
        let all = ContentSizeCategory.allCases
        return TypeLimits(
            minimumCategory: admitted.first == all.first ? nil : admitted.first,
            maximumCategory: admitted.last == all.last ? nil : admitted.last
        )
    }

    /// The limits of both: what one forbids is forbidden.
    ///
    /// The order of limits plays no part, nor how they are put in groups, and limits that are met
    /// twice count once.
    ///
    /// - Parameter other: The other limits.
    /// - Returns: Limits that hold where both do.
    public func intersection(_ other: TypeLimits) -> TypeLimits {
        func both(
            _ first: ContentSizeCategory?,
            _ second: ContentSizeCategory?,
            _ choose: (ContentSizeCategory, ContentSizeCategory) -> ContentSizeCategory
        ) -> ContentSizeCategory? {
            guard let first, let second else { return first ?? second }
            return choose(first, second)
        }
        return TypeLimits(
            points: points.intersection(other.points),
            factors: factors.intersection(other.factors),
            minimumCategory: both(minimumCategory, other.minimumCategory, max),
            maximumCategory: both(maximumCategory, other.maximumCategory, min)
        )
    }

    /// A reader with the category brought into the limits.
    ///
    /// - Parameter traits: The reader.
    /// - Returns: The reader, the same but for the category, and for a factor beyond those of the limits.
    public func limited(_ traits: TraitCollection) -> TraitCollection {
        if minimumCategory == nil, maximumCategory == nil { return traits }
        var category = traits.category
        if let minimumCategory { category = max(category, minimumCategory) }
        if let maximumCategory { category = min(category, maximumCategory) }
        let factor = traits.fontScale.map(limited)
        if category == traits.category, factor == traits.fontScale { return traits }
        var copy = traits
        copy.preferredContentSizeCategory = category
        copy.fontScale = factor
        return copy
    }

    /// A reader's factor, no further than those of the categories.
    private func limited(_ factor: Double) -> Double {
        SizeLimits(minimum: minimumCategory?.fontScale, maximum: maximumCategory?.fontScale)
            .clamp(factor)
    }

    /// The size itself, or the limit that it goes past.
    ///
    /// - Parameters:
    ///   - pointSize: A size in points; NaN stays NaN.
    ///   - base: The size at the base category, in points, that factors are of.
    /// - Returns: A size within the limits, in points.
    @inline(__always)
    public func clamp(_ pointSize: Double, base: Double) -> Double {
        if factors == SizeLimits() { return points.clamp(pointSize) }
        return points.intersection(factors.multiplied(by: base)).clamp(pointSize)
    }
}

extension SizeLimits {
    /// The limits times a number; a product that is no limit is none.
    fileprivate func multiplied(by number: Double) -> SizeLimits {
        SizeLimits(minimum: minimum.map { $0 * number }, maximum: maximum.map { $0 * number })
    }
}

extension TypeLimits: CustomStringConvertible {
    /// The limits that there are: `...AX1, ...1.5 x, 11...24 pt`, `no limits`.
    public var description: String {
        var parts: [String] = []
        if minimumCategory != nil || maximumCategory != nil {
            let low = minimumCategory?.shortName ?? ""
            parts.append(low + "..." + (maximumCategory?.shortName ?? ""))
        }
        if factors != SizeLimits() {
            let low = factors.minimum.map { $0.shortestText } ?? ""
            parts.append(low + "..." + (factors.maximum.map { $0.shortestText } ?? "") + " x")
        }
        if points != SizeLimits() || parts.isEmpty { parts.append(points.description) }
        return parts.joined(separator: ", ")
    }
}
