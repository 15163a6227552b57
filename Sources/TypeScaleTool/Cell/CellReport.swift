import TypeScale
import TypeScaleLayout

/// A cell, laid out for each reader.
struct CellReport {
    let width: Double
    let rows: [Row]

    /// The cell for one reader.
    struct Row {
        let category: ContentSizeCategory
        let layout: StackLayout

        var height: Double { layout.size.height }
        var headline: Label { Label(layout.labels.first) }
        var body: Label { Label(layout.labels.count > 1 ? layout.labels.last : nil) }

        // The distances between edges and baselines.
        var top: Double { layout.gaps.first ?? 0 }
        var between: Double { layout.gaps.count > 2 ? layout.gaps[1] : 0 }
        var bottom: Double { layout.gaps.last ?? 0 }
    }

    /// A label of the cell; all 0 for a label without text.
    struct Label {
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
}

extension CellReport: Report {
    private static let labelFields: [Field<Label>] = [
        Field("pointSize", csv: "point_size") { $0.pointSize },
        Field("firstBaseline", csv: "first_baseline") { $0.firstBaseline },
        Field("lastBaseline", csv: "last_baseline") { $0.lastBaseline },
        Field("lines") { $0.lines },
    ]

    private static let gapFields: [Field<Row>] = [
        Field("top") { $0.top }, Field("between") { $0.between }, Field("bottom") { $0.bottom },
    ]

    var fields: [Field<Row>] {
        [Field("category") { $0.category.name }, Field("height") { $0.height }]
            + Field.group("headline", Self.labelFields, prefix: "headline_") { $0.headline }
            + Field.group("body", Self.labelFields, prefix: "body_") { $0.body }
            + Field.group("gaps", Self.gapFields, prefix: "") { $0 }
    }

    var json: JSONObject { ["width": width, "categories": objects] }

    func text(_ terminal: Terminal) -> String {
        func column(_ number: Double) -> String { number.threeDecimals.aligned(to: 9) }
        let lines = rows.map { row in
            row.category.shortName.padded(to: 6) + column(row.height)
                + [row.headline, row.body].map { label in
                    column(label.pointSize) + "\(label.lines)".aligned(to: 7)
                        + column(label.firstBaseline)
                }.joined()
                + column(row.top) + column(row.between) + column(row.bottom)
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
