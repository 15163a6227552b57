import TypeScaleLayout

/// Draws the card at three text sizes: `swift run Card FOLDER` writes card.png and card.svg.
@main
enum Program {
    static let width = 260.0
    static let gap = 20.0

    static func main() throws {
        let folder = CommandLine.arguments.dropFirst().first ?? "."
        let card = try Card()
        let sizes = [.large, .extraExtraExtraLarge, .accessibilityLarge] as [ContentSizeCategory]
        let columns = try sizes.map { size in
            let reader = TraitCollection(preferredContentSizeCategory: size, displayScale: 2)
            return try card.layouts(width: width, for: reader)
        }
        let heights = columns.map { $0.map(\.size.height).reduce(0, +) }
        let total = (
            width: Double(columns.count) * (width + gap) + gap,
            height: (heights.max() ?? 0) + 2 * gap
        )
        let picture = Canvas(width: total.width, height: total.height, pixelsPerPoint: 2)
        try draw(columns, on: picture, total)
        try picture.write(png: folder + "/card.png")
        let drawing = Canvas(svg: folder + "/card.svg", width: total.width, height: total.height)
        try draw(columns, on: drawing, total)
        try drawing.finish()
    }

    static func draw(
        _ columns: [[StackLayout]],
        on canvas: Canvas,
        _ total: (width: Double, height: Double)
    ) throws {
        canvas.fill(x: 0, y: 0, width: total.width, height: total.height, radius: 0, gray: 0.93)
        var x = gap
        for parts in columns {
            let height = parts.map(\.size.height).reduce(0, +)
            canvas.fill(x: x, y: gap, width: width, height: height, radius: 14, gray: 1)
            var y = gap
            for part in parts {
                for label in part.labels {
                    let gray = label.index == 0 ? 0.1 : 0.4
                    for line in label.layout.lines {
                        try canvas.draw(line, x: x + label.x, y: y + label.y, gray: gray)
                    }
                }
                y += part.size.height
            }
            x += width + gap
        }
    }
}
