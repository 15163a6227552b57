// Changes to the glyphs of a run that several shapers make.
extension [GlyphInfo] {
    /// Calls a closure with each glyph, which is faster than updating the glyphs one by one.
    mutating func updateAll(_ body: (inout GlyphInfo) -> Void) {
        var glyphs = mutableSpan
        for index in glyphs.indices { body(&glyphs[index]) }
    }

    /// Gives the glyphs in a range the smallest of their clusters.
    ///
    /// As in HarfBuzz, the other glyphs of the first and the last cluster are included.
    mutating func mergeClusters(_ range: Range<Int>) {
        guard range.count > 1, range.lowerBound >= 0, range.upperBound <= count else { return }
        var (low, high) = (range.lowerBound, range.upperBound)
        var least = self[low].cluster
        for index in range { least = Swift.min(least, self[index].cluster) }
        if self[high - 1].cluster != least {
            while high < count, self[high].cluster == self[high - 1].cluster { high += 1 }
        }
        if self[low].cluster != least {
            while low > 0, self[low - 1].cluster == self[low].cluster { low -= 1 }
        }
        for index in low..<high { self[index].cluster = least }
    }

    /// Merges the clusters in each of the ranges, which are in ascending order.
    ///
    /// Ranges that overlap, or that share a cluster, become one cluster in linear time.
    mutating func mergeClusters(_ ranges: [Range<Int>]) {
        guard var joined = ranges.first else { return }
        for range in ranges.dropFirst() {
            let start = range.lowerBound
            let isConnected =
                start < joined.upperBound
                || start == joined.upperBound && indices.contains(start) && start > 0
                    && self[start - 1].cluster == self[start].cluster
            if isConnected {
                let lower = Swift.min(joined.lowerBound, start)
                joined = lower..<Swift.max(joined.upperBound, range.upperBound)
            } else {
                mergeClusters(joined)
                joined = range
            }
        }
        mergeClusters(joined)
    }

    /// Moves a glyph to another index, shifting the glyphs between.
    mutating func moveGlyph(from index: Int, to target: Int) {
        guard indices.contains(index), indices.contains(target), index != target else { return }
        let glyph = self[index]
        if index < target {
            for position in index..<target { self[position] = self[position + 1] }
        } else {
            for position in (target..<index).reversed() { self[position + 1] = self[position] }
        }
        self[target] = glyph
    }

    /// Sorts the glyphs in a range by an integer, keeping the order of equal glyphs.
    ///
    /// The clusters of glyphs that change places are merged. Ranges are short, such as the marks of
    /// a base, so insertion is fast. A caller limits the range.
    mutating func sortGlyphs(_ range: Range<Int>, by key: (GlyphInfo) -> UInt8) {
        guard range.lowerBound >= 0, range.upperBound <= count else { return }
        for index in range.dropFirst() {
            var position = index
            while position > range.lowerBound, key(self[position - 1]) > key(self[index]) {
                position -= 1
            }
            guard position < index else { continue }
            mergeClusters(position..<(index + 1))
            moveGlyph(from: index, to: position)
        }
    }
}
