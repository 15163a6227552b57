public import TypeScale

extension ScalingCurve {
    /// React Native's curve, with a factor for each category from 0.823 to 3.571.
    ///
    /// For the equivalent of `maxFontSizeMultiplier`, use `TypeLimits.factors(maximum:)`.
    public static let reactNative = ScalingCurve(
        CurveDefinition(
            linear: "react-native",
            summary: "multiplies sizes by a factor for each category",
            source: "React Native, RCTAccessibilityManager.mm",
            by: CategoryNumbers([
                0.823, 0.882, 0.941, 1, 1.118, 1.235, 1.353, 1.786, 2.143, 2.643, 3.143, 3.571,
            ])
        )
    )

    /// The curve of React Native's `dynamicTypeRamp`.
    ///
    /// Font sizes scale as distances do in `UIFontMetrics`, and are rounded to whole pixels.
    public static let reactNativeRamp = ScalingCurve(
        CurveDefinition(
            name: "react-native-ramp",
            summary: "scales font sizes as UIKit scales distances, rounded to pixels",
            source: "React Native, dynamicTypeRamp",
            followsTextStyle: true,
            provenance: { style, traits in
                // React Native documents that UIKit scales the size, so results are at most as
                // certain as the results of UIKit.
                let growth = ScalingCurve.uikit.provenance(style, traits)
                return growth == .derived ? .documented : growth
            },
            rounding: { $1.onPixels($0) },
            inverse: { ScalingCurve.uikit.inverse($0) },
            growth: { $0.grownAsDistance }
        )
    )
}
