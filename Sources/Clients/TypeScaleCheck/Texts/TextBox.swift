import TypeScale
import TypeScaleDiagnostics
import TypeScaleLayout
import TypeScaleLocalization

/// A place where code or an interface file shows a text in a box with limits.
struct TextBox {
    let path: String
    let position: TextPosition?
    /// The code that shows the text.
    let code: String
    /// The box, without keys.
    let slot: Slot
    /// The modifiers of other code that can change the text.
    var otherModifiers: Set<ExactString> = []

    /// The place and the code, such as `App/Title.swift:12:9 Text("title")`.
    var name: String { position.map { "\(path):\($0) \(code)" } ?? "\(path) \(code)" }

    /// Returns the finding if the box truncates a text.
    func finding(_ text: String, language: String, fonts: FontResolver) -> CodeFinding? {
        guard let fit = try? slot.fit(text, language: language, fonts: fonts),
            fit.verdict == .truncated
        else { return nil }
        let size = slot.widths[0]
        let width =
            size.points.roundedText(toPlaces: 1) + " points"
            + (size.name.isEmpty ? "" : ", \(size.name)")
        return CodeFinding(
            rule: .clips,
            severity: .warning,
            path: path,
            position: position,
            code: code,
            message: "\"\(VisibleText(text, limit: 40))\" in \(width): \(fit.problems)\(fit.limits)"
        )
    }
}

extension Slot {
    /// Returns whether the font is the system font or one of the named faces.
    func canMeasure(_ faces: Set<ExactString>) -> Bool {
        font.face.postScriptName.map { faces.contains(ExactString($0)) } ?? true
    }

    /// Limits the height of the box, in points.
    ///
    /// A label shows a line even if its height is less than a line: the rule `clips` reports such
    /// a height.
    mutating func limitHeight(_ height: Double) {
        if height < 2 * font.pointSize(at: .extraSmall) {
            lineLimit = 1
        } else {
            // Few faces have lines that are higher than 1.5 times the size.
            let line = font.lineHeight(at: .largest) ?? 1.5 * font.pointSize(at: .largest)
            self.height = max(height, line.rounded(.up))
        }
    }
}
