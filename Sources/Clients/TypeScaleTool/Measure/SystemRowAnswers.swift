import Foundation
import TypeScale
import TypeScaleFonts
import TypeScaleLayout

/// Measures the texts in CSV rows in faces of the system font.
struct SystemRowAnswers: RowAnswers {
    static let columns = ["text", "weight", "size"]
    static let resultColumns = [
        "width", "deviation", "label_width", "exactness", "chance", "lower", "upper", "x_height",
    ]

    let indices: [Int]
    let system: SystemFace.System
    let language: String?
    let pixelsPerPoint: Double

    func results(_ row: CSVRow) throws(DataError) -> (fields: [String], problem: String?) {
        guard let text = String(bytes: row[indices[0]], encoding: .utf8) else {
            throw DataError("expected valid UTF-8 for text")
        }
        let weight = row.text(indices[1])
        guard let name = SystemFaceName.named(weight) else {
            let names = SystemFaceName.all.map(\.description)
            let near = weight.utf8.count <= 32 ? suggestion(for: weight, among: names) : ""
            throw DataError("unknown weight \(quoted(weight))\(near)")
        }
        let sizeText = row.text(indices[2])
        guard let size = Double(decimal: sizeText), size > 0, size.isFinite else {
            throw DataError("expected a positive number for size, not \(quoted(sizeText))")
        }
        var face = name.face
        face.system = system
        let font = FontInstance.system(face)
        guard let run = try? font.glyphs(of: text, at: size, language: language),
            run.width(at: size).isFinite
        else { throw DataError("the width exceeds the largest number") }
        let width = run.measuredWidth(at: size)
        let label = TextSize(width: width.points, height: 0).roundedUp(
            pixelsPerPoint: pixelsPerPoint
        )
        let bounds = width.bounds()
        let fields = [
            width.points.shortestText, width.deviation.shortestText, label.width.shortestText,
            width.exactness(pixelsPerPoint: pixelsPerPoint).rawValue,
            width.chance(pixelsPerPoint: pixelsPerPoint).shortestText,
            bounds.lowerBound.shortestText, bounds.upperBound.shortestText,
            font.metrics(at: size).xHeight.shortestText,
        ]
        return (fields, run.missing.isEmpty ? nil : run.missing.missingLine)
    }
}
