/// Points that are added for each category away from L, or taken off.
public struct Stepping: Hashable, Sendable {
    /// The points for each category over L.
    public let increment: Double

    /// The points for each category under L.
    public let decrement: Double

    /// What the five accessibility categories add.
    public let accessibility: Accessibility

    /// Whether the result is rounded to whole points, up to XXXL.
    public let roundsToPoints: Bool

    /// What the accessibility categories add.
    public enum Accessibility: Hashable, Sendable {
        /// A step each, unrounded.
        case continuing
        /// Nothing beyond XXXL.
        case flat
    }

    /// Steps.
    ///
    /// - Parameters:
    ///   - increment: The points for each category over L; a number that is not finite counts as 0.
    ///   - decrement: The points for each category under L; `nil` for the same, and a number that is not
    ///     finite counts as 0.
    ///   - accessibility: What the five accessibility categories add.
    ///   - roundsToPoints: Whether the result is rounded to whole points, up to XXXL.
    public init(
        _ increment: Double,
        decrement: Double? = nil,
        accessibility: Accessibility = .continuing,
        roundsToPoints: Bool = false
    ) {
        let decrement = decrement ?? increment
        self.increment = increment.isFinite ? increment : 0
        self.decrement = decrement.isFinite ? decrement : 0
        self.accessibility = accessibility
        self.roundsToPoints = roundsToPoints
    }
}

extension Stepping {
    /// What is added at a category, in points; less than nothing under L.
    func shift(_ category: ContentSizeCategory) -> Double {
        let steps = category.column - ContentSizeCategory.large.column
        if steps < 0 { return Double(steps) * decrement }
        return Double(accessibility == .flat ? min(steps, 3) : steps) * increment
    }

    func scale(_ size: Double, _ category: ContentSizeCategory) -> Double {
        size + shift(category)
    }

    /// Whether the result at a category is whole points.
    func isRounded(_ category: ContentSizeCategory) -> Bool {
        roundsToPoints && (accessibility == .flat || !category.isAccessibilityCategory)
    }
}

/// BonMot's points for each category, which never bring a size under 11.
///
/// Source: BonMot's `AdaptiveStyle`.
enum BonMotScaling {
    private static let shifts: [Double] = [-3, -2, -1, 0, 2, 4, 6, 11, 16, 23, 30, 36]

    /// What is added at a category; controls gain 6 at most.
    static func shift(_ category: ContentSizeCategory, isControl: Bool) -> Double {
        let shift = shifts[category.column]
        return isControl ? min(shift, 6) : shift
    }

    static func scale(_ size: Double, _ shift: Double) -> Double {
        max(size + shift, min(11, size))
    }

    /// The smallest size that becomes a result.
    static func inverse(_ result: Double, _ shift: Double) -> Double {
        if shift < 0, result <= 11 { return result }
        return result - shift
    }
}
