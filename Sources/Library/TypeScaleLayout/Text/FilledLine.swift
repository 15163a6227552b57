/// A line of text: the clusters, segments and tabs on it.
struct FilledLine {
    /// The clusters up to the start of the next line.
    var clusters: Range<Int>
    /// The cluster after the last visible cluster.
    var visibleEnd: Int
    /// Whether the line is the first in its paragraph, and whether it is the last.
    let startsParagraph: Bool
    var endsParagraph: Bool
    /// The segments that begin on the line before a word moves to the last line.
    var segments: Range<Int>
    /// The tabs on the line, as indices of the filler's tabs.
    let tabs: Range<Int>

    /// The maximum difference, in points, that is treated as floating-point error.
    static let tolerance = 1e-6
}
