import TypeScale

/// The selected part of a type table.
struct TableReport {
    let name: NamedPlatform
    let styles: [TextStyle]
    let categories: [ContentSizeCategory]

    typealias Row = (style: TextStyle, category: ContentSizeCategory, cell: TypeTable.Cell)

    private var platform: Platform { name.platform }
    private var table: TypeTable { platform.typeTable }

    var rows: [Row] {
        styles.flatMap { style in
            categories.map { (style, $0, table[style, $0]) }
        }
    }
}

extension TableReport: Report {
    var fields: [Field<Row>] {
        [
            Field(csv: "platform") { _ in platform.name },
            Field("textStyle", csv: "text_style") { $0.style.description },
            Field("category") { $0.category.name },
            Field(json: "shortName") { $0.category.shortName },
            Field("weight") { $0.cell.weight.description },
        ] + Self.fields("pointSize", "point_size") { $0.cell.pointSize }
            + Self.fields("lineAdvance", "line_advance") { $0.cell.lineAdvance }
            + Self.fields("leading", "leading") { leading($0.style, $0.category) }
    }

    /// Returns the line advance in Apple's guidelines, which differs from iOS's in eight cells.
    private func leading(
        _ style: TextStyle,
        _ category: ContentSizeCategory
    ) -> TypeTable.Figure? {
        let listed = TypeTable.iOSReleases.contains(table) ? .iOSAsPrinted : table
        return listed[style, category].lineAdvance
    }

    /// Returns the fields for a number and its source, as a JSON object and as three CSV columns.
    private static func fields(
        _ key: String,
        _ column: String,
        _ figure: @escaping @Sendable (Row) -> TypeTable.Figure?
    ) -> [Field<Row>] {
        [
            Field(json: key) { row in
                figure(row).map { figure -> JSONObject in
                    var object: JSONObject = [
                        "value": figure.value, "provenance": figure.provenance.rawValue,
                        "source": figure.source,
                    ]
                    if let note = figure.note { object["note"] = note }
                    return object
                }
            },
            Field(csv: column) { figure($0)?.value },
            Field(csv: column + "_provenance") { row in
                (figure(row)?.provenance ?? .unknown).rawValue
            },
            Field(csv: column + "_source") { row in
                figure(row).map { [$0.source, $0.note].compactMap(\.self).joined(separator: "; ") }
            },
        ]
    }

    var json: JSONObject { ["platform": platform.name, "cells": objects] }

    func text(_ terminal: Terminal) -> String {
        """
        \(terminal.bold("\(title): sizes of the system font, in points"))

        \(grid { $0.pointSize })

        \(terminal.bold("Distance between baselines in points, which determines how text scales"))

        \(grid { $0.lineAdvance })

        A design size is the size at \(table.baseCategory.shortName), the reader's default text size.
        \(evidence)\(notes)
        A dash marks an unknown number. --csv lists the source of each number.

        """
    }

    private var title: String { table == .iOS ? "iPhone and iPad" : name.description }

    private var evidence: String {
        table == .iOS
            ? "Sizes were read from UIKit on iOS 13 and 26. Distances between baselines are derived from\n"
                + "2,904 results of UIFontMetrics."
            : "Most numbers come from Apple's guidelines and were not measured."
    }

    /// The doubts about distances between baselines, one in a line.
    private var notes: String {
        rows.compactMap { row in
            row.cell.lineAdvance?.note.map { "\n\(row.style) at \(row.category.shortName): \($0)." }
        }.joined()
    }

    private func label(_ style: TextStyle) -> String {
        let weight = platform.typeTable[style, table.baseCategory].weight
        return weight == .regular ? "\(style)" : "\(style), \(weight)"
    }

    private func grid(_ figure: (TypeTable.Cell) -> TypeTable.Figure?) -> String {
        let widths = categories.map { category in
            let cells = styles.compactMap { figure(table[$0, category])?.value.shortestText.count }
            return max(4, category.shortName.count + 1, (cells.max() ?? 0) + 1)
        }
        let margin = max(23, (styles.map { label($0).count }.max() ?? 0) + 1)
        let head = zip(categories, widths).map { $0.shortName.aligned(to: $1) }.joined()
        let rows = styles.map { style in
            let cells = zip(categories, widths).map { category, width in
                (figure(table[style, category])?.value.shortestText ?? "-").aligned(to: width)
            }
            return label(style).padded(to: margin) + cells.joined()
        }
        return ([String(repeating: " ", count: margin) + head] + rows).joined(separator: "\n")
    }
}
