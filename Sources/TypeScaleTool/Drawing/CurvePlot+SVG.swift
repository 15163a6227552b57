import TypeScale

extension CurvePlot {
    /// The measures of the picture.
    enum Frame {
        static let width = 720.0
        static let left = 44.0
        static let right = 668.0
        static let top = 16.0
        static let bottom = 316.0
        /// The height of a line of the legend, and of the title of a picture that is alone.
        static let line = 22.0
        /// The height of a number.
        static let number = 14.0
    }

    /// The rules of a plot, which a page has once; they use its `--ink`, `--quiet`, `--line`, `--paper`.
    ///
    /// Every color has a contrast of at least 4.5 with light and dark paper.
    static let style = String(resource: PackageResources.plot_css)

    /// The colors of a picture that is a file of its own.
    private static let pictureStyle = String(resource: PackageResources.picture_css) + "\n"

    /// The distance of a label from the left.
    func x(_ index: Int) -> Double {
        let step = (Frame.right - Frame.left) / Double(max(labels.count, 1))
        return Frame.left + step * (Double(index) + 0.5)
    }

    /// The plot as a picture.
    ///
    /// - Parameters:
    ///   - isAlone: Whether it is a file of its own, with its style and legend in it, or part of a page that
    ///     has ``style`` and names the curves.
    ///   - marked: The index of the label with a line through it, which has the class `now`; `nil` for none.
    /// - Returns: The element, with its end of line.
    func svg(isAlone: Bool, marked: Int? = nil) -> HTML {
        let axis = axis
        let legend = isAlone ? Frame.line * Double((series.count + 2) / 3) : 0
        let height = Frame.bottom + 56 + legend
        let box =
            "0 \(isAlone ? "-\(Frame.line.oneDecimal)" : "0") \(Frame.width.oneDecimal) "
            + (isAlone ? height + Frame.line : height).oneDecimal
        let marker = marked.map { index -> HTML in
            let x = x(index).oneDecimal
            return """
                <line class="now" x1="\(x)" x2="\(x)" y1="\(Frame.top.oneDecimal)" \
                y2="\(Frame.bottom.oneDecimal)"/>

                """
        }
        return """
            <svg class="plot"\(isAlone ? " xmlns=\"http://www.w3.org/2000/svg\"" as HTML : "") \
            viewBox="\(box)" role="img">
            <title>\(title)</title>
            <desc>\(summary)</desc>
            \(isAlone ? heading : "")\(axes(axis))\(marker ?? "")\
            \(series.indices.reversed().map { curve($0, axis) })\(ends(axis))\
            \(isAlone ? series.indices.map(legendEntry) : [])</svg>

            """
    }

    /// The style and the title of a picture that is alone.
    private var heading: HTML {
        """
        <style>\(HTML(markup: Self.pictureStyle + Self.style))</style>
        <rect class="paper" y="\((-Frame.line).oneDecimal)" width="100%" height="100%"/>
        <text x="\(Frame.left.oneDecimal)" y="-4" font-weight="600">\(title)</text>

        """
    }

    private func axes(_ axis: PlotAxis) -> HTML {
        let lines = axis.ticks.map { tick -> HTML in
            let y = y(tick, axis).oneDecimal
            return """
                <line class="grid" x1="\(Frame.left.oneDecimal)" x2="\(Frame.right.oneDecimal)" \
                y1="\(y)" y2="\(y)"/><text class="tick end" x="\((Frame.left - 8).oneDecimal)" \
                y="\(y)" dy=".35em">\(tick.shortestText)</text>

                """
        }
        let names = labels.enumerated().map { name(x($0), Frame.bottom + 20, $1) }
        let label = name((Frame.left + Frame.right) / 2, Frame.bottom + 42, axisTitle)
        return "\(lines)\(names)\n\(label)\n"
    }

    private func name(_ x: Double, _ y: Double, _ text: String) -> HTML {
        "<text class=\"tick middle\" x=\"\(x.oneDecimal)\" y=\"\(y.oneDecimal)\">\(text)</text>"
    }

