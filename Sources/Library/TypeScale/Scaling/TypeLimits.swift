/// Limits on the size of text, by category, by factor and in points.
///
///     let button = TypeLimits.categories(...(.accessibilityMedium))
///         .intersection(.factors(maximum: 1.5))
///         .intersection(.points(minimum: 11, maximum: 24))
///
/// Limits by category clamp the reader's category and font scale before scaling. After scaling and
/// rounding, the size is clamped to the largest minimum and the smallest maximum. If a minimum
/// exceeds a maximum, the maximum wins. Line height and tracking change in proportion.
///
/// Limits in points are exact. Limits by factor are rounded to whole points. Maximums are rounded
/// down, and minimums are rounded up. For example, 1.8 times 26 points is 46.8, which gives a
/// maximum of 46 or a minimum of 47. A maximum of less than one point isn't rounded.
public struct TypeLimits: Hashable, Sendable {
    /// The minimum size in points, or `nil` for no minimum.
    public let minimumPointSize: Double?

    /// The maximum size in points, or `nil` for no maximum.
    public let maximumPointSize: Double?

    /// The minimum size as a multiple of the size at the base category, or `nil` for no minimum.
    public let minimumFactor: Double?

    /// The maximum size as a multiple of the size at the base category, or `nil` for no maximum.
    public let maximumFactor: Double?

    /// The minimum category, or `nil` for no minimum.
    public let minimumCategory: ContentSizeCategory?

    /// The maximum category, or `nil` for no maximum.
    ///
    /// If the minimum category is larger, the maximum wins, as in UIKit.
    public let maximumCategory: ContentSizeCategory?

    /// Creates limits, treating zero, negative, infinite and NaN sizes and factors as `nil`.
    ///
    /// - Parameters:
    ///   - minimumPointSize: The minimum size, in points.
    ///   - maximumPointSize: The maximum size, in points.
    ///   - minimumFactor: The minimum size, as a multiple of the size at the base category.
    ///   - maximumFactor: The maximum size, as a multiple of the size at the base category.
    ///   - minimumCategory: The minimum category.
    ///   - maximumCategory: The maximum category.
    public init(
        minimumPointSize: Double? = nil,
        maximumPointSize: Double? = nil,
        minimumFactor: Double? = nil,
        maximumFactor: Double? = nil,
        minimumCategory: ContentSizeCategory? = nil,
        maximumCategory: ContentSizeCategory? = nil
    ) {
        self.minimumPointSize = minimumPointSize?.ifPositive
        self.maximumPointSize = maximumPointSize?.ifPositive
        self.minimumFactor = minimumFactor?.ifPositive
        self.maximumFactor = maximumFactor?.ifPositive
        self.minimumCategory = minimumCategory
        self.maximumCategory = maximumCategory
    }
}

extension TypeLimits {
    /// Creates limits in points, treating zero, negative, infinite and NaN sizes as `nil`.
    public static func points(minimum: Double? = nil, maximum: Double? = nil) -> TypeLimits {
        TypeLimits(minimumPointSize: minimum, maximumPointSize: maximum)
    }

    /// Creates limits that are multiples of the size at the base category, in whole points.
    ///
    ///     FontDescription.system(.body, size: 26).limited(to: .factors(maximum: 1.8))  // 46 pt
    ///
    /// - Parameters:
    ///   - minimum: The minimum factor. A zero, negative, infinite or NaN factor has no effect.
    ///   - maximum: The maximum factor. A zero, negative, infinite or NaN factor has no effect.
    /// - Returns: The limits.
    public static func factors(minimum: Double? = nil, maximum: Double? = nil) -> TypeLimits {
        TypeLimits(minimumFactor: minimum, maximumFactor: maximum)
    }

    /// Creates limits on the reader's category.
    ///
    /// - Parameter range: The allowed categories, as any range expression. An empty range has no
    ///   effect.
    /// - Returns: The limits.
    public static func categories(
        _ range: some RangeExpression<ContentSizeCategory>
    ) -> TypeLimits {
        let all = ContentSizeCategory.allCases
        let admitted = all.filter { range.contains($0) }
        return TypeLimits(
            minimumCategory: admitted.first == all.first ? nil : admitted.first,
            maximumCategory: admitted.last == all.last ? nil : admitted.last
        )
    }

    /// Returns the combination of these limits and other limits.
    ///
    /// The larger minimum and the smaller maximum of each kind apply. The operation is commutative,
    /// associative and idempotent.
    public func intersection(_ other: TypeLimits) -> TypeLimits {
        TypeLimits(
            minimumPointSize: both(minimumPointSize, other.minimumPointSize, max),
            maximumPointSize: both(maximumPointSize, other.maximumPointSize, min),
            minimumFactor: both(minimumFactor, other.minimumFactor, max),
            maximumFactor: both(maximumFactor, other.maximumFactor, min),
            minimumCategory: both(minimumCategory, other.minimumCategory, max),
            maximumCategory: both(maximumCategory, other.maximumCategory, min)
        )
    }

    private func both<Limit>(
        _ first: Limit?,
        _ second: Limit?,
        _ choose: (Limit, Limit) -> Limit
    ) -> Limit? {
        guard let first, let second else { return first ?? second }
        return choose(first, second)
    }

