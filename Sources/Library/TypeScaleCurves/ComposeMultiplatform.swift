public import TypeScale

extension ScalingCurve {
    /// The curve of Compose Multiplatform on iOS, with a factor for each category from 0.8 to 1.8.
    public static let composeMultiplatform = ScalingCurve(
        CurveDefinition(
            linear: "compose",
            summary: "multiplies sizes by a factor for each category",
            source: "Compose Multiplatform, iOS",
            // The source's comments list other factors, which are the system's own and reach 3.1.
            by: CategoryNumbers([0.8, 0.85, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8])
        )
    )
}
