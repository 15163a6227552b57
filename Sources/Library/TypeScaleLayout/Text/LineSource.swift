/// Text whose lines a ``LineFiller`` fills.
protocol LineSource {
    /// The parts of the text between offsets at which a line may end.
    var segments: [TextSegment] { get }

    /// Returns the position of a cluster in the unbroken text, in points.
    func position(of cluster: Int) -> Double

    /// Returns whether a cluster is a tab.
    func isTab(_ cluster: Int) -> Bool

    /// Returns the last break between characters up to a position in the unbroken text.
    ///
    /// The result is after at least one character, and never within a glyph cluster.
    func characterBreak(from start: Int, to end: Int, before limit: Double) -> Int
}
