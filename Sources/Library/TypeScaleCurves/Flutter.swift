public import TypeScale

extension ScalingCurve {
    /// Flutter's curve on iOS, which scales all text like the system's body font.
    ///
    /// Factors range from 0.82 to 3.12. On Linux, Flutter scales like ``gnome``. For the equivalent
    /// of `TextScaler.clamp`, use ``clamped(minimumFactor:maximumFactor:)``.
    public static let flutter = ScalingCurve(
        CurveDefinition(
            linear: "flutter",
            summary: "scales all text like the body font of iOS",
            source: "Flutter's engine, FlutterViewController.mm",
            by: CategoryNumbers(ContentSizeCategory.allCases.map { $0.fontScale })
        )
    )
}
