import TypeScale

extension CurvePlot {
    private static let marks: [Character] = ["●", "▲", "■", "◇", "○", "△"]
    private static let height = 20

    /// Returns the plot for a terminal, with marks, axes and a legend.
    func text(_ terminal: Terminal) -> String {
        let axis = axis
        let margin = (axis.ticks.map(\.shortestText.count).max() ?? 0) + 2
        let slot = max((labels.map(\.count).max() ?? 0) + 1, series.count + 2)
        let lines = (0...Self.height).reversed().map { row in
            let tick = axis.ticks.first { self.row($0, axis) == row }
            let name = (tick?.shortestText ?? "").aligned(to: margin - 1)
            return name + (tick == nil ? " │" : " ┤") + marks(row, axis, slot, terminal)
        }
        let names = labels.map { $0.centered(in: slot) }.joined()
        let edge = String(repeating: " ", count: margin)
        let legend = zip(series, Self.marks).map { series, mark in
            "  \(terminal.accent(String(mark))) \(series.name)"
        }
        return """
            \(terminal.bold(title))

            \(lines.map(\.trimmed).joined(separator: "\n"))
            \(edge)└\(String(repeating: "─", count: slot * labels.count))
            \(edge) \(names.trimmed)

            \(legend.joined(separator: "\n"))

            Horizontal axis: \(axisTitle). Vertical axis: the scaled size, in points.
            Marks for equal sizes are next to each other.

            """
    }

    private func row(_ size: Double, _ axis: PlotAxis) -> Int {
        Int((axis.share(size) * Double(Self.height)).rounded())
    }

    /// Returns the marks in a row of text, in which each curve has its own column at every label.
    private func marks(_ row: Int, _ axis: PlotAxis, _ slot: Int, _ terminal: Terminal) -> String {
        let indent = String(repeating: " ", count: (slot - series.count) / 2)
        let rest = String(repeating: " ", count: slot - series.count - indent.count)
        return labels.indices.map { index in
            let marks = zip(series, Self.marks).map { series, mark in
                guard series.sizes.indices.contains(index), series.sizes[index].isFinite,
                    self.row(series.sizes[index], axis) == row
                else { return " " }
                return terminal.accent(String(mark))
            }
            return indent + marks.joined() + rest
        }.joined()
    }
}

extension String {
    /// Returns the text with spaces on both sides that center it in a width.
    fileprivate func centered(in width: Int) -> String {
        let spaces = max(0, width - count)
        return String(repeating: " ", count: spaces / 2) + self
            + String(repeating: " ", count: spaces - spaces / 2)
    }

    /// The text without trailing spaces.
    fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
