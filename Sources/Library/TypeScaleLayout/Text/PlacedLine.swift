/// The position and the content of a line in a layout.
struct PlacedLine: Hashable, Sendable {
    /// The range of the line in UTF-8 bytes, as in ``TextLine/range``.
    let range: Range<Int>
    var x: Double
    let width: Double
    let top: Double
    let height: Double
    let baseline: Double
    let content: TextLine.Content
}

extension TextLine {
    /// The visible content of a line: clusters, an ellipsis, and more clusters.
    struct Content: Hashable, Sendable {
        /// The clusters at the start of the line.
        var head: Range<Int>
        var ellipsis: Ellipsis?
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
