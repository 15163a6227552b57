import TypeScale

/// The differences between the type tables of two platforms.
struct TableDifference {
    let first: NamedPlatform
    let second: NamedPlatform
    let rows: [Row]

    /// The two values of a number that differs, where `nil` means that a table lacks the number.
    typealias Row = (
        style: TextStyle, category: ContentSizeCategory, quantity: String, first: Double?,
        second: Double?
    )

    /// Compares a part of a table with the same part of another platform's table.
    init(_ report: TableReport, _ other: NamedPlatform) {
        first = report.name
        second = other
        let quantities: KeyValuePairs = [
            "pointSize": \TypeTable.Cell.pointSize, "lineAdvance": \TypeTable.Cell.lineAdvance,
        ]
        rows = report.rows.flatMap { row -> [Row] in
            let cells = [row.cell, other.platform.typeTable[row.style, row.category]]
            return quantities.compactMap { quantity, path -> Row? in
                let values = cells.map { $0[keyPath: path]?.value }
                guard values[0] != values[1] else { return nil }
                return (row.style, row.category, quantity, values[0], values[1])
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
            "differences": objects.map(JSONObject.omittingNulls),
        ]
    }

    func text(_ terminal: Terminal) -> String {
        let count = rows.count == 1 ? "1 number differs" : "\(rows.count) numbers differ"
        let head = terminal.bold("\(first.description) and \(second.description): \(count)")
        let lines = rows.map { row in
            row.style.description.padded(to: 18) + row.category.name.padded(to: 36)
                + row.quantity.padded(to: 13) + (row.first?.shortestText ?? "-").aligned(to: 6)
                + (row.second?.shortestText ?? "-").aligned(to: 8)
        }
        let bases = [first, second].map { $0.platform.typeTable.baseCategory.shortName }
        let note =
            "A design size is the size at \(bases[0]) on \(first), and at \(bases[1]) on \(second)."
        let notes = bases[0] == bases[1] ? [] : ["", note]
        return ([head, ""] + lines + notes).joined(separator: "\n") + "\n"
    }
}
