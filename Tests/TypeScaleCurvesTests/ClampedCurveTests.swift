import Testing
import TypeScale
import TypeScaleCurves

/// Tests how bounds combine, as in Flutter's `TextScaler.clamp`.
struct ClampedCurveTests {
    private static let readers = [0.85, 1.0, 1.15, 1.3, 1.5, 1.8, 2, 3].map {
        TraitCollection(fontScale: $0)
    }
    private static let bounds: [Double?] = [nil, 0.5, 0.9, 1, 1.3, 2, 4]

    private func sizes(_ curve: ScalingCurve) -> [Double] {
        Self.readers.flatMap { reader in
            [8.0, 17, 34, 57, 120].map { size in
                FontMetrics(forTextStyle: .body, curve: curve)
                    .scaledPointSize(for: size, compatibleWith: reader)
            }
        }
    }

    @Test func `bounds are multiples of the size`() {
        let curve = ScalingCurve.android.clamped(minimumFactor: 0.9, maximumFactor: 1.5)
        func size(_ size: Double, _ factor: Double) -> Double {
            FontMetrics(forTextStyle: .body, curve: curve)
                .scaledPointSize(for: size, compatibleWith: TraitCollection(fontScale: factor))
        }
        #expect(size(20, 0.85) == 18)
        #expect(size(20, 2) == 30)
        #expect(size(100, 2) == 100)
        #expect(size(-20, 2) == -30)
    }

