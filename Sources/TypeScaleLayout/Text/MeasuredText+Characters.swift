extension MeasuredText {
    /// Whether a cluster is a tab.
    func isTab(_ cluster: Int) -> Bool { byte(of: cluster) == UInt8(ascii: "\t") }

    /// The first byte of a cluster; `nil` behind the last.
    func byte(of cluster: Int) -> UInt8? {
        let offset = Int(offsets[cluster])
        guard offset < text.utf8.count else { return nil }
        return text.utf8[text.utf8.index(text.startIndex, offsetBy: offset)]
    }

    /// The last place between two characters that is not behind a position; at least one character is
    /// taken, and those whose glyphs are joined stay together.
    ///
    /// - Parameters:
    ///   - start: The first cluster.
    ///   - end: The cluster to end at, if all has room.
    ///   - limit: The position in the endless line.
    /// - Returns: A cluster.
    func characterBreak(from start: Int, to end: Int, before limit: Double) -> Int {
        var best = start
        var cluster = start
        var index = text.utf8.index(text.startIndex, offsetBy: Int(offsets[start]))
        var offset = Int(offsets[start])
        while cluster < end {
            let next = text.index(after: index)
            offset += text.utf8.distance(from: index, to: next)
            index = next
            while cluster < end, offsets[cluster] < offset { cluster += 1 }
            guard offsets[cluster] == offset || cluster == end else { continue }
            if positions[cluster] > limit, best > start { break }
            best = cluster
            if positions[cluster] > limit { break }
        }
        return best
    }
}
