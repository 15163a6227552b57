public import TypeScale

extension ScalingCurve {
    /// BonMot's curve, which adds points for each category, up to 36.
    ///
    /// The curve doesn't shrink text below 11 points.
    public static let bonMot = bonMot(
        named: "bonmot",
        summary: "adds points for each category, up to 36; never shrinks text below 11 points",
        shifts: shifts
    )

    /// BonMot's curve for controls, which scales like ``bonMot``, but adds at most 6 points.
    public static let bonMotControl = bonMot(
        named: "bonmot-control",
        summary: "adds at most 6 points; never shrinks text below 11 points",
        shifts: shifts.map { min($0, 6) }
    )

    /// The points that BonMot's `AdaptiveStyle` adds at each category.
    private static var shifts: [Double] { [-3, -2, -1, 0, 2, 4, 6, 11, 16, 23, 30, 36] }

    private static func bonMot(
        named name: String,
        summary: String,
        shifts: [Double]
    ) -> ScalingCurve {
        let shifts = CategoryNumbers(shifts)
        return ScalingCurve(
            CurveDefinition(
                name: name,
                summary: summary,
                source: "BonMot, AdaptiveStyle",
                inverse: { input in
                    let shift = shifts[input.category]
                    // A size of at most 11 doesn't shrink, so it is its own inverse.
                    return shift < 0 && input.value <= 11 ? input.value : input.value - shift
                },
                step: { .plus(shifts[$0.category]) },
                growth: { max($0.value + shifts[$0.category], min(11, $0.value)) }
            )
        )
    }
}
