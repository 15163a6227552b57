import Foundation
import TypeScale
import TypeScaleRichText

extension CurvePlot {
    /// Where things stand in the picture.
    enum Frame {
        static let width = 720.0
        static let left = 44.0
        static let right = 668.0
        static let top = 16.0
        static let bottom = 316.0
        /// A line of the legend, and of the title of a picture that is alone.
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

    /// How far from the left a place stands.
    func x(_ place: Int) -> Double {
        let step = (Frame.right - Frame.left) / Double(max(places.count, 1))
        return Frame.left + step * (Double(place) + 0.5)
    }

    /// The plot as a picture.
    ///
    /// - Parameters:
    ///   - isAlone: Whether it is a file of its own, with its style and legend in it, or part of a page that
    ///     has ``style`` and names the curves.
    ///   - marked: The place with a line through it, which has the class `now`; `nil` for none.
    /// - Returns: The element, with its end of line.
    func svg(isAlone: Bool, marked: Int? = nil) -> String {
        let axis = axis
        let legend = isAlone ? Frame.line * Double((series.count + 2) / 3) : 0
        let height = Frame.bottom + 56 + legend
        var svg = HTMLText()
        svg.markup("<svg class=\"plot\"")
        if isAlone { svg.markup(" xmlns=\"http://www.w3.org/2000/svg\"") }
        svg.markup(
            " viewBox=\"0 \(isAlone ? "-\(Self.text(Frame.line)) " : "0 ")\(Self.text(Frame.width)) "
                + "\(Self.text(isAlone ? height + Frame.line : height))\" role=\"img\">\n<title>"
        )
        svg.content(title)
        svg.markup("</title>\n<desc>")
        svg.content(summary)
        svg.markup("</desc>\n")
        if isAlone {
            svg.markup("<style>\(Self.pictureStyle)\(Self.style)</style>\n")
            let top = Self.text(-Frame.line)
            svg.markup("<rect class=\"paper\" y=\"\(top)\" width=\"100%\" height=\"100%\"/>\n")
            svg.markup("<text x=\"\(Self.text(Frame.left))\" y=\"-4\" font-weight=\"600\">")
            svg.content(title)
            svg.markup("</text>\n")
        }
        drawAxes(axis, &svg)
        if let marked {
            let x = Self.text(x(marked))
            svg.markup(
                "<line class=\"now\" x1=\"\(x)\" x2=\"\(x)\" y1=\"\(Self.text(Frame.top))\" "
            )
            svg.markup("y2=\"\(Self.text(Frame.bottom))\"/>\n")
        }
        for index in series.indices.reversed() { draw(index, axis, &svg) }
        drawEnds(axis, &svg)
        if isAlone { drawLegend(&svg) }
        svg.markup("</svg>\n")
        return svg.text
    }

    private func drawAxes(_ axis: PlotAxis, _ svg: inout HTMLText) {
        for tick in axis.ticks {
            let y = Self.text(y(tick, axis))
            svg.markup("<line class=\"grid\" x1=\"\(Self.text(Frame.left))\" ")
            svg.markup("x2=\"\(Self.text(Frame.right))\" y1=\"\(y)\" y2=\"\(y)\"/>")
            svg.markup(
                "<text class=\"tick end\" x=\"\(Self.text(Frame.left - 8))\" y=\"\(y)\" dy=\".35em\">"
            )
            svg.content(tick.shortestText)
            svg.markup("</text>\n")
        }
        for (index, place) in places.enumerated() {
            svg.markup("<text class=\"tick middle\" x=\"\(Self.text(x(index)))\" ")
            svg.markup("y=\"\(Self.text(Frame.bottom + 20))\">")
            svg.content(place)
            svg.markup("</text>")
        }
        svg.markup(
            "\n<text class=\"tick middle\" x=\"\(Self.text((Frame.left + Frame.right) / 2))\" "
        )
        svg.markup("y=\"\(Self.text(Frame.bottom + 42))\">")
        svg.content(placesName)
        svg.markup("</text>\n")
    }

    private func draw(_ index: Int, _ axis: PlotAxis, _ svg: inout HTMLText) {
        let points = series[index].sizes.prefix(places.count).enumerated()
            .filter { $0.element.isFinite }
            .map { (x($0.offset), y($0.element, axis)) }
        let line = points.map { "\(Self.text($0.0)),\(Self.text($0.1))" }.joined(separator: " ")
        svg.markup("<g class=\"s\(index)\"><polyline points=\"\(line)\"/>")
        for point in points { svg.markup(PlotMark.svg(index, point.0, point.1)) }
        svg.markup("</g>\n")
    }

