import Foundation
import Testing

@testable import TypeScaleTool

#if canImport(FoundationXML)
import FoundationXML
#endif

struct CurvePlotTests {
    @Test func `the picture is well formed and draws sizes to scale`() throws {
        let words = ["curves", "--plot", "--svg", "uikit,android,winui,gnome,flutter,bonmot"]
        let picture = try Picture(Run(words).output)
        #expect(picture.lines.count == 6)
        let numbers = Run(words.filter { $0 != "--svg" } + ["--csv"]).lines.dropFirst()
        var sizes: [Substring: [Double]] = [:]
        for row in numbers {
            let fields = row.split(separator: ",")
            let size = try #require(fields.count == 3 ? Double(fields[2]) : nil)
            sizes[fields[0], default: []].append(size)
        }
        // The first curve is drawn last, above the others.
        let names: [Substring] = ["bonmot", "flutter", "gnome", "winui", "android", "uikit"]
        var scale: Double?
        for (name, points) in zip(names, picture.lines) {
            let curve = try #require(sizes[name])
            #expect(points.count == 12)
            let rise = try #require(curve.last) - curve[3]
            let drawn = points[3].y - (try #require(points.last)).y
            scale = scale ?? drawn / rise
            #expect(abs(drawn - rise * (scale ?? 0)) < 0.5, "\(name)")
            #expect(zip(points, points.dropFirst()).allSatisfy { $0.x < $1.x && $0.y >= $1.y })
        }
    }

    @Test func `draws very small and very large sizes in finite pictures`() throws {
        for size in ["1e-300", "0.001", "1e9", "1e15", "1e300"] {
            for form in [["--svg"], [], ["--json"]] {
                let run = Run(["curves", "--plot", "--size", size] + form)
                #expect(run.status == .success, "\(size): \(run.errors)")
            }
            let picture = try Picture(Run("curves", "--plot", "--size", size, "--svg").output)
            #expect(picture.lines.map(\.count) == [12, 12])
            #expect(picture.lines.joined().allSatisfy { $0.x.isFinite && 0...400 ~= $0.y })
        }
    }

    // The curves end at the top, in the middle and at the bottom of the plot.
    @Test(arguments: [50, 30, 10.5, 10])
    func `the numbers at the ends of the curves do not overlap or leave the plot`(
        last: Double
    ) throws {
        let series = (0..<6).map { number in
            CurvePlot.Series(name: "\(number)", sizes: [10, 50, last])
        }
        let plot = CurvePlot(
            title: "Six curves",
            labels: ["a", "b", "c"],
            keys: ["a", "b", "c"],
            axisTitle: "label",
            series: series
        )
        let picture = try Picture(plot.svg(isAlone: true).text)
        let bottom = try #require(picture.gridLines.max())
        let numbers = picture.numbers.sorted()
        #expect(numbers.count == 6)
        #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $1 - $0 >= 14 }, "\(numbers)")
        #expect(numbers.allSatisfy { 0...bottom ~= $0 }, "\(numbers)")
    }

    @Test func `replaces the names in a template with their values`() {
        let template = Array("a{{x}}{{y}}b{{z}}\n".utf8)
        #expect(HTML(template: template, ["x": "<1>", "y": "\("&")"]).text == "a<1>&amp;b")
    }

    @Test func `the round numbers on an axis enclose the plotted numbers`() {
        let pairs: [(Double, Double)] = [
            (15, 48), (0, 0), (17, 17), (-3, 9), (0.1, 0.2), (1e-300, 2e-300), (14.45, 29),
            (8, 299),
            (1e14, 3e14), (-1e300, 1e300), (1e300, 1e300),
        ]
        for (minimum, maximum) in pairs {
            let axis = PlotAxis(from: minimum, to: maximum)
            #expect(axis.minimum <= minimum && axis.maximum >= maximum)
            #expect(1...12 ~= axis.ticks.count)
            #expect(zip(axis.ticks, axis.ticks.dropFirst()).allSatisfy { $0 < $1 })
            #expect(0...1 ~= axis.share(minimum) && axis.share(minimum) <= axis.share(maximum))
        }
        #expect(PlotAxis(from: 15, to: 48).ticks == [10, 20, 30, 40, 50])
        #expect(PlotAxis(from: 0, to: 20).ticks == [0, 5, 10, 15, 20])
        #expect(PlotAxis(from: 1, to: 8).ticks == [0, 2, 4, 6, 8])
        #expect(PlotAxis(from: 0, to: 100).ticks == [0, 20, 40, 60, 80, 100])
        #expect(PlotAxis(from: 0, to: 5).ticks == [0, 1, 2, 3, 4, 5])
        #expect(PlotAxis(from: 15, to: 48).share(20) == 0.25)
    }
}

/// The curves, grid lines and numbers that an XML parser finds in a picture.
private struct Picture {
    let lines: [[(x: Double, y: Double)]]
    /// The vertical positions of the horizontal grid lines.
    let gridLines: [Double]
    /// The vertical positions of the numbers at the ends of the curves.
    let numbers: [Double]

    init(_ svg: String) throws {
        let finder = Finder()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = finder
        try #require(parser.parse(), "\(String(describing: parser.parserError))")
        lines = finder.lines
        gridLines = finder.gridLines
        numbers = finder.numbers
    }

    private final class Finder: NSObject, XMLParserDelegate {
        var lines: [[(x: Double, y: Double)]] = []
        var gridLines: [Double] = []
        var numbers: [Double] = []

        func parser(
            _ parser: XMLParser,
            didStartElement element: String,
            namespaceURI: String?,
            qualifiedName: String?,
            attributes: [String: String]
        ) {
            let kind = attributes["class"] ?? ""
            if kind == "grid", let y = attributes["y1"].flatMap(Double.init) { gridLines.append(y) }
            if kind.hasPrefix("value "), let y = attributes["y"].flatMap(Double.init) {
                numbers.append(y)
            }
            guard element == "polyline", let points = attributes["points"] else { return }
            lines.append(
                points.split(separator: " ").compactMap { point in
                    let numbers = point.split(separator: ",").compactMap { Double($0) }
                    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
                }
            )
        }
    }
}
