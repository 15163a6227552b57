import TypeScale

/// A line in a text layout.
///
/// Positions are in points from the text's top-left corner.
public struct TextLine: Hashable, Sendable {
    /// The range of the line in UTF-8 bytes, including trailing spaces and the newline.
    ///
    /// The range also includes any text that an ellipsis replaces.
    public let range: Range<Int>

    /// The left end of the visible part.
    public internal(set) var x: Double

    /// The width of the visible part, without trailing spaces.
    public let width: Double

    /// The top of the line.
    public let top: Double

    /// The height of the line, without the space below it.
    public let height: Double

    /// The position of the baseline.
    public let baseline: Double

    /// Whether an ellipsis replaces part of the text.
    public var hasEllipsis: Bool { content.ellipsis != nil }

    let content: Content

    /// The visible content of a line: clusters, an ellipsis, and more clusters.
    struct Content: Hashable, Sendable {
        /// The clusters at the start of the line.
        var head: Range<Int>
        /// The index of the span whose font the ellipsis uses.
        var ellipsis: Int?
        /// The clusters after the ellipsis.
        var tail = 0..<0
        /// The tabs in the head.
        var tabs: [Tab] = []
        /// The width added to each space on the line.
        var addedToSpaces = 0.0
    }

    /// A tab in a line.
    struct Tab: Hashable, Sendable {
        let cluster: Int
        /// The position of the tab stop, measured from the start of the line.
        let end: Double
    }
}

extension TextLine: CustomStringConvertible {
    /// The byte range, position and size, such as `12..<25 at (0, 20.3), 84.2 x 20.3`.
    public var description: String {
        let end = hasEllipsis ? ", with an ellipsis" : ""
        return "\(range.lowerBound)..<\(range.upperBound) at (\(x.printed), \(top.printed)), "
            + "\(width.printed) x \(height.printed)" + end
    }
}

extension Double {
    /// The number with at most two decimal places.
    var printed: String { (Rounding.halfAwayFromZero(self * 100) / 100).shortestText }
}
