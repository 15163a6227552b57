// The syllables of a run, numbered in ``GlyphInfo/syllable``.
//
// The high four bits contain a number from 1 to 15 that differs from the previous syllable. The low
// four bits contain the kind, which each shaper defines.
extension GlyphInfo {
    /// The kind of the glyph's syllable.
    var syllableKind: UInt8 { syllable & 0xF }
}

extension [GlyphInfo] {
    /// The classes of the characters.
    ///
    /// A parser that keeps the glyphs would copy all of them when the first is changed.
    var categories: [UInt8] {
        var categories: [UInt8] = []
        categories.append(addingCapacity: count) { output in
            for index in indices { output.append(self[index].category) }
        }
        return categories
    }

    /// Marks a range as the syllable after the syllable numbered `number`, and counts it.
    mutating func markSyllable(_ range: Range<Int>, kind: UInt8, after number: inout UInt8) {
        number = number == 15 ? 1 : number + 1
        let syllable = number << 4 | kind & 0xF
        for index in range where index < count { self[index].syllable = syllable }
    }

    /// Marks the syllables that a closure returns one after another.
    mutating func markSyllables(_ next: () -> (range: Range<Int>, kind: UInt8)?) {
        var number: UInt8 = 0
        while let (range, kind) = next() { markSyllable(range, kind: kind, after: &number) }
    }

    /// Calls a closure with each syllable, whose glyphs it may change or move within the syllable.
    mutating func forEachSyllable(_ body: (inout Self, Range<Int>) -> Void) {
        var start = 0
        while start < count {
            let end = endOfSyllable(from: start)
            body(&self, start..<end)
            start = end
        }
    }

    /// Returns the index after the last glyph of the syllable that starts at an index.
    func endOfSyllable(from start: Int) -> Int {
        guard indices.contains(start) else { return count }
        var end = start + 1
        while end < count, self[end].syllable == self[start].syllable { end += 1 }
        return end
    }

    /// Forgets the syllables, so that lookups match across them.
    mutating func clearSyllables() {
        for index in indices { self[index].syllable = 0 }
    }
}

/// The kinds of syllables in Khmer and Myanmar text.
enum BasicSyllable {
    static let consonant: UInt8 = 0
    /// A syllable without a base.
    static let broken: UInt8 = 1
    static let other: UInt8 = 2
}