    @Test func `clamping twice applies both bounds, in any order`() {
        for first in Self.bounds {
            for second in Self.bounds {
                let once = ScalingCurve.android.clamped(minimumFactor: first, maximumFactor: 4)
                    .clamped(minimumFactor: second)
                let other = ScalingCurve.android.clamped(minimumFactor: second)
                    .clamped(minimumFactor: first, maximumFactor: 4)
                #expect(sizes(once) == sizes(other))
                let most = ScalingCurve.android.clamped(maximumFactor: first)
                    .clamped(maximumFactor: second)
                #expect(
                    sizes(most)
                        == sizes(
                            .android.clamped(
                                maximumFactor: [first, second].compactMap { $0 }.min()
                            )
                        )
                )
            }
        }
    }

    /// Intersects all combinations of bounds, including equal and contradictory bounds.
    @Test func `all combinations of bounds apply in any order`() {
        for first in Self.bounds {
            for second in Self.bounds {
                for third in Self.bounds {
                    let one = ScalingCurve.android
                        .clamped(minimumFactor: first, maximumFactor: second)
                        .clamped(minimumFactor: third, maximumFactor: 1)
                    let other = ScalingCurve.android
                        .clamped(minimumFactor: third, maximumFactor: 1)
                        .clamped(minimumFactor: first, maximumFactor: second)
                    #expect(sizes(one) == sizes(other))
                }
            }
        }
    }

    @Test func `unusual sizes stay unchanged`() {
        func size(_ curve: ScalingCurve, _ size: Double, _ category: ContentSizeCategory) -> Double
        {
            FontMetrics(forTextStyle: .body, curve: curve).scaledPointSize(
                for: size,
                compatibleWith: TraitCollection(preferredContentSizeCategory: category)
            )
        }
        // UIKit's product overflows here, so the size doesn't change.
        #expect(size(.uikit.clamped(maximumFactor: 1.5), 1e307, .large) == 1e307)
        #expect(size(.bonMot.clamped(maximumFactor: 1.3), 0, .accessibilityLarge) == 0)
    }

    @Test func `equal bounds give the same factor to every size`() {
        let collapsed = ScalingCurve.uikit.clamped(minimumFactor: 2, maximumFactor: 2)
        #expect(sizes(collapsed) == sizes(.multiple(2)))
        let twice = ScalingCurve.android.clamped(minimumFactor: 1.5).clamped(maximumFactor: 1.5)
        #expect(sizes(twice) == sizes(.multiple(1.5)))
        // If the bounds contradict each other, the maximum wins.
        let none = ScalingCurve.android.clamped(minimumFactor: 2, maximumFactor: 1.5)
        #expect(sizes(none) == sizes(.multiple(1.5)))
        // The curve's own sizes don't change.
        let classes = ScalingCurve.libadwaita.clamped(minimumFactor: 1, maximumFactor: 1)
        let title = FontDescription.system(.largeTitle)
        #expect(
            title.curve(classes).scaled(for: TraitCollection(fontScale: 2)).pointSize
                == title.curve(.libadwaita).scaled(for: TraitCollection()).pointSize
        )
    }

    /// Clamps a step that makes a small size negative, which a minimum factor of 0.9 prevents.
    @Test func `a minimum factor applies to negative results`() {
        let reader = TraitCollection(preferredContentSizeCategory: .extraSmall)
        let clamped = ScalingCurve.typographyKit.clamped(minimumFactor: 0.9)
        func size(_ size: Double) -> Double {
            FontMetrics(forTextStyle: .body, curve: clamped)
                .scaledPointSize(for: size, compatibleWith: reader)
        }
        #expect(size(5) == 4.5)
        #expect(size(-5) == -11)
    }

    @Test func `zero stays zero with any bounds`() {
        let steps = ScalingCurve.stepping(Stepping(2)).clamped(maximumFactor: 2)
        let large = TraitCollection(preferredContentSizeCategory: .extraLarge)
        for curve in [steps, steps.clamped(minimumFactor: 0.5)] {
            let metrics = FontMetrics(forTextStyle: .body, curve: curve)
            #expect(metrics.scaledPointSize(for: 0, compatibleWith: large) == 0)
            let explanation = metrics.explanation(forPointSize: 0, compatibleWith: large)
            #expect(explanation.unrounded == 0)
        }
    }

    @Test func `clamping twice gives the curve of the intersection`() {
        let twice = ScalingCurve.android.clamped(minimumFactor: 0.9, maximumFactor: 4)
            .clamped(maximumFactor: 1.5)
        let once = ScalingCurve.android.clamped(minimumFactor: 0.9, maximumFactor: 1.5)
        #expect(twice == once)
        #expect(twice.description == once.description)
    }

    @Test func `clamping without bounds has no effect`() {
        #expect(ScalingCurve.uikit.clamped() == .uikit)
        #expect(ScalingCurve.uikit.clamped(minimumFactor: -1, maximumFactor: .nan) == .uikit)
        #expect(ScalingCurve.multiple(.infinity) == .fixed)
        #expect(ScalingCurve.multiple(0) == .fixed)
    }

    @Test func `a clamped font's explanation names the bounds`() {
        let font = FontDescription.system(.body, size: 17)
            .curve(.android.clamped(maximumFactor: 1.5))
        let scaled = font.scaled(for: TraitCollection(fontScale: 2))
        #expect(scaled.pointSize == 25.5)
        #expect(
            "\(scaled.explanation)"
                == "17 by android within ...1.5 x = 25.5; font scale 2, stated"
        )
    }
    @Test func `an explanation reports a clamped factor`() {
        let font = FontDescription.system(.body, size: 17).curve(.gnome)
        let reader = TraitCollection(fontScale: 99)
        #expect(
            "\(font.scaled(for: reader).explanation)"
                == "17 x 3 = 51 by gnome; font scale 99, clamped to 3, documented"
        )
        let limited = font.limited(to: .categories(...(.accessibilityMedium)))
        #expect(
            "\(limited.scaled(for: reader).explanation)"
                == "17 x 1.64706 = 28 by gnome; font scale 1.647 (limited from 99), documented"
        )
        let android = font.curve(.android.clamped(maximumFactor: 9))
        #expect(
            "\(android.scaled(for: TraitCollection(fontScale: 2.5)).explanation)"
                == "17 by android within ...9 x = 42.5; font scale 2.5, stated"
        )
    }
}
