import TypeScale

/// A row and its comparison.
struct ProbeFinding {
    let row: ProbeRow
    let answer: ProbeAnswer
    let verdict: ProbeVerdict

    static let fields: [Field<ProbeFinding>] = [
        Field("line") { $0.row.line },
        Field("api") { $0.row.api },
        Field("style") { $0.row.style?.description },
        Field("category") { $0.row.category?.shortName },
        Field("weight") { $0.row.weight },
        Field("size") { $0.row.size },
        Field("input") { $0.row.input },
        Field("maximum") { $0.row.maximum },
        Field("scale") { $0.row.scale },
        Field("value") { $0.row.value },
        Field("expected") { $0.answer.text },
        Field("verdict") { $0.verdict.rawValue },
    ]

    private var input: String? {
        if row.input.isEmpty { return nil }
        return Double(decimal: row.input) == nil ? quoted(row.input) : row.input
    }

    /// A line of text, such as `line 7: scaledFont, body, AX5, 17: 48 recorded, 47 here`.
    var text: String {
        let numbers = [
            row.size.map { $0.shortestText + " pt" }, input,
            row.maximum.map { "at most " + $0.shortestText },
            row.scale.map { $0.shortestText + " pixels per point" },
        ]
        let names = [
            visible(row.api), row.style?.description, row.category?.shortName,
            row.weight.isEmpty ? nil : visible(row.weight),
        ]
        let call = (names + numbers).compactMap(\.self).joined(separator: ", ")
        return "line \(row.line): \(call): \(visible(row.value)) recorded, "
            + "\(answer.text ?? "unknown") here\n"
    }
}
