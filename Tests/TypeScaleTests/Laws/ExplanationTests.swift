import Testing
import TypeScale
import TypeScaleTestSupport

struct ExplanationTests {
    private let largest = TraitCollection(
        preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge
    )

    @Test func `explains the cell, the arithmetic, the rounding and the limit`() {
        let body = FontDescription.system(.body, size: 17)
        #expect(
            body.scaled(for: largest).explanation.description
                == "17 x 62 / 22 = 47.909, rounded to 48; body at AX5 on iOS, derived"
        )
        #expect(
            body.maximumPointSize(30.5).scaled(for: largest).explanation.arithmetic
                == "17 x 62 / 22 = 47.909, rounded to 48, capped at 30.5"
        )
        #expect(
            FontDescription.system(.body).scaled(for: largest).explanation.description
                == "53 points, from the table; body at AX5 on iOS, measured"
        )
    }

    /// Explains why UIKit gives 25 for 11 x 51 / 22, which is 25.5.
    @Test func `explains the effect of the order of operations`() {
        let reader = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraLarge)
        let explanation = FontMetrics(forTextStyle: .headline)
            .explanation(forPointSize: 11, compatibleWith: reader)
        #expect(explanation.result == 25)
        #expect(explanation.arithmetic.contains("slightly less in UIKit's order of operations"))
    }

    @Test func `explains unknown numbers and a caller's numbers`() throws {
        let title = FontDescription.system(.extraLargeTitle, size: 36).scaled(for: largest)
        #expect(title.explanation.description.contains("the growth of extraLargeTitle at "))
        let watch = TraitCollection(
            preferredContentSizeCategory: largest.category,
            platform: .watchOS(.mm45)
        )
        #expect(
            FontDescription.system(.body, size: 17).scaled(for: watch).explanation.description
                == "17 x 25.5 / 19.5 = 22.231, rounded to 22; body at AX5 on watchOS, which "
                + "is unknown; AX3 replaces it"
        )
        let sizes = try ScalingCurve.table([17, 17, 17, 17, 18, 19, 20, 28, 33, 40, 47, 53])
        let own = FontDescription.system(.body).curve(sizes).scaled(for: largest)
        #expect(
            own.explanation.description == "17 x 53 / 17 = 53; the caller's table at AX5"
        )
        #expect(own.explanation.sources == ["the caller's table"])
    }

    /// Compares a million calls in optimized builds, with seeded random arguments.
    @Test func `explains exactly the results of the calls`() {
        var generator = SeededGenerator(seed: 17)
        let platforms = [
            Platform.iOS, .watchOS(.mm41), .tvOS, .macOS, Platform.iOS.typeTable(.iOSAsPrinted),
        ]
        var differences = 0
        #if DEBUG
        let count = 50_000
        #else
        let count = 1_000_000
        #endif
        for _ in 0..<count {
            let style = TextStyle.allCases.randomElement(using: &generator) ?? .body
            let number = Double.random(in: -200...200, using: &generator)
            let traits = TraitCollection(
                preferredContentSizeCategory: ContentSizeCategory.allCases
                    .randomElement(using: &generator),
                displayScale: [1, 2, 3].randomElement(using: &generator),
                platform: platforms.randomElement(using: &generator) ?? .iOS
            )
            let curve: ScalingCurve = Bool.random(using: &generator) ? .uikit : .swiftUI
            let metrics = FontMetrics(forTextStyle: style, curve: curve)
            let maximum = Double.random(in: 1...100, using: &generator)
            let font = metrics.explanation(
                forPointSize: number,
                limits: .points(maximum: maximum),
                compatibleWith: traits
            )
            let value = metrics.explanation(forValue: number, compatibleWith: traits)
            let size = metrics.scaledPointSize(
                for: number,
                maximumPointSize: maximum,
                compatibleWith: traits
            )
            if font.result != size { differences += 1 }
            for explanation in [font, value] {
                let cells = [explanation.figure?.value, explanation.baseFigure?.value]
                    .compactMap(\.self)
                let written = cells.count == 2 ? number * cells[0] / cells[1] : number
                if (written - explanation.unrounded).magnitude > 1e-9 {
                    differences += 1
                }
            }
            if value.result != metrics.scaledValue(for: number, compatibleWith: traits) {
                differences += 1
            }
        }
        #expect(differences == 0)
    }
}
