import TypeScale
import TypeScaleFonts
import TypeScaleLayout

/// A cell of a headline and a body that sizes itself, for every reader.
struct SpecimenCell {
    /// The width between the edges, in points: a narrow phone's.
    static let width = 320.0

    /// The margins above and below, and those at the sides.
    static let margin = 8.0
    static let sideMargin = 16.0

    static let headline = "Dynamic Type"
    static let body = "This cell is as tall as its text, whatever size its reader picks."

    /// The font of the body; the headline's is the system's.
    let bodyFont: FontDescription
    let entries: [Entry]

    /// The cell for one reader.
    struct Entry {
        let category: ContentSizeCategory
        let height: Double
        let lines: [Line]
        let gaps: [Double]
    }

    /// A line of a label, in points from the top left corner of the cell.
    struct Line {
        let text: String
        let isHeadline: Bool
        let pointSize: Double
        let x: Double
        let baseline: Double
        let width: Double
    }

    /// Lays the cell out for every reader.
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
        var entries: [Entry] = []
        for category in ContentSizeCategory.allCases {
            let layout = try stack.layout(width: Self.width, for: .reader(category), with: resolver)
            entries.append(Entry(category, layout))
        }
        self.entries = entries
    }
}

extension SpecimenCell.Entry {
    init(_ category: ContentSizeCategory, _ layout: StackLayout) {
        self.category = category
        height = layout.size.height
        gaps = layout.gaps
        lines = layout.labels.flatMap { label in
            label.layout.lines.map { line in
                let text = label.layout[line]
                let seen = text.lastIndex { !$0.isWhitespace }.map { text[...$0] } ?? ""
                return SpecimenCell.Line(
                    text: String(seen),
                    isHeadline: label.index == 0,
                    pointSize: label.layout.text.spans.first?.pointSize ?? 0,
                    x: label.x + line.x,
                    // The first baseline is on a whole pixel, and the pitch is the font's own.
                    baseline: label.firstBaseline + line.baseline - label.layout.firstBaseline,
                    width: line.width
                )
            }
        }
    }

    func lineCount(ofHeadline isHeadline: Bool) -> String {
        "\(lines.count { $0.isHeadline == isHeadline })"
    }
}
