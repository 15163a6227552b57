import TypeScale

/// The differences between the type tables of two platforms.
struct TableDifference {
    let first: NamedPlatform
    let second: NamedPlatform
    let rows: [Row]

    typealias Row = TypeTable.Difference

    /// Compares a part of a table with the same part of another platform's table.
    init(_ report: TableReport, _ other: NamedPlatform) {
        first = report.name
        second = other
        rows = first.platform.typeTable.differences(from: second.platform.typeTable).filter {
            report.styles.contains($0.textStyle) && report.categories.contains($0.category)
        }
    }
}

extension TableDifference: Report {
    var fields: [Field<Row>] {
        [
            Field("textStyle", csv: "text_style") { $0.textStyle.description },
            Field("category") { $0.category.name },
            Field("quantity") { $0.quantity.rawValue },
            Field("first", csv: first.description) { $0.value },
            Field("second", csv: second.description) { $0.other },
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
            row.textStyle.description.padded(to: 18) + row.category.name.padded(to: 36)
                + row.quantity.rawValue.padded(to: 13)
                + (row.value?.shortestText ?? "-").aligned(to: 6)
                + (row.other?.shortestText ?? "-").aligned(to: 8)
        }
        let bases = [first, second].map { $0.platform.typeTable.baseCategory.shortName }
        let note =
            "A design size is the size at \(bases[0]) on \(first), and at \(bases[1]) on \(second)."
        let notes = bases[0] == bases[1] ? [] : ["", note]
        return ([head, ""] + lines + notes).joined(separator: "\n") + "\n"
    }
}
