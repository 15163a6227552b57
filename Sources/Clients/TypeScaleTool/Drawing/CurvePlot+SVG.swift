import TypeScale

extension CurvePlot {
    private enum Frame {
        static let width = 720.0
        static let left = 44.0
        static let right = 668.0
        static let top = 16.0
        static let bottom = 316.0
        /// The line height in the legend, and in the title of a standalone picture.
        static let line = 22.0
        /// The minimum distance between the numbers at the ends of the curves.
        static let number = 14.0
    }

    /// The CSS rules for plots in pages that define `--ink`, `--quiet`, `--line` and `--paper`.
    ///
    /// Every color has a contrast ratio of at least 4.5 to the light and the dark background.
    static let style = String(resource: PackageResources.plot_css)

    private static let pictureStyle = String(resource: PackageResources.picture_css) + "\n"

    func x(_ index: Int) -> Double {
        let step = (Frame.right - Frame.left) / Double(max(labels.count, 1))
        return Frame.left + step * (Double(index) + 0.5)
    }

    /// Returns the plot as an SVG element, with a final line break.
    ///
    /// A standalone picture includes ``style``, the title and a legend. If `marked` isn't `nil`, a
    /// line with the class `now` marks the label with that index.
    func svg(isAlone: Bool, marked: Int? = nil) -> HTML {
        let axis = axis
        let legend = isAlone ? Frame.line * Double((series.count + 2) / 3) : 0
        let height = Frame.bottom + 56 + legend + (isAlone ? Frame.line : 0)
        let marker = marked.map { index -> HTML in
            """
            <line class="now" x1="\(x(index))" x2="\(x(index))" y1="\(Frame.top)" y2="\(Frame.bottom)"/>

            """
        }
        return """
            <svg class="plot"\(isAlone ? " xmlns=\"http://www.w3.org/2000/svg\"" as HTML : "") \
            viewBox="0 \(isAlone ? -Frame.line : 0) \(Frame.width) \(height)" role="img">
            <title>\(title)</title>
            <desc>\(summary)</desc>
            \(isAlone ? heading : "")\(axes(axis))\(marker ?? "")\
            \(series.indices.reversed().map { curve($0, axis) })\(ends(axis))\
            \(isAlone ? series.indices.map(legendEntry) : [])</svg>

            """
    }

    private var heading: HTML {
        """
        <style>\(HTML(markup: Self.pictureStyle + Self.style))</style>
        <rect class="paper" y="\(-Frame.line)" width="100%" height="100%"/>
        <text x="\(Frame.left)" y="-4" font-weight="600">\(title)</text>

        """
    }

    private func axes(_ axis: PlotAxis) -> HTML {
        let lines = axis.ticks.map { tick -> HTML in
            let y = y(tick, axis)
            return """
                <line class="grid" x1="\(Frame.left)" x2="\(Frame.right)" y1="\(y)" y2="\(y)"/>\
                <text class="tick end" x="\(Frame.left - 8)" y="\(y)" dy=".35em">\(tick.shortestText)</text>

                """
        }
        func name(_ x: Double, _ y: Double, _ text: String) -> HTML {
            "<text class=\"tick middle\" x=\"\(x)\" y=\"\(y)\">\(text)</text>"
        }
        let names = labels.enumerated().map { name(x($0), Frame.bottom + 20, $1) }
        let label = name((Frame.left + Frame.right) / 2, Frame.bottom + 42, axisTitle)
        return "\(lines)\(names)\n\(label)\n"
    }

    private func curve(_ index: Int, _ axis: PlotAxis) -> HTML {
        let points = series[index].sizes.prefix(labels.count).enumerated()
            .filter { $0.element.isFinite }
            .map { (x($0.offset), y($0.element, axis)) }
        let line = points.map { "\($0.0.oneDecimal),\($0.1.oneDecimal)" }.joined(separator: " ")
        let marks = points.map { Self.mark(index, $0.0, $0.1) }
        return "<g class=\"s\(index)\"><polyline points=\"\(line)\"/>\(marks)</g>\n"
    }

    /// Returns labels with the last size of each curve, placed so that they do not overlap.
    private func ends(_ axis: PlotAxis) -> [HTML] {
        var ends = series.enumerated().compactMap { index, series in
            series.sizes.last.flatMap { $0.isFinite ? (index, size: $0, y: y($0, axis)) : nil }
        }
        ends.sort { $0.y < $1.y }
        for index in ends.indices.dropFirst() {
            ends[index].y = max(ends[index].y, ends[index - 1].y + Frame.number)
        }
        for index in ends.indices {
            let below = Double(ends.count - 1 - index)
            ends[index].y = min(ends[index].y, Frame.bottom - Frame.number * below)
        }
        return ends.map { index, size, y in
            """
            <text class="value s\(index)" x="\(Frame.right + 6)" y="\(y)" dy=".35em">\(size)</text>

            """
        }
    }

    /// Returns a sample of a curve's line and mark, for the legend in a page.
    static func key(_ index: Int) -> HTML {
        """
        <svg class="key" viewBox="0 0 28 12" aria-hidden="true"><g class="s\(index)">\
        <line x1="0" x2="28" y1="6" y2="6"/>\(mark(index, 14, 6))</g></svg>
        """
    }

    private func legendEntry(_ index: Int) -> HTML {
        let x = Frame.left + (Frame.right - Frame.left) / 3 * Double(index % 3)
        let y = Frame.bottom + 66 + Frame.line * Double(index / 3)
        return """
            <g class="s\(index)"><line x1="\(x)" x2="\(x + 28)" y1="\(y)" y2="\(y)"/>\
            \(Self.mark(index, x + 14, y))</g>\
            <text class="name" x="\(x + 36)" y="\(y)" dy=".35em">\(series[index].name)</text>

            """
    }

    private func y(_ size: Double, _ axis: PlotAxis) -> Double {
        Frame.bottom - (Frame.bottom - Frame.top) * axis.share(size)
    }

    /// The sizes on every curve as text, for screen readers.
    private var summary: String {
        series.map { series in
            let numbers = zip(labels, series.sizes).map { "\($0) \($1.threeDecimals)" }
            return series.name + ": " + numbers.joined(separator: ", ") + "."
        }.joined(separator: " ")
    }

    /// Returns a curve's mark at a point, with a shape that identifies the curve without color.
    private static func mark(_ index: Int, _ x: Double, _ y: Double) -> HTML {
        func polygon(_ points: (Double, Double)...) -> HTML {
            let text = points.map { "\((x + $0.0).oneDecimal),\((y + $0.1).oneDecimal)" }
            return "<polygon points=\"\(text.joined(separator: " "))\"/>"
        }
        return switch index % maximumSeries {
        case 0: "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"4.2\"/>"
        case 1: polygon((0, -5), (4.6, 3.4), (-4.6, 3.4))
        case 2: polygon((-3.8, -3.8), (3.8, -3.8), (3.8, 3.8), (-3.8, 3.8))
        case 3: polygon((0, -5.2), (5.2, 0), (0, 5.2), (-5.2, 0))
        case 4: polygon((0, 5), (4.6, -3.4), (-4.6, -3.4))
        default: polygon((-5, -2), (5, -2), (5, 2), (-5, 2))
        }
    }
}
