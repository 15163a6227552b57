/// How far a text may grow or shrink: categories, factors and points, as one value.
///
///     let button = TypeLimits.categories(...(.accessibilityMedium))
///         .intersection(.factors(maximum: 1.5))
///         .intersection(.points(minimum: 11, maximum: 24))
///
/// They apply in this order. The reader's category is brought into the range of categories before
/// anything is computed. After scaling and rounding, the size is brought between the largest minimum and
/// the smallest maximum, at every category, large included. Where a minimum exceeds a maximum, the
/// maximum wins. What limits the size limits line height and tracking with it.
///
/// Limits in points are exact. A limit by factor is a whole number of points: a maximum rounds down, a
/// minimum rounds up. 1.8 times 26 points, 46.8, is a maximum of 46 and a minimum of 47. A maximum under
/// one point stays as it is.
///
/// Limits of a style and those of a call combine by ``intersection(_:)``, in any order and grouping.
public struct TypeLimits: Hashable, Sendable {
    /// The smallest size, in points; `nil` for none.
    @PositiveNumber package private(set) var minimumPointSize: Double?

    /// The largest size, in points; `nil` for none.
    @PositiveNumber package private(set) var maximumPointSize: Double?

    /// The smallest size, as a factor of the size at the base category; `nil` for none.
    @PositiveNumber package private(set) var minimumFactor: Double?

    /// The largest size, as a factor of the size at the base category; `nil` for none.
    @PositiveNumber package private(set) var maximumFactor: Double?

    /// The smallest category; `nil` for none.
    package let minimumCategory: ContentSizeCategory?

    /// The largest category; `nil` for none.
    ///
    /// It wins over a smallest one that is larger, as in UIKit.
    package let maximumCategory: ContentSizeCategory?

    /// Limits of the given kinds.
    ///
    /// A number that is not positive and finite is not a limit.
    ///
    /// - Parameters:
    ///   - minimumPointSize: The smallest size, in points.
    ///   - maximumPointSize: The largest size, in points.
    ///   - minimumFactor: The smallest size, as a factor of the size at the base category.
    ///   - maximumFactor: The largest size, as a factor of the size at the base category.
    ///   - minimumCategory: The smallest category.
    ///   - maximumCategory: The largest category.
    public init(
        minimumPointSize: Double? = nil,
        maximumPointSize: Double? = nil,
        minimumFactor: Double? = nil,
        maximumFactor: Double? = nil,
        minimumCategory: ContentSizeCategory? = nil,
        maximumCategory: ContentSizeCategory? = nil
    ) {
        self.minimumPointSize = minimumPointSize
        self.maximumPointSize = maximumPointSize
        self.minimumFactor = minimumFactor
        self.maximumFactor = maximumFactor
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
        TypeLimits(minimumPointSize: minimum, maximumPointSize: maximum)
    }

    /// Limits as factors of the size at the base category, in whole points.
    ///
    ///     FontDescription.system(.body, size: 26).limited(to: .factors(maximum: 1.8))  // 46 points
    ///
    /// - Parameters:
    ///   - minimum: A factor; `nil`, zero, negative and non-finite numbers mean none.
    ///   - maximum: A factor; `nil`, zero, negative and non-finite numbers mean none.
    /// - Returns: The limits.
    public static func factors(minimum: Double? = nil, maximum: Double? = nil) -> TypeLimits {
        TypeLimits(minimumFactor: minimum, maximumFactor: maximum)
    }

    /// Limits of the reader's category.
    ///
    /// - Parameter range: The categories, in any range expression, both ends exact; one that admits
    ///   no category limits nothing.
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

    /// The limits of both: what one forbids is forbidden.
    ///
    /// The order of limits plays no part, nor how they are put in groups, and limits that are met
    /// twice count once.
    ///
    /// - Parameter other: The other limits.
    /// - Returns: Limits that hold where both do.
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

    /// A reader with the category brought into the limits.
    ///
    /// - Parameter traits: The reader.
    /// - Returns: The reader, the same but for the category, and for a factor beyond those of the limits.
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
}

extension TypeLimits {
    /// The limit that a size exceeded.
    package enum Bound: UInt8, Sendable {
        case none
        case points
        case factor
    }

    /// The size itself, or the limit that it exceeds.
    ///
    /// - Parameters:
    ///   - pointSize: The size of a font, in points; NaN stays NaN.
    ///   - base: The size at the base category, in points, that factors multiply.
    /// - Returns: A size within the limits, in points.
    @inline(__always)
    package func clamp(_ pointSize: Double, base: Double) -> Double {
        bounded(pointSize, base: base).pointSize
    }

    /// The size within the limits, and which of them decided it.
    @inline(__always)
    func bounded(_ pointSize: Double, base: Double) -> (pointSize: Double, bound: Bound) {
        if _minimumPointSize.number + _maximumPointSize.number + _minimumFactor.number
            + _maximumFactor.number == 0
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
        if let largest = largest(base: base), result.pointSize > largest.pointSize {
            result = largest
        }
        return result
    }

    /// The smallest size allowed, and which limit it comes from.
    func smallest(base: Double) -> (pointSize: Double, bound: Bound)? {
        let points = minimumPointSize.map { (pointSize: $0, bound: Bound.points) }
        guard let factor = wholePoints(_minimumFactor.number * base, roundingUp: true) else {
            return points
        }
        if let points, points.pointSize >= factor { return points }
        return (factor, .factor)
    }

    private func largest(base: Double) -> (pointSize: Double, bound: Bound)? {
        let points = maximumPointSize.map { (pointSize: $0, bound: Bound.points) }
        guard let factor = wholePoints(_maximumFactor.number * base, roundingUp: false) else {
            return points
        }
        if let points, points.pointSize <= factor { return points }
        return (factor, .factor)
    }

    /// A product of a factor and a size on the grid of whole points; `nil` if it is not a limit.
    ///
    /// A product within a billionth of a whole number is that number: 1.1 x 10 is 11, not
    /// 11.000000000000002.
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
    /// The limits that there are: `...AX1, ...1.5 x, 11...24 pt`, `no limits`.
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
// A number of an archive that is not positive and finite is not a limit.
extension TypeLimits: Codable {}
#endif
