import TypeScale
import TypeScaleDiagnostics
import TypeScaleFonts
import TypeScaleLayout
import TypeScaleLocalization

/// A place where code or an interface file shows a text in a box with limits.
struct TextBox {
    let place: Place
    /// The box, without keys.
    let slot: Slot

    /// The place and the code, such as `App/Title.swift:12:9 Text("title")`.
    var name: String {
        place.position.map { "\(place.path):\($0) \(place.code)" } ?? "\(place.path) \(place.code)"
    }
}

extension Slot {
    /// Returns whether the font is the system font or one of the named faces.
    func canMeasure(_ faces: NameDictionary<Typeface>) -> Bool {
        font.face.postScriptName.map { faces[$0] != nil } ?? true
    }

    /// Returns whether a text does not fit because the box is lower than one line.
    ///
    /// The system shows a line even then: the rule `clips` reports the height.
    func isLowerThanLine(_ fit: Fit, _ faces: NameDictionary<Typeface>) -> Bool {
        guard height.isFinite, let category = fit.firstFailure?.category,
            let line = font.lineHeight(at: category, faces)
        else { return false }
        return line > height
    }

    /// Limits the height of the box, in points.
    ///
    /// A label shows a line even if its height is less than a line: the rule `clips` reports such
    /// a height.
    mutating func limitHeight(_ height: Double) {
        if height < 2 * font.pointSize(at: .extraSmall) {
            lineLimit = 1
        } else {
            self.height = height
        }
    }
}
