import Foundation
import Testing
import TypeScale
import TypeScaleCurves
import TypeScaleTestSupport
import TypeScaleTesting

/// Compares curves with the anchors and check values of the originals.
struct ObservedCurveTests {
    struct Row: CustomStringConvertible {
        let curve: ScalingCurve
        let reader: TraitCollection
        let size: Double
        let result: Double
        let tolerance: Double
        let description: String

        init(_ line: String) throws {
            let fields = line.split(separator: ",").map(String.init)
            try #require(fields.count == 5, "\(line)")
            curve = try #require(ScalingCurve(named: fields[0]), "\(line)")
            if let factor = Double(fields[1]) {
                reader = TraitCollection(fontScale: factor)
            } else {
                let category: ContentSizeCategory = try #require(ContentSizeCategory(fields[1]))
                reader = TraitCollection(preferredContentSizeCategory: category)
            }
            size = try #require(Double(fields[2]))
            result = try #require(Double(fields[3]))
            tolerance = try #require(Double(fields[4]))
            description = line
        }

        var metrics: FontMetrics { FontMetrics(forTextStyle: .body, curve: curve) }
    }

    static let rows = Result {
        let url = try #require(
            Bundle.module.url(forResource: "curves", withExtension: "csv", subdirectory: "Fixtures")
        )
        return try String(contentsOf: url, encoding: .utf8)
            .split(separator: "\n").filter { !$0.hasPrefix("#") }
            .dropFirst().map { try Row(String($0)) }
    }

    @Test func `each curve reproduces its original`() throws {
        let rows = try Self.rows.get()
        #expect(rows.count == 563)
        var results = ObservedResults("Other systems' curves", "sizes")
        for row in rows {
            let size = row.metrics.scaledPointSize(for: row.size, compatibleWith: row.reader)
            results.compare(abs(size - row.result) <= row.tolerance, "\(row): \(size)")
        }
        results.report()
    }

    /// Checks sizes below, between and beyond the anchors by Android's rules.
    @Test(arguments: [
        (ScalingCurve.android, start: 1.03), (.android14, start: 1.15), (.android15, start: 1.04),
    ])
    func `Android's curve follows its rules between and beyond anchors`(
        curve: ScalingCurve,
        start: Double
    ) {
        func size(_ sp: Double, _ factor: Double) -> Double {
            FontMetrics(forTextStyle: .body, curve: curve)
                .scaledPointSize(for: sp, compatibleWith: TraitCollection(fontScale: factor))
        }
        // Sizes below the first anchor and beyond the last, and negative sizes.
        #expect(size(4, 2) == 8)
        #expect(size(0, 2) == 0)
        #expect(size(250, 1.5) == 250)
        #expect(size(-14, 1.15) == -16.4)
        // Outside the factors of the tables, all text scales by the full factor.
        #expect(size(100, 2.5) == 250)
        #expect(size(20, 0.85) == 17)
        #expect(size(30, 1) == 30)
        #expect(size(100, 1.02) == 102)
        // The tables apply from a different factor in each generation.
        for factor in [1.01, 1.02, 1.03, 1.04, 1.05, 1.1, 1.14] {
            #expect(abs(size(30, factor) - (factor < start ? 30 * factor : 30)) < 1e-9)
        }
        // Factors are truncated to hundredths.
        #expect(size(14, 1.159) == 16.4)
    }

    @Test func `the generations are equal at the steps of Android's setting`() {
        for step in FontScaleSetting.android.steps {
            let reader = TraitCollection(fontScale: step)
            let results = [ScalingCurve.android, .android14, .android15].map { curve in
                [4.0, 14, 17, 36, 200].map { size in
                    FontMetrics(forTextStyle: .body, curve: curve)
                        .scaledPointSize(for: size, compatibleWith: reader)
                }
            }
            #expect(Set(results).count == 1, "\(step)")
        }
    }

    @Test func `explanations of factors and steps show their arithmetic`() {
        func text(_ curve: ScalingCurve, _ size: Double, _ category: ContentSizeCategory) -> String
        {
            let reader = TraitCollection(preferredContentSizeCategory: category)
            let font = FontDescription.system(.body, size: size).curve(curve)
            return "\(font.scaled(for: reader).explanation)"
        }
        let most = ContentSizeCategory.accessibilityExtraExtraExtraLarge
        #expect(
            text(.gnome, 28, .accessibilityMedium)
                == "28 x 1.64706 = 46.118 by gnome; AX1, treated as font scale 1.647, documented"
        )
        #expect(
            text(.reactNative, 10, most) == "10 x 3.571 = 35.71 by react-native; AX5, documented"
        )
        #expect(
            text(.bonMot, 8, .accessibilityExtraLarge) == "8 + 23 = 31 by bonmot; AX3, documented"
        )
        #expect(
            text(.typographyKit, 17, .extraSmall) == "17 - 6 = 11 by typographykit; XS, documented"
        )
        #expect(
            text(.multiple(1.5), 17, most)
                == "17 x 1.5 = 25.5 by x 1.5; the same for every reader, stated"
        )
        let steps = Stepping(1.5, roundsToPoints: true)
        #expect(
            text(.stepping(steps), 17, .extraLarge)
                == "17 + 1.5 = 18.5 by steps of 1.5, whole points, rounded to 19; XL, stated"
        )
        // A size of at most 11 points does not shrink, so that a step is not the whole rule.
        #expect(text(.bonMot, 8, .extraSmall) == "8 by bonmot = 8; XS, documented")
    }

    @Test func `KGN's steps are rounded at categories to XXXL, and unrounded at larger ones`() {
        let continuing = ScalingCurve.stepping(
            Stepping(1.5, decrement: 0.5, roundsToPoints: true)
        )
        let flat = ScalingCurve.stepping(
            Stepping(1.5, decrement: 0.5, accessibility: .flat, roundsToPoints: true)
        )
        func sizes(_ curve: ScalingCurve) -> [Double] {
            readers.map { reader in
                FontMetrics(forTextStyle: .body, curve: curve)
                    .scaledPointSize(for: 17, compatibleWith: reader)
            }
        }
        #expect(sizes(continuing) == [16, 16, 17, 17, 19, 20, 22, 23, 24.5, 26, 27.5, 29])
        #expect(sizes(flat) == [16, 16, 17, 17, 19, 20, 22, 22, 22, 22, 22, 22])
    }

    @Test func `steps have a name, parameters and a direction`() {
        let flat = Stepping(2, decrement: 1, accessibility: .flat, roundsToPoints: true)
        let curve = ScalingCurve.stepping(flat)
        #expect("\(curve)" == "steps of 2, 1 under L, flat from XXXL, whole points")
        #expect(curve.definition?.parameters == [2, 1, 1, 1])
        #expect("\(ScalingCurve.stepping(Stepping(2)))" == "steps of 2")
        #expect(ScalingCurve.stepping(Stepping(2)).definition?.parameters == [2, 2, 0, 0])
        func byReader(_ stepping: Stepping) -> CurveDetails.Monotonicity {
            ScalingCurve.stepping(stepping).details.byReader
        }
        #expect(byReader(Stepping(0.3)) == .increasing)
        #expect(byReader(Stepping(1)) == .increasing)
        #expect(byReader(Stepping(1, accessibility: .flat)) == .nondecreasing)
        #expect(byReader(Stepping(1, roundsToPoints: true)) == .nondecreasing)
        #expect(byReader(Stepping(0)) == .nondecreasing)
        #expect(
            byReader(Stepping(0.3, roundsToPoints: true))
                == .falls("from XXXL to AX1, where rounding ends")
        )
        #expect(byReader(Stepping(-1)) == .falls("where a step is negative"))
    }

    /// Compares the ramp with UIKit's scaling of a distance, at 3 pixels per point.
    @Test func `React Native's ramp equals UIKit's value`() {
        for style in TextStyle.allCases {
            for reader in readers {
                let ramp = FontMetrics(forTextStyle: style, curve: .reactNativeRamp)
                #expect(
                    ramp.scaledPointSize(for: 13, compatibleWith: reader)
                        == FontMetrics(forTextStyle: style)
                        .scaledValue(for: 13, compatibleWith: reader)
                )
            }
        }
    }

    @Test func `React Native's ramp has at most the provenance of UIKit's growth`() {
        func provenance(_ style: TextStyle, _ platform: Platform) -> Provenance {
            FontMetrics(forTextStyle: style, curve: .reactNativeRamp)
                .provenance(
                    compatibleWith: TraitCollection(
                        preferredContentSizeCategory: .accessibilityMedium,
                        platform: platform
                    )
                )
        }
        #expect(provenance(.body, .iOS) == .documented)
        #expect(provenance(.extraLargeTitle, .iOS) == .unknown)
        #expect(provenance(.body, .watchOS(.mm45)) == .unverified)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `steps that are not finite are treated as zero`(step: Double) {
        #expect(Stepping(step) == Stepping(0))
        #expect(Stepping(2, decrement: step) == Stepping(2, decrement: 0))
    }

    /// Converts 11 print points to 14.667 pixels, of which title-1 is 181 %.
    @Test func `libadwaita's classes are relative to 11 print points`() {
        func size(_ style: TextStyle, _ factor: Double) -> Double {
            FontDescription.system(style).curve(.libadwaita)
                .scaled(for: TraitCollection(fontScale: factor)).pointSize
        }
        #expect(abs(size(.body, 1) - 14.667) < 0.001)
        #expect(abs(size(.largeTitle, 1) - 26.547) < 0.001)
        #expect(abs(size(.caption1, 1) - 12.027) < 0.001)
        #expect(abs(size(.title3, 1.25) - 21.633) < 0.001)
        // GNOME's setting ends at 3.
        #expect(abs(size(.body, 9) - 44) < 1e-9)
    }
}

/// One reader for each category.
private let readers = TypeMatrix.readers
