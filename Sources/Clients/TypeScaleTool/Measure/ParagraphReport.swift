import Foundation
import TypeScale
import TypeScaleDocuments
import TypeScaleLayout

/// The lines of a paragraph.
struct ParagraphReport {
    let layout: TextLayout
    let font: String
    let size: Double
    /// The requested width in points.
    let width: Double
    /// Whether the error of a width decides if the text fits.
    let isInconclusive: Bool

    /// Whether a part of the text needs shaping.
    private var needsShaping: Bool { !layout.text.needsShaping.isEmpty }

    /// Whether only a dictionary finds the words at which a line ends.
    private var needsDictionary: Bool { !layout.linesNeedingDictionary.isEmpty }
}

extension ParagraphReport: Report {
    /// A line, its number, counted from 1, and its visible text, including any ellipsis.
    typealias Row = (number: Int, text: String, line: TextLine)

    var rows: some Collection<Row> {
        layout.lines.indices.lazy.map { [layout] in Self.row($0, layout) }
    }

    private static func row(_ index: Int, _ layout: TextLayout) -> Row {
        let line = layout.lines[index]
        return (index + 1, line.text, line)
    }

    var fields: [Field<Row>] {
        let unknown = Set(layout.linesNeedingDictionary)
        return [
            Field(csv: "line") { $0.number },
            Field("text") { $0.text },
            Field("width") { $0.line.width },
            Field(csv: "start") { $0.line.range.lowerBound },
            Field(csv: "end") { $0.line.range.upperBound },
            Field(json: "range") { row -> JSONObject in
                ["start": row.line.range.lowerBound, "end": row.line.range.upperBound]
            },
            Field("baseline") { $0.line.baseline },
            Field("deviation") { $0.line.measuredWidth.deviation },
            Field("exactness") { $0.line.measuredWidth.exactness().rawValue },
            Field("needsDictionary") { unknown.contains($0.number - 1) },
        ]
    }

    var json: JSONObject {
        let (layout, fields) = (layout, fields)
        let rows = JSONOutput.elements(count: layout.lines.count) { index in
            Field.object(Self.row(index, layout), fields).jsonValue
        }
        return [
            "font": font, "size": size, "width": width, "height": layout.size.height,
            "isTruncated": layout.isTruncated, "isInconclusive": isInconclusive, "lines": rows,
            "missing": layout.text.missing.missingJSON, "needsShaping": needsShaping,
            "needsDictionary": needsDictionary, "exactness": layout.exactness.rawValue,
        ]
    }

    func text(_ terminal: Terminal) -> String {
        let rows = rows
        let count = rows.count == 1 ? "1 line" : "\(rows.count) lines"
        var text =
            terminal.bold(count) + ", \(tenths(layout.size.height)) pt high, in \(visible(font)) "
            + "at \(size.shortestText) pt, \(width.shortestText) pt wide"
            + (layout.isTruncated ? "; truncated\n" : "\n")
        if isInconclusive { text += "may be truncated: the error of a width decides\n" }
        for row in rows {
            text += tenths(row.line.width).aligned(to: 8) + " │"
            text += visible(row.text, upTo: 10_000) + "\n"
        }
        if !layout.text.missing.isEmpty { text += layout.text.missing.missingLine + "\n" }
        if needsShaping { text += "the text needs shaping\n" }
        if needsDictionary {
            text += "only a dictionary finds the words at which the lines end\n"
        }
        switch layout.exactness {
        case .exact: break
        case .withinPixel: text += "the widths are within a pixel\n"
        case .estimate: text += "the widths are estimates\n"
        }
        return text
    }

    private func tenths(_ length: Double) -> String { String(format: "%.1f", length) }
}
