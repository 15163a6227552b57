public import TypeScale

extension ScalingCurve {
    /// BonMot's: points are added for each category, 36 at AX5; text never shrinks under 11.
    public static let bonMot = bonMot(
        named: "bonmot",
        summary: "points are added, 36 at AX5; never shrinks under 11",
        isControl: false
    )

    /// BonMot's for controls, which gain 6 points at most.
    public static let bonMotControl = bonMot(
        named: "bonmot-control",
        summary: "points are added, 6 at most; never shrinks under 11",
        isControl: true
    )

    private static func bonMot(
        named name: String,
        summary: String,
        isControl: Bool
    ) -> ScalingCurve {
        ScalingCurve(
            CurveDefinition(
                CurveDetails(
                    name: name,
                    summary: summary,
                    source: "BonMot, AdaptiveStyle",
                    bySize: .nondecreasing,
                    byReader: .nondecreasing
                ),
                inverse: { input in
                    let shift = BonMotScaling.shift(input.category, isControl: isControl)
                    return BonMotScaling.inverse(input.value, shift)
                },
                growth: { input in
                    let shift = BonMotScaling.shift(input.category, isControl: isControl)
                    return BonMotScaling.scale(input.value, shift)
                }
            )
        )
    }
}

/// BonMot's points for each category, which never bring a size under 11.
///
/// Source: BonMot's `AdaptiveStyle`.
private enum BonMotScaling {
    private static let shifts = CategoryNumbers([-3, -2, -1, 0, 2, 4, 6, 11, 16, 23, 30, 36])

    /// What is added at a category; controls gain 6 at most.
    static func shift(_ category: ContentSizeCategory, isControl: Bool) -> Double {
        let shift = shifts[category]
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
