import TypeScale
import TypeScaleFonts
import TypeScaleLayout

/// A self-sizing cell with a headline and a body, laid out at every category.
struct SpecimenCell {
    /// The width in points of the cell, as on a narrow phone.
    static let width = 320.0

    /// The top and bottom margins, in points.
    static let margin = 8.0
    static let sideMargin = 16.0

    static let headline = "Dynamic Type"
    static let body = "This cell is as tall as its text, whatever size its reader picks."

    /// The font of the body.
    let bodyFont: FontDescription
    /// The cell at each category.
    let layouts: [StackLayout]

    /// A line in a label, with its position in points from the top-left corner of the cell.
    struct Line {
        let text: String
        let label: Label
        let pointSize: Double
        let x: Double
        let baseline: Double
        let width: Double
    }

    enum Label: String {
        case headline
        case body
    }

    /// Lays out the cell at every category.
    init(bodyFont: FontDescription, _ resolver: FontResolver) throws(LayoutError) {
        self.bodyFont = bodyFont
        let stack = TextStack(
            [
                TextLabel(Self.headline, font: .system(.headline)),
                TextLabel(Self.body, font: bodyFont),
            ],
            margins: TextMargins(
                top: Self.margin,
                leading: Self.sideMargin,
                bottom: Self.margin,
                trailing: Self.sideMargin
            )
        )
        layouts = try ContentSizeCategory.allCases.map { category throws(LayoutError) in
            try stack.layout(width: Self.width, for: .reader(category), fonts: resolver)
        }
    }

    /// Returns the lines of both labels.
    static func lines(_ layout: StackLayout) -> [Line] { layout.labels.flatMap(lines) }

    private static func lines(_ label: PlacedLabel) -> [Line] {
        label.layout.lines.map { line in
            let text = line.sourceText.unicodeScalars
            let seen = text.lastIndex { !$0.properties.isWhitespace }.map { text[...$0] }
            return Line(
                text: seen.map { String($0) } ?? "",
                label: label.index == 0 ? .headline : .body,
                pointSize: label.layout.text.spans.first?.pointSize ?? 0,
                x: label.x + line.x,
                // The first baseline is on a whole pixel. The other distances come from the font.
                baseline: label.firstBaseline + line.baseline - label.layout.firstBaseline,
                width: line.width
            )
        }
    }
}
