public import TypeScale

extension ScalingCurve {
    /// The curve of Android 15 and 16, which have tables for three more factors: 1.05, 1.1 and 1.2.
    ///
    /// If the reader's factor is less than 1.04 or at least 2.01, all text scales by the full
    /// factor. From 1.04 to less than 1.05, text scales as at 1.05. Compose has another curve,
    /// ``android``.
    public static let android15 = ScalingCurve(
        CurveDefinition(
            android: "android-15",
            summary: """
                scales small text by the full factor, and large text by less; \
                below 1.04, scales all text by the full factor
                """,
            source: "AOSP, FontScaleConverterFactory of Android 15 and 16",
            from: "1.04",
            Android15.self
        )
    )
}
