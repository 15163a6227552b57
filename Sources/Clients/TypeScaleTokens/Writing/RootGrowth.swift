import TypeScale

/// A length in CSS that has a given value for each text size on iOS.
///
/// In Safari on iOS, `font: -apple-system-body` gives the root element the size of body text. A sum
/// of `clamp()` terms over `1rem` therefore depends on the reader's text size. Between two text
/// sizes, the sum is linear.
struct RootGrowth {
    /// The twelve values in pixels, rounded to hundredths.
    let values: [Double]

    init(_ values: [Double]) {
        self.values = values.map { $0.roundedHalfAwayFromZero(toPlaces: 2) }
    }

    /// The sizes of the root element, from XS to AX5.
    private static let roots = ContentSizeCategory.allCases.map {
        FontDescription.system(.body).pointSize(at: $0)
    }

    /// The names of the shared steps, each of which grows from 0 to 1 pixel between two text sizes.
    private static let names = "abcdefghijk".map { "--_\($0)" }

    /// The maximum distance of a value from the line that replaces several steps.
    private static let tolerance = 0.003

    /// The declarations of the shared steps.
    static var steps: [String] {
        zip(names, zip(roots, roots.dropFirst())).map { name, roots in
            let width = roots.1 - roots.0
            let divisor = width == 1 ? "" : "/\(width.shortestText)"
            let ramp = "(1rem - \(roots.0.shortestText)px)\(divisor)"
            return "\(name): clamp(0px, \(ramp), 1px)"
        }
    }

    /// The value as CSS.
    var css: String {
        var terms = ""
        var start = 0
        while start + 1 < values.count {
            let end = self.end(from: start)
            let growth = (values[end] - values[start]).roundedHalfAwayFromZero(toPlaces: 2)
            if growth != 0 {
                let sign = growth < 0 ? " - " : " + "
                terms += sign + Self.term(growth.magnitude, start, end)
            }
            start = end
        }
        let base = "\((values.first ?? 0).shortestText)px"
        return terms.isEmpty ? base : "calc(\(base)\(terms))"
    }

    /// Returns the last text size up to which the values lie on a line.
    private func end(from start: Int) -> Int {
        var end = start + 1
        while end + 1 < values.count, isStraight(from: start, to: end + 1) { end += 1 }
        return end
    }

    private func isStraight(from start: Int, to end: Int) -> Bool {
        let roots = Self.roots
        let slope = (values[end] - values[start]) / (roots[end] - roots[start])
        return (start..<end).allSatisfy { index in
            let line = values[start] + slope * (roots[index] - roots[start])
            return abs(line - values[index]) <= Self.tolerance
        }
    }

    private static func term(_ growth: Double, _ start: Int, _ end: Int) -> String {
        if end == start + 1 {
            let factor = growth == 1 ? "" : "\(growth.shortestText)*"
            return "\(factor)var(\(names[start]))"
        }
        let width = roots[end] - roots[start]
        let slope = (growth / width).roundedHalfAwayFromZero(toPlaces: 5)
        let ramp = "clamp(0px,1rem - \(roots[start].shortestText)px,\(width.shortestText)px)"
        return slope == 1 ? ramp : "\(slope.shortestText)*\(ramp)"
    }
}
