public import TypeScale

extension ScalingCurve {
    /// The curve of Android 14.
    ///
    /// If the reader's factor is less than 1.15 or at least 2.01, all text scales by the full
    /// factor. Compose has another curve, ``android``.
    public static let android14 = ScalingCurve(
        CurveDefinition(
            android: "android-14",
            summary: """
                scales small text by the full factor, and large text by less; \
                below 1.15, scales all text by the full factor
                """,
            source: "AOSP, FontScaleConverterFactory of Android 14",
            from: "1.15",
            Android14.self
        )
    )
}
