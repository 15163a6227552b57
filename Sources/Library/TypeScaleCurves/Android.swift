public import TypeScale

extension ScalingCurve {
    /// The curve of Android 14 and later, which scales small text by the full factor and large text
    /// by less.
    ///
    ///     let reader = TraitCollection(fontScale: 2)
    ///     FontMetrics(forTextStyle: .body, curve: .android)
    ///         .scaledPointSize(for: 17, compatibleWith: reader)   // 29
    ///
    /// The curve converts sizes in sp to sizes in dp. Distances scale in the same way, as line
    /// heights do on Android. If the reader's factor is less than 1.03 or at least 2.01, all text
    /// scales by the full factor. For the older form of the curve, use ``androidAOSP``.
    public static let android = ScalingCurve(
        CurveDefinition(
            name: "android",
            summary: "scales small text by the full factor, and large text by less",
            source: "androidx, compose.ui.unit.fontscaling",
            driver: .fontScale(.android),
            bySize: .increasing,
            byReader: .falls("at a factor of 1.03, the first for which Android uses a table"),
            takesEveryFactor: true,
            inverse: { AndroidScaling.inverse($0.value, by: $0.factor, .interpolated) },
            growth: { AndroidScaling.scale($0.value, by: $0.factor, .interpolated) }
        )
    )

    /// Android's curve as first published.
    ///
    /// If the reader's factor is less than 1.15, all text scales by the full factor.
    public static let androidAOSP = ScalingCurve(
        CurveDefinition(
            name: "android-aosp",
            summary: """
                scales small text by the full factor, and large text by less; \
                below 1.15, scales all text by the full factor
                """,
            source: "AOSP, FontScaleConverterFactory",
            driver: .fontScale(.android),
            bySize: .increasing,
            byReader: .falls("at a factor of 1.15, the first for which Android uses a table"),
            takesEveryFactor: true,
            inverse: { AndroidScaling.inverse($0.value, by: $0.factor, .linear) },
            growth: { AndroidScaling.scale($0.value, by: $0.factor, .linear) }
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

/// The font scaling of Android 14 and later.
///
/// The source is `FontScaleConverterFactory` in AOSP, and its copy in `compose.ui.unit.fontscaling`
/// in androidx. The originals use 32-bit numbers, but this code uses 64-bit numbers.
private enum AndroidScaling {
    /// The rule for factors between 1 and 1.15, the factor of the first table.
    enum LowEnd {
        /// From 1.03, interpolate between unscaled sizes and the first table, as in androidx.
        case interpolated
        /// Scale all text by the full factor, as in AOSP.
        case linear
    }

    /// The sizes of the curve's anchors, in sp.
    fileprivate static let sizes: [Double] = [8, 10, 12, 14, 18, 20, 24, 30, 100]

    /// The factors of the rows in `results`, in hundredths.
    private static let keys = [115, 130, 150, 180, 200]

    /// The scaled sizes of the curve's anchors in dp, with a row for each factor.
    fileprivate static let results: [Double] = [
        9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30, 100,  // 1.15
        10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30, 100,  // 1.3
        12, 15, 18, 22, 24, 26, 28, 30, 100,  // 1.5
        14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100,  // 1.8
        16, 20, 24, 26, 30, 34, 36, 38, 100,  // 2
    ]

    static func scale(_ size: Double, by factor: Double, _ lowEnd: LowEnd) -> Double {
        anchors(factor, lowEnd)?.scale(size) ?? size * factor
    }

    /// Returns the smallest size that scales to a result.
    static func inverse(_ result: Double, by factor: Double, _ lowEnd: LowEnd) -> Double {
        anchors(factor, lowEnd)?.inverse(result) ?? result / factor
    }

    /// Returns the anchors for a factor, or `nil` if all text scales by the full factor.
    private static func anchors(_ factor: Double, _ lowEnd: LowEnd) -> Anchors? {
        switch lowEnd {
        case .interpolated: guard factor >= 1.03 else { return nil }
        case .linear: guard factor > 1 else { return nil }
        }
        guard factor < 2.01 else { return nil }
        // The original code computes hundredths in 32 bits, so 1.15 becomes 115 instead of 114.
        let key = Int(Float(factor) * 100)
        guard let upper = keys.firstIndex(where: { $0 >= key }) else { return nil }
        if keys[upper] == key { return Anchors(lower: upper, upper: upper, share: 0) }
        if upper == 0, lowEnd == .linear { return nil }
        let start = upper > 0 ? Double(keys[upper - 1]) / 100 : 1
        let end = Double(keys[upper]) / 100
        return Anchors(
            lower: upper - 1,
            upper: upper,
            share: (factor - start) / (end - start)
        )
    }

    /// The anchors of a published table, or anchors that are interpolated between two tables.
    fileprivate struct Anchors: SizeAnchors {
        /// The index of the table for the smaller factor, or -1 for unscaled sizes.
        let lower: Int
        let upper: Int
        let share: Double

        var count: Int { AndroidScaling.sizes.count }

        func anchor(_ index: Int) -> (size: Double, result: Double) {
            let size = AndroidScaling.sizes[index]
            let end = results[upper * count + index]
            if lower == upper { return (size, end) }
            let start = lower < 0 ? size : results[lower * count + index]
            return (size, start + (end - start) * share)
        }
    }
}
