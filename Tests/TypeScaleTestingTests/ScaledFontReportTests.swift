import Testing
import TypeScale
import TypeScaleTesting

struct ScaledFontReportTests {
    private let reader = TraitCollection(
        preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge
    )

    @Test func `a failing comparison explains both fonts`() async throws {
        let scaled = FontDescription.system(.body, size: 17).scaled(for: reader)
        let preferred = FontDescription.system(.body).scaled(for: reader)
        let issues = try await recordedIssues { #expect(scaled == preferred) }
        try #require(issues.count == 1)
        let report = "\(issues[0])"
        #expect(report.contains("17 x 62 / 22 = 47.909, rounded to 48; body at AX5 on iOS"))
        #expect(report.contains("53 points, from the table; body at AX5 on iOS, measured"))
        #expect(report.contains("iOS 26.1 Simulator"))
    }

    @Test func `a font's test description contains its lengths, description and reader`() {
        let font = Brand.body.scaled(for: TraitCollection())
        let sources = font.explanation.sources.joined(separator: "; ")
        #expect(
            String(describingForTest: font)
                == "Brand-Regular 17 pt, lines of 25.5, tracked by -0.2 (17 x 22 / 22 = 17; body at L "
                + "on iOS, derived; source: \(sources); asked for: Brand-Regular, body, ...40 pt, lines "
                + "of 1.5 x, tracked by -0.2 pt, regular; for bold text Brand-Bold, bold; reader: L, 3 "
                + "pixels per point (no category chosen))"
        )
        let fixed = FontDescription(name: "A", textStyle: .body, size: 9).fixed()
        #expect(
            String(describingForTest: fixed.scaled(for: reader))
                == "A 9 pt (9 unchanged; fixed by the caller; asked for: A, body, 9 pt, fixed, regular; "
                + "reader: AX5, 3 pixels per point)"
        )
    }
}
