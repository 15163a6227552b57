/// A line of a text that was laid out.
///
/// Places are points from the top left corner of the text, downwards.
public struct TextLine: Hashable, Sendable {
    /// The part of the text on the line, in UTF-8 bytes, with the spaces and the newline at its end.
    ///
    /// Of a line with an ellipsis all that it stands for is in it.
    public let range: Range<Int>

    /// The left end of what is seen.
    public let x: Double

    /// The width of what is seen, without spaces at its end.
    public let width: Double

    /// The top of the line.
    public let top: Double

    /// The height of the line, without the space below it.
    public let height: Double

    /// The baseline.
    public let baseline: Double

    /// Whether an ellipsis stands for a part of the text.
    public var hasEllipsis: Bool { content.ellipsis != nil }

    /// What is on the line.
    let content: Content

    /// What is on a line: clusters, an ellipsis, and clusters again.
    struct Content: Hashable, Sendable {
        /// Clusters from the start of the line.
        var head: Range<Int>
        /// The span in whose font an ellipsis stands.
        var ellipsis: Int?
        /// Clusters behind the ellipsis.
        var tail = 0..<0
        /// Where each tab of the line ends, from the start of the line.
        var tabs: [TabEnd] = []
        /// What is added to each space of the line.
        var addedToSpaces = 0.0
    }

    /// A tab, and where it ends.
    struct TabEnd: Hashable, Sendable {
        let cluster: Int
        let end: Double
    }
}
