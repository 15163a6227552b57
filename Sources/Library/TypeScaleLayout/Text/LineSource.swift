/// Text whose lines a ``LineFiller`` fills.
protocol LineSource {
    /// The parts of the text between offsets at which a line may end.
    var segments: [TextSegment] { get }

    /// Returns the position of a cluster in the unbroken text, in points.
    func position(of cluster: Int) -> Double

    var text: String { get }

    /// The UTF-8 offsets of the clusters, followed by the end of the text.
    var offsets: [Int32] { get }

    /// Returns the first cluster after another at which a character begins, but at most `end`.
    func nextCharacter(after cluster: Int, upTo end: Int) -> Int
}

extension LineSource {
    /// Returns the first byte of a cluster, or `nil` after the last cluster.
    func byte(of cluster: Int) -> UInt8? {
        let offset = Int(offsets[cluster])
        guard offset < text.utf8.count else { return nil }
        return text.utf8[text.utf8.index(text.startIndex, offsetBy: offset)]
    }

    /// Returns whether a cluster is a tab.
    func isTab(_ cluster: Int) -> Bool { byte(of: cluster) == UInt8(ascii: "\t") }

    /// Returns the last break between characters up to a position in the unbroken text.
    ///
    /// The result is after at least one character, and never within a glyph cluster.
    func characterBreak(from start: Int, to end: Int, before limit: Double) -> Int {
        var best = start
        while best < end {
            let next = nextCharacter(after: best, upTo: end)
            let isWide = position(of: next) > limit
            if !isWide || best == start { best = next }
            if isWide { break }
        }
        return best
    }
}
