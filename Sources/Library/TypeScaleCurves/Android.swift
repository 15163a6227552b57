public import TypeScale

extension ScalingCurve {
    /// The curve of Jetpack Compose on Android, which scales small text by the full factor and
    /// large text by less.
    ///
    ///     let reader = TraitCollection(fontScale: 2)
    ///     FontMetrics(forTextStyle: .body, curve: .android)
    ///         .scaledPointSize(for: 17, compatibleWith: reader)   // 29
    ///
    /// A text style without a size has the size of its counterpart in Material 3: 16 sp for body.
    ///
    /// The curve converts sizes in sp to sizes in dp. Distances scale in the same way, as line
    /// heights do on Android. If the reader's factor is less than 1.03 or at least 2.01, all text
    /// scales by the full factor.
    ///
    /// Compose has its own copy of the tables, which doesn't depend on the version of Android.
    /// Views, Flutter and React Native use the tables of the system: ``android15`` or
    /// ``android14``. At the seven steps of the system's setting, all three curves are equal.
    public static let android = ScalingCurve(
        CurveDefinition(
            android: "android",
            summary: "scales small text by the full factor, and large text by less",
            source: "androidx, compose.ui.unit.fontscaling",
            from: "1.03",
            Compose.self
        )
    )
}

extension FontScaleSetting {
    /// Android's `fontScale` setting, from 0.85 to 2 in seven steps.
    ///
    /// The source is `FontScaleConverterFactory` in AOSP and the generator of its tables. The step
    /// 0.85 comes from the tests in AOSP.
    public static let android = FontScaleSetting(
        known: 0.85...2,
        steps: [0.85, 1, 1.15, 1.3, 1.5, 1.8, 2]
    )

    /// Wear OS's `fontScale` setting, from 0.94 to 1.24 in six steps.
    ///
    /// The source is the same as for ``android``.
    public static let wearOS = FontScaleSetting(
        known: 0.94...1.24,
        steps: [0.94, 1, 1.06, 1.12, 1.18, 1.24]
    )
}