    /// The last number of each curve, in its colour, beside its end or as near as there is room.
    private func drawEnds(_ axis: PlotAxis, _ svg: inout HTMLText) {
        var ends: [(index: Int, size: Double, y: Double)] = []
        for (index, series) in series.enumerated() {
            guard let size = series.sizes.last, size.isFinite else { continue }
            ends.append((index, size, y(size, axis)))
        }
        ends.sort { $0.y < $1.y }
        for (place, end) in ends.enumerated() where place > 0 {
            ends[place].y = max(end.y, ends[place - 1].y + Frame.number)
        }
        for (place, end) in ends.enumerated().reversed() {
            let lowest = Frame.bottom - Frame.number * Double(ends.count - 1 - place)
            ends[place].y = min(end.y, lowest)
        }
        for (index, size, y) in ends {
            svg.markup(
                "<text class=\"value s\(index)\" x=\"\(Self.text(Frame.right + 6))\" y=\"\(Self.text(y))\" dy=\".35em\">"
            )
            svg.content(size.oneDecimal)
            svg.markup("</text>\n")
        }
    }

    /// The line and the mark of a curve, for a page to put before its name.
    static func key(_ index: Int) -> String {
        "<svg class=\"key\" viewBox=\"0 0 28 12\" aria-hidden=\"true\"><g class=\"s\(index)\">"
            + "<line x1=\"0\" x2=\"28\" y1=\"6\" y2=\"6\"/>\(PlotMark.svg(index, 14, 6))</g></svg>"
    }

    private func drawLegend(_ svg: inout HTMLText) {
        let width = (Frame.right - Frame.left) / 3
        for (index, series) in series.enumerated() {
            let x = Frame.left + width * Double(index % 3)
            let y = Frame.bottom + 66 + Frame.line * Double(index / 3)
            svg.markup(
                "<g class=\"s\(index)\"><line x1=\"\(Self.text(x))\" x2=\"\(Self.text(x + 28))\" "
            )
            svg.markup(
                "y1=\"\(Self.text(y))\" y2=\"\(Self.text(y))\"/>\(PlotMark.svg(index, x + 14, y))</g>"
            )
            svg.markup(
                "<text class=\"name\" x=\"\(Self.text(x + 36))\" y=\"\(Self.text(y))\" dy=\".35em\">"
            )
            svg.content(series.name)
            svg.markup("</text>\n")
        }
    }

    private func y(_ size: Double, _ axis: PlotAxis) -> Double {
        Frame.bottom - (Frame.bottom - Frame.top) * axis.share(size)
    }

    /// All numbers in words, for those who do not see the picture.
    private var summary: String {
        series.map { series in
            let numbers = zip(places, series.sizes).map { "\($0) \($1.threeDecimals)" }
            return series.name + ": " + numbers.joined(separator: ", ") + "."
        }.joined(separator: " ")
    }

    /// A coordinate, to a tenth.
    private static func text(_ number: Double) -> String {
        number.oneDecimal
    }
}

/// The mark of a curve, by which it differs from the others without color.
private enum PlotMark {
    /// The mark of a curve at a point.
    static func svg(_ index: Int, _ x: Double, _ y: Double) -> String {
        func at(_ points: (Double, Double)...) -> String {
            let text = points.map { "\((x + $0.0).oneDecimal),\((y + $0.1).oneDecimal)" }
            return "<polygon points=\"\(text.joined(separator: " "))\"/>"
        }
        switch index % CurvePlot.maximumSeries {
        case 0: return circle(x, y)
        case 1: return at((0, -5), (4.6, 3.4), (-4.6, 3.4))
        case 2: return at((-3.8, -3.8), (3.8, -3.8), (3.8, 3.8), (-3.8, 3.8))
        case 3: return at((0, -5.2), (5.2, 0), (0, 5.2), (-5.2, 0))
        case 4: return at((0, 5), (4.6, -3.4), (-4.6, -3.4))
        default: return at((-5, -2), (5, -2), (5, 2), (-5, 2))
        }
    }

    private static func circle(_ x: Double, _ y: Double) -> String {
        "<circle cx=\"\(x.oneDecimal)\" cy=\"\(y.oneDecimal)\" r=\"4.2\"/>"
    }
}
