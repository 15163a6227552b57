public import Testing
public import TypeScale

/// What a failing `#expect(font == other)` shows of each font: what it is, and how its size came about.
extension ScaledFont: CustomTestStringConvertible {
    /// The font, and the arithmetic behind its size with its sources.
    public var testDescription: String { report }
}

extension ScaledFont {
    /// The font with its explanation and all else that it is compared by, for a test's report.
    var report: String {
        let explanation = explanation
        let sources = explanation.sources.joined(separator: "; ")
        let lengths = [("lines of", lineHeight), ("tracked by", tracking)].compactMap {
            name,
            points in
            points.map { "\(name) \($0.shortestText)" }
        }
        return ([description] + lengths).joined(separator: ", ")
            + " (\(explanation)\(sources.isEmpty ? "" : "; source: " + sources); "
            + "asked for: \(origin.testDescription); reader: \(traits.testDescription))"
    }
}
