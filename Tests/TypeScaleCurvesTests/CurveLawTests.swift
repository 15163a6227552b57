import Testing
import TypeScale
import TypeScaleCurves

/// Checks the declared properties of every curve, for many sizes and readers.
struct CurveLawTests {
    static let curves =
        ScalingCurve.named + MaterialTextStyle.allCases.map { .material($0) } + [
            .linear(.android), .multiple(1.5), .stepping(Stepping(1, roundsToPoints: true)),
            .stepping(Stepping(3, decrement: 1, accessibility: .flat)),
            ScalingCurve.android.clamped(minimumFactor: 0.9, maximumFactor: 1.6),
            ScalingCurve.uikit.clamped(maximumFactor: 2),
            ScalingCurve.flutter.clamped(maximumFactor: 1.4),
            ScalingCurve.material.clamped(minimumFactor: 0.9, maximumFactor: 1.4),
            ScalingCurve.typographyKit.clamped(minimumFactor: 0.9, maximumFactor: 1.4),
            .stepping(Stepping(0.3, roundsToPoints: true)),
        ]

    static let sizes = stride(from: 4.0, through: 120, by: 0.5).map { $0 }

    /// Returns readers in the order of the setting that drives the curve.
    static func readers(_ curve: ScalingCurve) -> [TraitCollection] {
        guard case .fontScale(let setting) = curve.details.driver else {
            return ContentSizeCategory.allCases.map {
                TraitCollection(preferredContentSizeCategory: $0)
            }
        }
        let low = max(setting.range.lowerBound, 0.5)
        let high = min(setting.range.upperBound, 3)
        return (0...60).map { TraitCollection(fontScale: low + (high - low) * Double($0) / 60) }
    }

    private func expect(
        _ results: [Double],
        _ stated: CurveDetails.Monotonicity,
        _ comment: Comment
    ) {
        let pairs = zip(results, results.dropFirst())
        // Results that should be equal can differ by a rounding error.
        switch stated {
        case .increasing: #expect(pairs.allSatisfy { $0 < $1 }, comment)
        case .nondecreasing: #expect(pairs.allSatisfy { $0 <= $1 + 1e-9 }, comment)
        case .constant: #expect(pairs.allSatisfy { $0 == $1 }, comment)
        case .falls, .unknown: break
        }
    }

    @Test(arguments: curves)
    func `results change with size and reader as the details describe`(curve: ScalingCurve) {
        let details = curve.details
        for style in details.followsTextStyle ? TextStyle.allCases : [.body] {
            let metrics = FontMetrics(forTextStyle: style, curve: curve)
            let readers = Self.readers(curve)
            for reader in readers {
                let results = Self.sizes.map {
                    metrics.scaledPointSize(for: $0, compatibleWith: reader)
                }
                expect(results, details.bySize, "\(metrics), \(reader)")
            }
            for size in Self.sizes {
                let results = readers.map { metrics.scaledPointSize(for: size, compatibleWith: $0) }
                expect(results, details.byReader, "\(metrics), \(size)")
            }
        }
    }

    /// Finds a decrease for every curve that declares a decrease.
    @Test func `a curve decreases where its details describe it`() {
        func size(_ curve: ScalingCurve, _ size: Double, _ factor: Double) -> Double {
            FontMetrics(forTextStyle: .body, curve: curve)
                .scaledPointSize(for: size, compatibleWith: TraitCollection(fontScale: factor))
        }
        #expect(size(.android, 40, 1.02) > size(.android, 40, 1.03))
        #expect(size(.android14, 40, 1.14) > size(.android14, 40, 1.15))
        #expect(size(.android15, 40, 1.03) > size(.android15, 40, 1.04))
        #expect(size(.winUI, 1, 2.25) > size(.winUI, 3.39, 2.25))
        #expect(size(.winUI, 0, 2.25) < size(.winUI, 0.5, 2.25))
        #expect(size(.winUI, 3.4, 2.25) < size(.winUI, 3.5, 2.25))
    }

