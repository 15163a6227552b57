import TypeScale
import TypeScaleDiagnostics
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
            self.height = height
        }
    }
}
