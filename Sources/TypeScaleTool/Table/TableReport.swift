import TypeScale

/// A part of a type table.
struct TableReport {
    let platform: Platform
    /// What the platform is called on the command line.
    let name: String
    let styles: [TextStyle]
    let categories: [ContentSizeCategory]

    /// One cell of the table, with its place.
    struct Entry {
        let style: TextStyle
        let category: ContentSizeCategory
        let cell: TypeTable.Cell
    }

    private var table: TypeTable { platform.typeTable }

    var entries: [Entry] {
        styles.flatMap { style in
            categories.map { Entry(style: style, category: $0, cell: table[style, $0]) }
        }
    }
}

extension TableReport: Report {
    var rows: [[String]] { [Self.columns] + entries.map(fields) }

    private static let columns = [
        "platform", "text_style", "category", "weight", "point_size", "point_size_provenance",
        "point_size_source", "line_advance", "line_advance_provenance", "line_advance_source",
        "leading", "leading_provenance", "leading_source",
    ]

    private func fields(_ entry: Entry) -> [String] {
        func fields(_ figure: TypeTable.Figure?) -> [String] {
            guard let figure else { return ["", Provenance.unknown.rawValue, ""] }
            return [figure.value.shortestText, figure.provenance.rawValue, figure.source]
        }
        return [
            platform.name, entry.style.description, entry.category.name,
            entry.cell.weight.description,
        ] + fields(entry.cell.pointSize) + fields(entry.cell.lineAdvance)
            + fields(entry.cell.leading)
    }

    /// The table for a person: two grids, and what they mean.
    func text(_ terminal: Terminal) -> String {
        """
        \(terminal.bold("\(title): the system's font sizes, in points"))

        \(grid { $0.pointSize })

        \(terminal.bold("Points from baseline to baseline, which all scaling follows"))

        \(grid { $0.lineAdvance })

        Sizes are given at \(table.baseCategory.shortName), which is also a reader's who has chosen none.
        \(evidence) A dash is not known. --csv names all sources.

        """
    }

    private var title: String { table == .iOS ? "iPhone and iPad" : name }

    private var evidence: String {
        table == .iOS
            ? "Sizes as UIKit printed them on iOS 13 and 26; distances worked out from 2,904 of\n"
                + "its results on iOS 26."
            : "Most numbers are those that Apple's guidelines print, and were not measured."
    }

    private func name(_ style: TextStyle) -> String {
        let weight = platform.typeTable[style, table.baseCategory].weight
        return weight == .regular ? "\(style)" : "\(style), \(weight)"
    }

    private func grid(_ figure: (TypeTable.Cell) -> TypeTable.Figure?) -> String {
        let widths = categories.map { category in
            let cells = styles.compactMap { figure(table[$0, category])?.value.shortestText.count }
            return max(4, category.shortName.count + 1, (cells.max() ?? 0) + 1)
        }
        let margin = max(23, (styles.map { name($0).count }.max() ?? 0) + 1)
        let head = zip(categories, widths).map { $0.shortName.aligned(to: $1) }.joined()
        let rows = styles.map { style in
            let cells = zip(categories, widths).map { category, width in
                (figure(table[style, category])?.value.shortestText ?? "-").aligned(to: width)
            }
            return name(style).padded(to: margin) + cells.joined()
        }
        return ([String(repeating: " ", count: margin) + head] + rows).joined(separator: "\n")
    }
}

extension TableReport {
    private enum CodingKeys: String, CodingKey {
        case platform
        case cells
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(platform.name, forKey: .platform)
        try container.encode(entries, forKey: .cells)
    }
}

extension TableReport.Entry: Encodable {
    private enum CodingKeys: String, CodingKey {
        case textStyle
        case category
        case shortName
        case weight
        case pointSize
        case lineAdvance
        case leading
    }

    private struct Figure: Encodable {
        let value: Double
        let provenance: String
        let source: String

        init(_ figure: TypeTable.Figure) {
            value = figure.value
            provenance = figure.provenance.rawValue
            source = figure.source
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(style.description, forKey: .textStyle)
        try container.encode(category.name, forKey: .category)
        try container.encode(category.shortName, forKey: .shortName)
        try container.encode(cell.weight.description, forKey: .weight)
        try container.encode(Nullable(cell.pointSize.map(Figure.init)), forKey: .pointSize)
        try container.encode(Nullable(cell.lineAdvance.map(Figure.init)), forKey: .lineAdvance)
        try container.encode(Nullable(cell.leading.map(Figure.init)), forKey: .leading)
    }
}
