import TypeScaleDiagnostics
import TypeScaleLayout
import TypeScaleLocalization

extension TextBox {
    /// Returns the finding if the box truncates a text.
    func finding(_ text: String, language: String, fonts: FontResolver) -> CheckFinding? {
        guard let fit = try? slot.fit(text, language: language, fonts: fonts),
            fit.verdict == .truncated
        else { return nil }
        return CheckRule.clips.finding(place, fit.truncation(of: text, in: slot.widths.first))
    }
}

extension FitFinding {
    /// Returns the finding about a translation, with its path in the folder of the app.
    func finding(path: String) -> CheckFinding {
        let name = [language ?? "", key, variation.isEmpty ? "" : "(\(variation))"]
            .filter { !$0.isEmpty }.joined(separator: " ")
        let code = VisibleText(name, limit: 80).description
        let place = Place(path: path, position: position, code: code)
        let problem = fit?.truncation(of: text, in: width) ?? verdict.rawValue
        var finding = CheckRule.clips.finding(place, "\(problem); the box is \(slotName)")
        finding.translation = self
        return finding
    }
}

extension Fit {
    /// Returns the text, the width of its box, and the sizes at which it is truncated, in words.
    fileprivate func truncation(of text: String, in width: Slot.Width?) -> String {
        let points = width.map { "\($0.points.roundedText(toPlaces: 1)) points" } ?? "its box"
        let name = width.flatMap { $0.name.isEmpty ? nil : ", \($0.name)" } ?? ""
        return "\"\(VisibleText(text, limit: 40))\" in \(points)\(name): \(problems)\(limits)"
    }
}
