import Testing
import TypeScale
import TypeScaleTesting

/// Laws of scaling that must hold for all numbers.
struct ScalingLawTests {
    static let styles = TextStyle.allCases
    static let curves: [ScalingCurve] = [.uikit, .swiftUI, ScalingCurveTests.seventeen]

    private static let values = [
        0, 0.1, 1, 8.5, 11, 16.333, 17, 64, 1e6, 1e300, 2.89e306, 2.95e306, 1e307, 4e307,
    ]

    @Test(arguments: styles, curves)
    func `never shrinks as the category grows`(style: TextStyle, curve: ScalingCurve) {
        let metrics = FontMetrics(forTextStyle: style, curve: curve)
        for value in Self.values {
            let sizes = readers.map { metrics.scaledPointSize(for: value, compatibleWith: $0) }
            let values = readers.map { metrics.scaledValue(for: value, compatibleWith: $0) }
            #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 <= $1 }, "\(style) \(value)")
            #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 }, "\(style) \(value)")
        }
    }

    @Test(arguments: styles, curves)
    func `grows with the value`(style: TextStyle, curve: ScalingCurve) {
        let metrics = FontMetrics(forTextStyle: style, curve: curve)
        for reader in readers {
            let sizes = Self.values.map { metrics.scaledPointSize(for: $0, compatibleWith: reader) }
            let values = Self.values.map { metrics.scaledValue(for: $0, compatibleWith: reader) }
            #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 <= $1 })
            #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
        }
    }

    @Test(arguments: styles, curves)
    func `keeps whole sizes at the Large category`(style: TextStyle, curve: ScalingCurve) {
        let metrics = FontMetrics(forTextStyle: style, curve: curve)
        let large = TraitCollection(preferredContentSizeCategory: .large)
        for size in 0...100 {
            let size = Double(size)
            #expect(metrics.scaledPointSize(for: size, compatibleWith: large) == size)
            #expect(metrics.scaledValue(for: size, compatibleWith: large) == size)
        }
    }

    @Test(arguments: styles, curves)
    func `scales negative values like positive values`(style: TextStyle, curve: ScalingCurve) {
        let metrics = FontMetrics(forTextStyle: style, curve: curve)
        for reader in readers {
            for value in Self.values {
                #expect(
                    metrics.scaledValue(for: -value, compatibleWith: reader)
                        == -metrics.scaledValue(for: value, compatibleWith: reader)
                )
                #expect(
                    metrics.scaledPointSize(for: -value, compatibleWith: reader)
                        == -metrics.scaledPointSize(for: value, compatibleWith: reader)
                )
            }
        }
    }

    @Test(arguments: styles, curves)
    func `accepts every number`(style: TextStyle, curve: ScalingCurve) {
        let metrics = FontMetrics(forTextStyle: style, curve: curve)
        let largest = Double.greatestFiniteMagnitude
        for reader in readers {
            for value in [Double.infinity, -.infinity] {
                #expect(metrics.scaledValue(for: value, compatibleWith: reader) == value)
                #expect(metrics.scaledPointSize(for: value, compatibleWith: reader) == value)
            }
            #expect(metrics.scaledValue(for: .nan, compatibleWith: reader).isNaN)
            #expect(metrics.scaledPointSize(for: .nan, compatibleWith: reader).isNaN)
            for value in [largest, -largest, .leastNonzeroMagnitude, 1e308] {
                #expect(metrics.scaledValue(for: value, compatibleWith: reader).isFinite)
                #expect(metrics.scaledPointSize(for: value, compatibleWith: reader).isFinite)
            }
        }
    }

    @Test func `returns a number unchanged if the result would overflow`() {
        let largest = TraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge
        )
        #expect(FontMetrics.default.scaledValue(for: 1e308, compatibleWith: largest) == 1e308)
        #expect(FontMetrics.default.scaledPointSize(for: -1e308, compatibleWith: largest) == -1e308)
    }

    @Test(arguments: TextStyle.dynamicTypeStyles)
    func `rounds values to the pixel grid, by less than a pixel`(style: TextStyle) {
        for reader in TypeMatrix.readers(on: [.iOS], displayScales: [1, 2, 3, 2.625]) {
            let displayScale = reader.pixelsPerPoint
            let exact = TypeTable.iOS.growth(style, reader.category)
            for value in stride(from: 0.25, through: 70, by: 0.25) {
                let scaled = FontMetrics(forTextStyle: style)
                    .scaledValue(for: value, compatibleWith: reader)
                let pixels = scaled * displayScale
                #expect(abs(pixels - pixels.rounded()) < 1e-9, "\(value) for \(reader)")
                #expect(
                    abs(scaled - value * exact) <= 0.5 / displayScale + 1e-9,
                    "\(value) for \(reader)"
                )
            }
        }
    }

    @Test(arguments: TypeMatrix.readers)
    func `ignores the display scale for fonts`(reader: TraitCollection) {
        var coarse = reader
        coarse.displayScale = 1
        let metrics = FontMetrics.default
        #expect(
            metrics.scaledPointSize(for: 17.4, compatibleWith: coarse)
                == metrics.scaledPointSize(for: 17.4, compatibleWith: reader)
        )
    }

    /// Expects UIKit's behavior for an unknown style, because how these titles scale is unknown.
    @Test(arguments: TypeMatrix.readers)
    func `rounds but does not scale extra-large titles`(reader: TraitCollection) {
        let metrics = FontMetrics(forTextStyle: .extraLargeTitle)
        #expect(metrics.scaledPointSize(for: 35.6, compatibleWith: reader) == 36)
        #expect(metrics.scaledValue(for: 35.6, compatibleWith: reader) == 107.0 / 3)
    }
}

/// One reader for each category.
let readers = TypeMatrix.readers

extension TypeTable {
    fileprivate func growth(_ style: TextStyle, _ category: ContentSizeCategory) -> Double {
        (self[style, category].lineAdvance?.value ?? .nan)
            / (self[style, .large].lineAdvance?.value ?? .nan)
    }
}
