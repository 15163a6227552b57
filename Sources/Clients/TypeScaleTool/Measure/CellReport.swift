import TypeScale
import TypeScaleLayout

/// A cell with a headline and a body, laid out at each category.
struct CellReport {
    let width: Double
    let rows: [Row]

    struct Row {
        let category: ContentSizeCategory
        let layout: StackLayout

        /// Returns the label with an index in the stack, or `nil` if that label has no text.
        func label(_ index: Int) -> PlacedLabel? { layout.labels.first { $0.index == index } }

        var headline: PlacedLabel? { label(0) }
        var body: PlacedLabel? { label(1) }

        // The distances above, between and below the labels, in points.
        var top: Double { layout.gaps.first ?? 0 }
        var between: Double { layout.gaps.count > 2 ? layout.gaps[1] : 0 }
        var bottom: Double { layout.gaps.last ?? 0 }
    }
}

extension CellReport: Report {
    private static let labelFields: [Field<PlacedLabel?>] = [
        Field("pointSize", csv: "point_size") { $0?.layout.text.spans.first?.pointSize ?? 0 },
        Field("firstBaseline", csv: "first_baseline") { $0?.firstBaseline ?? 0 },
        Field("lastBaseline", csv: "last_baseline") { $0?.lastBaseline ?? 0 },
        Field("lines") { $0?.layout.lines.count ?? 0 },
        Field("needsDictionary", csv: "needs_dictionary") { $0.needsDictionary },
        Field(json: "exactness") { $0.exactness },
    ]

    private static let gapFields: [Field<Row>] = [
        Field("top") { $0.top }, Field("between") { $0.between }, Field("bottom") { $0.bottom },
    ]

    var fields: [Field<Row>] {
        [Field("category") { $0.category.name }, Field("height") { $0.layout.size.height }]
            + Field.group("headline", Self.labelFields, prefix: "headline_") { $0.headline }
            + Field.group("body", Self.labelFields, prefix: "body_") { $0.body }
            + Field.group("gaps", Self.gapFields, prefix: "") { $0 }
            + [
                Field(csv: "headline_exactness") { $0.headline.exactness },
                Field(csv: "body_exactness") { $0.body.exactness },
            ]
    }

    var json: JSONObject { ["width": width, "categories": objects] }

    func text(_ terminal: Terminal) -> String {
        func column(_ text: String, _ width: Int = 9) -> String {
            (Double(text)?.threeDecimals ?? "").aligned(to: width)
        }
        let lines = rows.map { row in
            let labels = [row.headline, row.body].map { label in
                let texts = Field.row(label, Self.labelFields)
                return column(texts[0]) + column(texts[3], 7) + column(texts[1])
            }
            return row.category.shortName.padded(to: 6) + column("\(row.layout.size.height)")
                + labels.joined()
                + Field.row(row, Self.gapFields).map { column($0) }.joined()
        }
        let labels = rows.flatMap { [$0.headline, $0.body] }
        let worst = labels.compactMap { $0?.layout.exactness }.max()
        var note =
            switch worst ?? .exact {
            case .exact: ""
            case .withinPixel: "\n\nThe widths of lines are within a pixel."
            case .estimate: "\n\nSome widths of lines are estimates."
            }
        if labels.contains(where: \.needsDictionary) {
            note += "\n\nOnly a dictionary finds the words at which some lines end."
        }
        return """
            \(terminal.bold("A cell \(width.shortestText) points wide, at each text size"))

                            headline                 body                     gaps
                     height     size  lines baseline     size  lines baseline      top  between   bottom
            \(lines.joined(separator: "\n"))

            Baselines are in points from the top of the cell. The gaps follow a model of system spacing,
            which is fitted to observed values.\(note)

            """
    }
}

extension PlacedLabel? {
    /// Whether only a dictionary finds the words at which a line of the label ends.
    fileprivate var needsDictionary: Bool {
        self.map { !$0.layout.linesNeedingDictionary.isEmpty } ?? false
    }

    /// The exactness of the label's widths, or empty text without a label.
    fileprivate var exactness: String { self?.layout.exactness.rawValue ?? "" }
}
