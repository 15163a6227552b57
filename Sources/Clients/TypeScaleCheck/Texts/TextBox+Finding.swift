import TypeScaleDiagnostics
import TypeScaleLayout
import TypeScaleLocalization

extension TextBox {
    /// Returns the finding if the box truncates a text.
    func finding(_ text: String, language: String, fonts: FontResolver) -> CheckFinding? {
        guard let fit = try? slot.fit(text, language: language, fonts: fonts),
            fit.verdict == .truncated
        else { return nil }
        let size = slot.widths[0]
        let width =
            size.points.roundedText(toPlaces: 1) + " points"
            + (size.name.isEmpty ? "" : ", \(size.name)")
        return CheckRule.clips.finding(
            place,
            "\"\(VisibleText(text, limit: 40))\" in \(width): \(fit.problems)\(fit.limits)"
        )
    }
}
