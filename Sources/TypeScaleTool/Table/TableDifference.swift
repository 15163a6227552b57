import TypeScale

/// The cells in which two tables differ.
struct TableDifference {
    let first: PlatformName
    let second: PlatformName
    let styles: [TextStyle]
    let categories: [ContentSizeCategory]

    /// One cell that is not the same in both.
    struct Entry: Encodable {
        let textStyle: String
        let category: String
        let quantity: String
        let first: Double?
        let second: Double?
    }

    var entries: [Entry] {
        styles.flatMap { style in
            categories.flatMap { category in
                let cells = [first, second].map { $0.platform.typeTable[style, category] }
                return [
                    ("pointSize", cells.map { $0.pointSize?.value }),
                    ("lineAdvance", cells.map { $0.lineAdvance?.value }),
                ].compactMap { quantity, values in
                    values[0] == values[1]
                        ? nil
                        : Entry(
                            textStyle: style.description,
                            category: category.name,
                            quantity: quantity,
                            first: values[0],
                            second: values[1]
                        )
                }
            }
        }
    }
}

extension TableDifference: Report {
    var rows: [[String]] {
        [["text_style", "category", "quantity", first.description, second.description]]
            + entries.map { entry in
                [
                    entry.textStyle, entry.category, entry.quantity,
                    entry.first?.shortestText ?? "", entry.second?.shortestText ?? "",
                ]
            }
    }

    func text(_ terminal: Terminal) -> String {
        let entries = entries
        let head = terminal.bold(
            "\(first.description) beside \(second.description): \(entries.count) numbers differ"
        )
        let lines = entries.map { entry in
            entry.textStyle.padded(to: 18) + entry.category.padded(to: 36)
                + entry.quantity.padded(to: 13) + (entry.first?.shortestText ?? "-").aligned(to: 6)
                + (entry.second?.shortestText ?? "-").aligned(to: 8)
        }
        let bases = [first, second].map { $0.platform.defaultCategory.shortName }
        let note =
            bases[0] == bases[1]
            ? [] : ["", "Sizes are given at \(bases[0]) and at \(bases[1])."]
        return ([head, ""] + lines + note).joined(separator: "\n") + "\n"
    }

    private enum CodingKeys: String, CodingKey {
        case first
        case second
        case differences
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(first.description, forKey: .first)
        try container.encode(second.description, forKey: .second)
        try container.encode(entries, forKey: .differences)
    }
}
