public import TypeScale

extension ScalingCurve {
    /// TypographyKit's: two points more for each category over L, and less under it.
    public static let typographyKit = ScalingCurve(
        CurveDefinition(
            Stepping(2).details(named: "typographykit", source: "TypographyKit"),
            inverse: { $0.value - Stepping(2).shift($0.category) },
            growth: { $0.value + Stepping(2).shift($0.category) }
        )
    )

    /// Points that are added for each category.
    ///
    /// A size can fall to nothing and below by it; limits keep it up.
    ///
    /// - Parameter stepping: How many, and what becomes of the accessibility categories.
    /// - Returns: The curve.
    public static func stepping(_ stepping: Stepping) -> ScalingCurve {
        ScalingCurve(
            CurveDefinition(
                stepping.details(named: stepping.text, source: "the caller"),
                parameters: stepping.parameters,
                provenance: { _, _ in .stated },
                rounding: { stepping.isRounded($1.category) ? Rounding.halfAwayFromZero($0) : $0 },
                inverse: { $0.value - stepping.shift($0.category) },
                growth: { $0.value + stepping.shift($0.category) }
            )
        )
    }
}

/// Points that are added for each category away from L, or taken off.
public struct Stepping: Hashable, Sendable {
    /// The points for each category over L.
    let increment: Double

    /// The points for each category under L.
    let decrement: Double

    /// What the five accessibility categories add.
    let accessibility: Accessibility

    /// Whether the result is rounded to whole points, up to XXXL.
    let roundsToPoints: Bool

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

    /// Whether the result at a category is whole points.
    func isRounded(_ category: ContentSizeCategory) -> Bool {
        roundsToPoints && (accessibility == .flat || !category.isAccessibilityCategory)
    }

    /// The numbers by which two are told apart.
    fileprivate var parameters: [Double] {
        [increment, decrement, accessibility == .flat ? 1 : 0, roundsToPoints ? 1 : 0]
    }

    fileprivate func details(named name: String, source: String) -> CurveDetails {
        CurveDetails(
            name: name,
            summary: "points are added for each category",
            source: source,
            bySize: roundsToPoints ? .nondecreasing : .increasing,
            byReader: byReader
        )
    }

    private var byReader: CurveDetails.Monotonicity {
        if increment < 0 || decrement < 0 { return .falls("where a step is less than nothing") }
        if roundsToPoints, accessibility == .continuing, 0..<0.5 ~= increment {
            return .falls("from XXXL to AX1, where rounding ends")
        }
        let isStrict = increment > 0 && decrement > 0 && accessibility == .continuing
        return isStrict && !roundsToPoints ? .increasing : .nondecreasing
    }

    /// `steps of 2`, `steps of 2, 1 under L, flat from XXXL on, whole points`.
    fileprivate var text: String {
        var text = "steps of " + increment.shortestText
        if decrement != increment { text += ", " + decrement.shortestText + " under L" }
        if accessibility == .flat { text += ", flat from XXXL on" }
        return roundsToPoints ? text + ", whole points" : text
    }
}
