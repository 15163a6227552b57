/// A map of characters to glyphs that is a list of ranges: formats 4, 12 and 13 of `cmap`.
protocol CmapRanges {
    /// How many ranges there are.
    var count: Int { get }
    /// Whether each range starts after the one before it has ended.
    var isOrdered: Bool { get }

    func start(_ range: Int) -> Int
    func end(_ range: Int) -> Int

    /// The glyph of a character that lies in a range.
    func glyph(_ character: Int, in range: Int) -> UInt16
}

extension CmapRanges {
    /// The most ranges that are looked through one by one, where they are out of order.
    static var maximumUnorderedCount: Int { 256 }

    /// Writes the glyphs that the map has for consecutive characters.
    func fill(_ glyphs: inout [UInt16], from first: Int) {
        if isOrdered {
            var range = partitionPoint(count) { end($0) < first }
            while range < count, start(range) < first + glyphs.count {
                fill(&glyphs, from: first, range: range)
                range += 1
            }
        } else {
            // Where ranges overlap the first counts, so it is written last.
            for range in (0..<count).reversed() { fill(&glyphs, from: first, range: range) }
        }
    }

    @inline(__always)
    private func fill(_ glyphs: inout [UInt16], from first: Int, range: Int) {
        let low = max(start(range), first)
        let high = min(end(range), first + glyphs.count - 1)
        guard low <= high else { return }
        for character in low...high { glyphs[character - first] = glyph(character, in: range) }
    }
}
