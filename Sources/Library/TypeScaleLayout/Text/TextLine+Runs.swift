extension TextLine {
    /// A part of a line that is read in one direction.
    public struct Run: Hashable, Sendable {
        /// The text, in the order in which it is read.
        public let text: String

        /// The range of the run's text, in UTF-8 bytes.
        public let range: Range<Int>

        /// The left end of the run, in points from the left edge of the text.
        public let x: Double

        /// The width of the run, in points.
        public let width: Double

        /// The direction in which the run is read.
        public let direction: ParagraphStyle.Direction
    }

    /// A part of a line's content at one embedding level, or the ellipsis.
    struct Part {
        /// The clusters of the part, or `nil` for the ellipsis.
        let clusters: Range<Int>?
        let level: BidiLevel
        let width: Double
        /// The left end of the part, in points from the left edge of the text.
        var x = 0.0
    }
}

extension TextLine {
    /// The visible text from left to right, split where its direction changes.
    ///
    /// Use the runs to draw text with a library that does not reorder it. A line in one direction
    /// has one run, except for text before and after an ellipsis. An ellipsis is not part of any
    /// run.
    ///
    /// The runs are ordered by rule L2 of [UAX 9](https://www.unicode.org/reports/tr9/#L2).
    ///
    /// - Complexity: O(*n*) in the length of the line.
    public var runs: [Run] {
        LineRuler(measured, content).parts(from: x).compactMap { part in
            guard let clusters = part.clusters else { return nil }
            let start = Int(measured.offsets[clusters.lowerBound])
            let end = Int(measured.offsets[clusters.upperBound])
            return Run(
                text: String(measured.text(in: start..<end)),
                range: start..<end,
                x: part.x,
                width: part.width,
                direction: part.level.isMultiple(of: 2) ? .leftToRight : .rightToLeft
            )
        }
    }
}

/// The positions of clusters on a line.
struct LineRuler {
    private let text: MeasuredText
    private let content: TextLine.Content
    /// The clusters of the spaces that justification widens.
    private let spaces: [Int]

    init(_ text: MeasuredText, _ content: TextLine.Content) {
        self.text = text
        self.content = content
        spaces = content.addedToSpaces > 0 ? text.spaces(of: content) : []
    }

    /// Returns the distance between two clusters before or after the ellipsis, if all text is
    /// read in one direction.
    func distance(from first: Int, to last: Int) -> Double {
        // Only the text before the ellipsis contains tabs and justified spaces.
        guard last <= content.head.upperBound else {
            return text.positions[last] - text.positions[first]
        }
        let added =
            partitionPoint(spaces.count) { spaces[$0] < last }
            - partitionPoint(spaces.count) { spaces[$0] < first }
        return text.position(of: last, in: content) - text.position(of: first, in: content)
            + Double(added) * content.addedToSpaces
    }

    /// Returns the parts of the line in visual order, by rule L2, starting at a position.
    func parts(from start: Double) -> [TextLine.Part] {
        var parts = parts(of: content.head)
        if let ellipsis = content.ellipsis {
            parts.append(
                TextLine.Part(
                    clusters: nil,
                    level: text.baseLevel,
                    width: ellipsis.width
                )
            )
        }
        parts += self.parts(of: content.tail)
        var x = start
        return VisualOrder.indices(of: parts.map { $0.level }).map { index in
            var part = parts[index]
            part.x = x
            x += part.width
            return part
        }
    }

    /// Splits clusters where the level changes.
    private func parts(of clusters: Range<Int>) -> [TextLine.Part] {
        var parts: [TextLine.Part] = []
        var first = clusters.lowerBound
        while first < clusters.upperBound {
            var end = clusters.upperBound
            var level: BidiLevel = 0
            if !text.levels.isEmpty {
                level = text.levels[first]
                end = text.levels[first..<end].firstIndex { $0 != level } ?? end
            }
            parts.append(
                TextLine.Part(
                    clusters: first..<end,
                    level: level,
                    width: distance(from: first, to: end)
                )
            )
            first = end
        }
        return parts
    }
}
