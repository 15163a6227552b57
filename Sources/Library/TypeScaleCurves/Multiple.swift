public import TypeScale

extension ScalingCurve {
    /// Returns a curve that multiplies all sizes by `multiple` for every reader.
    ///
    /// A zero, negative, infinite or NaN `multiple` has no effect.
    public static func multiple(_ multiple: Double) -> ScalingCurve {
        guard multiple > 0, multiple.isFinite else { return .fixed }
        return ScalingCurve(
            CurveDefinition(
                name: "x " + multiple.shortestText,
                summary: "multiplies all sizes by the same number",
                source: "the caller",
                driver: .nothing,
                bySize: .increasing,
                byReader: .constant,
                parameters: [multiple],
                provenance: { _, _ in .stated },
                inverse: { $0.value / multiple },
                step: { _ in .times(multiple) },
                growth: { $0.value * multiple }
            )
        )
    }
}

extension FontScaleSetting {
    /// The root font size of a web page, relative to the browser's default size.
    ///
    /// The factor can be any finite number greater than 0.
    ///
    ///     let share = FontScaleSetting.css.factor(for: .accessibilityMedium) * 100
    ///     "html { font-size: \(share)% }"  // 164.7...%
    public static let css = FontScaleSetting(
        known: .leastNonzeroMagnitude ... .greatestFiniteMagnitude
    )
}
