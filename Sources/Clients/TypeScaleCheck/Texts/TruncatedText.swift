import TypeScaleDiagnostics
import TypeScaleFonts
import TypeScaleLayout
import TypeScaleLocalization

/// A text or a translation that its box truncates at some text sizes.
struct TruncatedText: Sendable {
    let place: Place
    /// The text, its box and the sizes, in words.
    let message: String
    /// The translation, or `nil` for a text in code or in an interface file.
    let translation: FitFinding?
}

extension TextBox {
    /// Returns a text if the box truncates it.
    func truncated(
        _ text: String,
        language: String,
        _ fonts: FontResolver,
        _ faces: NameDictionary<Typeface>
    ) -> TruncatedText? {
        guard let fit = try? slot.fit(text, language: language, fonts: fonts),
            fit.verdict == .truncated, !slot.isLowerThanLine(fit, faces)
        else { return nil }
        let message = fit.truncation(of: text, in: slot.widths.first)
        return TruncatedText(place: place, message: message, translation: nil)
    }
}

extension TruncatedText {
    /// Creates a truncated translation, with its path in the folder of the app.
    init(_ finding: FitFinding, path: String) {
        let variation = finding.variation.isEmpty ? "" : "(\(finding.variation))"
        let name = [finding.language ?? "", finding.key, variation]
            .filter { !$0.isEmpty }.joined(separator: " ")
        let code = VisibleText(name, limit: 80).description
        let problem =
            finding.fit?.truncation(of: finding.text, in: finding.width) ?? finding.verdict.rawValue
        self.init(
            place: Place(path: path, position: finding.position, code: code),
            message: "\(problem); the box is \(finding.slotName)",
            translation: finding
        )
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
