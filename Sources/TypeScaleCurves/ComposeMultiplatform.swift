public import TypeScale

extension ScalingCurve {
    /// The curve of Compose Multiplatform on iOS, with a factor for each category, up to 1.8.
    public static let composeMultiplatform = ScalingCurve(
        CurveDefinition(
            linear: "compose",
            summary: "a factor for each category",
            source: "Compose Multiplatform, iOS",
            // Comments in the source list the system's own factors instead, up to 3.1.
            by: CategoryNumbers([0.8, 0.85, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8])
        )
    )
}