    /// Returns the traits with the category and the font scale clamped to the limits by category.
    package func limited(_ traits: TraitCollection) -> TraitCollection {
        if minimumCategory == nil, maximumCategory == nil { return traits }
        var category = traits.category
        var factor = traits.fontScale
        if let minimumCategory {
            category = max(category, minimumCategory)
            factor = factor.map { max($0, minimumCategory.fontScale) }
        }
        if let maximumCategory {
            category = min(category, maximumCategory)
            factor = factor.map { min($0, maximumCategory.fontScale) }
        }
        if category == traits.category, factor == traits.fontScale { return traits }
        var copy = traits
        copy.preferredContentSizeCategory = category
        copy.fontScale = factor
        return copy
    }

    /// The kind of limit that determined a size.
    package enum Bound: UInt8, Sendable {
        case none
        case points
        case factor
    }

    /// Returns a font size clamped to the limits in points and by factor.
    ///
    /// - Parameters:
    ///   - pointSize: The scaled and rounded size, in points. NaN stays NaN.
    ///   - base: The size at the base category, in points, which limits by factor multiply.
    /// - Returns: The size, in points.
    public func clamp(_ pointSize: Double, base: Double) -> Double {
        bounded(pointSize, base: base).pointSize
    }

    /// Returns the clamped size and the kind of limit that determined it.
    func bounded(_ pointSize: Double, base: Double) -> (pointSize: Double, bound: Bound) {
        if minimumPointSize == nil, maximumPointSize == nil, minimumFactor == nil,
            maximumFactor == nil
        {
            return (pointSize, .none)
        }
        return boundedByLimits(pointSize, base: base)
    }

    @inline(never)
    private func boundedByLimits(
        _ pointSize: Double,
        base: Double
    ) -> (pointSize: Double, bound: Bound) {
        var result = (pointSize: pointSize, bound: Bound.none)
        if let smallest = smallest(base: base), result.pointSize < smallest.pointSize {
            result = smallest
        }
        if let largest = strictest(
            maximumPointSize,
            maximumFactor.map { $0 * base },
            isMinimum: false
        ), result.pointSize > largest.pointSize {
            result = largest
        }
        return result
    }

    /// Returns the minimum size and the kind of limit that determines it, or `nil` for no minimum.
    func smallest(base: Double) -> (pointSize: Double, bound: Bound)? {
        strictest(minimumPointSize, minimumFactor.map { $0 * base }, isMinimum: true)
    }

    private func strictest(
        _ points: Double?,
        _ product: Double?,
        isMinimum: Bool
    ) -> (pointSize: Double, bound: Bound)? {
        guard let factor = product.flatMap({ wholePoints($0, roundingUp: isMinimum) }) else {
            return points.map { ($0, .points) }
        }
        if let points, isMinimum ? points >= factor : points <= factor { return (points, .points) }
        return (factor, .factor)
    }

    /// Rounds a product to whole points.
    ///
    /// Returns `nil` if the product is zero, negative, infinite or NaN. If it differs from a whole
    /// number by at most a billionth of itself, the result is that whole number. For example, 1.1 x
    /// 10 is 11, not 11.000000000000002.
    private func wholePoints(_ product: Double, roundingUp: Bool) -> Double? {
        guard product > 0, product.isFinite else { return nil }
        let nearest = Rounding.halfAwayFromZero(product)
        if (product - nearest).magnitude <= 1e-9 * product { return nearest }
        if roundingUp { return nearest < product ? nearest + 1 : nearest }
        if product < 1 { return product }
        return nearest > product ? nearest - 1 : nearest
    }
}

extension TypeLimits: CustomStringConvertible {
    /// The limits, such as `...AX1, ...1.5 x, 11...24 pt`, or `no limits`.
    public var description: String {
        func range(_ low: String?, _ high: String?, _ unit: String) -> String? {
            low == nil && high == nil ? nil : (low ?? "") + "..." + (high ?? "") + unit
        }
        let parts = [
            range(minimumCategory?.shortName, maximumCategory?.shortName, ""),
            range(minimumFactor?.shortestText, maximumFactor?.shortestText, " x"),
            range(minimumPointSize?.shortestText, maximumPointSize?.shortestText, " pt"),
        ].compactMap { $0 }
        return parts.isEmpty ? "no limits" : parts.joined(separator: ", ")
    }
}

#if !hasFeature(Embedded)
extension TypeLimits: Codable {
    private enum CodingKeys: CodingKey {
        case minimumPointSize, maximumPointSize, minimumFactor, maximumFactor
        case minimumCategory, maximumCategory
    }

    /// Decodes limits, treating zero, negative, infinite and NaN sizes and factors as `nil`.
    public init(from decoder: any Decoder) throws {
        let archive = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            minimumPointSize: try archive.decodeIfPresent(Double.self, forKey: .minimumPointSize),
            maximumPointSize: try archive.decodeIfPresent(Double.self, forKey: .maximumPointSize),
            minimumFactor: try archive.decodeIfPresent(Double.self, forKey: .minimumFactor),
            maximumFactor: try archive.decodeIfPresent(Double.self, forKey: .maximumFactor),
            minimumCategory: try archive.decodeIfPresent(
                ContentSizeCategory.self,
                forKey: .minimumCategory
            ),
            maximumCategory: try archive.decodeIfPresent(
                ContentSizeCategory.self,
                forKey: .maximumCategory
            )
        )
    }
}
#endif
