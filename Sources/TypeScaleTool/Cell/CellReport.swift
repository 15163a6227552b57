import TypeScale
import TypeScaleLayout

/// A cell, laid out for each reader.
struct CellReport {
    let width: Double
    let categories: [Entry]

    /// The cell for one reader.
    struct Entry {
        let category: ContentSizeCategory
        let layout: StackLayout

        var headline: Label { Label(layout.labels.first) }
        var body: Label { Label(layout.labels.count > 1 ? layout.labels.last : nil) }
        var gaps: Gaps { Gaps(layout.gaps) }
    }

    /// A label of the cell; all 0 of one without text.
    struct Label: Encodable {
        let pointSize: Double
        let firstBaseline: Double
        let lastBaseline: Double
        let lines: Int

        init(_ label: PlacedLabel?) {
            pointSize = label?.layout.text.spans.first?.pointSize ?? 0
            firstBaseline = label?.firstBaseline ?? 0
            lastBaseline = label?.lastBaseline ?? 0
            lines = label?.layout.lines.count ?? 0
        }
    }

    /// The distances between edges and baselines.
    struct Gaps: Encodable {
        let top: Double
        let between: Double
        let bottom: Double

        init(_ gaps: [Double]) {
            top = gaps.first ?? 0
            between = gaps.count > 2 ? gaps[1] : 0
            bottom = gaps.last ?? 0
        }
    }
}

extension CellReport: Report {
    private static let columns = [
        "category", "height", "headline_point_size", "headline_first_baseline",
        "headline_last_baseline", "headline_lines", "body_point_size", "body_first_baseline",
        "body_last_baseline", "body_lines", "top", "between", "bottom",
    ]

    var rows: [[String]] {
        [Self.columns]
            + categories.map { entry in
                let labels = [entry.headline, entry.body].flatMap { label in
                    [
                        label.pointSize.shortestText, label.firstBaseline.shortestText,
                        label.lastBaseline.shortestText, "\(label.lines)",
                    ]
                }
                let gaps = [entry.gaps.top, entry.gaps.between, entry.gaps.bottom]
                return [entry.category.name, entry.layout.size.height.shortestText] + labels
                    + gaps.map(\.shortestText)
            }
    }

    func text(_ terminal: Terminal) -> String {
        func column(_ number: Double) -> String { number.threeDecimals.aligned(to: 9) }
        let lines = categories.map { entry in
            let labels = [entry.headline, entry.body]
            return entry.category.shortName.padded(to: 6) + column(entry.layout.size.height)
                + labels.map { label in
                    column(label.pointSize) + "\(label.lines)".aligned(to: 7)
                        + column(label.firstBaseline)
                }.joined()
                + column(entry.gaps.top) + column(entry.gaps.between) + column(entry.gaps.bottom)
        }
        return """
            \(terminal.bold("A cell \(width.shortestText) points wide, for each reader"))

                            headline                 body                     gaps
                     height     size  lines baseline     size  lines baseline      top  between   bottom
            \(lines.joined(separator: "\n"))

            Points from the top of the cell. Gaps are system spacing, a model fitted to what was seen.

            """
    }
}

extension CellReport: Encodable {
    private enum CodingKeys: String, CodingKey {
        case width
        case categories
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(width, forKey: .width)
        try container.encode(categories, forKey: .categories)
    }
}

extension CellReport.Entry: Encodable {
    private enum CodingKeys: String, CodingKey {
        case category
        case height
        case headline
        case body
        case gaps
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(category.name, forKey: .category)
        try container.encode(layout.size.height, forKey: .height)
        try container.encode(headline, forKey: .headline)
        try container.encode(body, forKey: .body)
        try container.encode(gaps, forKey: .gaps)
    }
}
