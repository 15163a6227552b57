/// A glyph of a face, where it comes from in a text, and how far it moves what follows.
public struct Glyph: Hashable, Sendable {
    /// The number of the glyph in its face; 0 is the box that stands for what is missing.
    public let id: UInt16

    /// Half the size of an `Int`, next to the identifier: a long text has many glyphs.
    private let storedCluster: UInt32

    /// Where the first of its characters stands in the text, in Unicode scalars.
    ///
    /// Glyphs with one cluster belong together: they are what a lookup made of one character, or
    /// stand for characters that were joined.
    public var cluster: Int { Int(storedCluster) }

    /// How far what follows is moved, in font units, with kerning and letter spacing, unrounded.
    public internal(set) var advance: Double

    @inline(__always)
    init(id: UInt16, cluster: UInt32, advance: Double) {
        self.id = id
        storedCluster = cluster
        self.advance = advance
    }
}

/// A gap buffer of glyphs: replacing one near the last change takes little time.
///
/// Lookups go through the glyphs from start to end and the gap moves with them, so that a text of
/// many ligatures takes time in proportion to its length.
struct GlyphBuffer {
    private var storage: [GlyphInfo] = []
    private var gapStart = 0
    private var gapCount = 0

    /// The number of glyphs.
    var count: Int { storage.count - gapCount }

    @inline(__always)
    subscript(index: Int) -> GlyphInfo {
        get { storage[index < gapStart ? index : index + gapCount] }
        set { storage[index < gapStart ? index : index + gapCount] = newValue }
    }

    /// Changes a glyph in place.
    @inline(__always)
    mutating func update(_ index: Int, _ body: (inout GlyphInfo) -> Void) {
        body(&storage[index < gapStart ? index : index + gapCount])
    }

    /// Removes all glyphs.
    mutating func removeAll() {
        storage.removeAll(keepingCapacity: true)
        gapStart = 0
        gapCount = 0
    }

    /// Adds a glyph at the end of a buffer that was not changed yet.
    @inline(__always)
    mutating func append(_ glyph: GlyphInfo) { storage.append(glyph) }

    /// Removes a glyph.
    mutating func remove(at index: Int) {
        moveGap(to: index)
        gapCount += 1
    }

    /// Inserts a glyph before another, or at the end.
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

/// A glyph while lookups work on it.
struct GlyphInfo {
    /// The number of the glyph.
    var id: UInt16
    /// Its class, from `GDEF` or else from its character.
    var properties: GlyphProperties
    /// How lookups treat its character.
    var role: CharacterRole
    /// The index of its character in the text, in Unicode scalars.
    var cluster: UInt32
    /// The lookups that may start at it.
    var mask: UInt64 = 0
    /// Font units.
    var advance: Double
    /// How far it is drawn from its position, in font units.
    var offset: Double = 0
}

/// How lookups treat a character.
enum CharacterRole: UInt8, Sendable {
    /// A character like any.
    case usual
    /// A mark, where the font does not say what kind its glyph is.
    case mark
    /// Default ignorable: invisible, and lookups may skip it.
    case defaultIgnorable
    /// U+200C, which only `GPOS` and contexts may skip.
    case zeroWidthNonJoiner
    /// Default ignorable, and not skipped.
    case hiddenIgnorable

    /// Whether it is not drawn, unless a lookup substitutes it.
    var isInvisible: Bool { rawValue >= Self.defaultIgnorable.rawValue }
}
