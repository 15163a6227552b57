public import TypeScale

extension ScalingCurve {
    /// BonMot's: points are added for each category, 36 at AX5; text never shrinks under 11.
    public static let bonMot = bonMot(
        named: "bonmot",
        summary: "points are added, 36 at AX5; never shrinks under 11",
        shifts: shifts
    )

    /// BonMot's for controls, which gain 6 points at most.
    public static let bonMotControl = bonMot(
        named: "bonmot-control",
        summary: "points are added, 6 at most; never shrinks under 11",
        shifts: shifts.map { min($0, 6) }
    )

    /// BonMot's points for each category.
    ///
    /// Source: BonMot's `AdaptiveStyle`.
    private static var shifts: [Double] { [-3, -2, -1, 0, 2, 4, 6, 11, 16, 23, 30, 36] }

    private static func bonMot(
        named name: String,
        summary: String,
        shifts: [Double]
    ) -> ScalingCurve {
        let shifts = CategoryNumbers(shifts)
        return ScalingCurve(
            CurveDefinition(
                CurveDetails(
                    name: name,
                    summary: summary,
                    source: "BonMot, AdaptiveStyle",
                    bySize: .nondecreasing,
                    byReader: .nondecreasing
                ),
                inverse: { input in
                    let shift = shifts[input.category]
                    // The smallest of the sizes that shrink to one under 11 is that size itself.
                    return shift < 0 && input.value <= 11 ? input.value : input.value - shift
                },
                growth: { max($0.value + shifts[$0.category], min(11, $0.value)) }
            )
        )
    }
}
