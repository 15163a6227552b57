import TypeScale

/// The cells in which two tables differ.
struct TableDifference {
    let first: PlatformName
    let second: PlatformName
    let styles: [TextStyle]
    let categories: [ContentSizeCategory]

    /// One number that differs.
    struct Row {
        let style: TextStyle
        let category: ContentSizeCategory
        let quantity: String
        let first: Double?
        let second: Double?
    }

    var rows: [Row] {
        styles.flatMap { style in
            categories.flatMap { category in
                let (first, second) = (
                    first.platform.typeTable[style, category],
                    second.platform.typeTable[style, category]
                )
                return [
                    ("pointSize", first.pointSize?.value, second.pointSize?.value),
                    ("lineAdvance", first.lineAdvance?.value, second.lineAdvance?.value),
                ].filter { $0.1 != $0.2 }.map { quantity, first, second in
                    Row(
                        style: style,
                        category: category,
                        quantity: quantity,
                        first: first,
                        second: second
                    )
                }
            }
        }
    }
}

extension TableDifference: Report {
    var fields: [Field<Row>] {
        [
            Field("textStyle", csv: "text_style") { $0.style.description },
            Field("category") { $0.category.name },
            Field("quantity") { $0.quantity },
            Field("first", csv: first.description) { $0.first },
            Field("second", csv: second.description) { $0.second },
        ]
    }

    var json: JSONObject {
        [
            "first": first.description, "second": second.description,
            // A number that a table lacks has no member.
            "differences": objects.map(\.withoutNulls),
        ]
    }

    func text(_ terminal: Terminal) -> String {
        let rows = rows
        let head = terminal.bold(
            "\(first.description) beside \(second.description): \(rows.count) numbers differ"
        )
        let lines = rows.map { row in
            row.style.description.padded(to: 18) + row.category.name.padded(to: 36)
                + row.quantity.padded(to: 13) + (row.first?.shortestText ?? "-").aligned(to: 6)
                + (row.second?.shortestText ?? "-").aligned(to: 8)
        }
        let bases = [first, second].map { $0.platform.defaultCategory.shortName }
        let note =
            bases[0] == bases[1]
            ? [] : ["", "Sizes are given at \(bases[0]) and at \(bases[1])."]
        return ([head, ""] + lines + note).joined(separator: "\n") + "\n"
    }
}
