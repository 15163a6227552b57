import Testing
import TypeScale
import TypeScaleCurves

/// Tests a curve that a caller defines with public API.
struct CallerCurveTests {
    private static func gentle(_ share: Double) -> ScalingCurve {
        ScalingCurve(
            CurveDefinition(
                named: "gentle",
                parameters: [share],
                source: "Brand book 3",
                driver: .fontScale(.gnome),
                rounding: { size, _ in (size * 2).rounded() / 2 },
                inverse: { $0.value / (1 + ($0.factor - 1) * share) },
                growth: { $0.value * (1 + ($0.factor - 1) * share) }
            )
        )
    }

    private let large = TraitCollection(fontScale: 9)

    @Test func `a caller's curve scales, rounds and reports its source`() {
        let font = FontDescription.system(.body, size: 17).curve(Self.gentle(0.5))
        let scaled = font.scaled(for: TraitCollection(fontScale: 1.25))
        #expect(scaled.pointSize == 19)
        #expect(scaled.provenance == .stated)
        #expect(scaled.explanation.sources == ["Brand book 3"])
        #expect(
            "\(scaled.explanation)"
                == "17 by gentle = 19.125, rounded to 19; font scale 1.25, stated"
        )
        // The factor is clamped to the range of the curve's setting.
        #expect(font.scaled(for: large).pointSize == 34)
        #expect("\(font)" == "system, body, 17 pt, gentle")
    }

    @Test func `name and parameters distinguish curves`() {
        #expect(Self.gentle(0.5) == Self.gentle(0.5))
        #expect(Self.gentle(0.5) != Self.gentle(0.25))
        #expect(
            Self.gentle(0.5).clamped(maximumFactor: 2)
                != Self.gentle(0.25).clamped(maximumFactor: 2)
        )
        #expect(Set([Self.gentle(0.5), Self.gentle(0.5), .uikit]).count == 2)
    }

    @Test func `infinite, overflowing and NaN sizes stay unchanged`() {
        let metrics = FontMetrics(forTextStyle: .body, curve: Self.gentle(1))
        #expect(metrics.scaledPointSize(for: 1e308, compatibleWith: large) == 1e308)
        #expect(metrics.scaledPointSize(for: .nan, compatibleWith: large).isNaN)
        #expect(metrics.scaledPointSize(for: .infinity, compatibleWith: large) == .infinity)
        #expect(metrics.unscaledPointSize(for: 34, compatibleWith: large) == 34.0 / 3)
    }

    @Test func `a caller's curve uses its own base sizes, and can be clamped`() {
        let own = ScalingCurve(
            CurveDefinition(
                named: "posters",
                source: "us",
                baseSize: { style, _ in style == .body ? 24 : nil },
                growth: { $0.value * 2 }
            )
        )
        let reader = TraitCollection()
        #expect(FontDescription.system(.body).curve(own).scaled(for: reader).pointSize == 48)
        #expect(FontDescription.system(.callout).curve(own).scaled(for: reader).pointSize == 32)
        let clamped = FontMetrics(forTextStyle: .body, curve: own.clamped(maximumFactor: 1.5))
        #expect(clamped.scaledPointSize(for: 10, compatibleWith: reader) == 15)
        #expect(clamped.unscaledPointSize(for: 15, compatibleWith: reader) == 10)
    }
}
