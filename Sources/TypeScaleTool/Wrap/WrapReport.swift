import Foundation
import TypeScaleLayout

/// The lines of a text.
struct WrapReport: Report {
    struct Line: Encodable {
        /// What is seen, with an ellipsis where the rest is left out.
        let text: String
        /// Points.
        let width: Double
        let range: Bytes
        let baseline: Double
    }

    struct Bytes: Encodable {
        let start: Int
        let end: Int
    }

    struct Missing: Encodable {
        let character: String
        let codePoint: String
    }

    let font: String
    let size: Double
    /// The width that was given.
    let width: Double
    /// Points from the top of the first line to the bottom of the last.
    let height: Double
    let isTruncated: Bool
    let lines: [Line]
    let missing: [Missing]
    /// Whether some of the text needs shaping, so that its widths are estimates.
    let needsShaping: Bool

    init(_ layout: TextLayout, _ font: String, _ size: Double, _ width: Double) {
        self.font = font
        self.size = size
        self.width = width
        height = layout.size.height
        isTruncated = layout.isTruncated
        lines = layout.lines.map { line in
            Line(
                text: layout.visibleText(of: line),
                width: line.width,
                range: Bytes(start: line.range.lowerBound, end: line.range.upperBound),
                baseline: line.baseline
            )
        }
        missing = layout.text.missing.map { scalar in
            Missing(
                character: String(scalar),
                codePoint: "U+" + String(format: "%04X", scalar.value)
            )
        }
        needsShaping = !layout.text.needsShaping.isEmpty
    }
}

extension WrapReport {
    var rows: [[String]] {
        [["line", "text", "width", "start", "end", "baseline"]]
            + lines.enumerated().map { index, line in
                [
                    "\(index + 1)", line.text, line.width.shortestText, "\(line.range.start)",
                    "\(line.range.end)", line.baseline.shortestText,
                ]
            }
    }

    func text(_ terminal: Terminal) -> String {
        let count = lines.count == 1 ? "1 line" : "\(lines.count) lines"
        var text =
            terminal.bold(count) + ", \(tenths(height)) pt high, in \(visible(font)) "
            + "\(size.shortestText) pt, \(width.shortestText) pt wide"
            + (isTruncated ? "; the rest is left out\n" : "\n")
        for line in lines {
            text += tenths(line.width).aligned(to: 8) + " │"
            text += visible(line.text, upTo: 10_000) + "\n"
        }
        if !missing.isEmpty {
            let names = missing.prefix(16).map { "\(visible($0.character)) \($0.codePoint)" }
            let more = missing.count > 16 ? " and \(missing.count - 16) more" : ""
            text += "missing: \(names.joined(separator: ", "))\(more)\n"
        }
        if needsShaping { text += "some of it needs shaping; its widths are estimates\n" }
        return text
    }

    /// A length, to a tenth of a point.
    private func tenths(_ length: Double) -> String { String(format: "%.1f", length) }
}
