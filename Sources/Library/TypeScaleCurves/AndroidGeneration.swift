import TypeScale

extension CurveDefinition {
    /// Creates the definition of a curve from a generation of Android.
    convenience init(
        android name: String,
        summary: String,
        source: String,
        from first: String,
        _ generation: (some AndroidGeneration).Type
    ) {
        self.init(
            name: name,
            summary: summary,
            source: source,
            driver: .fontScale(.android),
            bySize: .increasing,
            byReader: .falls("at a factor of \(first), the first for which Android uses a table"),
            takesEveryFactor: true,
            baseSize: { style, _ in style.materialSize },
            inverse: { generation.inverse($0.value, by: $0.factor) },
            growth: { generation.scale($0.value, by: $0.factor) }
        )
    }
}

extension TextStyle {
    /// The size of the text style's counterpart on Android, in sp.
    ///
    /// The sizes come from
    /// [Material 3](https://m3.material.io/styles/typography/type-scale-tokens). TypeScale chooses
    /// the counterparts, because neither Apple nor Google names them.
    fileprivate var materialSize: Double {
        switch self {
        case .extraLargeTitle: 36  // display small
        case .largeTitle: 32  // headline large
        case .extraLargeTitle2, .title1: 28  // headline medium
        case .title2: 24  // headline small
        case .title3: 22  // title large
        case .headline, .body, .callout: 16  // title medium, body large
        case .subheadline: 14  // body medium
        case .footnote, .caption1: 12  // body small, label medium
        case .caption2: 11  // label small
        }
    }
}

/// The font scaling in a generation of Android.
///
/// The source is `FontScaleConverterFactory` in AOSP, and its copy in `compose.ui.unit.fontscaling`
/// in androidx. The originals use 32-bit numbers, but this code uses 64-bit numbers.
// A type for each generation: with values, the curve takes 46% more instructions.
protocol AndroidGeneration: SendableMetatype {
    /// The rule for factors below the factor of the first table.
    static var start: AndroidStart { get }

    /// The factors of the tables in hundredths, as Android computes them in 32 bits.
    static var keys: [Int] { get }

    /// The scaled sizes of the anchors in dp, with a row for each factor.
    static var results: [Double] { get }
}

/// The rule for factors below the factor of the first table.
enum AndroidStart {
    /// From 1.03, interpolate between unscaled sizes and the first table, as in androidx.
    case interpolated
    /// Scale all text by the full factor, as in AOSP.
    case linear
}

extension AndroidGeneration {
    static func scale(_ size: Double, by factor: Double) -> Double {
        anchors(factor)?.scale(size) ?? size * factor
    }

    /// Returns the smallest size that scales to a result.
    static func inverse(_ result: Double, by factor: Double) -> Double {
        anchors(factor)?.inverse(result) ?? result / factor
    }

    /// Returns the anchors for a factor, or `nil` if all text scales by the full factor.
    private static func anchors(_ factor: Double) -> AndroidAnchors<Self>? {
        guard factor >= 1.03, factor < 2.01 else { return nil }
        // The original code computes hundredths in 32 bits, so 1.15 becomes 115 instead of 114.
        let key = Int(Float(factor) * 100)
        guard let upper = keys.firstIndex(where: { $0 >= key }) else { return nil }
        if keys[upper] == key { return AndroidAnchors(lower: upper, upper: upper, share: 0) }
        if upper == 0, start == .linear { return nil }
        let low = upper > 0 ? Double(keys[upper - 1]) / 100 : 1
        let high = Double(keys[upper]) / 100
        return AndroidAnchors(
            lower: upper - 1,
            upper: upper,
            share: (factor - low) / (high - low)
        )
    }
}

/// The anchors of a published table, or anchors that are interpolated between two tables.
private struct AndroidAnchors<Generation: AndroidGeneration>: SizeAnchors {
    /// The index of the table for the smaller factor, or -1 for unscaled sizes.
    let lower: Int
    let upper: Int
    let share: Double

    var count: Int { androidSizes.count }

    func anchor(_ index: Int) -> (size: Double, result: Double) {
        let size = androidSizes[index]
        let end = Generation.results[upper * count + index]
        if lower == upper { return (size, end) }
        let start = lower < 0 ? size : Generation.results[lower * count + index]
        return (size, start + (end - start) * share)
    }
}

/// The sizes of the curve's anchors, in sp.
private let androidSizes: [Double] = [8, 10, 12, 14, 18, 20, 24, 30, 100]

/// Jetpack Compose, which has the tables of Android 14.
enum Compose: AndroidGeneration {
    static let start = AndroidStart.interpolated
    static var keys: [Int] { Android14.keys }
    static var results: [Double] { Android14.results }
}

/// Android 14.
enum Android14: AndroidGeneration {
    static let start = AndroidStart.linear
    static let keys = [115, 130, 150, 180, 200]
    static let results: [Double] = [
        9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30, 100,  // 1.15
        10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30, 100,  // 1.3
        12, 15, 18, 22, 24, 26, 28, 30, 100,  // 1.5
        14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100,  // 1.8
        16, 20, 24, 26, 30, 34, 36, 38, 100,  // 2
    ]
}

/// Android 15 and 16.
enum Android15: AndroidGeneration {
    static let start = AndroidStart.linear
    // In 32 bits, 100 times 1.05 is slightly less than 105, so the key of the first table is 104.
    static let keys = [104, 110, 115, 120, 130, 150, 180, 200]
    static let results: [Double] = [
        8.4, 10.5, 12.6, 14.8, 18.6, 20.6, 24.4, 30, 100,  // 1.05
        8.8, 11, 13.2, 15.6, 19.2, 21.2, 24.8, 30, 100,  // 1.1
        9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30, 100,  // 1.15
        9.6, 12, 14.4, 17.2, 20.4, 22.4, 25.6, 30, 100,  // 1.2
        10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30, 100,  // 1.3
        12, 15, 18, 22, 24, 26, 28, 30, 100,  // 1.5
        14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100,  // 1.8
        16, 20, 24, 26, 30, 34, 36, 38, 100,  // 2
    ]
}
