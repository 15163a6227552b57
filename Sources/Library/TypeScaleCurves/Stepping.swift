public import TypeScale

extension ScalingCurve {
    /// TypographyKit's curve, which adds two points for each category above Large, and subtracts
    /// two points for each category below Large.
    public static let typographyKit = stepping(
        Stepping(2),
        named: "typographykit",
        source: "TypographyKit",
        .documented
    )

    /// Returns a curve that adds points for each category.
    ///
    /// Sizes can become negative, so combine the curve with limits.
    public static func stepping(_ stepping: Stepping) -> ScalingCurve {
        .stepping(
            stepping,
            named: stepping.text,
            source: "the caller",
            parameters: stepping.parameters,
            .stated
        )
    }

    private static func stepping(
        _ stepping: Stepping,
        named name: String,
        source: String,
        parameters: [Double] = [],
        _ provenance: Provenance
    ) -> ScalingCurve {
        ScalingCurve(
            CurveDefinition(
                name: name,
                summary: "adds points for each category",
                source: source,
                bySize: stepping.roundsToPoints ? .nondecreasing : .increasing,
                byReader: stepping.byReader,
                parameters: parameters,
                provenance: { _, _ in provenance },
                rounding: { stepping.isRounded($1.category) ? Rounding.halfAwayFromZero($0) : $0 },
                inverse: { $0.value - stepping.shift($0.category) },
                step: { .plus(stepping.shift($0.category)) },
                growth: { $0.value + stepping.shift($0.category) }
            )
        )
    }
}

/// The points that a curve adds or subtracts for each category above or below Large.
public struct Stepping: Hashable, Sendable {
    let increment: Double

    let decrement: Double

    let accessibility: Accessibility

    let roundsToPoints: Bool

    /// The rule for the accessibility categories.
    public enum Accessibility: Hashable, Sendable {
        /// Each category adds another increment, and results aren't rounded.
        case continuing
        /// The categories add the same number of points as XXXL.
        case flat
    }

    /// Creates steps, treating numbers that aren't finite as 0.
    ///
    /// - Parameters:
    ///   - increment: The points to add for each category above Large.
    ///   - decrement: The points to subtract for each category below Large, or `nil` to use
    ///     `increment`.
    ///   - accessibility: The rule for the five accessibility categories.
    ///   - roundsToPoints: Whether to round results to whole points, except at accessibility
    ///     categories that continue the steps.
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
    /// Returns the points to add at a category, which are usually negative below Large.
    func shift(_ category: ContentSizeCategory) -> Double {
        let steps = category.index - ContentSizeCategory.large.index
        if steps < 0 { return Double(steps) * decrement }
        return Double(accessibility == .flat ? min(steps, 3) : steps) * increment
    }

    /// Returns whether results at a category are rounded to whole points.
    func isRounded(_ category: ContentSizeCategory) -> Bool {
        roundsToPoints && (accessibility == .flat || !category.isAccessibilityCategory)
    }

    fileprivate var parameters: [Double] {
        [increment, decrement, accessibility == .flat ? 1 : 0, roundsToPoints ? 1 : 0]
    }

    fileprivate var byReader: CurveDetails.Monotonicity {
        if increment < 0 || decrement < 0 { return .falls("where a step is negative") }
        if roundsToPoints, accessibility == .continuing, 0..<0.5 ~= increment {
            return .falls("from XXXL to AX1, where rounding ends")
        }
        let isStrict = increment > 0 && decrement > 0 && accessibility == .continuing
        return isStrict && !roundsToPoints ? .increasing : .nondecreasing
    }

    /// The curve's name, such as `steps of 2, 1 under L, flat from XXXL, whole points`.
    fileprivate var text: String {
        var text = "steps of " + increment.shortestText
        if decrement != increment { text += ", " + decrement.shortestText + " under L" }
        if accessibility == .flat { text += ", flat from XXXL" }
        return roundsToPoints ? text + ", whole points" : text
    }
}
