import TypeScale
import TypeScaleFonts
import TypeScaleLayout

/// A label on one line whose width was recorded.
///
/// The text is wider than the width less one step of the grid, and at most as wide as the width.
struct RecordedLabel {
    let className: String
    let text: String
    let weight: Double
    let pointSize: Double
    let width: Double
    /// The step to which the width is rounded up, in points.
    let grid: Double
    let platform: Platform
    let language: String?

    init?(_ line: String) {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 8, let weight = Double(fields[2]), let size = Double(fields[3]),
            let width = Double(fields[4]), let grid = Double(fields[5]), grid > 0
        else { return nil }
        (className, text) = (fields[0], fields[1])
        (self.weight, pointSize, self.width, self.grid) = (weight, size, width, grid)
        platform = fields[6] == "macOS" ? .macOS : .iOS
        language = fields[7].isEmpty ? nil : fields[7]
    }
}

extension RecordedLabel {
    /// Returns the width according to TypeScale.
    func measured() throws -> MeasuredWidth {
        let face = SystemFace(weight: weight, system: platform.textSystem)
        return try FontInstance.system(face).glyphs(of: text, at: pointSize, language: language)
            .measuredWidth(at: pointSize)
    }

    /// Returns the verdict for a box that is wider than the label by some steps of the grid.
    func verdict(_ steps: Int) throws -> Fit.Verdict {
        let font = FontDescription(
            face: .system,
            textStyle: .body,
            size: pointSize,
            weight: FontWeight(rawValue: weight)
        )
        let box = try LabelBox(
            font.fixed(),
            width: width + Double(steps) * grid,
            settings: [.category(.large)],
            traits: TraitCollection(displayScale: 1 / grid, platform: platform)
        )
        return try box.fit(text, language: language, findsMaximum: false).verdict
    }
}
