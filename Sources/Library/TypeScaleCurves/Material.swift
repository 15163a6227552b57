public import TypeScale

extension ScalingCurve {
    /// The curve of Material Components for iOS.
    ///
    /// The curve uses the Material style that is nearest to the text style. Font sizes come from
    /// Material's table, and don't depend on the size to scale. Distances scale in proportion to
    /// the table.
    public static let material = material(
        named: "material",
        followsTextStyle: true,
        baseSize: { style, _ in MaterialTextStyle(nearestTo: style).pointSize(at: .large) },
        growth: { MaterialTextStyle(nearestTo: $0.textStyle).size($0) }
    )

    /// Returns the curve of a Material style.
    ///
    /// Font sizes don't depend on the text style or the size to scale.
    public static func material(_ style: MaterialTextStyle) -> ScalingCurve {
        material(
            named: "material-" + style.rawValue,
            followsTextStyle: false,
            baseSize: { _, _ in style.pointSize(at: .large) },
            growth: { style.size($0) }
        )
    }

    private static func material(
        named name: String,
        followsTextStyle: Bool,
        baseSize: @escaping @Sendable (TextStyle, Platform) -> Double?,
        growth: @escaping @Sendable (CurveInput) -> Double
    ) -> ScalingCurve {
        ScalingCurve(
            CurveDefinition(
                name: name,
                summary: "takes font sizes from a table, whatever the size to scale",
                source: "material-components-ios, MDCFontScaler",
                followsTextStyle: followsTextStyle,
                bySize: .constant,
                hasInverse: false,
                baseSize: baseSize,
                growth: growth
            )
        )
    }
}
