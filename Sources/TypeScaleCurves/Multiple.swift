public import TypeScale

extension ScalingCurve {
    /// All text is a multiple of its size, the same for every reader.
    ///
    /// - Parameter multiple: The multiple; one that is not positive and finite leaves sizes alone.
    /// - Returns: The curve.
    public static func multiple(_ multiple: Double) -> ScalingCurve {
        guard multiple > 0, multiple.isFinite else { return .fixed }
        return ScalingCurve(
            CurveDefinition(
                CurveDetails(
                    name: "x " + multiple.shortestText,
                    summary: "all text is as many times its size",
                    source: "the caller",
                    driver: .nothing,
                    bySize: .increasing,
                    byReader: .constant
                ),
                parameters: [multiple],
                provenance: { _, _ in .stated },
                inverse: { $0.value / multiple },
                growth: { $0.value * multiple }
            )
        )
    }
}

extension FontScaleSetting {
    /// The size of a page's root element over its usual one, in hundredths a percentage; any factor.
    ///
    ///     let share = FontScaleSetting.css.factor(for: .accessibilityMedium) * 100
    ///     "html { font-size: \(share)% }"  // 164.7...%
    public static let css = FontScaleSetting(
        known: .leastNonzeroMagnitude ... .greatestFiniteMagnitude
    )
}