    private func curve(_ index: Int, _ axis: PlotAxis) -> HTML {
        let points = series[index].sizes.prefix(labels.count).enumerated()
            .filter { $0.element.isFinite }
            .map { (x($0.offset), y($0.element, axis)) }
        let line = points.map { "\($0.0.oneDecimal),\($0.1.oneDecimal)" }.joined(separator: " ")
        let marks = points.map { PlotMark.svg(index, $0.0, $0.1) }
        return "<g class=\"s\(index)\"><polyline points=\"\(line)\"/>\(marks)</g>\n"
    }

    /// The last number of each curve, in its color, next to its end or as near as there is room.
    private func ends(_ axis: PlotAxis) -> [HTML] {
        var ends: [(index: Int, size: Double, y: Double)] = []
        for (index, series) in series.enumerated() {
            guard let size = series.sizes.last, size.isFinite else { continue }
            ends.append((index, size, y(size, axis)))
        }
        ends.sort { $0.y < $1.y }
        for (index, end) in ends.enumerated() where index > 0 {
            ends[index].y = max(end.y, ends[index - 1].y + Frame.number)
        }
        for (index, end) in ends.enumerated().reversed() {
            let lowest = Frame.bottom - Frame.number * Double(ends.count - 1 - index)
            ends[index].y = min(end.y, lowest)
        }
        let x = (Frame.right + 6).oneDecimal
        return ends.map { index, size, y in
            """
            <text class="value s\(index)" x="\(x)" y="\(y.oneDecimal)" dy=".35em">\(size.oneDecimal)</text>

            """
        }
    }

    /// The line and the mark of a curve, for a page to put before its name.
    static func key(_ index: Int) -> HTML {
        """
        <svg class="key" viewBox="0 0 28 12" aria-hidden="true"><g class="s\(index)">\
        <line x1="0" x2="28" y1="6" y2="6"/>\(PlotMark.svg(index, 14, 6))</g></svg>
        """
    }

    private func legendEntry(_ index: Int) -> HTML {
        let x = Frame.left + (Frame.right - Frame.left) / 3 * Double(index % 3)
        let y = Frame.bottom + 66 + Frame.line * Double(index / 3)
        let line = y.oneDecimal
        return """
            <g class="s\(index)"><line x1="\(x.oneDecimal)" x2="\((x + 28).oneDecimal)" y1="\(line)" \
            y2="\(line)"/>\(PlotMark.svg(index, x + 14, y))</g>\
            <text class="name" x="\((x + 36).oneDecimal)" y="\(line)" dy=".35em">\(series[index].name)</text>

            """
    }

    private func y(_ size: Double, _ axis: PlotAxis) -> Double {
        Frame.bottom - (Frame.bottom - Frame.top) * axis.share(size)
    }

    /// All numbers in words, for readers who do not see the picture.
    private var summary: String {
        series.map { series in
            let numbers = zip(labels, series.sizes).map { "\($0) \($1.threeDecimals)" }
            return series.name + ": " + numbers.joined(separator: ", ") + "."
        }.joined(separator: " ")
    }
}

/// The mark of a curve, by which it differs from the others without color.
private enum PlotMark {
    /// The mark of a curve at a point.
    static func svg(_ index: Int, _ x: Double, _ y: Double) -> HTML {
        func polygon(_ points: (Double, Double)...) -> HTML {
            let text = points.map { "\((x + $0.0).oneDecimal),\((y + $0.1).oneDecimal)" }
            return "<polygon points=\"\(text.joined(separator: " "))\"/>"
        }
        return switch index % CurvePlot.maximumSeries {
        case 0: "<circle cx=\"\(x.oneDecimal)\" cy=\"\(y.oneDecimal)\" r=\"4.2\"/>"
        case 1: polygon((0, -5), (4.6, 3.4), (-4.6, 3.4))
        case 2: polygon((-3.8, -3.8), (3.8, -3.8), (3.8, 3.8), (-3.8, 3.8))
        case 3: polygon((0, -5.2), (5.2, 0), (0, 5.2), (-5.2, 0))
        case 4: polygon((0, 5), (4.6, -3.4), (-4.6, -3.4))
        default: polygon((-5, -2), (5, -2), (5, 2), (-5, 2))
        }
    }
}