    @Test(arguments: curves)
    func `the inverse returns the original size`(curve: ScalingCurve) {
        for reader in Self.readers(curve) {
            let metrics = FontMetrics(forTextStyle: .title2, curve: curve)
            for size in Self.sizes {
                let result = metrics.unrounded(size, for: reader)
                let inverse = metrics.unscaledPointSize(for: result, compatibleWith: reader)
                guard let inverse else {
                    let isExpected =
                        !curve.details.hasInverse || curve == .winUI && size < 3.5
                    #expect(isExpected, "\(metrics), \(reader), \(size)")
                    continue
                }
                #expect(inverse <= size + 1e-9 * size, "\(metrics), \(reader), \(size)")
                let again = metrics.unrounded(inverse, for: reader)
                #expect(
                    (again - result).magnitude <= 1e-9 * result.magnitude,
                    "\(metrics), \(reader), \(size)"
                )
            }
        }
    }

    @Test func `a result without a matching size has no inverse`() {
        let reader = TraitCollection(fontScale: 2.25)
        func size(_ curve: ScalingCurve, _ result: Double) -> Double? {
            FontMetrics(forTextStyle: .body, curve: curve)
                .unscaledPointSize(for: result, compatibleWith: reader)
        }
        // The minimum result for a positive size is 21.7.
        #expect(size(.winUI, 21) == nil)
        #expect(size(.winUI, 22) != nil)
        #expect(size(.material, 16) == nil)
        for curve in Self.curves {
            #expect(size(curve, .nan) == nil)
            #expect(size(curve, .infinity) == nil)
        }
    }

    @Test(arguments: curves)
    func `unusual numbers stay unchanged or finite`(curve: ScalingCurve) {
        let odd: [Double] = [
            0, -0.0, -17, .leastNonzeroMagnitude, 1e-300, 1e300, .greatestFiniteMagnitude,
            -.greatestFiniteMagnitude,
        ]
        let factors: [Double] = [
            .leastNonzeroMagnitude, 1e-9, 1, 1.15, 2.0099999999999998, 3, 1e300,
        ]
        for factor in factors {
            for category in ContentSizeCategory.allCases {
                let reader = TraitCollection(
                    preferredContentSizeCategory: category,
                    fontScale: factor
                )
                let metrics = FontMetrics(forTextStyle: .body, curve: curve)
                for size in odd {
                    let result = metrics.scaledPointSize(for: size, compatibleWith: reader)
                    #expect(result.isFinite, "\(metrics), \(reader), \(size)")
                    let value = metrics.scaledValue(for: size, compatibleWith: reader)
                    #expect(value.isFinite, "\(metrics), \(reader), \(size)")
                    _ = metrics.unscaledPointSize(for: size, compatibleWith: reader)
                }
                let nan = metrics.scaledPointSize(for: .nan, compatibleWith: reader)
                #expect(nan.isNaN, "\(metrics)")
                let infinite = metrics.scaledPointSize(for: -.infinity, compatibleWith: reader)
                #expect(infinite == -.infinity, "\(metrics)")
            }
        }
    }

    @Test(arguments: curves)
    func `text does not grow at the Large category or at a factor of 1`(curve: ScalingCurve) {
        let isExempt = !curve.details.hasInverse || curve == .multiple(1.5)
        for size in Self.sizes where !isExempt {
            let result = FontMetrics(forTextStyle: .body, curve: curve)
                .unrounded(size, for: TraitCollection())
            #expect((result - size).magnitude <= 1e-9, "\(curve), \(size)")
        }
    }

    @Test(arguments: curves)
    func `an explanation ends with the result of the call`(curve: ScalingCurve) {
        for reader in Self.readers(curve) {
            let metrics = FontMetrics(forTextStyle: .callout, curve: curve)
            for size in Self.sizes {
                let explanation = metrics.explanation(
                    forPointSize: size,
                    compatibleWith: reader
                )
                #expect(
                    explanation.result == metrics.scaledPointSize(for: size, compatibleWith: reader)
                )
                #expect(!explanation.description.isEmpty)
            }
        }
        let isStated = curve.details.source == "the caller"
        let sources = FontMetrics(forTextStyle: .body, curve: curve)
            .explanation(forPointSize: 17, compatibleWith: TraitCollection()).sources
        #expect(!sources.isEmpty || isStated)
    }

    @Test func `every curve has a unique name`() {
        for curve in ScalingCurve.named + MaterialTextStyle.allCases.map({ .material($0) }) {
            #expect(ScalingCurve(named: curve.description) == curve)
            #expect(curve.details.name == curve.description)
        }
        #expect(Set(ScalingCurve.named.map(\.description)).count == ScalingCurve.named.count)
        #expect(Set(ScalingCurve.named.map(\.swiftName)).count == ScalingCurve.named.count)
        #expect(ScalingCurve.material(.headline1).swiftName == nil)
        #expect(ScalingCurve(named: "UIKit") == nil)
        #expect(ScalingCurve(named: "") == nil)
    }
}

extension FontMetrics {
    /// Returns the font size before rounding.
    fileprivate func unrounded(_ size: Double, for reader: TraitCollection) -> Double {
        explanation(forPointSize: size, compatibleWith: reader).unrounded
    }
}
