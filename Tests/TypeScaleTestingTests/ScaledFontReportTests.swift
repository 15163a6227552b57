import Testing
import TypeScale
import TypeScaleTesting

struct ScaledFontReportTests {
    private let reader = TraitCollection(
        preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge
    )

    @Test func `a failing comparison explains both fonts`() {
        let scaled = FontDescription.system(.body, size: 17).scaled(for: reader)
        let preferred = FontDescription.system(.body).scaled(for: reader)
        withKnownIssue {
            #expect(scaled == preferred)
        } matching: { issue in
            let report = "\(issue)"
            return report.contains("17 x 62 / 22 = 47.909, rounded to 48; body at AX5 on iOS")
                && report.contains("53 points, from the table; body at AX5 on iOS, measured")
                && report.contains("iOS 26.1 Simulator")
        }
    }
}
