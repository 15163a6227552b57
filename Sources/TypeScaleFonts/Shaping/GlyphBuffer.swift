/// Glyphs in a row, of which those near the last change are replaced in little time.
///
/// The row has a gap where it was changed last. Lookups go through it from start to end, so that the
/// gap goes with them, and a text of many ligatures takes time in proportion to its length.
struct GlyphBuffer {
    private var storage: [GlyphInfo] = []
    private var gapStart = 0
    private var gapCount = 0

    /// How many glyphs there are.
    var count: Int { storage.count - gapCount }

    @inline(__always)
    subscript(index: Int) -> GlyphInfo {
        get { storage[index < gapStart ? index : index + gapCount] }
        set { storage[index < gapStart ? index : index + gapCount] = newValue }
    }

    /// Changes a glyph where it lies.
    @inline(__always)
    mutating func update(_ index: Int, _ body: (inout GlyphInfo) -> Void) {
        body(&storage[index < gapStart ? index : index + gapCount])
    }

    /// Lets go of all glyphs.
    mutating func removeAll() {
        storage.removeAll(keepingCapacity: true)
        gapStart = 0
        gapCount = 0
    }

    /// Adds a glyph at the end of a row that was not changed yet.
    @inline(__always)
    mutating func append(_ glyph: GlyphInfo) { storage.append(glyph) }

    /// Takes a glyph out.
    mutating func remove(at index: Int) {
        moveGap(to: index)
        gapCount += 1
    }

    /// Puts a glyph in before another, or at the end.
    mutating func insert(_ glyph: GlyphInfo, at index: Int) {
        if gapCount == 0 {
            // At least as much room as there was: what is moved for it is moved rarely.
            let room = max(16, storage.count)
            gapStart = storage.count
            gapCount = room
            storage.append(contentsOf: repeatElement(glyph, count: room))
        }
        moveGap(to: index)
        storage[gapStart] = glyph
        gapStart += 1
        gapCount -= 1
    }

    private mutating func moveGap(to index: Int) {
        if gapCount == 0 {
            gapStart = index
            return
        }
        while gapStart > index {
            gapStart -= 1
            storage[gapStart + gapCount] = storage[gapStart]
        }
        while gapStart < index {
            storage[gapStart] = storage[gapStart + gapCount]
            gapStart += 1
        }
    }
}
